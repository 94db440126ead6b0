/** The Model Context Protocol as an assistant meets it: slips, large answers, what is charged, sizes of lists. */
import { callInstant } from '../../../../lib/adapters/clock.ts';
import { FREE_CALLER } from '../../../../lib/service/http/spending.ts';
import { functionRows } from '../../../../lib/service/catalogue/tools.source.ts';
import { answerMcp } from '../../../../lib/service/mcp/server.ts';
import { suiteServer } from '../../../../lib/service/mcp/suite.ts';
import type { McpCall, Sent } from '../../../../lib/service/mcp/calls.ts';
import { handler } from '../../../../functions/mcp/index.ts';
import { call } from '../../../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
/** Letters to a token, as OpenAI and Anthropic reckon for English and JSON. */
const LETTERS = 4;

/** An account that counts what it pays, and what is sent over HTTP. */
const assistant = (reply: Partial<Sent> = {}) => {
  let charged = 0;
  const sent: (readonly unknown[])[] = [];
  const mcp: McpCall = {
    caller: {
      ...FREE_CALLER,
      pay: (credits) => {
        charged += credits;
        return Promise.resolve({
          credits: { charged: credits, remaining: 100 },
          putBack: (kept = 0) => void (charged -= credits - kept),
        });
      },
    },
    requestId: 'r',
    language: undefined,
    accepted: [],
    now: callInstant(),
    send: (...asked) => {
      sent.push(asked);
      return Promise.resolve({
        status: 200,
        type: 'application/json',
        bytes: Buffer.from('{}'),
        location: null,
        ...reply,
      });
    },
  };
  const ask = async (method: string, params: object, suite?: string) => {
    const rows = suite === undefined ? [] : (await functionRows()).filter((row) => row.suite === suite);
    const message = { jsonrpc: '2.0', id: 1, method, params };
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const { body } = await answerMcp(
      mcp,
      message,
      headers,
      ...(suite === undefined ? [] : [() => suiteServer(mcp, rows)]),
    );
    return JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '{}');
  };
  const tool = async (name: string, args: object) => {
    const { result } = await ask('tools/call', { name, arguments: args });
    return { isError: result.isError ?? false, text: String(result.content[0]?.text), result };
  };
  return { ask, tool, sent, charged: () => charged };
};

