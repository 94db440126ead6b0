/** The wrapper around every endpoint: headers, quota verdicts, refunds of nothing, failures, logs. */
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import * as fc from '../../../support/property.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../../../lib/contract/frame/inputs.ts';
import { ENGINE, EPHEMERIS_FILES } from '../../../../lib/service/http/engine.ts';
import { digest, roundNumbers } from '../../../../lib/service/http/envelope.ts';
import { logLine, framesOf } from '../../../../lib/service/http/log.ts';
import { serve } from '../../../../lib/service/http/serve.ts';
import { handler as birthchart } from '../../../../functions/core/birthchart.ts';
import { call } from '../../../support/call.ts';

const asha = { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const verdict = {
  key_id: 'k1',
  kind: 'live',
  customer: 'c1',
  plan: 'growth',
  refusal: '',
  charged: 1,
  remaining: 41,
  charge: '',
  rate_limit: 120,
  rate_remaining: 7,
  rate_reset: 30,
  key_in_url: 'true',
};
const broken = serve(
  endpoint({
    path: '/v1/test/broken',
    summary: 'fails',
    credits: 1,
    input: plainInput(),
    output: z.any(),
    example: {},
    compute: () => {
      throw new TypeError('secret 1990-05-10');
    },
  }),
);

describe('serve', () => {
  it('answers with the headers of the catalogue', async () => {
    const { headers, body } = await call(birthchart, asha, { verdict, headers: { 'x-request-id': 'client-id-0001' } });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': 'test-request-id',
      'x-client-request-id': 'client-id-0001',
      'x-credits-charged': '1',
      'x-credits-remaining': '41',
      'ratelimit-limit': '120',
      'ratelimit-remaining': '7',
      'ratelimit-reset': '30',
      'access-control-allow-origin': '*',
    });
    expect(body.meta).toMatchObject({ request_id: 'test-request-id', credits: { charged: 1, remaining: 41 } });
    expect(body.meta.warnings).toEqual([{ code: 'KEY_IN_URL', message: expect.any(String) }]);
    expect(headers['x-result-hash']).toBe(
      `sha256:${createHash('sha256').update(JSON.stringify(body.data)).digest('hex')}`,
    );
  });

  it.each([
    ['a live key, from a page of another site', { kind: 'live' }, 'https://shop.example', true],
    ['a sandbox key, from a file', { kind: 'sandbox' }, 'null', true],
    ['a live key bound to domains', { kind: 'live', in_pages: 'true' }, 'https://shop.example', false],
    ['a publishable key', { kind: 'publishable', in_pages: 'true' }, 'https://shop.example', false],
    ['a live key, from our own page', { kind: 'live' }, 'http://api.test', false],
    ['a live key, from a program', { kind: 'live' }, undefined, false],
  ])('warns of a secret that visitors can read: %s', async (_, own, origin, warned) => {
    const { body } = await call(birthchart, asha, {
      verdict: { ...verdict, key_in_url: 'false', ...own },
      headers: { host: 'api.test', ...(origin === undefined ? {} : { origin }) },
    });
    const codes: readonly string[] = body.meta.warnings.map(({ code }: { code: string }) => code);
    expect(codes.includes('KEY_IN_PAGE')).toBe(warned);
  });

  it('answers no one whom the gateway let pass without a verdict', async () => {
    const found = await call(birthchart, asha, { verdict: {} });
    expect([found.status, found.body.error.code]).toEqual([401, 'KEY_INVALID']);
  });

  it.each([
    ['{"__proto__":{"a":1}}'],
    [String.raw`{"\u005f_proto__":{"a":1}}`],
    ['{"name":{"constructor":{"prototype":1}}}'],
    ['{'],
    [''],
  ])('does not read the body %s', async (rawBody) => {
    const found = await call(birthchart, null, { rawBody });
    expect([found.status, found.body.error.code]).toEqual([400, 'INVALID_JSON']);
  });

  it('reads a body in base64, as API Gateway sends it, and keeps to the limit', async () => {
    const sent = (text: string) =>
      call(birthchart, null, { rawBody: Buffer.from(text).toString('base64'), isBase64: true });
    expect((await sent(JSON.stringify(asha))).body.data.name).toBe('Asha');
    expect((await sent('{')).body.error.code).toBe('INVALID_JSON');
    expect((await sent(`{"__proto__":{"a":1}}`)).body.error.code).toBe('INVALID_JSON');
    expect((await sent(JSON.stringify({ ...asha, pad: 'x'.repeat(256 * 1024) }))).status).toBe(413);
  });

  it('shows the limit where one applies, and what is left of it where the call was counted', async () => {
    const refused = await call(birthchart, asha, {
      verdict: { ...verdict, refusal: 'IDEMPOTENCY_CONFLICT', charged: 0, rate_remaining: -1 },
    });
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '120', 'ratelimit-reset': '30' });
    expect(refused.headers).not.toHaveProperty('ratelimit-remaining');
    expect((await call(birthchart, asha, { verdict: { ...verdict, rate_limit: 0 } })).headers).not.toHaveProperty(
      'ratelimit-limit',
    );
  });

  it('takes no session where a key is asked for', async () => {
    const found = await call(birthchart, asha, { verdict: { ...verdict, kind: 'session' } });
    expect([found.status, found.body.error.code]).toEqual([401, 'KEY_INVALID']);
  });

  it.each(['7', 'trace:00-4bf9.2f+a=1'])('echoes the id %s', async (id) => {
    const { headers } = await call(birthchart, asha, { headers: { 'X-Request-Id': id } });
    expect(headers['x-client-request-id']).toBe(id);
  });

  it('does not echo an id that is not one', async () => {
    const { headers } = await call(birthchart, asha, { headers: { 'X-Request-Id': '<script>' } });
    expect(headers['x-request-id']).toBe('test-request-id');
    expect(headers).not.toHaveProperty('x-client-request-id');
  });

  // Hindi as it stands in the table of texts that the pages of errors show.
  it.each([
    [{ ...asha, lat: 95 }, { 'Accept-Language': 'hi' }, 'hi', /^कुछ फ़ील्ड सही नहीं हैं \(lat\): error\.details/],
    [{ ...asha, lat: 95, language: 'hi' }, {}, 'hi', /^कुछ फ़ील्ड सही नहीं हैं/],
    [{ ...asha, lat: 95, language: 'hi' }, { 'Accept-Language': 'en' }, 'hi', /^कुछ/],
    [{ ...asha, lat: 95 }, { 'Accept-Language': 'en, hi;q=0.5' }, 'en', /^lat must be/],
    [{ ...asha, lat: 95, language: 'sa' }, {}, 'en', /^lat must be/],
    [{ ...asha, date: '1700-01-01' }, { 'Accept-Language': 'hi-IN' }, undefined, /./],
  ])('says what is wrong in the language asked for (%#)', async (body, headers, language, message) => {
    const found = await call(birthchart, body, { headers });
    expect(found.status).toBeGreaterThanOrEqual(400);
    expect(found.body.error.message).toMatch(message);
    if (language !== undefined) expect(found.headers['content-language']).toBe(language);
  });

  it.each([
    ['CREDITS_EXHAUSTED', 402],
    ['SPEND_CAP_REACHED', 402],
    ['RATE_LIMITED', 429],
    ['IDEMPOTENCY_CONFLICT', 409],
    ['OVERLOADED', 503],
    // An authorizer of a newer version may know a reason that this wrapper does not: the call must not run for free.
    ['A_CODE_OF_TOMORROW', 503, 'OVERLOADED'],
  ])('turns the verdict %s into %i before it looks at the body', async (refusal, status, code = refusal) => {
    const found = await call(birthchart, null, {
      rawBody: '{',
      verdict: { ...verdict, charged: 0, refusal, message: 'Because.', retry_after: 12 },
    });
    expect([found.status, found.body.error.code, found.body.error.message, found.headers['retry-after']]).toEqual([
      status,
      code,
      'Because.',
      '12',
    ]);
  });

  it.each([
    ['hi', undefined, 'hi'],
    [undefined, 'hi-IN,hi;q=0.9,en;q=0.5', 'hi'],
    [undefined, 'fr, en;q=0.2, hi;q=0.8', 'hi'],
    [undefined, 'fr', 'en'],
    ['en', 'hi', 'en'],
    [undefined, 'hi;q=0, *', 'en'],
  ])('speaks for language %s and Accept-Language %s in %s', async (language, accept, expected) => {
    const found = await call(
      birthchart,
      { ...asha, language },
      { headers: accept === undefined ? {} : { 'Accept-Language': accept } },
    );
    expect([found.body.meta.settings.language, found.body.data.planets[0].name]).toEqual([
      expected,
      expected === 'hi' ? 'सूर्य' : 'Sun',
    ]);
  });

  it('hides an unexpected failure from the caller', async () => {
    const found = await call(broken);
    expect([found.status, found.body.error.code, found.headers['retry-after']]).toEqual([500, 'INTERNAL', '5']);
    expect(found.text).not.toMatch(/secret|1990|TypeError|\.ts/);
  });

  it('never logs a message, a body or a name', () => {
    const error = new TypeError('secret 1990-05-10');
    expect(framesOf(error)[0]).toBe('TypeError');
    expect(framesOf(error).join()).not.toMatch(/secret|1990/);
    const wrapped = new RangeError('1990', { cause: new Error('secret', { cause: error }) });
    const causes = framesOf(wrapped).filter((line) => !line.startsWith('at '));
    expect(causes).toEqual(['RangeError', 'caused by Error', 'caused by TypeError']);
    expect(framesOf(wrapped).join()).not.toMatch(/secret|1990/);
    const line = JSON.parse(
      logLine(
        {
          requestId: 'r',
          endpoint: 'birthchart',
          suite: 'core',
          status: 200,
          code: '',
          ms: 1.5,
          credits: 1,
          keyId: 'k1',
        },
        0,
      ),
    );
    expect(line).toMatchObject({
      level: 'INFO',
      endpoint: 'birthchart',
      Suite: 'core',
      Errors: 0,
      Latency: 1.5,
      credits: 1,
      request_id: 'r',
    });
    expect(line._aws.CloudWatchMetrics[0].Dimensions).toEqual([['Suite']]);
    const metrics: { Name: string }[] = line._aws.CloudWatchMetrics[0].Metrics;
    expect(metrics.every(({ Name }) => typeof line[Name] === 'number')).toBe(true);
  });

  it('keeps only the wanted sections', async () => {
    const found = await call(birthchart, { ...asha, include: ['moon_sign'] });
    expect(found.body.data).toEqual({ moon_sign: 'Scorpio' });
    expect(found.body).not.toHaveProperty('planets');
    expect((await call(birthchart, { ...asha, include: ['moon'] })).body.error.details[0]).toMatchObject({
      field: 'include.0',
      code: 'UNKNOWN_VALUE',
    });
  });

  it('names the observer where the answer depended on another than the usual', async () => {
    expect((await call(birthchart, asha)).body.meta.settings).not.toHaveProperty('observer');
    const found = await call(birthchart, { ...asha, observer: 'topocentric' });
    expect(found.body.meta.settings.observer).toBe('topocentric');
  });

  it('has a name for every chart, null where none was sent', async () => {
    const { name: _, ...unnamed } = asha;
    expect((await call(birthchart, unnamed)).body.data.name).toBeNull();
  });

  // Sun of the published example: 25.94216.
  it.each([
    [0, 26],
    [3, 25.942],
    [5, 25.94216],
  ])('rounds to %i decimals', async (precision, longitude) => {
    expect((await call(birthchart, { ...asha, precision })).body.data.planets[0].longitude).toBe(longitude);
  });
});

