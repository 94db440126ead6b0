/** Keys through the API: made, restricted, replaced, revoked, and asked what they may do; and other people's keys. */
import type { Called } from '../support/call.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openSite, signUp, type Site, type SiteRequest } from '../support/site.ts';

let double: TestTable;
let site: Site;
let clock = Date.UTC(2026, 10, 21, 9);
const realNow = Date.now;
beforeAll(async () => {
  double = await startTable();
  Date.now = () => clock;
  site = await openSite(double.table, () => clock);
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});

const HOUR = 3_600_000;
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
let person = 0;
/** A new person with a session. */
const someone = async () => {
  person++;
  const { token, customer, key } = await signUp(site, `keys${person}@example.com`, `198.51.100.${person}`);
  const send = (method: string, path: string, body: object = {}, request: SiteRequest = {}) =>
    site.send(method, path, body, { token, ...request });
  return {
    token,
    customer,
    key,
    send,
    make: (rules: object) => send('POST', '/v1/keys', { name: 'k', kind: 'live', ...rules }),
  };
};
const chart = async (key: string, request: SiteRequest = {}) => {
  const { status, body } = await site.send('POST', '/v1/birthchart', BIRTH, { key, ...request });
  return status === 200 ? 200 : `${status} ${body.error.code}`;
};
const fault = ({ status, body }: { status: number; body: { error?: { code: string } } | null }) =>
  `${status} ${body?.error?.code ?? ''}`;

describe('making keys', () => {
  it('shows the secret once, and lists keys without it', async () => {
    const { make, send, key: first } = await someone();
    const made = await make({ name: '  Website ', scopes: ['kundli', 'core'], query_allowed: false });
    expect(made.status).toBe(201);
    const { secret, ...shown } = made.body.data;
    expect(secret).toMatch(/^ud_live_[0-9A-Za-z]{28}$/);
    expect(shown).toMatchObject({
      name: 'Website',
      prefix: secret.slice(0, 12),
      last_four: secret.slice(-4),
      scopes: ['kundli', 'core'],
    });
    expect(await chart(secret)).toBe(200);
    const list = await send('GET', '/v1/keys');
    expect(list.text).not.toContain(secret);
    expect(list.body.data.keys.map(({ key_id: id }: { key_id: string }) => id).sort()).toEqual(
      [shown.key_id, first.id].sort(),
    );
  });

  it('names every wrong rule', async () => {
    const { make } = await someone();
    const wrong = await make({ name: '', kind: 'gold', expires: 'soon', spend_cap: -1 });
    expect([wrong.status, wrong.body.error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['name', 'kind', 'expires', 'spend_cap'],
    ]);
    const lists = await make({ scopes: ['nonsense'], expires: '2020-01-01T00:00:00Z' });
    expect(lists.body.error.details.map(({ field }: { field: string }) => field)).toEqual(['scopes', 'expires']);
    const hosts = await make({ domains: ['javascript:alert(1)'], ips: ['1.2.3.4/33'] });
    expect(hosts.body.error.details.map(({ field }: { field: string }) => field)).toEqual(['domains', 'ips']);
    expect((await make({ domains: ['*.com'] })).status).toBe(400);
  });

  it('writes a domain of look-alike letters so that it is seen', async () => {
    const { make } = await someone();
    const made = await make({ domains: ['\u0430pple.com'] });
    expect(made.body.data.domains).toEqual(['xn--pple-43d.com']);
    expect(await chart(made.body.data.secret, { headers: { Origin: 'https://apple.com' } })).toBe(
      '403 DOMAIN_NOT_ALLOWED',
    );
  });

  it('holds publishable keys to listed domains, and out of the account', async () => {
    const { make } = await someone();
    expect(fault(await make({ kind: 'publishable' }))).toBe('400 VALIDATION_FAILED');
    const { secret, key_id: id } = (await make({ kind: 'publishable', domains: ['example.com'] })).body.data;
    const page = { headers: { Origin: 'https://example.com' } };
    expect([await chart(secret), await chart(secret, page)]).toEqual(['403 DOMAIN_NOT_ALLOWED', 200]);
    const inspected = await site.send('POST', '/v1/keys/inspect', {}, { key: secret, ...page });
    expect(inspected.body.data.key.key_id).toBe(id);
    // A fifth of the 500 credits of the free plan; it can be another, but not none.
    expect(inspected.body.data.key.spend_cap).toBe(100);
    expect((await make({ kind: 'publishable', domains: ['example.com'], spend_cap: 7 })).body.data.spend_cap).toBe(7);
    expect(fault(await make({ kind: 'publishable', domains: ['example.com'], spend_cap: null }))).toBe(
      '400 VALIDATION_FAILED',
    );
  });

  it('allows as many domains as the plan has, and fifty keys', async () => {
    const { make } = await someone();
    expect((await make({ domains: ['example.com'] })).status).toBe(201);
    expect(fault(await make({ domains: ['example.org'] }))).toBe('403 PLAN_REQUIRED');
    const more: Called[] = [];
    // In waves: sixty at once wait longer for the storage of a busy machine than a call may.
    for (let wave = 0; wave < 6; wave++)
      more.push(...(await Promise.all(Array.from({ length: 10 }, () => make({ kind: 'sandbox' })))));
    // Two were there.
    expect(more.filter(({ status }) => status === 201)).toHaveLength(48);
    expect(fault(more.find(({ status }) => status !== 201) ?? { status: 0, body: null })).toBe('409 STATE_CONFLICT');
  });
});

