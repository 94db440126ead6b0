/** Over real HTTP, through serverless offline, the real authorizer bundle, the built layer and a database double. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'node:http';
import * as z from 'zod/mini';
import { keyHash, mintKey, type KeyKind } from '../../lib/accounts/key.ts';
import {
  createCustomer,
  createKey,
  readCustomer,
  rotateKey,
  switchKey,
  type KeyRules,
} from '../../lib/accounts/keys.ts';
import { recordKey } from '../../lib/accounts/record.ts';
import type { AnyEndpoint } from '../../lib/contract/frame/endpoint.ts';
import { creditsOf } from '../../lib/contract/suites/astrologer.ts';
import { endpoints, promised } from '../../lib/service/catalogue/registry.ts';
import { usageKey } from '../../lib/accounts/metering/usage-item.ts';
import { monthOf } from '../../lib/accounts/metering/period.ts';
import { PLANS, type Terms } from '../../lib/accounts/metering/plans.ts';
import { itemNumber } from '../../lib/contract/ports/table.ts';
import { sharedService, type Reply, type Sent, type Service } from './service.ts';
import { exampleRequest } from '../support/bundle.ts';
import { matrix, SOAKS } from '../support/soak.ts';
import { until } from '../support/until.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const CHART = '/v1/birthchart';
const DAY_S = 86_400;

let service: Service;
beforeAll(async () => {
  service = await sharedService();
});

const chart = (key?: string, sent: Sent = {}): Promise<Reply> =>
  service.send(CHART, { body: BIRTH, ...(key ? { key } : {}), ...sent });

const now = (): number => Date.now();
/** A key of a new customer. */
const newKey = async (terms: Terms = {}, rules: KeyRules = {}, kind: KeyKind = 'live') => {
  const customer = await createCustomer(service.table, {
    plan: 'enterprise',
    terms: { credits: 1000, rate: 0, ...terms },
    now: now(),
  });
  return { customer, ...(await createKey(service.table, { customer, kind, now: now(), ...rules })) };
};

/** Credits that a customer has used this month. */
const usedBy = async (customer: string): Promise<number> =>
  itemNumber((await service.table.get(usageKey(customer, monthOf(now())))) ?? {}, 'used');

const expectRefusal = (reply: Reply, status: number, code: string): void => {
  expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  expect({ status: reply.status, code: reply.body?.error?.code }).toEqual({ status, code });
  expect(reply.body).toEqual({
    status: 'error',
    error: {
      code,
      message: expect.stringMatching(/\w/),
      details: expect.any(Array),
      docs: expect.stringMatching(new RegExp(`/docs/errors/${code}$`)),
    },
    meta: { request_id: expect.stringMatching(/\w/) },
  });
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.headers.get('x-request-id')).toBe(reply.body.meta.request_id);
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
};

