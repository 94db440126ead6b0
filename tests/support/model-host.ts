/**
 * A host of language models on this machine that speaks both wire formats, of Bedrock (Converse) and of OpenAI (chat
 * completions). It answers from a script and keeps what it was sent. The client of Bedrock speaks HTTP/2, on a port of its own.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createServer2, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { close, listen } from '../../lib/tools/local/ports.ts';

/** One answer of the script, in no wire format. */
export type Scripted =
  | { readonly text: string; readonly stop?: 'end' | 'length' | 'refused' }
  | { readonly fault: 'silence' | 'cut' | 'not_json' | 'wrong_shape' | 'redirect' | 'flood' }
  | { readonly status: number };

export interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body as it came over the wire. */
  readonly text: string;
}

export interface ModelHost {
  /** Base address for chat completions, and for Converse. */
  readonly urls: Readonly<Record<'openai-compatible' | 'bedrock', string>>;
  readonly sent: Sent[];
  /** What is answered next; the last one again and again. A function is asked with what was sent. */
  script(...steps: readonly (Scripted | ((sent: Sent) => Scripted))[]): void;
  stop(): Promise<void>;
}

const TOKENS = { input: 120, output: 34 };

const openAi = (step: Exclude<Scripted, { fault: string } | { status: number }>): object => {
  const usage = { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output };
  const refused = step.stop === 'refused';
  const message = { role: 'assistant', content: refused ? null : step.text, ...(refused ? { refusal: 'No.' } : {}) };
  return { choices: [{ finish_reason: step.stop === 'length' ? 'length' : 'stop', message }], usage };
};

const bedrock = (step: Exclude<Scripted, { fault: string } | { status: number }>, asked: string): object => {
  const usage = { inputTokens: TOKENS.input, outputTokens: TOKENS.output, totalTokens: TOKENS.input + TOKENS.output };
  const base = { metrics: { latencyMs: 1 }, usage };
  // A model that is held to a form answers with the input of its tool.
  if (asked.includes('"toolChoice"') && step.stop === undefined) {
    const toolUse = { toolUseId: 'one', name: 'answer', input: JSON.parse(step.text) };
    return { ...base, stopReason: 'tool_use', output: { message: { role: 'assistant', content: [{ toolUse }] } } };
  }
  const content = step.stop === 'refused' ? [] : [{ text: step.text }];
  const stopReason = { end: 'end_turn', length: 'max_tokens', refused: 'guardrail_intervened' }[step.stop ?? 'end'];
  return { ...base, stopReason, output: { message: { role: 'assistant', content } } };
};

/** Errors of Bedrock name themselves in a header. */
const ERRORS: Readonly<Record<number, string>> = {
  429: 'ThrottlingException',
  400: 'ValidationException',
  403: 'AccessDeniedException',
  500: 'InternalServerException',
  503: 'ServiceUnavailableException',
  408: 'ModelTimeoutException',
};

/** What is used of a response of either version of HTTP. */
interface Reply {
  writeHead(status: number, headers: Readonly<Record<string, string>>): void;
  write(text: string): void;
  end(text?: string): void;
  cut(): void;
}
const replyOf = (response: ServerResponse | Http2ServerResponse): Reply =>
  'stream' in response
    ? {
        writeHead: (status, headers) => void response.writeHead(status, headers),
        write: (text) => void response.write(text),
        end: (text = '') => void response.end(text),
        cut: () => response.stream.session?.destroy(),
      }
    : {
        writeHead: (status, headers) => void response.writeHead(status, headers),
        write: (text) => void response.write(text),
        end: (text = '') => void response.end(text),
        cut: () => void response.destroy(),
      };

const answer = (step: Scripted, asked: Sent, response: Reply): void => {
  const head = { 'Content-Type': 'application/json' };
  if ('status' in step) {
    response.writeHead(step.status, { ...head, 'x-amzn-errortype': ERRORS[step.status] ?? 'InternalServerException' });
    response.end(JSON.stringify({ message: 'no' }));
  } else if (!('fault' in step)) {
    response.writeHead(200, head);
    response.end(JSON.stringify(asked.path.endsWith('/converse') ? bedrock(step, asked.text) : openAi(step)));
  } else if (step.fault === 'cut') {
    response.writeHead(200, { ...head, 'Content-Length': '1000' });
    response.write('{"choices": [{"mess');
    setTimeout(() => response.cut(), 20);
  } else if (step.fault === 'not_json') {
    response.writeHead(200, head);
    response.end('<html>Bad gateway</html>');
  } else if (step.fault === 'wrong_shape') {
    response.writeHead(200, head);
    response.end(JSON.stringify({ hello: 'there' }));
  } else if (step.fault === 'redirect') {
    response.writeHead(307, { Location: '/elsewhere' });
    response.end();
  } else if (step.fault === 'flood') {
    response.writeHead(200, head);
    response.end(JSON.stringify({ choices: [], padding: 'x'.repeat(2_000_000) }));
  }
  // Silence: the request is read and never answered.
};

const bodyText = async (request: IncomingMessage | Http2ServerRequest): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

export const startModelHost = async (): Promise<ModelHost> => {
  const sent: Sent[] = [];
  let steps: readonly (Scripted | ((sent: Sent) => Scripted))[] = [];
  let next = 0;
  const handle = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    void bodyText(request).then((text) => {
      const one = { path: request.url ?? '', headers: request.headers, text };
      sent.push(one);
      const step = steps[Math.min(next++, steps.length - 1)] ?? { status: 500 };
      answer(typeof step === 'function' ? step(one) : step, one, replyOf(response));
    });
  };
  const server = createServer(handle);
  const sessions = new Set<{ destroy(): void }>();
  const server2 = createServer2(handle).on('session', (session) => sessions.add(session));
  server2.listen(0, '127.0.0.1');
  await once(server2, 'listening');
  const address = server2.address();
  const port2 = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    urls: { 'openai-compatible': `http://127.0.0.1:${await listen(server)}`, bedrock: `http://127.0.0.1:${port2}` },
    sent,
    script: (...wanted) => {
      steps = wanted;
      next = 0;
      sent.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      for (const session of sessions) session.destroy();
      server2.close();
      await close(server);
    },
  };
};
