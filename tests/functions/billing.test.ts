/** Plans, credits, the ledger, limits and estimates, through the API. */
import { FEATURE_KEYS } from '../../lib/contract/suites/plans.ts';
import { allRoutes } from '../../lib/service/catalogue/registry.ts';
import { bank } from '../../lib/words/bank.ts';
import * as fc from '../support/property.ts';
import { beginSession } from '../../lib/accounts/session.ts';
import { endpoints } from '../../lib/service/catalogue/registry.ts';
import { operatorBilling } from '../../lib/adapters/outgoing/billing.ts';
import type { Message } from '../../lib/contract/ports/mail.ts';
import { PLAN_NAMES, PLANS, type PlanName } from '../../lib/accounts/metering/plans.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openSite, signUp, type Site, type SiteRequest } from '../support/site.ts';

let double: TestTable;
let site: Site;
const NOON = Date.UTC(2026, 10, 16);
let clock = NOON;
const realNow = Date.now;
beforeAll(async () => {
  double = await startTable();
  Date.now = () => clock;
  // Batches pay through the table of the environment.
  double.hand();
  site = await openSite(double.table, () => clock);
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});
beforeEach(() => {
  clock = NOON;
});

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
let person = 0;
const someone = async () => {
  person++;
  const { customer } = await signUp(site, `plan${person}@example.com`, `198.51.100.${person}`);
  // The clock goes far: every call has a session of its own.
  const send = async (method: string, path: string, body: object = {}, request: SiteRequest = {}) =>
    site.send(method, path, body, { token: (await beginSession(double.table, customer, clock)).token, ...request });
  const { secret } = (await send('POST', '/v1/keys', { name: 'k', kind: 'live' })).body.data;
  const call = async (path: string, body: object = BIRTH) =>
    (await site.send('POST', `/v1/${path}`, body, { key: secret })).status;
  const data = async (method: string, path: string, body: object = {}, request: SiteRequest = {}) =>
    (await send(method, path, body, request)).body.data;
  return { customer, secret, send, call, data };
};
type Someone = Awaited<ReturnType<typeof someone>>;

/** All entries of the running month, through pages of `limit`. */
const entriesOf = async ({ data }: Someone, limit = 1000) => {
  const all: { kind: string; delta: number; endpoint: string | null }[] = [];
  for (let cursor = ''; ;) {
    const page = await data(
      'GET',
      '/v1/credits/ledger',
      {},
      { query: { limit: String(limit), ...(cursor ? { cursor } : {}) } },
    );
    all.push(...page.entries);
    if (page.cursor === null) return all;
    cursor = page.cursor;
  }
};
const sumOf = (entries: readonly { delta: number }[]): number => entries.reduce((sum, { delta }) => sum + delta, 0);
const choose = (one: Someone, plan: PlanName) => one.send('PUT', '/v1/subscription', { plan });

