/** From a request of the service to a message of the protocol, and back. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Web } from '../../contract/frame/resource.ts';
import type { McpCall } from './calls.ts';

/** Headers of the protocol that the server reads. */
const HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'] as const;

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

/** Seconds that a call of its own may take: less than the call that makes it. */
const SEND_MS = 26_000;

/** Headers by which the service knows the caller. */
const CREDENTIALS = ['x-api-key', 'authorization', 'accept-language'] as const;

/** Makes calls of their own to this service, with the key of the caller. */
export const sender =
  (web: Web): McpCall['send'] =>
  async (method, path, body) => {
    const known = CREDENTIALS.flatMap((name) => {
      const value = web.header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    if (known.every(([name]) => name === 'accept-language'))
      throw new AppError('KEY_INVALID', {
        message: 'Send the key in a header: drawings and reports are not made with one in the URL.',
      });
    const reply = await fetch(`${web.base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...Object.fromEntries(known) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    });
    return {
      status: reply.status,
      type: reply.headers.get('content-type') ?? '',
      bytes: Buffer.from(await reply.arrayBuffer()),
      location: reply.headers.get('location'),
    };
  };

/** The reply of the service to what the server of the protocol answered. A message that is none is refused. */
export const mcpReply = ({ status, type, body }: { status: number; type: string; body: string }) => {
  if (status >= 400) throw new AppError('VALIDATION_FAILED', { message: 'The body is no message of JSON-RPC 2.0.' });
  if (status === 202) return { status: 202 } as const;
  const isStream = type.startsWith('text/event-stream');
  return { status: 200, type: isStream ? 'text/event-stream' : 'application/json', body } as const;
};