describe('what is withheld is not charged', () => {
  it('names the members of an answer that is too large, and advice that works', async () => {
    const { tool, charged } = assistant();
    const asked = { endpoint: 'dasha/vimshottari', body: { ...BIRTH, depth: 3 } };
    const large = await tool('call_endpoint', asked);
    expect([large.isError, charged()]).toEqual([true, 0]);
    expect(large.text).toMatch(/^periods \(list of \d+/m);
    const [, advised] = /fields, such as \["(.+?)"\]/.exec(large.text) ?? [];
    const again = await tool('call_endpoint', { ...asked, fields: [advised] });
    expect([again.isError, charged() > 0]).toEqual([false, true]);
  });

  it('nor an answer that has nothing of what was asked for', async () => {
    const { tool, charged } = assistant();
    const none = await tool('call_endpoint', { endpoint: 'kundli/ascendant', body: BIRTH, fields: ['moon', 'x.y'] });
    expect([none.isError, charged()]).toEqual([true, 0]);
    expect(none.text).toMatch(/none of moon, x\.y.*sign/s);
    const part = await tool('call_endpoint', {
      endpoint: 'kundli/ascendant',
      body: BIRTH,
      fields: ['sign.key', 'moon'],
    });
    expect(part.result.structuredContent).toMatchObject({ data: { sign: { key: 'scorpio' } }, not_found: ['moon'] });
    expect(charged()).toBe(1);
  });
});

it('walks lists by place, by what an element is called, and through all of them', async () => {
  const { tool } = assistant();
  const fields = async (...paths: readonly string[]) => {
    const { result } = await tool('call_endpoint', { endpoint: 'kundli/planets', body: BIRTH, fields: paths });
    return result.structuredContent.data.planets;
  };
  const all = await fields('planets.house');
  expect(all).toHaveLength(9);
  expect(Object.keys(all[0])).toEqual(expect.arrayContaining(['house']));
  const moon = await fields('planets.moon');
  expect(moon).toMatchObject([{ sign: { key: 'scorpio' } }]);
  expect(await fields('planets.moon.house', 'planets.sun.house')).toHaveLength(2);
  expect(await fields('planets.0')).toHaveLength(1);
});

describe('after a slip', () => {
  const { tool } = assistant();
  it.each([
    ['POST /v1/Kundli/Ascendant', BIRTH],
    ['https://api.example.com/v1/kundli/ascendant/', BIRTH],
    ['/v1/kundli/ascendant?apiKey=x', BIRTH],
    ['kundli_ascendant'.replace('_', '/'), JSON.stringify(BIRTH)],
    ['varga/{chart}', { ...BIRTH, chart: 'D9' }],
    ['VARGA/D9', BIRTH],
  ])('calls what %s means', async (endpoint, body) => {
    expect(await tool('call_endpoint', { endpoint, body })).toMatchObject({ isError: false });
  });

  it.each([
    ['dasha/mahadasha', 'dasha/vimshottari'],
    ['kundli/plannets', 'kundli/planets'],
    ['v1/current_vdasha', 'dasha/running'],
    ['astrology/kundli-matching', 'matching/ashtakoot'],
  ])('says for %s that %s is meant', async (endpoint, meant) => {
    const { isError, text } = await tool('call_endpoint', { endpoint, body: BIRTH });
    expect([isError, text]).toEqual([true, expect.stringContaining(meant)]);
  });

  it('takes a path for the endpoint, and says what is needed where neither is there', async () => {
    const { isError, text } = await tool('call_endpoint', { path: '/v1/kundli/ascendant', body: BIRTH });
    expect([isError ?? false, text]).toEqual([false, expect.stringContaining('scorpio')]);
    expect((await tool('describe_endpoint', {})).text).toContain('as find_endpoints gives it');
  });

  it('says which argument is wrong', async () => {
    expect(await tool('call_endpoint', { endpoint: 'kundli/ascendant', body: 'no json' })).toMatchObject({
      isError: true,
    });
    const { isError, text } = await tool('find_endpoints', { query: '', limit: 99 });
    expect(isError).toBe(true);
    expect(text).toMatch(/query.*limit/s);
  });

  it('says how an endpoint is called, in few words', async () => {
    const { text, result } = await tool('describe_endpoint', { endpoint: 'POST /v1/dasha/vimshottari' });
    expect(result.structuredContent.body.properties).toHaveProperty('depth');
    expect(result.structuredContent.example).toHaveProperty('date');
    expect(text.length).toBeLessThan(1000 * LETTERS);
  });
});

it('draws as PNG and orders reports by calls of their own', async () => {
  const png = assistant({ type: 'image/png', bytes: Buffer.from('png') });
  const drawn = await png.tool('call_endpoint', { endpoint: 'charts/render', body: BIRTH });
  expect(drawn.result.content).toEqual([{ type: 'image', data: 'cG5n', mimeType: 'image/png' }]);
  // A tool with an output schema owes data, or official clients refuse the result.
  expect(drawn.result.structuredContent).toEqual({ data: { media_type: 'image/png', bytes: 3 }, meta: {} });
  expect(png.sent).toEqual([['POST', '/v1/charts/render', { ...BIRTH, format: 'png' }]]);
  const report = assistant({ status: 202, location: '/v1/reports/r1', bytes: Buffer.from('{"data":{"id":"r1"}}') });
  const ordered = await report.tool('call_endpoint', { endpoint: 'pdf/kundli', body: BIRTH });
  expect(ordered.result.structuredContent).toEqual({ data: { id: 'r1' }, meta: {}, location: '/v1/reports/r1' });
  for (const endpoint of ['reports/r1/deliver', 'keys', 'brands', 'account', 'ai/chat', 'batch', 'mcp'])
    expect([endpoint, (await report.tool('call_endpoint', { endpoint, body: {} })).isError]).toEqual([endpoint, true]);
  expect(report.sent).toHaveLength(1);
});

describe('what an assistant has to read', () => {
  it('is at most 500 tokens for ten endpoints', async () => {
    const { text } = await assistant().tool('find_endpoints', { query: 'planets dasha panchang muhurat', limit: 10 });
    expect(JSON.parse(text).endpoints).toHaveLength(10);
    expect(text.length / LETTERS).toBeLessThanOrEqual(500);
  });

  it('is at most 12,000 tokens for the functions of a suite', async () => {
    const { ask } = assistant();
    const suites = [...new Set((await functionRows()).map(({ suite }) => suite))];
    expect(suites.length).toBeGreaterThan(15);
    for (const suite of suites) {
      let letters = 0;
      for (let cursor: string | undefined = '0'; cursor !== undefined;) {
        const { result } = await ask('tools/list', { cursor }, suite);
        letters += JSON.stringify(result.tools).length;
        cursor = result.nextCursor;
      }
      expect([suite, Math.min(letters / LETTERS, 12_000)]).toEqual([suite, letters / LETTERS]);
    }
  });

  it('says once what all calls have in common, and promises no news without sessions', async () => {
    const clientInfo = { name: 'test', version: '1' };
    const { result } = await assistant().ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo,
    });
    expect(result.instructions).toMatch(/A birth is date and time/);
    expect(result.capabilities).toEqual({ tools: {}, prompts: {}, resources: {} });
    expect(result.serverInfo.version).toMatch(/^\d+\.\d+\.\d+/);
  });
});