describe('plans', () => {
  it('are shown to anyone', async () => {
    const { status, body } = await site.send('GET', '/v1/plans');
    expect(status).toBe(200);
    expect(body.data.plans.map(({ key }: { key: string }) => key)).toEqual([...PLAN_NAMES]);
  });

  it('promise only what an endpoint asks for', async () => {
    const routes = (await allRoutes()).map(({ endpoint }) => endpoint);
    const asked = routes.flatMap((one) => (one.kind === 'resource' && one.feature !== undefined ? [one.feature] : []));
    // Natal events are asked for by the events of a body; retention is a field of PATCH account.
    const proven = new Set([...asked, 'natal_events', 'retention']);
    const promised = new Set(Object.values(PLANS).flatMap((plan): readonly string[] => plan.features));
    expect([...promised].sort()).toEqual([...proven].sort());
    expect([...promised].sort()).toEqual([...FEATURE_KEYS].sort());
    expect(JSON.stringify(bank('en', 'platform').feature)).not.toMatch(/availab|%|sign-on/i);
  });

  it('go up at once, by the days that are left: on 16 November half of the month', async () => {
    const one = await someone();
    const up = await choose(one, 'growth');
    // 500 + (50000 − 500) · 15/30, and the full 50000 from December on.
    expect(up.body.data).toMatchObject({ plan: 'growth', credits: 25_250, requests_per_minute: 120, next_plan: null });
    expect(await one.call('birthchart')).toBe(200);
    expect(await one.data('GET', '/v1/credits')).toMatchObject({ balance: 25_249, granted: 25_250, used: 1 });
    expect((await choose(one, 'growth')).body.data.credits).toBe(25_250);
    clock = Date.UTC(2026, 11, 1);
    expect(await one.data('GET', '/v1/credits')).toMatchObject({ balance: 50_000, granted: 50_000 });
    expect((await site.send('POST', '/v1/keys/inspect', {}, { key: one.secret })).body.data).toMatchObject({
      plan: 'growth',
      credits_left: 50_000,
    });
  });

  it('go down with the next month, unless that is taken back', async () => {
    const one = await someone();
    await choose(one, 'business');
    const { credits } = (await choose(one, 'growth')).body.data;
    expect(await one.data('GET', '/v1/subscription')).toMatchObject({
      plan: 'business',
      credits,
      next_plan: 'growth',
      renews: '2026-12-01T00:00:00Z',
    });
    await choose(one, 'business');
    expect((await one.data('GET', '/v1/subscription')).next_plan).toBeNull();
    await choose(one, 'sandbox');
    clock = Date.UTC(2026, 11, 2);
    expect(await one.data('GET', '/v1/subscription')).toMatchObject({
      plan: 'sandbox',
      credits: 500,
      requests_per_minute: 20,
    });
  });

  it('cannot be farmed: whatever is chosen in a month, it gains no more than its highest plan', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<PlanName>('sandbox', 'growth', 'business'), { minLength: 1, maxLength: 6 }),
        async (chosen) => {
          clock = NOON;
          const one = await someone();
          let highest = 500;
          for (const plan of chosen) {
            clock += 86_400_000;
            const { credits } = (await choose(one, plan)).body.data;
            highest = Math.max(highest, { sandbox: 500, growth: 50_000, business: 400_000, enterprise: 0 }[plan]);
            expect(credits).toBeLessThanOrEqual(highest);
            const { balance } = await one.data('GET', '/v1/credits');
            expect(sumOf(await entriesOf(one))).toBe(balance);
          }
        },
      ),
      { numRuns: 6 },
    );
  });

  it('that are agreed by contract, and closing accounts, are left alone', async () => {
    const one = await someone();
    expect((await choose(one, 'enterprise')).status).toBe(409);
    expect((await choose(one, 'gold' as PlanName)).status).toBe(400);
    await one.send('DELETE', '/v1/account', {}, { query: { confirm: one.customer } });
    expect((await choose(one, 'growth')).status).toBe(409);
  });

  it('wait for the operator where there is one to ask', async () => {
    const emails: Message[] = [];
    const mail = { send: (email: Message) => Promise.resolve(void emails.push(email)) };
    const asking = await openSite(double.table, () => clock, operatorBilling(mail, 'ops@example.com'));
    const { token, customer } = await signUp(asking, 'asks@example.com', '192.0.2.5');
    const asked = await asking.send('PUT', '/v1/subscription', { plan: 'growth' }, { token });
    expect([asked.status, asked.body.data.plan]).toEqual([202, 'sandbox']);
    expect(emails[0]).toMatchObject({ to: 'ops@example.com', subject: `Plan growth for ${customer}` });
  });
});