describe('who you are', () => {
  it('takes the key in three forms, and twice when both are the same', async () => {
    const key = service.keys.sandbox;
    const header = await chart(key);
    const bearer = await chart(undefined, { headers: { Authorization: `Bearer ${key}` } });
    const query = await service.send(`${CHART}?apiKey=${key}`, { body: BIRTH });
    const twice = await chart(key, { headers: { Authorization: `Bearer ${key}` } });
    for (const reply of [header, bearer, query, twice]) {
      expect(reply.status).toBe(200);
      expect(reply.body.data.ascendant).toBe('Scorpio');
    }
    expect(header.body.data).toEqual(query.body.data);
    expect(query.body.meta.warnings.map((row: { code: string }) => row.code)).toContain('KEY_IN_URL');
    expect(header.body.meta.warnings).toEqual([]);
  });

  it('refuses none, a malformed, an unknown one and two different ones with 401', async () => {
    const { sandbox, live } = service.keys;
    expectRefusal(await chart(), 401, 'KEY_INVALID');
    expectRefusal(await chart('ud_live_nonsense'), 401, 'KEY_INVALID');
    expectRefusal(await chart(mintKey('live')), 401, 'KEY_INVALID');
    expectRefusal(await chart(sandbox, { headers: { Authorization: `Bearer ${live}` } }), 401, 'KEY_INVALID');
    expectRefusal(await service.send(`${CHART}?apiKey=${live}`, { body: BIRTH, key: sandbox }), 401, 'KEY_INVALID');
  });

  it('does not let a caller bring the authorizer’s word along', async () => {
    const forged = JSON.stringify({ customer: 'local', key_id: 'x', kind: 'live', charged: 0, remaining: 5 });
    expectRefusal(
      await chart(undefined, { headers: { 'sls-offline-authorizer-override': forged } }),
      401,
      'KEY_INVALID',
    );
    const { secret } = await newKey();
    const reply = await chart(secret, { headers: { 'sls-offline-authorizer-override': forged } });
    expect(reply.body.meta.credits).toEqual({ charged: 1, remaining: 999 });
  });

  it('refuses a disabled and an expired key, and takes a disabled one back when it is switched on', async () => {
    const { customer, id, secret } = await newKey();
    await switchKey(service.table, customer, id, false);
    expectRefusal(await chart(secret), 403, 'KEY_DISABLED');
    await switchKey(service.table, customer, id, true);
    expect((await chart(secret)).status).toBe(200);
    const expired = await newKey({}, { expires: Math.floor(now() / 1000) - DAY_S });
    expectRefusal(await chart(expired.secret), 403, 'KEY_EXPIRED');
  });

  it('takes the old secret of a rotated key during its grace only', async () => {
    const kept = await newKey();
    const successor = await rotateKey(service.table, kept.customer, kept.id, 1, now());
    expect((await chart(kept.secret)).status).toBe(200);
    expect((await chart(successor.secret)).status).toBe(200);
    const dropped = await newKey();
    await rotateKey(service.table, dropped.customer, dropped.id, 0, now());
    expectRefusal(await chart(dropped.secret), 403, 'KEY_EXPIRED');
  });

  it('holds a key to its domains, addresses, suites and way of sending', async () => {
    const sited = await newKey({}, { domains: ['example.com'] });
    expectRefusal(await chart(sited.secret, { headers: { Origin: 'https://evil.test' } }), 403, 'DOMAIN_NOT_ALLOWED');
    expectRefusal(await chart(sited.secret), 403, 'DOMAIN_NOT_ALLOWED');
    expect((await chart(sited.secret, { headers: { Origin: 'https://example.com' } })).status).toBe(200);
    expectRefusal(await chart((await newKey({}, { ips: ['203.0.113.0/24'] })).secret), 403, 'IP_NOT_ALLOWED');
    expectRefusal(await chart((await newKey({}, { scopes: ['panchang'] })).secret), 403, 'SCOPE_MISSING');
    const { secret } = await newKey({}, { query: false });
    expectRefusal(await service.send(`${CHART}?apiKey=${secret}`, { body: BIRTH }), 403, 'QUERY_KEY_OFF');
  });
});

describe('a query', () => {
  it('may name what every object inherits', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const sent = { body: BIRTH, key: service.keys.sandbox };
      expect((await service.send(`${CHART}?${name}=1`, sent)).status).toBe(200);
      expect((await service.send(`/v1/meta/limits?${name}=1`, { method: 'GET' })).status).toBe(200);
    }
  });
});

describe('where you call from', () => {
  it('is one page of the web', async () => {
    const { secret } = await newKey({}, { domains: ['example.com'] });
    for (const origin of ['javascript://example.com', 'file://example.com', 'https://evil.test\\@example.com'])
      expectRefusal(await chart(secret, { headers: { Origin: origin } }), 403, 'DOMAIN_NOT_ALLOWED');
    const { port } = new URL(service.url);
    const text = JSON.stringify(BIRTH);
    const status = await new Promise<number>((resolve, reject) => {
      const headers = ['Host', 'localhost', 'Content-Type', 'application/json', 'X-Api-Key', secret];
      const origins = ['https://example.com', 'https://evil.test'].flatMap((origin) => ['Origin', origin]);
      const twice = request(
        { port, host: '127.0.0.1', path: CHART, method: 'POST', headers: [...headers, ...origins] },
        (answer) => resolve(answer.resume().statusCode ?? 0),
      );
      twice.on('error', reject).end(text);
    });
    expect(status).toBe(403);
  });
});