describe('a document (GET)', () => {
  const document = serve(
    endpoint({
      path: '/v1/test/document',
      method: 'GET',
      auth: 'none',
      summary: 'a document',
      credits: 0,
      cacheSeconds: 300,
      input: plainInput({
        n: z._default(z.int().check(z.gte(0), z.lte(9)), 1),
        wide: z._default(z.boolean(), false),
        ids: z.optional(z.array(z.int())),
        q: z.optional(z.string()),
      }),
      output: z.any(),
      example: {},
      compute: ({ input }) => ({ ...input }),
    }),
  );
  const get = (query: Record<string, string> = {}, headers: Record<string, string> = {}, method = 'GET') =>
    call(document, null, { method, query, headers, rawBody: null, verdict: {} });

  it('has a tag of its content, and is not sent again to who has it', async () => {
    const first = await get({}, { 'x-request-id': 'request-one' });
    const tag = first.headers['etag'] ?? '';
    expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Language, Accept-Encoding',
    });
    for (const known of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
      const again = await get({}, { 'If-None-Match': known, 'x-request-id': 'request-two' });
      expect([again.status, again.text, again.headers['etag'], again.headers['x-client-request-id']]).toEqual([
        304,
        '',
        tag,
        'request-two',
      ]);
      expect(again.headers).not.toHaveProperty('content-type');
    }
    expect((await get({}, { 'If-None-Match': '"x"' })).status).toBe(200);
    expect((await get({ n: '2' }, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, whole] = [await get({}, {}, 'HEAD'), await get()];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'x-result-hash', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    const wrong = await get({ n: '12' }, {}, 'HEAD');
    expect([wrong.status, wrong.text]).toEqual([400, '']);
  });

  it('reads numbers, flags and lists from a query', async () => {
    const read = async (query: Record<string, string>) => (await get(query)).body.data;
    expect(await read({ n: '7', wide: 'true', ids: '1,2', q: '3' })).toEqual({ n: 7, wide: true, ids: [1, 2], q: '3' });
    const fault = async (query: Record<string, string>) => (await get(query)).body.error.details[0];
    expect(await fault({ n: 'seven' })).toMatchObject({ field: 'n', code: 'WRONG_TYPE', received: 'seven' });
    expect(await fault({ n: '10' })).toMatchObject({ field: 'n', code: 'OUT_OF_RANGE', expected: '0..9' });
    expect(await fault({ wide: 'yes' })).toMatchObject({ field: 'wide', code: 'WRONG_TYPE' });
    expect(await fault({ ids: '1,x' })).toMatchObject({ field: 'ids.1', code: 'WRONG_TYPE' });
  });

  it('has no tag where it is no document', async () => {
    expect((await call(birthchart, asha)).headers).not.toHaveProperty('etag');
  });
});

