import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/inputs.ts';
import { answersEmpty, answersMedia } from '../../lib/contract/reply.ts';
import { resource } from '../../lib/contract/resource.ts';
import { about } from '../../lib/contract/shapes.ts';
import { serveResource } from '../../lib/http/resource/serve.ts';
import { answerMcp } from '../../lib/mcp/server.ts';

/** Headers of the protocol that the server reads. */
const HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'] as const;

export const mcp = resource({
  path: '/v1/mcp',
  summary: 'Model Context Protocol: every calculation for assistants, by two functions',
  description:
    'Streamable HTTP without sessions: each POST carries one JSON-RPC message and is answered whole. `find_endpoints` finds calculations by words in English or Hindi, with an example body; `call_endpoint` calls one, charged and refused as a call of its own. Answers above 40 KB ask for `fields`. Point a desktop assistant at this address with the key in the header `X-Api-Key` or `Authorization: Bearer`. `ai/chat` and `batch` are not called through it.',
  credits: 0,
  pricedByBody: true,
  auth: 'key',
  memoryMb: 1024,
  input: plainInput({
    jsonrpc: about(z.literal('2.0'), 'Version of JSON-RPC'),
    id: z.optional(about(z.union([z.string(), z.number()]), 'Id of the message; left out in a notification')),
    method: about(z.optional(z.string().check(z.maxLength(100))), 'Method: initialize, tools/list, tools/call …'),
    params: z.optional(about(z.unknown(), 'Parameters of the method')),
    result: z.optional(about(z.unknown(), 'Result, where the message answers one of ours')),
    error: z.optional(about(z.unknown(), 'Error, where the message answers one of ours')),
  }),
  answers: {
    200: answersMedia('The answer of the protocol, as JSON or as one event', 'application/json', 'text/event-stream'),
    202: answersEmpty('A notification was taken'),
  },
  example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  compute: async ({ input, caller, request, options, now, web }) => {
    const passed = HEADERS.flatMap((name) => {
      const value = web.header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...Object.fromEntries(passed),
    };
    const { status, type, body } = await answerMcp(
      { caller, requestId: request.id, language: options.language, now },
      input,
      headers,
    );
    if (status === 202) return { status: 202 };
    return { status: 200, type: type.startsWith('text/event-stream') ? 'text/event-stream' : 'application/json', body };
  },
});

export const handler = serveResource(mcp);
