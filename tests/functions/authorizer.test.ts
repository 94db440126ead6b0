import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { stepGatewayKey } from '../../lib/accounts/gateway-key.ts';
import { makeAuthorizer } from '../../functions/authorizer.ts';
import { mintKey } from '../../lib/accounts/key.ts';
import { createCustomer, createKey, rotateKey, switchKey, type KeyRules } from '../../lib/accounts/keys.ts';
import { changeGrant } from '../../lib/accounts/grants.ts';
import type { KeyKind } from '../../lib/accounts/key.ts';
import { usageKey } from '../../lib/accounts/metering/usage-item.ts';
import type { PlanName, Terms } from '../../lib/accounts/metering/plans.ts';
import { unpackCharge } from '../../lib/accounts/metering/spending-limits.ts';
import { refund } from '../../lib/accounts/metering/refund.ts';
import { itemNumber, type Table } from '../../lib/contract/ports/table.ts';
import { folderGatewayKeys } from '../../lib/adapters/storage/gateway-keys.ts';
import { faultyTable, startTable, type Fate, type TestTable } from '../support/table.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const prices = {
  'POST /v1/kundli/planets': { credits: 1, suite: 'kundli', auth: 'key' },
  'POST /v1/varga/{chart}': { credits: 2, suite: 'varga', auth: 'key' },
  'POST /v1/batch': { credits: 0, suite: 'batch', auth: 'key', later: true },
  'GET /v1/usage/summary': { credits: 0, suite: 'usage', auth: 'key' },
  'POST /v1/usage/summary': { credits: 0, suite: 'usage', auth: 'session' },
} as const;
const noon = Date.UTC(2026, 10, 21, 12);
let serial = 0;

interface Request {
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly method?: string;
  readonly resource?: string;
  readonly path?: string;
  readonly ip?: string;
}

/** The members of API Gateway's event that the authorizer reads. */
const event = ({
  headers,
  query,
  method = 'POST',
  resource = '/v1/kundli/planets',
  path = resource,
  ip = '203.0.113.7',
}: Request) =>
  ({
    type: 'REQUEST',
    methodArn: `arn:aws:execute-api:ap-south-1:123456789012:abc/v1/${method}${path}`,
    resource,
    path,
    httpMethod: method,
    headers: headers ?? null,
    queryStringParameters: query ?? null,
    requestContext: {
      requestId: `r-${++serial}`,
      resourcePath: resource,
      httpMethod: method,
      identity: { sourceIp: ip },
    },
  }) as unknown as APIGatewayRequestAuthorizerEvent;

const gate = (table: Table = double.table, now: () => number = () => noon) => {
  const authorize = makeAuthorizer({ prices, table, now });
  return async (request: Request) => {
    const answer = await authorize(event(request));
    const [statement] = answer.policyDocument.Statement;
    return { ...answer, effect: statement?.Effect, context: answer.context ?? {}, statement };
  };
};
const withKey = (secret: string, request: Request = {}): Request => ({
  ...request,
  headers: { 'X-Api-Key': secret, ...request.headers },
});

const issue = async (rules: KeyRules = {}, kind: KeyKind = 'live', plan: PlanName = 'growth', terms: Terms = {}) => {
  const customer = await createCustomer(double.table, { plan, terms, now: noon });
  const key = await createKey(double.table, { customer, kind, now: noon, ...rules });
  const used = async () => itemNumber((await double.table.get(usageKey(customer, '2026-11'))) ?? {}, 'used');
  return { customer, ...key, used };
};