describe('the ledger', () => {
  it('adds up to the balance while calls run, fail and are settled, page by page', async () => {
    const one = await someone();
    await choose(one, 'growth');
    for (let i = 0; i < 7; i++) {
      await one.call('birthchart');
      await one.call('birthchart', { ...BIRTH, lat: 99 });
      await one.call('batch', {
        calls: [
          { ref: 'a', endpoint: 'birthchart', body: BIRTH },
          { ref: 'b', endpoint: 'nothing', body: {} },
        ],
      });
      if (i % 3 === 0) await site.sweep();
      const { balance } = await one.data('GET', '/v1/credits');
      expect(sumOf(await entriesOf(one))).toBe(balance);
    }
    clock += 120_000;
    await site.sweep();
    const entries = await entriesOf(one, 3);
    expect(entries).toEqual(await entriesOf(one));
    expect(sumOf(entries)).toBe((await one.data('GET', '/v1/credits')).balance);
    const kinds = Object.entries(Object.groupBy(entries, ({ kind }) => kind)).map(([kind, rows]) => [
      kind,
      rows?.length,
    ]);
    expect(Object.fromEntries(kinds)).toEqual({ month: 1, plan: 1, call: 14 });
    const called = entries.filter(({ kind }) => kind === 'call').map(({ endpoint }) => endpoint);
    expect([...new Set(called)].sort()).toEqual(['batch', 'birthchart']);
  });

  it('is the account’s own: a cursor of another leads nowhere', async () => {
    const [mine, yours] = [await someone(), await someone()];
    await choose(yours, 'growth');
    const { cursor } = await yours.data('GET', '/v1/credits/ledger', {}, { query: { limit: '1' } });
    const stolen = await mine.send('GET', '/v1/credits/ledger', {}, { query: { cursor } });
    expect([stolen.status, stolen.body.error.code]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect(
      (await mine.send('GET', '/v1/credits/ledger', {}, { query: { from: '2026-11-20', to: '2026-11-01' } })).status,
    ).toBe(400);
  });
});

describe('limits', () => {
  it('cap the whole account at once', async () => {
    const one = await someone();
    const set = await one.send('PUT', '/v1/credits/limits', { cap: 1, alerts: [100, 80, 80] });
    expect(set.body.data).toEqual({ cap: 1, alerts: [80, 100] });
    expect([await one.call('birthchart'), await one.call('birthchart')]).toEqual([200, 402]);
    expect((await one.data('GET', '/v1/credits')).limits).toEqual({ cap: 1, alerts: [80, 100] });
    expect((await one.send('PUT', '/v1/credits/limits', { alerts: [0] })).status).toBe(400);
    await one.send('PUT', '/v1/credits/limits', {});
    expect(await one.call('birthchart')).toBe(200);
  });
});

describe('an estimate', () => {
  it('is what the call then charges, for every endpoint', async () => {
    const { data, secret } = await someone();
    const all = await endpoints();
    const batched = all.find(({ suite }) => suite === 'batch');
    const batch = await site.send('POST', '/v1/batch', batched?.example, { key: secret });
    expect(batch.body.meta.credits.charged).toBeGreaterThan(0);
    const filled = all.map(({ path, example }) =>
      path.slice(4).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example[name])),
    );
    for (let from = 0; from < all.length; from += 50) {
      const calls = filled.slice(from, from + 50).map((endpoint, i) => ({ endpoint, body: all[from + i]?.example }));
      const { lines, total } = await data('POST', '/v1/credits/estimate', { calls });
      const charged = all
        .slice(from, from + 50)
        .map(({ credits, suite }) => (suite === 'batch' ? batch.body.meta.credits.charged : credits));
      expect(lines.map(({ credits }: { credits: number }) => credits)).toEqual(charged);
      expect(total).toBe(charged.reduce((sum, credits) => sum + credits, 0));
    }
  });

  it('names what is no endpoint, and takes a key too', async () => {
    const { secret } = await someone();
    const { body } = await site.send(
      'POST',
      '/v1/credits/estimate',
      { calls: [{ endpoint: 'kundli/planets' }, { endpoint: 'x' }] },
      { key: secret },
    );
    expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual(['calls.1.endpoint']);
  });
});
