/** The door for what has state and for pages: statuses, media types, who may call, pages of lists, cookies, origins. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { plainInput } from '../../../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../../../lib/contract/frame/reply.ts';
import { serveResource } from '../../../../lib/service/http/resource/serve.ts';
import { resource, type AnyResource } from '../../../../lib/contract/frame/resource.ts';
import { secretFor } from '../../../../lib/adapters/storage/secrets.ts';
import type { Handler } from '../../../../lib/service/http/wrap.ts';
import { call } from '../../../support/call.ts';
import { startTable, type TestTable } from '../../../support/table.ts';
import * as sample from '../../../support/notes.ts';

let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const key = {
  key_id: 'k1',
  kind: 'live',
  customer: 'c1',
  plan: 'growth',
  refusal: '',
  charged: 0,
  remaining: 9,
  charge: '',
};
const session = { ...key, key_id: 's1', kind: 'session' };
const byCookie = { ...session, by_cookie: 'true' };
const noOne = {};

type Sent = Parameters<typeof call>[2];
const ask = (one: AnyResource, body: object, sent: Sent = {}) => {
  const handler: Handler = serveResource(one, { ports: { table: double.table } });
  const reads = one.method === 'GET';
  return call(handler, body, {
    method: one.method,
    verdict: key,
    ...(reads
      ? { rawBody: null, query: Object.fromEntries(Object.entries(body).map(([n, v]) => [n, String(v)])) }
      : {}),
    ...sent,
  });
};

describe('a resource', () => {
  it('answers with its own status, the address of what was made, and the port it needs', async () => {
    const made = await ask(sample.createNote, { id: 'n1', text: 'ॐ' }, { headers: { Host: 'api.test' } });
    expect([made.status, made.body.data]).toEqual([201, { id: 'n1', text: 'ॐ' }]);
    // The setting, or the gateway's own domain: whoever sends a Host must not choose where our links lead.
    expect(made.headers['location']).toBe('http://localhost/v1/notes/n1');
    process.env['UDAYA_URL'] = 'https://api.example.com/v';
    const set = await ask(sample.createNote, { id: 'n2', text: 'ॐ' }, { headers: { Host: 'api.test' } });
    delete process.env['UDAYA_URL'];
    expect(set.headers['location']).toBe('https://api.example.com/v/v1/notes/n2');
    expect(made.body).toEqual({
      status: 'success',
      data: { id: 'n1', text: 'ॐ' },
      meta: {
        request_id: 'test-request-id',
        endpoint: 'notes',
        version: 'v1',
        warnings: [],
        credits: { charged: 0, remaining: 9 },
      },
    });
    expect(made.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(await double.table.get({ pk: 'notes#c1', sk: 'n1' })).toMatchObject({ text: 'ॐ' });
    const again = await ask(sample.createNote, { id: 'n1', text: 'x' }, { headers: { 'Idempotency-Key': 'once' } });
    expect([again.status, again.text, again.headers['content-type']]).toEqual([204, '', undefined]);
  });

  it('names every faulty field, and refuses what is no JSON', async () => {
    const wrong = await ask(sample.createNote, { id: 'x', text: '' });
    expect([wrong.status, wrong.body.error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['id', 'text'],
    ]);
    expect((await ask(sample.createNote, {}, { rawBody: '{' })).body.error.code).toBe('INVALID_JSON');
    expect(
      (await ask(sample.createNote, {}, { rawBody: 'a=b', headers: { 'Content-Type': 'text/plain' } })).status,
    ).toBe(415);
  });

  it('takes a birth as a calculation does, and answers later', async () => {
    const { example } = sample.makeReport;
    const accepted = await ask(sample.makeReport, example);
    // Moon of the published example: 214.534226.
    expect([accepted.status, accepted.body.data]).toEqual([202, { report_id: 'r1', moon: 214.534226 }]);
    expect(accepted.headers).toMatchObject({ location: 'http://localhost/v1/reports/r1', 'retry-after': '2' });
    expect(accepted.body.meta.settings).toEqual({ ayanamsa: 'lahiri', ayanamsa_value: 23.7255, language: 'en' });
    const there = await ask(sample.makeReport, { ...example, wait: 5 });
    expect([there.status, there.text, there.headers['location']]).toEqual([303, '', 'http://localhost/v1/reports/r1']);
    expect((await ask(sample.makeReport, { ...example, lat: 95 })).body.error.details[0].field).toBe('lat');
  });

  it('sends text and bytes in their own media types, without an envelope', async () => {
    const svg = await ask(sample.drawing, {});
    expect([svg.headers['content-type'], svg.text]).toEqual([
      'image/svg+xml; charset=utf-8',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]);
    expect(svg.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-credits-remaining': '9',
    });
    const png = await ask(sample.drawing, { format: 'png' });
    expect([png.isBase64, [...Buffer.from(png.text, 'base64')]]).toEqual([true, [0x89, 0x50, 0xff, 0]]);
    expect(png.headers['content-disposition']).toBe(
      `attachment; filename="______ 1.png"; filename*=UTF-8''${encodeURIComponent('कुंडली 1.png')}`,
    );
  });
});

it('is held to what it declares by the compiler', () => {
  const declared = {
    path: '/v1/test/declared',
    summary: 's',
    credits: 0,
    auth: 'none',
    input: plainInput(),
    example: {},
    answers: { 201: answersJson('Made', z.strictObject({ id: z.string() })) },
  } as const;
  resource({ ...declared, compute: () => ({ status: 201, data: { id: 'a' } }) });
  // @ts-expect-error a status that is not among its answers
  resource({ ...declared, compute: () => ({ status: 200, data: { id: 'a' } }) });
  // @ts-expect-error data of another shape
  resource({ ...declared, compute: () => ({ status: 201, data: { id: 1 } }) });
  // @ts-expect-error a port that it does not name
  resource({ ...declared, compute: ({ table }) => ({ status: 201, data: { id: String(table) } }) });
  expect(resource({ ...declared, compute: () => ({ status: 201, data: { id: 'a' } }) }).needs).toEqual({});
});

describe('who may call', () => {
  it.each([
    ['session', sample.readNote, noOne, 401, 'SESSION_INVALID'],
    ['session', sample.readNote, key, 401, 'SESSION_INVALID'],
    ['key', sample.drawing, noOne, 401, 'KEY_INVALID'],
    ['key', sample.drawing, session, 401, 'KEY_INVALID'],
    ['either', sample.listNotes, noOne, 401, 'KEY_INVALID'],
    ['either', sample.listNotes, { ...key, refusal: 'CREDITS_EXHAUSTED' }, 402, 'CREDITS_EXHAUSTED'],
    ['session', sample.readNote, { ...session, refusal: 'SESSION_INVALID' }, 401, 'SESSION_INVALID'],
    ['either', sample.listNotes, { ...session, refusal: 'UNHEARD_OF' }, 503, 'OVERLOADED'],
  ] as const)('%s: %o with %o is %i', async (_auth, one, verdict, status, code) => {
    const found = await ask(one, one.example, { verdict, path: { id: 'n1' } });
    expect([found.status, found.body.error.code]).toEqual([status, code]);
  });

  it.each([
    [sample.readNote, session],
    [sample.listNotes, session],
    [sample.listNotes, key],
    [sample.signIn, noOne],
  ] as const)('%o may be called with %o', async (one, verdict) => {
    await double.table.put({ pk: 'notes#c1', sk: 'n1', text: 'first' });
    expect((await ask(one, one.example, { verdict, path: { id: 'n1' } })).status).toBe(200);
  });

  it('finds neither what is not there, nor what is another’s, nor what is no id', async () => {
    await double.table.put({ pk: 'notes#c2', sk: 'n7', text: 'theirs' });
    for (const id of ['n7', 'n8', '../n1', 'constructor']) {
      const found = await ask(sample.readNote, {}, { verdict: session, path: { id } });
      expect([id, found.status, found.body.error]).toEqual([
        id,
        404,
        expect.objectContaining({ code: 'RESOURCE_NOT_FOUND', message: 'Check the id.', details: [] }),
      ]);
    }
  });

  it.each([
    [{ Origin: 'https://evil.test' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'https://api.test.evil.test' }, 403],
    [{ Origin: 'http://api.test' }, 403],
    [{}, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }, 403],
    [{ Origin: 'https://api.test' }, 201],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
  ])('takes a change by cookie from our own pages only: %o is %i', async (headers, status) => {
    const own = { Host: 'api.test', 'X-Forwarded-Proto': 'https' };
    const found = await ask(
      sample.createNote,
      { id: 'n2', text: 'x' },
      { verdict: byCookie, headers: { ...own, ...headers } },
    );
    expect([found.status, found.body.error?.code]).toEqual([status, status === 403 ? 'ORIGIN_NOT_ALLOWED' : undefined]);
    // A token in a header is sent by no one but its owner; reading changes nothing.
    const token = await ask(sample.createNote, { id: 'n2', text: 'x' }, { verdict: session, headers });
    expect(token.status).toBe(201);
    expect((await ask(sample.listNotes, {}, { verdict: byCookie, headers })).status).toBe(200);
  });

  it('lets no page of another origin read what a session shows', async () => {
    const found = await ask(sample.readNote, {}, { verdict: session, path: { id: 'n1' } });
    const refused = await ask(sample.readNote, {}, { verdict: noOne, path: { id: 'n1' } });
    for (const { headers } of [found, refused])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('a list', () => {
  const read = async (cursor?: string, verdict: object = { ...key, customer: 'c3' }) =>
    ask(sample.listNotes, cursor === undefined ? {} : { cursor }, { verdict: { ...verdict } });

  it('is read page by page, each row once', async () => {
    const ids = ['n1', 'n2', 'n3', 'n4', 'n5'];
    for (const sk of ids) await double.table.put({ pk: 'notes#c3', sk, text: sk });
    const found: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 9; page++) {
      const { data } = (await read(cursor)).body;
      found.push(...data.notes.map((note: { id: string }) => note.id));
      if (data.cursor === null) break;
      cursor = data.cursor;
    }
    expect(found).toEqual(ids);
    const all = await ask(sample.listNotes, { limit: 5 }, { verdict: { ...key, customer: 'c3' } });
    expect(all.body.data.cursor).toBeNull();
    expect((await ask(sample.listNotes, { limit: 101 })).body.error.details[0]).toMatchObject({
      field: 'limit',
      code: 'OUT_OF_RANGE',
      expected: '1..100',
    });
  });

  it('has cursors that lead nowhere for another customer, another place or another list', async () => {
    const cursor: string = (await read()).body.data.cursor;
    const [place = '', mac = ''] = cursor.split('.');
    expect(Buffer.from(place, 'base64url').toString()).toBe('n2');
    const forged = `${Buffer.from('n4').toString('base64url')}.${mac}`;
    for (const [given, verdict] of [
      [cursor, { ...key, customer: 'c4' }],
      [forged, { ...key, customer: 'c3' }],
      [`${place}.AAAA`, { ...key, customer: 'c3' }],
      [`${place}.${'A'.repeat(22)}`, { ...key, customer: 'c3' }],
    ] as const) {
      const found = await read(given, verdict);
      expect([found.status, found.body.error.code]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    }
    const malformed = await read('no cursor');
    expect([malformed.status, malformed.body.error.details[0].field]).toEqual([400, 'cursor']);
  });

  it('keeps its cursors over processes: the secret lies in the table', async () => {
    const other = { ...double.table };
    expect(await secretFor(other, 'cursor')).toEqual(await secretFor(double.table, 'cursor'));
    expect(await secretFor(other, 'cursor')).not.toEqual(await secretFor(other, 'code'));
  });
});

describe('cookies', () => {
  const sent = { verdict: noOne, headers: { Host: 'api.test', 'X-Forwarded-Proto': 'https' } };

  it('are for us alone, and Secure where we are reached by https', async () => {
    const set = async (options: Sent, body = {}) => (await ask(sample.signIn, body, options)).cookies;
    const rest = 'HttpOnly; SameSite=Lax';
    expect(await set(sent)).toEqual([`__Host-udaya_session=abc-DEF_1; Max-Age=3600; Path=/; ${rest}; Secure`]);
    expect(await set({ ...sent, stage: 'prod' })).toEqual([
      `__Host-udaya_session=abc-DEF_1; Max-Age=3600; Path=/; ${rest}; Secure`,
    ]);
    expect(await set({ verdict: noOne })).toEqual([`udaya_session=abc-DEF_1; Max-Age=3600; Path=/; ${rest}`]);
    expect(await set(sent, { out: true })).toEqual([`__Host-udaya_session=; Max-Age=0; Path=/; ${rest}; Secure`]);
  });
});

describe('a page', () => {
  const open = (tab: string, verdict: object, sent: Sent = {}) =>
    ask(sample.dashboard, {}, { verdict: { ...verdict }, path: { tab }, urlPath: `/dashboard/${tab}`, ...sent });

  it('is HTML under a strict policy, for its visitor only', async () => {
    const found = await open('notes', byCookie);
    expect([found.status, found.text]).toEqual([200, '<!doctype html><title>c1</title>']);
    expect(found.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'/),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(found.headers).not.toHaveProperty('access-control-allow-origin');
    const tag = found.headers['etag'] ?? '';
    const again = await open('notes', byCookie, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('sends a visitor without a session to sign in, and back again', async () => {
    for (const verdict of [noOne, { ...session, refusal: 'SESSION_INVALID' }]) {
      const found = await open('notes', verdict, { headers: { Host: 'api.test' }, stage: 'dev' });
      expect([found.status, found.text]).toEqual([303, '']);
      expect(Object.keys(found.headers).sort()).toEqual(['cache-control', 'location', 'x-request-id']);
      expect(found.headers['location']).toBe('http://localhost/dev/login?next=%2Fdashboard%2Fnotes');
    }
  });

  it('shows its failures as a page, without a word of HTML from elsewhere', async () => {
    const found = await open('broken', session);
    expect([found.status, found.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
    expect(found.text).toContain('a &#60; b &#38; &#34;c&#34;');
    expect(found.text).toContain('test-request-id');
    expect((await open('none', session)).status).toBe(404);
  });

  it('shows its failures in the language that was chosen, in the one style that their policy allows', async () => {
    const found = await open('none', session, { query: { lang: 'hi' } });
    expect(found.text).toContain('<html lang="hi">');
    expect(found.text).toContain('<title>ऐसा कोई पेज नहीं है</title>');
    const style = /<style>([^<]*)<\/style>/.exec(found.text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(found.headers['content-security-policy']).toBe(`default-src 'none'; style-src 'sha256-${hash}'`);
    const kept = await open('none', session, { headers: { Cookie: 'udaya_lang=hi', 'Accept-Language': 'en' } });
    expect(kept.text).toContain('<html lang="hi">');
    expect((await open('none', session)).text).toContain('<html lang="en">');
  });

  it('is kept by browsers for as long as it says', async () => {
    const found = await ask(sample.style, {}, { verdict: noOne });
    expect(found.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
    const head = await ask(sample.style, {}, { verdict: noOne, method: 'HEAD' });
    expect([head.status, head.text, head.headers['etag']]).toEqual([200, '', found.headers['etag']]);
  });
});
