/** Sessions, kept bodies and the end of an account. */
import { suspendCustomer } from '../../lib/accounts/accounts.ts';
import { eraseAccount } from '../../lib/accounts/erase.ts';
import { createCustomer, createKey } from '../../lib/accounts/keys.ts';
import { beginSession } from '../../lib/accounts/session.ts';
import { keepBody, keepBodyUntil } from '../../lib/accounts/metering/bodies.ts';
import { cipherOf } from '../../lib/adapters/storage/cipher.ts';
import type { Item } from '../../lib/contract/ports/table.ts';
import { faultyTable, startTable, type TestTable } from '../support/table.ts';
import { refusingObjects } from '../support/objects.ts';
import type { Called } from '../support/call.ts';
import { openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
let clock = Date.UTC(2026, 10, 21, 9);
const realNow = Date.now;
beforeAll(async () => {
  double = await startTable();
  // Bodies are kept and credits given back on the table of the environment.
  double.hand();
  process.env['UDAYA_LOG'] = 'off';
  Date.now = () => clock;
  site = await openSite(double.table, () => clock);
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});
// Each test has machines of its own, so that the limits of one do not reach the next.
let machine = 0;
let ip = '';
beforeEach(() => {
  ip = `198.51.100.${++machine}`;
  clock += 3_600_000;
});

/** Files of an account are erased in tests/lib/accounts/jobs/upkeep.test.ts. */
const noFiles = { ...refusingObjects, list: () => Promise.resolve([]) };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The challenge of the last asking for an address, as its browser holds it. */
const held = new Map<string, string>();
const holding = (email: string, asked: Called): Called => {
  if (asked.status === 202) held.set(email.toLowerCase(), asked.body.data.challenge);
  return asked;
};
const challengeOf = (email: string): string => held.get(email.toLowerCase()) ?? 'A'.repeat(22);
const join = async (email: string, from = ip) =>
  holding(email, await site.send('POST', '/v1/account', { email, name: 'Asha' }, { ip: from }));
const login = async (email: string, code?: string, from = ip, challenge = challengeOf(email)) =>
  holding(
    email,
    await site.send(
      'POST',
      '/v1/account/login',
      { email, code, ...(code === undefined ? {} : { challenge }) },
      { ip: from },
    ),
  );
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const CODE_INVALID = [401, 'CODE_INVALID'];
const outcome = ({ status, body }: { status: number; body: { error?: { code: string } } | null }) => [
  status,
  body?.error?.code,
];

/** Every item of the double, by keys. */
const everything = async (): Promise<ReadonlyMap<string, Item>> => {
  const { items } = double;
  return new Map((await items()).map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, item]));
};

describe('sessions', () => {
  it('are no keys, and keys are no sessions', async () => {
    const { token, key } = await signUp(site, 'apart@example.com', ip);
    expect(outcome(await site.send('GET', '/v1/account', {}, { key: key.secret }))).toEqual([401, 'SESSION_INVALID']);
    expect(outcome(await site.send('GET', '/v1/account', {}, { token: key.secret }))).toEqual([401, 'SESSION_INVALID']);
    expect(outcome(await site.send('GET', '/v1/account', {}, { cookie: key.secret }))).toEqual([
      401,
      'SESSION_INVALID',
    ]);
    expect(outcome(await site.send('POST', '/v1/birthchart', {}, { key: token }))).toEqual([401, 'KEY_INVALID']);
    expect(outcome(await site.send('POST', '/v1/birthchart', {}, { token }))).toEqual([401, 'KEY_INVALID']);
  });

  it('are made new at every sign-in: a token that was there before opens nothing', async () => {
    const fixed = `ud_ses_${'A'.repeat(43)}`;
    const email = 'fixed@example.com';
    await join(email);
    const challenge = challengeOf(email);
    const done = await site.send(
      'POST',
      '/v1/account/verify',
      { email, code: site.code(), challenge },
      { ip, cookie: fixed },
    );
    expect(done.body.data.token).not.toBe(fixed);
    expect(outcome(await site.send('GET', '/v1/account', {}, { cookie: fixed }))).toEqual([401, 'SESSION_INVALID']);
  });

  it('change something by cookie from our own pages only', async () => {
    const { token } = await signUp(site, 'csrf@example.com', ip);
    const patch = (request: object) =>
      site.send('PATCH', '/v1/account', { name: 'Eve' }, { cookie: token, ...request });
    expect(outcome(await patch({ origin: 'https://evil.test' }))).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(outcome(await patch({ origin: 'null' }))).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect((await patch({})).body.data.name).toBe('Eve');
    const twoTokens = { cookie: token, token: `ud_ses_${'B'.repeat(43)}` };
    expect(outcome(await site.send('GET', '/v1/account', {}, twoTokens))).toEqual([401, 'SESSION_INVALID']);
  });

  it('end after 12 idle hours, after 7 days in any case, and when one signs out', async () => {
    const read = async (token: string) => (await site.send('GET', '/v1/account', {}, { token })).status;
    const { token } = await signUp(site, 'idle@example.com', ip);
    clock += 12 * HOUR - MINUTE;
    expect(await read(token)).toBe(200);
    clock += 12 * HOUR - MINUTE;
    expect(await read(token)).toBe(200);
    clock += 12 * HOUR + MINUTE;
    expect(await read(token)).toBe(401);

    const week = (await signUp(site, 'week@example.com', ip)).token;
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      expect(await read(week)).toBe(200);
      clock += 6 * HOUR;
    }
    clock += 6 * HOUR;
    expect(await read(week)).toBe(401);

    const { token: first } = await signUp(site, 'out@example.com', ip);
    clock += HOUR;
    await login('out@example.com');
    const second = (await login('out@example.com', site.code())).body.data.token;
    expect(site.mails.at(-1)?.subject).toBe('New sign-in to your Udaya account');
    expect((await site.send('POST', '/v1/account/logout', {}, { cookie: second })).cookies[0]).toMatch(
      /^udaya_session=; Max-Age=0/,
    );
    expect([await read(first), await read(second)]).toEqual([200, 401]);
    await login('out@example.com');
    const third = (await login('out@example.com', site.code())).body.data.token;
    await site.send('POST', '/v1/account/logout', { everywhere: true }, { token: third });
    expect([await read(first), await read(third)]).toEqual([401, 401]);
  });

  it('and codes are stored as hashes only', async () => {
    const { token, key } = await signUp(site, 'hashed@example.com', ip);
    const stored = JSON.stringify([...(await everything())]);
    for (const secret of [token, key.secret]) expect(stored).not.toContain(secret);
    expect(stored).not.toContain(`"code":"${site.code()}"`);
  });
});

