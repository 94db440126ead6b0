/** A server that answers by script, fails as it is told, and remembers what it was sent. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen } from '../../lib/tools/local/ports.ts';

/** One answer of a script. `{{url}}` in it is the address of the script. */
export interface Scripted {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `data` of a success in the envelope. */
  readonly data?: unknown;
  /** Code of a failure in the envelope. */
  readonly error?: string;
  /** The whole body as JSON, or as text. */
  readonly json?: unknown;
  readonly text?: string;
  /** Bytes of white space behind the body. */
  readonly padding?: number;
  readonly delay_ms?: number;
  /** The connection breaks before the head of the answer, or in the middle of its body. */
  readonly cut?: 'before' | 'middle';
  /** The connection ends behind the answer, though the answer said that it would be kept. */
  readonly hang_up?: true;
}

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Number of the connection, among all that the server has had. */
  readonly connection: number;
}

export interface FaultyServer {
  /** Where the answers of a script are found, one after the other; the last is repeated. */
  script(id: string, answers: readonly Scripted[]): string;
  /** What was sent to a script. */
  seen(id: string): readonly Seen[];
  stop(): Promise<void>;
}

const META = { request_id: 'r-scripted', endpoint: 'scripted', version: 'v1' };

const bodyOf = (answer: Scripted, url: string): string => {
  const { data, error, json, text } = answer;
  const body =
    json ??
    (error === undefined
      ? { status: 'success', data, meta: META }
      : { status: 'error', error: { code: error, message: `Scripted ${error}.`, details: [] }, meta: META });
  return (text ?? JSON.stringify(body)).replaceAll('{{url}}', url) + ' '.repeat(answer.padding ?? 0);
};

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : JSON.parse(text);
};

const reply = (response: ServerResponse, answer: Scripted, url: string): void => {
  if (answer.cut === 'before') return void response.destroy();
  const body = Buffer.from(bodyOf(answer, url));
  const headers = Object.entries(answer.headers ?? {}).map(([name, value]) => [name, value.replaceAll('{{url}}', url)]);
  response.writeHead(answer.status ?? 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Request-Id': META.request_id,
    ...(answer.status === 204 ? {} : { 'Content-Length': body.length }),
    ...Object.fromEntries(headers),
  });
  if (answer.cut === 'middle') response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  else response.end(body, () => answer.hang_up === true && response.socket?.end());
};

/** Starts the server on a free port of this machine. */
export const startFaultyServer = async (): Promise<FaultyServer> => {
  const scripts = new Map<string, { readonly answers: readonly Scripted[]; readonly seen: Seen[] }>();
  let origin = '';
  const connections = new WeakMap<object, number>();
  let opened = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const [, id = '', ...rest] = url.pathname.split('/');
    const script = scripts.get(id);
    if (!script) return void response.writeHead(404).end();
    void readBody(request).then((body) => {
      const answer = script.answers[Math.min(script.seen.length, script.answers.length - 1)] ?? {};
      script.seen.push({
        method: request.method ?? '',
        path: `/${rest.join('/')}`,
        query: Object.fromEntries(url.searchParams),
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body,
        connection: connections.get(request.socket) ?? 0,
      });
      setTimeout(() => reply(response, answer, `${origin}/${id}`), answer.delay_ms ?? 0).unref();
    });
  });
  server.on('connection', (socket) => connections.set(socket, ++opened));
  origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    script: (id, answers) => {
      scripts.set(id, { answers, seen: [] });
      return `${origin}/${id}`;
    },
    seen: (id) => scripts.get(id)?.seen ?? [],
    stop: () => close(server),
  };
};