it('offers prompts with what they need', async () => {
  const { ask } = assistant();
  const { result } = await ask('prompts/list', {});
  expect(result.prompts.map(({ name }: { name: string }) => name)).toEqual([
    'read_chart',
    'day_panchang',
    'match_pair',
  ]);
  const read = await ask('prompts/get', { name: 'read_chart', arguments: { date: '1990-05-10', place: 'Delhi' } });
  expect(read.result.messages[0].content.text).toMatch(/born on 1990-05-10 at a time that is not known .* in Delhi/);
  const inNeed = { date: '1990-05-10', place: 'Delhi', question: 'saaganum pola iruku, enaku vaazha pidikala' };
  const { text } = (await ask('prompts/get', { name: 'read_chart', arguments: inNeed })).result.messages[0].content;
  expect(text).toMatch(/^Do not read a chart for this.*14416.*112/s);
  expect(text).not.toContain('1990');
  expect((await ask('prompts/get', { name: 'read_chart', arguments: {} })).error).toMatchObject({
    code: -32_602,
    message: expect.stringContaining('date, place'),
  });
  expect((await ask('prompts/get', { name: 'none' })).error.code).toBe(-32_602);
});

it('has a guide, the list of endpoints and births as resources', async () => {
  const { ask } = assistant();
  const read = async (uri: string) => (await ask('resources/read', { uri })).result?.contents[0].text;
  expect(await read('udaya://guide')).toMatch(/YYYY-MM-DD/);
  expect(await read('udaya://endpoints')).toMatch(/^dasha\/vimshottari \(1\): /m);
  const birth = JSON.parse(await read('udaya://birth/1990-05-10/19:55/Varanasi'));
  // GeoNames 1253405.
  expect(birth).toMatchObject({ body: { date: '1990-05-10', timezone: 'Asia/Kolkata' }, place: 'Varanasi' });
  expect(birth.body.lat).toBeCloseTo(25.32, 1);
  for (const uri of ['udaya://birth/1990/19:55/x', 'udaya://nothing', 'udaya://birth/1990-05-10/19:55/%'])
    expect([uri, (await ask('resources/read', { uri })).error.code]).toEqual([uri, -32_602]);
});

it.each([
  ['{ no json', -32_700],
  ['[]', -32_600],
  ['{"jsonrpc":"1.0","id":1,"method":"tools/list"}', -32_600],
  ['{"id":1}', -32_600],
])('refuses %s as the protocol does', async (rawBody, code) => {
  const { status, body } = await call(handler, {}, { rawBody });
  expect([status, body.jsonrpc, body.error.code]).toEqual([400, '2.0', code]);
});

it('refuses unknown tools and methods as the protocol does', async () => {
  const { ask } = assistant();
  expect((await ask('tools/call', { name: 'nothing' })).error.code).toBe(-32_602);
  expect((await ask('tools/call', { name: 'nothing' }, 'kundli')).error.code).toBe(-32_602);
  expect((await ask('nothing/at-all', {})).error.code).toBe(-32_601);
});
