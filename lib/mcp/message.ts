/** What both addresses of the protocol take and answer: one JSON-RPC message. */
import * as z from 'zod/mini';
import { answersEmpty, answersMedia } from '../contract/reply.ts';
import type { Web } from '../contract/resource.ts';
import { about } from '../contract/shapes.ts';

/** Headers of the protocol that the server reads. */
const HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'] as const;

/** Members of a message. */
export const mcpFields = {
  jsonrpc: about(z.literal('2.0'), 'Version of JSON-RPC'),
  id: z.optional(about(z.union([z.string(), z.number()]), 'Id of the message; left out in a notification')),
  method: about(z.optional(z.string().check(z.maxLength(100))), 'Method: initialize, tools/list, tools/call …'),
  params: z.optional(about(z.unknown(), 'Parameters of the method')),
  result: z.optional(about(z.unknown(), 'Result, where the message answers one of ours')),
  error: z.optional(about(z.unknown(), 'Error, where the message answers one of ours')),
};

export const MCP_ANSWERS = {
  200: answersMedia('The answer of the protocol, as JSON or as one event', 'application/json', 'text/event-stream'),
  202: answersEmpty('A notification was taken'),
};

export const MCP_EXAMPLE = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** The headers for the server of the protocol: its own, as they came, and those of a JSON message. */
export const passedHeaders = (web: Web): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  ...Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = web.header(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  ),
});

/** The reply of the service to what the server of the protocol answered. */
export const mcpReply = ({ status, type, body }: { status: number; type: string; body: string }) =>
  status === 202
    ? ({ status: 202 } as const)
    : ({
        status: 200,
        type: type.startsWith('text/event-stream') ? 'text/event-stream' : 'application/json',
        body,
      } as const);