describe('the envelope', () => {
  it('rounds a copy, Julian days to eight decimals, and a full circle to 0', () => {
    const data = {
      a: 1.23456789,
      jd_ut: 2448022.100694444,
      list: [359.9999999, -0.0000001, { deep: 29.99999999 }],
      text: '1.23456789',
      none: null,
      settings: { year_length: 365.256363 },
    };
    expect(roundNumbers(data, 6)).toEqual({
      a: 1.234568,
      jd_ut: 2448022.10069444,
      list: [0, 0, { deep: 30 }],
      text: '1.23456789',
      none: null,
      settings: { year_length: 365.256363 },
    });
    expect(data.a).toBe(1.23456789);
    expect(Object.is((roundNumbers([-0.0000001], 6) as number[])[0], 0)).toBe(true);
  });

  it('moves no number by more than half of the last decimal', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 9 }),
        (value, decimals) => {
          const found = roundNumbers({ value }, decimals) as { value: number };
          fc.pre(found.value !== 0 || Math.abs(value) < 1);
          expect(Math.abs(found.value - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
        },
      ),
    );
  });

  it('names its engine truly', () => {
    const manifest: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(ENGINE.version).toBe(manifest.version);
    for (const { file, sha256 } of EPHEMERIS_FILES) {
      expect(
        createHash('sha256')
          .update(readFileSync(`node_modules/swisseph-wasm/wasm/${file}`))
          .digest('hex'),
      ).toBe(sha256);
    }
    expect(digest('')).toBe('sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});
