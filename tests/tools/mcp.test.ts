/** The Model Context Protocol with its official client, over HTTP: connect, list, find, call, refuse, large answers. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { handler } from '../../functions/mcp/index.ts';
import { handler as suiteHandler } from '../../functions/mcp/suite.ts';
import { handler as cardHandler } from '../../functions/mcp/server-card.get.ts';
import { handler as catalogHandler } from '../../functions/pages/well-known-ai-catalog.json.get.ts';
import { close, listen } from '../../lib/tools/local/ports.ts';
import { call } from '../support/call.ts';
import { TOOLS } from '../support/tools.ts';

interface Tools {
  readonly tools: readonly { readonly name: string; readonly inputSchema: object }[];
  readonly nextCursor?: string;
}
interface Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
}
interface McpClient {
  connect(transport: object): Promise<void>;
  listTools(page?: { cursor?: string }): Promise<Tools>;
  callTool(request: { name: string; arguments: object }): Promise<Result>;
  close(): Promise<void>;
}
interface ClientModule {
  readonly Client: new (info: object) => McpClient;
  readonly StreamableHTTPClientTransport: new (url: URL) => object;
}

let server: Server;
let client: McpClient;
let suite: McpClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // The gateway answers GET by itself.
      if (request.method !== 'POST') return response.writeHead(405).end();
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const [, name] = /^\/v1\/mcp\/(\w+)$/.exec(request.url ?? '') ?? [];
      const rawBody = Buffer.concat(chunks).toString();
      const answer =
        name === undefined
          ? call(handler, {}, { rawBody, headers })
          : call(suiteHandler, {}, { rawBody, headers, path: { suite: name } });
      return void answer.then((answered) => response.writeHead(answered.status, answered.headers).end(answered.text));
    });
  });
  const port = await listen(server);
  const { Client, StreamableHTTPClientTransport }: ClientModule = await import(
    join(TOOLS, 'node_modules/@modelcontextprotocol/client/dist/index.mjs')
  );
  const connected = async (path: string): Promise<McpClient> => {
    const made = new Client({ name: 'test', version: '1' });
    await made.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}${path}`)));
    return made;
  };
  client = await connected('/v1/mcp');
  suite = await connected('/v1/mcp/kundli');
});
afterAll(async () => {
  await client.close();
  await suite.close();
  await close(server);
});

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const tool = async (name: string, args: object) => {
  const { isError = false, content } = await client.callTool({ name, arguments: args });
  return { isError, text: content[0]?.text ?? '' };
};

it('lists three functions', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['find_endpoints', 'describe_endpoint', 'call_endpoint']);
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

it('lists a suite as single functions, in pages that the client follows', async () => {
  const { tools } = await suite.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toContain('kundliPlanets');
  expect(names).toContain('kundliHouseAnalysis');
  expect(new Set(names).size).toBe(names.length);
  const listed = async (params: object) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params };
    const { text } = await call(suiteHandler, message, { path: { suite: 'kundli' } });
    const result: Tools = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '{}').result;
    return result;
  };
  const first = await listed({});
  const second = await listed({ cursor: first.nextCursor });
  expect([first.tools.length, second.nextCursor]).toEqual([25, undefined]);
  expect(first.tools.length + second.tools.length).toBe(names.length);
});

it('calls a function of a suite, and only those', async () => {
  const asked = async (name: string, args: object) => {
    const { isError = false, content } = await suite.callTool({ name, arguments: args });
    return { isError, text: content[0]?.text ?? '' };
  };
  const { isError, text } = await asked('kundliAscendant', { ...BIRTH, fields: ['sign'] });
  expect(isError).toBe(false);
  expect(JSON.parse(text).data).toMatchObject({ sign: { key: 'scorpio' } });
  const refused = await asked('kundliAscendant', { ...BIRTH, lat: 200 });
  expect(refused.isError).toBe(true);
  expect(JSON.parse(refused.text).error.details[0].field).toBe('lat');
  await expect(asked('panchangDaily', {})).rejects.toThrow('no function of this name');
});

describe('where it is reached', () => {
  beforeAll(() => {
    process.env['UDAYA_URL'] = 'https://api.example.com';
  });
  afterAll(() => {
    delete process.env['UDAYA_URL'];
  });

  it('says beside its address where it is and which header it wants (SEP-2127)', async () => {
    const options = {
      method: 'GET',
      rawBody: null,
      urlPath: '/v1/mcp/server-card',
      headers: { 'X-Forwarded-Proto': 'https' },
    };
    const { status, headers, text } = await call(cardHandler, {}, options);
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/mcp-server-card+json',
      '*',
    ]);
    const card = JSON.parse(text);
    expect(card.name).toBe('com.example.api/udaya');
    expect(card.remotes).toMatchObject([
      {
        type: 'streamable-http',
        url: 'https://api.example.com/v1/mcp',
        headers: [{ name: 'X-Api-Key', isRequired: true, isSecret: true }],
      },
    ]);
  });

  it('is found by those who know the host alone (AI Catalog)', async () => {
    const options = {
      method: 'GET',
      rawBody: null,
      urlPath: '/.well-known/ai-catalog.json',
      headers: { 'X-Forwarded-Proto': 'https' },
    };
    const { status, headers, text } = await call(catalogHandler, {}, options);
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/ai-catalog+json',
      '*',
    ]);
    expect(JSON.parse(text)).toEqual({
      specVersion: '1.0',
      entries: [
        {
          identifier: 'urn:air:api.example.com:mcp:udaya',
          type: 'application/mcp-server-card+json',
          url: 'https://api.example.com/v1/mcp/server-card',
        },
      ],
    });
  });
});

it('knows no suite of another name', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await call(suiteHandler, message, { path: { suite: 'nowhere' } })).status).toBe(404);
});
