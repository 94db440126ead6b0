/** The Model Context Protocol with its official client, over HTTP: connect, list, find, call, refuse, large answers. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { handler } from '../../functions/mcp/index.ts';
import { call } from '../support/call.ts';
import { TOOLS } from '../support/tools.ts';

interface Tools {
  readonly tools: readonly { readonly name: string }[];
}
interface Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
}
interface McpClient {
  connect(transport: object): Promise<void>;
  listTools(): Promise<Tools>;
  callTool(request: { name: string; arguments: object }): Promise<Result>;
  close(): Promise<void>;
}
interface ClientModule {
  readonly Client: new (info: object) => McpClient;
  readonly StreamableHTTPClientTransport: new (url: URL) => object;
}

let server: Server;
let client: McpClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // The gateway answers GET by itself.
      if (request.method !== 'POST') return response.writeHead(405).end();
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      return void call(handler, {}, { rawBody: Buffer.concat(chunks).toString(), headers }).then((answered) =>
        response.writeHead(answered.status, answered.headers).end(answered.text),
      );
    });
  }).listen(0);
  await once(server, 'listening');
  const { Client, StreamableHTTPClientTransport }: ClientModule = await import(
    join(TOOLS, 'node_modules/@modelcontextprotocol/client/dist/index.mjs')
  );
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/v1/mcp`)));
}, 60_000);
afterAll(async () => {
  await client.close();
  server.close();
});

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const tool = async (name: string, args: object) => {
  const { isError = false, content } = await client.callTool({ name, arguments: args });
  return { isError, text: content[0]?.text ?? '' };
};

it('lists two functions', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['find_endpoints', 'call_endpoint']);
});

it.each([
  ['planet positions of a birth chart', 'kundli/planets'],
  ['gun milan', 'matching/ashtakoot'],
  ['आज का पंचांग', 'panchang/daily'],
  ['wedding dates', 'muhurat/find/{event}'],
])('finds for "%s" %s', async (query, wanted) => {
  const { text } = await tool('find_endpoints', { query, limit: 10 });
  const { endpoints } = JSON.parse(text);
  expect(endpoints.map(({ endpoint }: { endpoint: string }) => endpoint)).toContain(wanted);
});

it('calls an endpoint, and takes only the members wanted', async () => {
  const { isError, text } = await tool('call_endpoint', { endpoint: 'birthchart', body: BIRTH, fields: ['moon_sign'] });
  expect(isError).toBe(false);
  expect(JSON.parse(text).data).toEqual({ moon_sign: 'Scorpio' });
});

it('gives a refusal as a result that says what is wrong', async () => {
  const { isError, text } = await tool('call_endpoint', {
    endpoint: 'birthchart',
    body: { ...BIRTH, date: '1990-02-30' },
  });
  expect(isError).toBe(true);
  expect(JSON.parse(text).error).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it.each(['nowhere/at-all', 'batch', 'ai/chat', 'keys'])('does not call %s', async (endpoint) => {
  expect(await tool('call_endpoint', { endpoint, body: {} })).toMatchObject({ isError: true });
});

it('asks for fields where an answer is large', async () => {
  const body = { ...BIRTH, depth: 3 };
  const { isError, text } = await tool('call_endpoint', { endpoint: 'dasha/vimshottari', body });
  expect(isError).toBe(true);
  expect(text).toMatch(/fields/);
  expect(text).toMatch(/periods/);
});