describe('bodies of requests', () => {
  const chart = { date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 };
  const bodyItems = async (customer: string) =>
    [...(await everything()).keys()].filter((name) => name.startsWith(`bodies#${customer}`)).length;

  it('are kept for an account that asked for it, of charged calls alone, for seven days', async () => {
    const { token, customer, key } = await signUp(site, 'bodies@example.com', ip);
    const live = (await site.send('POST', '/v1/keys', { name: 'Live', kind: 'live' }, { token })).body.data;
    const lookAt = async (skip: number, session = token) => {
      const list = await site.send('GET', '/v1/usage/requests', {}, { token: session });
      const { request_id } = list.body.data.requests[skip];
      return (await site.send('GET', `/v1/usage/requests/${request_id}`, {}, { token: session })).body.data;
    };
    const sweptAt = async (skip: number) => {
      await site.sweep();
      return lookAt(skip);
    };
    const keep = (on: boolean) => site.send('PATCH', '/v1/account', { keep_bodies: on }, { token });
    await site.send('POST', '/v1/birthchart', chart, { key: live.secret });
    expect([await bodyItems(customer), (await sweptAt(0)).body]).toEqual([0, { state: 'off', text: null }]);

    expect((await keep(true)).body.data.keep_bodies).toBe(true);
    clock += MINUTE;
    // A wrong call is what one wants to look at; a new key keeps too; what is free or longer than 32 KB is not kept.
    const later = (await site.send('POST', '/v1/keys', { name: 'Later', kind: 'live' }, { token })).body.data;
    await site.send('POST', '/v1/birthchart', { ...chart, lat: 99 }, { key: later.secret });
    const { request, body, causes } = await sweptAt(0);
    expect([request.http, JSON.parse(body.text), causes.length > 0]).toEqual([400, { ...chart, lat: 99 }, true]);
    // In the table it is sealed.
    const kept = (await double.items()).filter(({ pk }) => pk === `bodies#${customer}`);
    expect([kept.length, JSON.stringify(kept).includes('1990')]).toEqual([1, false]);
    clock += MINUTE;
    await site.send('POST', '/v1/keys/inspect', {}, { key: key.secret });
    expect((await sweptAt(0)).body).toEqual({ state: 'none', text: null });
    clock += MINUTE;
    await site.send('POST', '/v1/birthchart', { ...chart, name: 'x'.repeat(33_000) }, { key: live.secret });
    expect((await sweptAt(0)).body).toEqual({ state: 'too_long', text: null });
    expect(await bodyItems(customer)).toBe(2);

    // They are the account's own: exported with it, and found by no one else.
    const other = await signUp(site, 'curious-body@example.com', ip);
    const foreign = await site.send('GET', `/v1/usage/requests/${request.request_id}`, {}, { token: other.token });
    expect(outcome(foreign)).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect((await site.send('POST', '/v1/account/export', {}, { token })).text).toContain('\\"lat\\":99');

    clock += 7 * 24 * HOUR;
    const session = await beginSession(double.table, customer, clock);
    expect((await lookAt(2, session.token)).body).toEqual({ state: 'none', text: null });
  });

  it('are deleted when that is switched off, and with the account; storage that fails costs no call', async () => {
    const { token, customer } = await signUp(site, 'bodies2@example.com', ip);
    await site.send('PATCH', '/v1/account', { keep_bodies: true }, { token });
    const { secret } = (await site.send('POST', '/v1/keys', { name: 'Live', kind: 'live' }, { token })).body.data;
    const send = () => site.send('POST', '/v1/birthchart', chart, { key: secret });
    for (let i = 0; i < 3; i++) await send();
    expect(await bodyItems(customer)).toBe(3);
    await site.send('PATCH', '/v1/account', { keep_bodies: false }, { token });
    expect([(await send()).status, await bodyItems(customer)]).toEqual([200, 0]);
    const cipher = cipherOf(Buffer.alloc(32));
    await keepBody({ table: double.table, cipher }, customer, 'one', '{}', clock);
    await eraseAccount({ table: double.table, objects: noFiles }, customer);
    expect(await bodyItems(customer)).toBe(0);
    const down = faultyTable(double.table, () => 'refused').table;
    await expect(keepBody({ table: down, cipher }, customer, 'two', '{}', clock)).rejects.toThrow();
    await expect(keepBodyUntil(0, customer, 'three', '{}')).resolves.toBeUndefined();
  });
});