describe('how much you may use', () => {
  it('lets exactly as many of twice as many parallel calls pass as there are credits', async () => {
    const credits = SOAKS ? 100 : 40;
    const { secret } = await newKey({ credits });
    const replies = await Promise.all(Array.from({ length: 2 * credits }, () => chart(secret)));
    const passed = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 402);
    expect([passed.length, refused.length]).toEqual([credits, credits]);
    const left = passed.map(({ headers }) => Number(headers.get('x-credits-remaining'))).sort((a, b) => a - b);
    // A debit whose answer was lost is repeated: it takes nothing more, and tells what is left by then, which may be less.
    expect(left.filter((rest, index) => rest < 0 || rest > index)).toEqual([]);
    expect(new Set(left).size).toBeGreaterThan(credits / 2);
    const [one] = refused;
    if (one) expectRefusal(one, 402, 'CREDITS_EXHAUSTED');
    expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('gives the credits of a failing call back', async () => {
    const { secret } = await newKey({ credits: 10 });
    const bad = await chart(secret, { body: { ...BIRTH, lat: 95 } });
    expectRefusal(bad, 400, 'VALIDATION_FAILED');
    expect(bad.headers.get('x-credits-charged')).toBe('0');
    const none = await chart(secret, { body: { ...BIRTH, date: '1800-01-01', time: '00:00', tz: 0 } });
    expect(none.status).toBe(422);
    const broken = await chart(secret, { body: '{"date":' });
    expectRefusal(broken, 400, 'INVALID_JSON');
    const good = await chart(secret);
    expect(good.body.meta.credits).toEqual({ charged: 1, remaining: 9 });
  });

  it('does not charge replays under an Idempotency-Key, five times', async () => {
    const { secret } = await newKey({ credits: 10 });
    const again = (): Promise<Reply> => chart(secret, { headers: { 'Idempotency-Key': 'order-7' } });
    const first = await again();
    expect(first.body.meta.credits).toEqual({ charged: 1, remaining: 9 });
    for (let replay = 1; replay <= 5; replay++) {
      const reply = await again();
      expect(reply.status).toBe(200);
      expect(reply.body.meta.credits.charged).toBe(0);
      expect(reply.body.data).toEqual(first.body.data);
    }
    expectRefusal(await again(), 409, 'IDEMPOTENCY_CONFLICT');
    expect((await chart(secret)).body.meta.credits).toEqual({ charged: 1, remaining: 8 });
  });

  it('limits the rate and says when to come back', async () => {
    const { secret } = await newKey({ rate: 2 });
    const replies = [await chart(secret), await chart(secret), await chart(secret)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['1', '0', '0']);
    const [, , last] = replies;
    if (last) expectRefusal(last, 429, 'RATE_LIMITED');
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('never charges a sandbox key', async () => {
    const reply = await chart(service.keys.sandbox);
    expect(reply.body.meta.credits).toEqual({ charged: 0, remaining: null });
  });
});

describe('the usage plans of the gateway', () => {
  const gatewayKeyOf = async (customer: string): Promise<string> =>
    (await readCustomer(service.table, customer)).gatewayKey;
  const untilNamed = (customer: string): Promise<string> =>
    until(async () => {
      await service.look();
      return gatewayKeyOf(customer);
    });

  it('know every customer by a key of its own, and refuse a call that names an unknown one', async () => {
    const { customer, secret } = await newKey();
    // Until its own is named, its calls go through the pool.
    expect((await chart(secret)).status).toBe(200);
    const value = await untilNamed(customer);
    expect(value).toMatch(/^[\w-]{43}$/);
    expect((await chart(secret)).status).toBe(200);
    const hash = keyHash(secret);
    const name = (key: string) =>
      service.table.update(recordKey(hash), {
        update: 'SET gateway_key = :key ADD version :one',
        values: { ':key': key, ':one': 1 },
      });
    await name('x'.repeat(43));
    expectRefusal(await chart(secret), 503, 'OVERLOADED');
    await name(value);
    expect((await chart(secret)).status).toBe(200);
  });

  it('shield behind our own limit: the first refusal of a flood is ours, and nothing refused is charged', async () => {
    const customer = await createCustomer(service.table, { plan: 'sandbox', now: now() });
    const { secret } = await createKey(service.table, { customer, kind: 'live', now: now() });
    await untilNamed(customer);
    const replies: Reply[] = [];
    while (replies.length < 140) replies.push(...(await Promise.all(Array.from({ length: 20 }, () => chart(secret)))));
    const refused = replies.filter(({ status }) => status !== 200);
    for (const one of refused) expectRefusal(one, 429, 'RATE_LIMITED');
    // Ours says how many calls are left; the gateway's own answer cannot.
    const isOurs = ({ headers }: Reply): boolean => headers.has('ratelimit-remaining');
    expect(replies.slice(0, 100).every(isOurs)).toBe(true);
    expect(replies.some((one) => !isOurs(one))).toBe(true);
    const passed = replies.length - refused.length;
    await until(async () => {
      await service.look();
      return (await usedBy(customer)) === passed;
    });
    expect(await usedBy(customer)).toBe(passed);
  });
});

describe('what the gateway answers itself', () => {
  it('says 404 for a path and 405 for a method that does not exist', async () => {
    const key = service.keys.sandbox;
    expectRefusal(await service.send('/v1/nothing/here', { body: {}, key }), 404, 'ENDPOINT_NOT_FOUND');
    expectRefusal(await service.send('/nothing', { method: 'GET' }), 404, 'ENDPOINT_NOT_FOUND');
    expectRefusal(await service.send('/v1/%E0%A4%A', { method: 'GET' }), 404, 'ENDPOINT_NOT_FOUND');
    for (const path of ['//v1/health', '/v1//health', '/v1/health//', '//', '//v1//health', '/%2Fv1/health'])
      expectRefusal(await service.send(path, { method: 'GET' }), 404, 'ENDPOINT_NOT_FOUND');
    for (const [path, meant] of [
      ['/v1/dasha/mahadasha', '/v1/dasha/vimshottari'],
      ['/V1/birthchart', '/v1/birthchart'],
    ] as const) {
      const near = await service.send(path, { body: {} });
      expectRefusal(near, 404, 'ENDPOINT_NOT_FOUND');
      expect(near.body.error.message).toContain(`POST ${meant}`);
      expect((await service.send(path, { method: 'OPTIONS' })).status).toBe(204);
    }
    const wrong = await service.send(CHART, { method: 'GET', key });
    expectRefusal(wrong, 405, 'METHOD_NOT_ALLOWED');
    expect(wrong.headers.get('allow')).toBe('POST');
    expectRefusal(await service.send('/v1/health', { body: {} }), 405, 'METHOD_NOT_ALLOWED');
  });

  it('says 413 for 300 KB and for 11 MB, and 415 for what is not JSON', async () => {
    const key = service.keys.sandbox;
    expectRefusal(await chart(key, { body: { ...BIRTH, name: 'x'.repeat(300_000) } }), 413, 'BODY_TOO_LARGE');
    expectRefusal(await chart(key, { body: 'x'.repeat(11_000_000) }), 413, 'BODY_TOO_LARGE');
    expectRefusal(
      await chart(key, { body: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  // The gateway answers by what a path takes and from whom: one of each sort, and every eighth. package.test.ts asks for all.
  it('answers the preflight of every path', async () => {
    const all = await endpoints();
    const sorts = Map.groupBy(all, ({ method, auth, path }) => [method, auth, path.includes('{')].join());
    const chosen = matrix(all, (one, n) => n % 8 === 0 || [...sorts.values()].some(([first]) => first === one));
    for (const { path, method } of chosen) {
      const reply = await service.send(path.replaceAll(/\{\w+\}/g, 'x'), {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://example.com',
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'x-api-key',
        },
      });
      expect({ path, status: reply.status, body: reply.body }).toEqual({ path, status: 204, body: null });
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      expect(reply.headers.get('access-control-allow-methods')).toContain(method);
      expect(reply.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-api-key');
      expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
      expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    }
  });

  it('tells once what an answer depends on', async () => {
    for (const path of ['/docs', '/v1/meta/endpoints', '/v1/health']) {
      const { headers } = await fetch(`${service.url}${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
      const named = (headers.get('vary') ?? '').toLowerCase().split(/,\s*/);
      expect([path, named.toSorted()]).toEqual([path, ['accept-encoding', 'accept-language']]);
    }
  });

  it('counts down the calls of the local key that has the limits of a plan', async () => {
    const { growth, live } = service.keys;
    const [first, second] = [await chart(growth), await chart(growth)];
    expect(first.headers.get('ratelimit-limit')).toBe(String(PLANS.growth.rate));
    const left = ({ headers }: Reply): number => Number(headers.get('ratelimit-remaining'));
    expect(left(second)).toBeLessThan(left(first));
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    expect((await chart(live)).headers.get('ratelimit-limit')).toBeNull();
  });

  it('lets a page of another origin read an answer', async () => {
    const reply = await chart(service.keys.sandbox, { headers: { Origin: 'https://example.com' } });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    expect(reply.headers.get('access-control-expose-headers')).toContain('X-Credits-Remaining');
  });
});

describe('documents', () => {
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
    service.send(path, { method, headers });

  it('come again only when they have changed', async () => {
    const first = await read('/v1/meta/errors');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const again = await read('/v1/meta/errors', { 'If-None-Match': tag });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, tag]);
    expect(again.headers.get('x-request-id')).toMatch(/\w/);
  });

  it('answer HEAD, and name it in Allow', async () => {
    const head = await read('/v1/meta/errors', {}, 'HEAD');
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get('etag')).toBe((await read('/v1/meta/errors')).headers.get('etag'));
    const refused = await read('/v1/meta/errors', {}, 'POST');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await read(CHART, {}, 'HEAD')).status).toBe(405);
  });

  it('are compressed from 1 KB on for callers who take it', async () => {
    const encoding = async (path: string, accept: string) =>
      (await read(path, { 'Accept-Encoding': accept })).headers.get('content-encoding');
    expect(await encoding('/v1/meta/errors', 'gzip')).toBe('gzip');
    expect(await encoding('/v1/meta/errors', 'gzip, deflate, br')).toBe('gzip');
    expect(await encoding('/v1/meta/errors', 'identity')).toBeNull();
    expect(await encoding('/v1/health', 'gzip')).toBeNull();
  });
});

describe('what needs no key', () => {
  it('answers health', async () => {
    const reply = await service.send('/v1/health', { method: 'GET' });
    expect(reply.status).toBe(200);
    expect(reply.body.data.ok).toBe(true);
  });

  it('lists exactly the endpoints that exist, from the built data', async () => {
    const reply = await service.send('/v1/meta/endpoints', { method: 'GET' });
    const all = await promised();
    expect(reply.body.data.count).toBe(all.length);
    expect(
      reply.body.data.endpoints.map((row: { method: string; path: string }) => `${row.method} ${row.path}`),
    ).toEqual(all.map(({ method, path }) => `${method} ${path}`));
  });

  it('serves the OpenAPI document', async () => {
    const reply = await service.send('/v1/meta/openapi', { method: 'GET' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ openapi: '3.1.0', servers: [{ url: service.url }] });
    expect(Object.keys(reply.body.paths)).toContain(CHART);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    const tag = reply.headers.get('etag') ?? '';
    const again = await service.send('/v1/meta/openapi', { method: 'GET', headers: { 'If-None-Match': tag } });
    expect([again.status, again.body]).toEqual([304, null]);
  });
});

describe('an endpoint', () => {
  /** The address and request of an endpoint's example. */
  const requestOf = (endpoint: AnyEndpoint) => {
    const { method, path, query, body } = exampleRequest(endpoint);
    const asked = new URLSearchParams(query).toString();
    return { url: asked === '' ? path : `${path}?${asked}`, sent: { method, ...(body === undefined ? {} : { body }) } };
  };
  /** Keys that take turns: of twenty calls a second with one, some would be debited together. A customer for each call costs more than the call. */
  const KEYS = SOAKS ? 20 : 5;

  // What it answers, each is asked by bundles.test.ts. Gate, debit and answer over HTTP are one code for all: one of each sort.
  it('answers its example in the shape and at the price it declares, to a key only', async () => {
    const wrong: unknown[] = [];
    const purses = await Promise.all(
      Array.from({ length: KEYS }, async () => ({ secret: (await newKey()).secret, left: 1000 })),
    );
    const all = await endpoints();
    const sorts = Map.groupBy(all, ({ suite, auth, method, path, credits, pricedByBody }) =>
      [suite, auth, method, path.includes('{'), credits, pricedByBody].join(),
    );
    const firsts = new Set([...sorts.values()].map(([first]) => first));
    for (const [n, one] of matrix(all, (endpoint) => firsts.has(endpoint)).entries()) {
      const purse = purses[n % KEYS] ?? { secret: 'none', left: 0 };
      const { secret, left } = purse;
      const { url, sent } = requestOf(one);
      const reply = await service.send(url, { ...sent, ...(one.auth === 'key' ? { key: secret } : {}) });
      const shape = z.safeParse(one.output, reply.body?.data);
      if (reply.status !== 200 || !shape.success)
        wrong.push([url, reply.status, reply.body?.error ?? shape.error?.issues.slice(0, 3)]);
      // A batch costs the sum of its calls, which it tells; an answer what its writer costs; a bulk by its matches.
      const byBody: Readonly<Record<string, number>> = {
        batch: reply.body?.data?.credits,
        'ai/chat': creditsOf('embedded'),
        'matching/bulk': 2 + Math.ceil((reply.body?.data?.results?.length ?? 0) / 10),
      };
      const price = byBody[one.name] ?? one.credits;
      const credits = reply.body?.meta?.credits;
      const owed = one.auth === 'key' ? { charged: price, remaining: left - price } : { charged: 0, remaining: null };
      if (credits?.charged !== owed.charged || credits?.remaining !== owed.remaining) wrong.push([url, credits, owed]);
      purse.left = credits?.remaining ?? left;
      // Which calls need a key is read from the template of all by package.test.ts.
      const [asked] = matrix([one], () => n % 8 === 0);
      if (asked?.auth === 'key' && (await service.send(url, sent)).status !== 401)
        wrong.push([url, 'answered without a key']);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the README, and the page of calls it leads to', () => {
  it('show calls that are answered as they stand', async () => {
    const text = ['README.md', 'functions/CALLS.md']
      .map((page) => readFileSync(join(import.meta.dirname, '../..', page), 'utf8'))
      .join('\n');
    const calls = [...text.matchAll(/^ask (\S+) '([^\n]+)'$|^KEY=.*\.(sandbox|live)"\)$/gm)];
    expect(calls.length).toBeGreaterThan(6);
    let key = service.keys.sandbox;
    let report = '';
    for (const [, path = '', body = '', kind] of calls) {
      if (kind === 'sandbox' || kind === 'live') key = service.keys[kind];
      if (path === '') continue;
      const reply = await service.send(`/v1/${path.replace('<report_id>', report)}`, { body: JSON.parse(body), key });
      // An order is made (201), a letter is on its way (202).
      expect([path, Math.floor(reply.status / 100), reply.body.meta.warnings]).toEqual([path, 2, []]);
      report = reply.body.data.report_id ?? report;
      for (const { http } of reply.body.data.results ?? []) expect([path, http]).toEqual([path, 200]);
    }
  });
});

describe('what is written down', () => {
  it('is one line for each request, with its id and no key, birth or stack', async () => {
    const id = 'log-line-of-this-call';
    const { live } = service.keys;
    await service.send(`${CHART}?apiKey=${live}`, {
      body: { ...BIRTH, name: 'Ashwatthama' },
      headers: { 'X-Request-Id': id },
    });
    await chart(live, { body: { ...BIRTH, lat: 95, name: 'Ashwatthama' } });
    await until(() => service.printed().includes(id));
    const printed = service.printed();
    const [line = '{}'] = printed.split('\n').filter((text) => text.includes(id));
    expect(JSON.parse(line)).toMatchObject({
      client_request_id: id,
      endpoint: 'birthchart',
      Suite: 'core',
      status: 200,
      credits: 1,
    });
    for (const secret of [live, service.keys.sandbox, 'Ashwatthama', '28.6139', '1990-05-10'])
      expect(printed).not.toContain(secret);
    expect(printed).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  });
});
