/** From a request of the service to a message of the protocol, and back. */
import type { Web } from '../../contract/frame/resource.ts';

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

/** The reply of the service to what the server of the protocol answered. */
export const mcpReply = ({ status, type, body }: { status: number; type: string; body: string }) =>
  status === 202
    ? ({ status: 202 } as const)
    : ({
        status: 200,
        type: type.startsWith('text/event-stream') ? 'text/event-stream' : 'application/json',
        body,
      } as const);