describe('changing keys', () => {
  it('changes what is sent, and switches off and on', async () => {
    const { make, send } = await someone();
    const { secret, key_id: id } = (await make({ scopes: ['core'] })).body.data;
    const patch = (rules: object) => send('PATCH', `/v1/keys/${id}`, rules);
    expect((await patch({ scopes: ['panchang'] })).body.data).toMatchObject({ scopes: ['panchang'], name: 'k' });
    expect(await chart(secret)).toBe('403 SCOPE_MISSING');
    expect((await patch({ scopes: [], expires: '2026-12-01T00:00:00Z' })).body.data.expires).toBe(
      '2026-12-01T00:00:00Z',
    );
    expect((await patch({ expires: null, enabled: false })).body.data).toMatchObject({
      expires: null,
      state: 'disabled',
    });
    expect(await chart(secret)).toBe('403 KEY_DISABLED');
    await patch({ enabled: true });
    expect(await chart(secret)).toBe(200);
    expect((await patch({ spend_cap: 1 })).body.data.spend_cap).toBe(1);
    expect([await chart(secret), await chart(secret)]).toEqual([200, '402 SPEND_CAP_REACHED']);
  });

  it('replaces the secret, with an overlap', async () => {
    const { make, send } = await someone();
    const { secret, key_id: id } = (await make({})).body.data;
    expect(fault(await send('POST', `/v1/keys/${id}/rotate`, { overlap_hours: 73 }))).toBe('400 VALIDATION_FAILED');
    const rotated = await send('POST', `/v1/keys/${id}/rotate`, { overlap_hours: 2 });
    const { secret: next, old_expires: ends } = rotated.body.data;
    expect(ends).toBe(new Date(clock + 2 * HOUR).toISOString().replace('.000', ''));
    expect([await chart(secret), await chart(next)]).toEqual([200, 200]);
    clock += 2 * HOUR;
    expect([await chart(secret), await chart(next)]).toEqual(['403 KEY_EXPIRED', 200]);
  });

  it('revokes every secret of a key, however often it was replaced', async () => {
    const { make, send } = await someone();
    const { secret, key_id: id } = (await make({})).body.data;
    const secrets = [secret];
    for (let turn = 0; turn < 12; turn++)
      secrets.push((await send('POST', `/v1/keys/${id}/rotate`, { overlap_hours: 72 })).body.data.secret);
    const gone = await send('DELETE', `/v1/keys/${id}`);
    expect([gone.status, gone.body.data.key_id]).toEqual([200, id]);
    for (const one of secrets) expect(await chart(one)).toMatch(/^(403 KEY_DISABLED|401 KEY_INVALID)$/);
    expect(fault(await send('DELETE', `/v1/keys/${id}`))).toBe('404 RESOURCE_NOT_FOUND');
    expect(fault(await send('PATCH', `/v1/keys/${id}`, { enabled: true }))).toBe('404 RESOURCE_NOT_FOUND');
    expect((await send('GET', '/v1/keys')).body.data.keys).toHaveLength(1);
  });

  it('gives way to no one else: a foreign or malformed id is 404, always with the same body', async () => {
    const [mine, yours] = [await someone(), await someone()];
    const bodies = new Set<string>();
    for (const id of [yours.key.id, 'key_0000000000000000', 'key_x', 'account'])
      for (const [method, path, body] of [
        ['PATCH', `/v1/keys/${id}`, { name: 'mine' }],
        ['DELETE', `/v1/keys/${id}`, {}],
        ['POST', `/v1/keys/${id}/rotate`, {}],
      ] as const) {
        const answer = await mine.send(method, path, body);
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body.error));
      }
    expect(bodies.size).toBe(1);
    expect(await chart(yours.key.secret)).toBe(200);
  });
});

describe('inspecting a key', () => {
  it('says what it may do and has left, whatever its scopes', async () => {
    const { make, key: first } = await someone();
    const { secret } = (await make({ scopes: ['core'], spend_cap: 10 })).body.data;
    await chart(secret);
    const { data } = (await site.send('POST', '/v1/keys/inspect', {}, { key: secret })).body;
    expect(data).toMatchObject({ plan: 'sandbox', credits_left: 9, rate: { limit: 20, remaining: 18 } });
    const sandbox = await site.send('POST', '/v1/keys/inspect', {}, { key: first.secret });
    expect(sandbox.body.data.credits_left).toBeNull();
  });

  it('is refused to a session', async () => {
    const { token } = await someone();
    expect(fault(await site.send('POST', '/v1/keys/inspect', {}, { token }))).toBe('401 KEY_INVALID');
  });
});