describe('the end of an account', () => {
  it('stops its keys at once, and can be taken back for 30 days', async () => {
    const { token, customer, key } = await signUp(site, 'close@example.com', ip);
    const chart = async () =>
      outcome(
        await site.send(
          'POST',
          '/v1/birthchart',
          { date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 },
          { key: key.secret },
        ),
      );
    const close = (confirm: string) => site.send('DELETE', '/v1/account', {}, { cookie: token, query: { confirm } });
    expect(outcome(await close('cus_other'))).toEqual([400, 'VALIDATION_FAILED']);
    const closed = await close(customer);
    expect([closed.status, closed.body.data.due]).toEqual([
      202,
      new Date(clock + 30 * 24 * HOUR).toISOString().replace('.000', ''),
    ]);
    expect(site.mails.at(-1)?.subject).toBe('Your Udaya account will be erased');
    expect(await chart()).toEqual([403, 'KEY_DISABLED']);
    expect((await site.send('GET', '/v1/account', {}, { token })).body.data.state).toBe('closing');
    expect((await site.send('PATCH', '/v1/account', { state: 'active' }, { token })).body.data).toMatchObject({
      state: 'active',
      closes: null,
    });
    expect(await chart()).toEqual([200, undefined]);
  });

  it('exports everything without secrets, and erases every item', async () => {
    const before = await everything();
    const { token, customer, key } = await signUp(site, 'gone@example.com', ip);
    const chart = { date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 };
    await site.send('POST', '/v1/birthchart', chart, { key: key.secret });
    const exported = await site.send('POST', '/v1/account/export', {}, { token });
    expect(exported.headers['content-disposition']).toContain(customer);
    expect(exported.text).toContain('gone@example.com');
    expect(exported.text).toContain(key.id);
    expect(exported.text).not.toMatch(/[0-9a-f]{64}/);
    const own = [...(await everything()).keys()].filter((name) => !before.has(name) && !name.startsWith('limit#'));
    expect(own.length).toBeGreaterThan(5);
    await eraseAccount({ table: double.table, objects: noFiles }, customer);
    const left = [...(await everything()).keys()].filter((name) => !before.has(name) && !name.startsWith('limit#'));
    expect(left).toEqual([]);
    expect(outcome(await site.send('GET', '/v1/account', {}, { token }))).toEqual([401, 'SESSION_INVALID']);
    expect(outcome(await site.send('POST', '/v1/birthchart', chart, { key: key.secret }))).toEqual([
      401,
      'KEY_INVALID',
    ]);
  });

  it('can be a suspension, which a right code alone reveals', async () => {
    const email = 'suspended@example.com';
    const { token, customer, key } = await signUp(site, email, ip);
    await suspendCustomer(double.table, customer, true);
    expect(outcome(await site.send('GET', '/v1/account', {}, { token }))).toEqual([401, 'SESSION_INVALID']);
    expect(outcome(await site.send('POST', '/v1/birthchart', {}, { key: key.secret }))).toEqual([403, 'KEY_DISABLED']);
    clock += HOUR;
    await login(email);
    expect(outcome(await login(email, wrongCode(site.code())))).toEqual(CODE_INVALID);
    expect(outcome(await login(email, site.code()))).toEqual([409, 'STATE_CONFLICT']);
    await suspendCustomer(double.table, customer, false);
    await login(email);
    expect((await login(email, site.code())).status).toBe(200);
    expect(outcome(await site.send('POST', '/v1/birthchart', {}, { key: key.secret }))[0]).toBe(400);
  });

  it('stops the keys of a customer without an account, and knows an unknown customer', async () => {
    const customer = await createCustomer(double.table, { plan: 'growth', now: clock });
    const { secret } = await createKey(double.table, { customer, kind: 'live', now: clock });
    const asked = async (): Promise<unknown> => outcome(await site.send('POST', '/v1/birthchart', {}, { key: secret }));
    await suspendCustomer(double.table, customer, true);
    expect(await asked()).toEqual([403, 'KEY_DISABLED']);
    await suspendCustomer(double.table, customer, false);
    expect(await asked()).toEqual([400, 'VALIDATION_FAILED']);
    await expect(suspendCustomer(double.table, 'cus_nobody', true)).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    });
  });
});