describe('who you are', () => {
  it('lets the wrapper refuse a call that needs a session, whatever key it brings', async () => {
    const { secret, used } = await issue();
    for (const request of [{}, withKey(secret)]) {
      const answer = await gate()({ ...request, resource: '/v1/usage/summary' });
      expect(answer).toMatchObject({
        effect: 'Allow',
        context: { refusal: 'SESSION_INVALID', key_id: 'unknown', charge: '', charged: 0 },
      });
    }
    expect(await used()).toBe(0);
  });

  it.each(['header', 'bearer', 'query'])(
    'a key is known from the %s, and the verdict says what was taken',
    async (form) => {
      const { customer, id, secret } = await issue();
      const forms: Readonly<Record<string, Request>> = {
        header: withKey(secret),
        bearer: { headers: { authorization: `Bearer ${secret}` } },
        query: { query: { apiKey: secret } },
      };
      const request = forms[form] ?? {};
      const answer = await gate()(request);
      expect(answer).toMatchObject({ principalId: customer, effect: 'Allow' });
      expect(answer.statement).toEqual({
        Action: 'execute-api:Invoke',
        Effect: 'Allow',
        Resource: 'arn:aws:execute-api:ap-south-1:123456789012:abc/v1/POST/v1/kundli/planets',
      });
      expect(answer.context).toMatchObject({
        customer,
        key_id: id,
        kind: 'live',
        plan: 'growth',
        refusal: '',
        message: '',
        retry_after: 0,
        charged: 1,
        remaining: 49_999,
        rate_limit: 120,
        rate_remaining: 119,
        rate_reset: 60,
        key_in_url: form === 'query',
      });
    },
  );

  it('the context is flat, and holds neither the key nor its hash', async () => {
    const { secret } = await issue();
    const answer = await gate()(withKey(secret, { headers: { 'Idempotency-Key': 'k' } }));
    for (const value of Object.values(answer.context)) expect(['string', 'number', 'boolean']).toContain(typeof value);
    expect(JSON.stringify(answer)).not.toContain(secret.slice(12));
  });

  it.each<[string, () => Request]>([
    ['no key', () => ({})],
    ['a malformed key', () => withKey('ud_live_nonsense')],
    ['an unknown key', () => withKey(mintKey('live'))],
  ])('%s is Unauthorized', async (_, request) => {
    await expect(gate()(request())).rejects.toThrow(/^Unauthorized$/);
  });

  it('two different keys are Unauthorized, the same twice is fine', async () => {
    const { secret } = await issue();
    const other = await issue();
    await expect(gate()(withKey(secret, { query: { apiKey: other.secret } }))).rejects.toThrow(/^Unauthorized$/);
    expect(await gate()(withKey(secret, { query: { apiKey: secret } }))).toMatchObject({
      effect: 'Allow',
      context: { key_in_url: true },
    });
  });

  it('names a gateway key with every Allow: the customer’s own, else the pool’s', async () => {
    const authorize = makeAuthorizer({ prices, table: double.table, now: () => noon, pool: 'the pool' });
    const keyOf = async (request: Request) => (await authorize(event(request))).usageIdentifierKey;
    const { customer, secret } = await issue();
    expect(await keyOf(withKey(secret))).toBe('the pool');
    const keys = folderGatewayKeys(mkdtempSync(join(tmpdir(), 'udaya-keys-')));
    const run = { table: double.table, keys, now: noon, settleSeconds: 0, mayMake: () => true };
    expect([await stepGatewayKey(run, customer), await stepGatewayKey(run, customer)]).toEqual(['placed', 'named']);
    expect(await keyOf(withKey(secret))).toBe(keys.valueOf(customer));
    expect(keys.valueOf(customer)).toMatch(/^[\w-]{43}$/);
    // Callers without a key: a session that is asked for, and a key that cannot be read.
    expect(await keyOf({ resource: '/v1/usage/summary' })).toBe('the pool');
    const down = makeAuthorizer({
      prices,
      table: faultyTable(double.table, () => 'refused').table,
      now: () => noon,
      pool: 'the pool',
    });
    expect(await down(event(withKey(secret)))).toMatchObject({ usageIdentifierKey: 'the pool' });
    expect(await gate()(withKey((await issue()).secret))).not.toHaveProperty('usageIdentifierKey');
  });
});

