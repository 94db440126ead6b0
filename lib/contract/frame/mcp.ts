/** What both addresses of the Model Context Protocol take and answer: one JSON-RPC message. */
import * as z from 'zod/mini';
import { answersEmpty, answersMedia, shownAs } from './reply.ts';
import { about } from './about.ts';

/** Members of a message. */
export const mcpFields = {
  jsonrpc: about(z.literal('2.0'), 'Version of JSON-RPC'),
  id: z.optional(about(z.union([z.string(), z.number()]), 'Id of the message; left out in a notification')),
  method: about(
    z.optional(z.string().check(z.maxLength(100))),
    'Method: initialize, tools/list, tools/call, prompts/get …',
  ),
  params: z.optional(about(z.unknown(), 'Parameters of the method')),
  result: z.optional(about(z.unknown(), 'Result, where the message answers one of ours')),
  error: z.optional(about(z.unknown(), 'Error, where the message answers one of ours')),
};

export const MCP_ANSWERS = {
  200: shownAs(
    answersMedia('The answer of the protocol, as JSON or as one event', 'application/json', 'text/event-stream'),
    {
      jsonrpc: '2.0',
      id: 1,
      result: { tools: [{ name: 'find_endpoints', description: '…', inputSchema: { type: 'object' } }] },
    },
  ),
  202: answersEmpty('A notification was taken'),
};

export const MCP_EXAMPLE = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