describe('what a known key may not do', () => {
  it.each<[string, KeyRules, KeyKind, Request]>([
    ['KEY_EXPIRED', { expires: noon / 1000 }, 'live', {}],
    ['QUERY_KEY_OFF', { query: false }, 'live', { query: { apiKey: 'SECRET' } }],
    ['SCOPE_MISSING', { scopes: ['varga'] }, 'live', {}],
    ['DOMAIN_NOT_ALLOWED', { domains: ['example.com'] }, 'live', { headers: { origin: 'https://evil.test' } }],
    ['DOMAIN_NOT_ALLOWED', { domains: ['example.org'] }, 'publishable', { headers: { origin: 'https://example.com' } }],
    ['IP_NOT_ALLOWED', { ips: ['10.0.0.0/8'] }, 'live', {}],
    [
      'SCOPE_MISSING',
      { domains: ['example.com'] },
      'publishable',
      { headers: { origin: 'https://example.com' }, method: 'GET', resource: '/v1/usage/summary' },
    ],
  ])('%s', async (code, rules, kind, request) => {
    const { secret, used } = await issue(rules, kind);
    const query = request.query ? { apiKey: secret } : undefined;
    const answer = await gate()(withKey(secret, { ...request, query }));
    expect(answer).toMatchObject({ effect: 'Deny', context: { code } });
    expect(answer.context['message']).toMatch(/^[^"\\]+\.$/);
    expect(await used()).toBe(0);
  });

  it('a list of addresses holds behind the front, and for who calls a REST API straight and says it is the front', async () => {
    process.env['UDAYA_FRONT'] = 'token';
    const { secret } = await issue({ ips: ['10.0.0.0/8'] });
    const from = (token: string, client: string, ip: string) =>
      gate()(withKey(secret, { ip, headers: { 'x-udaya-front': token, 'x-udaya-client': client } }));
    const denied = { effect: 'Deny', context: { code: 'IP_NOT_ALLOWED' } };
    expect(await from('token', '10.1.2.3', '15.230.0.1')).toMatchObject({
      effect: 'Allow',
      context: { ip: '10.1.2.3' },
    });
    expect(await from('token', '198.51.100.4', '10.9.9.9')).toMatchObject(denied);
    expect(await from('guess', '10.1.2.3', '198.51.100.4')).toMatchObject(denied);
    delete process.env['UDAYA_FRONT'];
    expect(await from('token', '10.1.2.3', '198.51.100.4')).toMatchObject(denied);
  });

  it('a disabled key is refused at once, also by a process that knew it, and nothing is kept', async () => {
    const { customer, id, secret, used } = await issue();
    const warm = gate();
    expect(await warm(withKey(secret))).toMatchObject({ effect: 'Allow' });
    await switchKey(double.table, customer, id, false);
    expect(await warm(withKey(secret))).toMatchObject({ effect: 'Deny', context: { code: 'KEY_DISABLED' } });
    expect(await gate()(withKey(secret))).toMatchObject({ effect: 'Deny', context: { code: 'KEY_DISABLED' } });
    expect(await used()).toBe(1);
    await switchKey(double.table, customer, id, true);
    expect(await warm(withKey(secret))).toMatchObject({ effect: 'Allow' });
    expect(await used()).toBe(2);
  });

  it('a rotated key is valid through its grace', async () => {
    const { customer, id, secret } = await issue();
    const fresh = await rotateKey(double.table, customer, id, 1, noon);
    const within = gate(double.table, () => noon + 3_599_000);
    const after = gate(double.table, () => noon + 3_600_000);
    expect(await within(withKey(secret))).toMatchObject({ effect: 'Allow', context: { key_id: id } });
    expect(await within(withKey(fresh.secret))).toMatchObject({ effect: 'Allow', context: { key_id: id } });
    expect(await after(withKey(secret))).toMatchObject({ effect: 'Deny', context: { code: 'KEY_EXPIRED' } });
    expect(await after(withKey(fresh.secret))).toMatchObject({ effect: 'Allow' });
  });
});

describe('how much you may use', () => {
  it('is in the verdict: 200 calls at once on 100 credits, exactly 100 without refusal', async () => {
    const { secret, used } = await issue({}, 'live', 'enterprise', { credits: 100, rate: 0 });
    const call = gate();
    const all = await Promise.all(Array.from({ length: 200 }, () => call(withKey(secret))));
    const of = (refusal: string) => all.filter(({ context }) => context['refusal'] === refusal);
    expect(of('')).toHaveLength(100);
    expect(of('CREDITS_EXHAUSTED')).toHaveLength(100);
    for (const { context } of of('CREDITS_EXHAUSTED')) expect(Number(context['retry_after'])).toBeGreaterThan(0);
    expect(await used()).toBe(100);
  });

  it('refuses no call that has a credit while the key gets a new gateway key', async () => {
    const { customer, secret, used } = await issue({}, 'live', 'enterprise', { credits: 101, rate: 0 });
    const call = gate();
    await call(withKey(secret));
    const keys = folderGatewayKeys(mkdtempSync(join(tmpdir(), 'udaya-keys-')));
    const run = { table: double.table, keys, now: noon, settleSeconds: 0, mayMake: () => true };
    for (const step of ['placed', 'named']) expect(await stepGatewayKey(run, customer)).toBe(step);
    const all = await Promise.all(Array.from({ length: 200 }, () => call(withKey(secret))));
    expect(all.filter(({ context }) => context['refusal'] === '')).toHaveLength(100);
    expect(await used()).toBe(101);
  });

  it('a path variable is priced by its template, a free endpoint costs nothing', async () => {
    const { secret, used } = await issue();
    const call = gate();
    expect(await call(withKey(secret, { resource: '/v1/varga/{chart}', path: '/v1/varga/d9' }))).toMatchObject({
      context: { charged: 2 },
    });
    expect(await call(withKey(secret, { method: 'GET', resource: '/v1/usage/summary' }))).toMatchObject({
      context: { charged: 0, charge: '', remaining: 49_998 },
    });
    expect(await used()).toBe(2);
    await expect(call(withKey(secret, { resource: '/v1/unpriced' }))).rejects.toThrow('No price');
  });

  it('a sandbox key is never charged but keeps to the rate', async () => {
    const { secret, used } = await issue({}, 'sandbox', 'sandbox', { rate: 2 });
    const call = gate();
    for (const _ of [1, 2])
      expect(await call(withKey(secret))).toMatchObject({
        context: { kind: 'sandbox', refusal: '', charged: 0, charge: '', remaining: -1 },
      });
    expect(await call(withKey(secret))).toMatchObject({
      effect: 'Allow',
      context: { refusal: 'RATE_LIMITED', retry_after: 60 },
    });
    expect(await used()).toBe(0);
  });

  it('a new plan counts from the next call, also in a process that knew the old one', async () => {
    const { customer, secret, used } = await issue({}, 'live', 'enterprise', { credits: 1, rate: 0 });
    const warm = gate();
    expect(await warm(withKey(secret))).toMatchObject({ context: { refusal: '' } });
    expect(await warm(withKey(secret))).toMatchObject({ context: { refusal: 'CREDITS_EXHAUSTED' } });
    await changeGrant(double.table, customer, 'growth');
    expect(await warm(withKey(secret))).toMatchObject({ context: { refusal: '', plan: 'growth', remaining: 49_998 } });
    await changeGrant(double.table, customer, 'enterprise', { credits: 2, rate: 0 });
    expect(await warm(withKey(secret))).toMatchObject({ context: { refusal: 'CREDITS_EXHAUSTED' } });
    expect(await used()).toBe(2);
  });

  it('leaves the debit to the handler under an idempotency key and where the body says the price; not on a GET', async () => {
    const { secret, used } = await issue();
    const call = gate();
    const keyed = (resource: string) => withKey(secret, { resource, headers: { 'idempotency-key': 'one' } });
    expect(await call(keyed('/v1/varga/{chart}'))).toMatchObject({
      context: { charged: 0, owed: 2, remaining: 50_000 },
    });
    const { context } = await call(keyed('/v1/batch'));
    expect(context).toMatchObject({ charged: 0, owed: 0 });
    expect(unpackCharge(String(context['charge']))).toMatchObject({ credits: 0, state: 'later' });
    const listed = withKey(secret, {
      method: 'GET',
      resource: '/v1/usage/summary',
      headers: { 'idempotency-key': '' },
    });
    expect(await call(listed)).toMatchObject({ context: { refusal: '', owed: 0, charge: '' } });
    expect(await used()).toBe(0);
  });
});

describe('without DynamoDB', () => {
  it.each<Fate>(['refused', 'request_lost'])(
    '(%s) an unread key is let through to a 503, never to an answer',
    async (fate) => {
      const { secret } = await issue();
      const answer = await gate(faultyTable(double.table, () => fate).table)(withKey(secret));
      expect(answer).toMatchObject({
        effect: 'Allow',
        context: { refusal: 'OVERLOADED', retry_after: 2, charge: '', charged: 0 },
      });
      expect(answer.context['key_id']).not.toBe('');
    },
  );

  it('a key still gets its 401 when it cannot be one', async () => {
    await expect(gate(faultyTable(double.table, () => 'refused').table)(withKey('nonsense'))).rejects.toThrow(
      /^Unauthorized$/,
    );
  });

  it.each<['get' | 'update', Fate]>([
    ['get', 'refused'],
    ['update', 'refused'],
    ['update', 'answer_lost'],
    ['update', 'request_lost'],
  ])('a known key whose %s is %s: 503, and not a credit is lost', async (failing, fate) => {
    const { secret, used } = await issue();
    let armed = false;
    const lossy = faultyTable(double.table, (operation) => {
      const hit = armed && operation === failing;
      if (hit) armed = false;
      return hit ? fate : 'works';
    });
    const call = gate(lossy.table);
    expect(await call(withKey(secret))).toMatchObject({ context: { refusal: '' } });
    armed = true;
    const refused = await call(withKey(secret));
    expect(refused).toMatchObject({ effect: 'Allow', context: { refusal: 'OVERLOADED', charged: 0 } });
    // The wrapper answers 503 and refunds, as for any call that fails.
    await refund(String(refused.context['charge']), 'r', double.table, noon);
    expect(await used()).toBe(1);
    expect(await call(withKey(secret))).toMatchObject({ context: { refusal: '' } });
    expect(await used()).toBe(2);
  });
});

describe('the cost of a call', () => {
  it('is one read and one write, and they do not wait for each other', async () => {
    const { secret } = await issue();
    const order: string[] = [];
    const counting = faultyTable(double.table, (operation) => {
      order.push(operation);
      return 'works';
    });
    const timed: Table = {
      ...counting.table,
      get: async (key) => {
        const item = await counting.table.get(key);
        order.push('got');
        return item;
      },
    };
    const call = gate(timed);
    await call(withKey(secret));
    expect(order).toEqual(['get', 'got', 'update']);
    order.length = 0;
    await call(withKey(secret));
    // The write goes out before the read has come back.
    expect(order).toEqual(['get', 'update', 'got']);
    expect(counting.counts).toEqual({ get: 2, put: 0, update: 2, remove: 0, query: 0 });
  });
});
