/** Usage through the API: counted from the gateway's log, once, whatever the log repeats. */
import * as fc from '../support/property.ts';
import { memoryTable } from '../../lib/tools/local/bench/memory-table.ts';
import { accessLine, loggedCall, type LoggedCall } from '../../lib/accounts/metering/access-line.ts';
import { callsBack, callsSince, recordCalls } from '../../lib/accounts/metering/calls.ts';
import {
  countCalls,
  NO_COUNTS,
  quantile,
  readUsage,
  rollUp,
  together,
  type Counts,
} from '../../lib/accounts/metering/usage.ts';
import { beginSession } from '../../lib/accounts/session.ts';
import type { Table } from '../../lib/contract/ports/table.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openSite, signUp, type Site } from '../support/site.ts';
import { SOAKS } from '../support/soak.ts';

let double: TestTable;
let site: Site;
const START = Date.UTC(2026, 10, 21, 9);
let clock = START;
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
const listed = async <T>(all: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
};
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

describe('usage', () => {
  it('shows what was called, by endpoint and key, and each request', async () => {
    const { token: first, customer, key } = await signUp(site, 'usage@example.com');
    let token = first;
    const get = async (path: string, query: Record<string, string> = {}) =>
      (await site.send('GET', `/v1/usage/${path}`, {}, { token, query })).body.data;
    const { secret, key_id: live } = (await site.send('POST', '/v1/keys', { name: 'Live', kind: 'live' }, { token }))
      .body.data;
    for (let i = 0; i < 3; i++) await site.send('POST', '/v1/birthchart', BIRTH, { key: secret });
    clock += HOUR;
    await site.send('POST', '/v1/birthchart', { ...BIRTH, lat: 99 }, { key: secret });
    await site.send('POST', '/v1/kundli/planets', BIRTH, { key: key.secret });
    await site.sweep();
    const both = {
      calls: 5,
      errors: 1,
      credits: 3,
      statuses: [
        { http: 200, calls: 4 },
        { http: 400, calls: 1 },
      ],
    };
    expect(await get('summary')).toMatchObject({
      ...both,
      by_endpoint: [
        { endpoint: 'birthchart', calls: 4, errors: 1 },
        { endpoint: 'kundli/planets', calls: 1, credits: 0 },
      ],
      by_key: [
        { key_id: live, name: 'Live', calls: 4 },
        { key_id: key.id, name: 'First key', calls: 1 },
      ],
    });
    // A day later the hours have been counted for good; nothing changes.
    clock += 24 * HOUR;
    token = (await beginSession(double.table, customer, clock)).token;
    await site.sweep();
    expect(await get('summary', { from: '2026-11-21', to: '2026-11-22' })).toMatchObject(both);
    const { points } = await get('timeseries', { step: 'hour', from: '2026-11-21', to: '2026-11-21' });
    expect([points.length, points[9], points[10]]).toMatchObject([
      24,
      { at: '2026-11-21T09:00:00Z', calls: 3 },
      { calls: 2, errors: 1 },
    ]);
    expect((await get('timeseries')).points).toHaveLength(30);

    const { requests, cursor } = await get('requests', { limit: '2' });
    expect(requests).toMatchObject([
      { endpoint: 'kundli/planets', http: 200, code: null },
      { endpoint: 'birthchart', http: 400, code: 'VALIDATION_FAILED' },
    ]);
    // The dashboard says what to do about that code, and offers no other of the same status.
    for (const page of ['/dashboard', '/dashboard/usage']) {
      const { text } = await site.send('GET', page, {}, { cookie: token });
      expect([page, text.match(/docs\/errors\/[A-Z_]+/g)]).toEqual([page, ['docs/errors/VALIDATION_FAILED']]);
    }
    const rest = await get('requests', { limit: '2', cursor });
    expect(rest.requests.map(({ credits }: { credits: number }) => credits)).toEqual([1, 1]);
    const failed = await get('requests', { failed: 'true' });
    expect(failed.requests).toHaveLength(1);
    const one = await get(`requests/${failed.requests[0].request_id}`);
    expect(one.causes.map(({ code }: { code: string }) => code)).toContain('VALIDATION_FAILED');
    const keys = (await site.send('GET', '/v1/keys', {}, { token })).body.data.keys;
    expect(keys.map(({ last_used: day }: { last_used: string }) => day)).toEqual(['2026-11-21', '2026-11-21']);

    const other = await signUp(site, 'curious@example.com', '192.0.2.9');
    const foreign = await site.send(
      'GET',
      `/v1/usage/requests/${failed.requests[0].request_id}`,
      {},
      { token: other.token },
    );
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect((await site.send('GET', '/v1/usage/requests', {}, { token: other.token, query: { cursor } })).status).toBe(
      404,
    );

    await site.send('PATCH', '/v1/account', { request_log_days: 0 }, { token });
    expect((await get('requests')).requests).toEqual([]);
    expect((await get('summary', { from: '2026-11-21', to: '2026-11-22' })).calls).toBe(5);
  });

  it('bounds its periods', async () => {
    const { token } = await signUp(site, 'bounds@example.com', '192.0.2.10');
    for (const [path, query] of [
      ['summary', { from: '2024-01-01', to: '2026-01-01' }],
      ['summary', { from: '2026-11-22', to: '2026-11-21' }],
      ['timeseries', { step: 'hour', from: '2026-01-01', to: '2026-11-21' }],
      ['timeseries', { step: 'week' }],
      ['summary', { from: '21.11.2026' }],
    ] as const)
      expect((await site.send('GET', `/v1/usage/${path}`, {}, { token, query })).status).toBe(400);
  });
});

const call = fc.record({
  minute: fc.integer({ min: 0, max: 300 }),
  status: fc.constantFrom(200, 400, 429),
  ms: fc.integer({ min: 0, max: 3000 }),
  key: fc.constantFrom('key_a', 'key_b'),
});
let serial = 0;

describe('counting', () => {
  it('counts every call once, however often and in whatever order its line comes, and whenever it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 60 }), fc.array(fc.nat(), { maxLength: 8 }), async (plan, cuts) => {
        const customer = `count${++serial}`;
        const lines = plan.map(({ minute, status, ms, key }, i) =>
          accessLine({
            id: `id${i}`,
            at: START + minute * 60_000,
            method: 'POST',
            path: '/v1/birthchart',
            status,
            ms,
            customer,
            key,
          }),
        );
        const twice = lines.map((line) => line.replace(/"ms":"\d+"/, '"ms":"7"'));
        const once = lines.flatMap((line) => loggedCall(line) ?? []);
        const logged = [...once, ...twice.flatMap((line) => loggedCall(line) ?? [])];
        const ends = [...cuts.map((cut) => cut % (logged.length + 1)), logged.length].sort((a, b) => a - b);
        for (const end of ends) await recordCalls(double.table, logged.slice(0, end), 30);
        const total = async (): Promise<Counts> =>
          (await readUsage(double.table, customer, START / HOUR, START / HOUR + 6)).reduce<Counts>(together, NO_COUNTS);
        const before = await total();
        expect([before.calls, before.errors]).toEqual([plan.length, plan.filter(({ status }) => status >= 400).length]);
        await rollUp(double.table, customer, START + 3 * HOUR);
        await rollUp(double.table, customer, START + 3 * HOUR);
        expect(await total()).toEqual(before);
        // A quantile of the histogram is within an eighth of the true one.
        const sorted = plan.map(({ ms }) => ms).sort((a, b) => a - b);
        const true95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
        if (true95 >= 2) expect(Math.abs((quantile(before, 0.95) ?? 0) / true95 - 1)).toBeLessThan(0.13);
      }),
      { numRuns: 25 },
    );
  });

  it('reads the log forwards and backwards alike', async () => {
    const customer = 'order';
    const lines = Array.from({ length: 300 }, (_, i) =>
      accessLine({
        id: `id${i}`,
        at: START + Math.floor(i / 3) * 61_000,
        method: 'POST',
        path: '/v1/x',
        status: 200,
        ms: 1,
        customer,
        key: 'key_1',
      }),
    );
    await recordCalls(
      double.table,
      lines.flatMap((line) => loggedCall(line) ?? []),
      30,
    );
    const forwards = (await listed(callsSince(double.table, customer, START / 60_000))).flat();
    const backwards = await listed(callsBack(double.table, customer, null));
    expect(forwards).toHaveLength(300);
    expect(backwards.map(({ id }) => id)).toEqual(forwards.map(({ id }) => id).toReversed());
    const [, , third] = backwards;
    if (!third) throw new Error('too few');
    const rest = await listed(
      callsBack(double.table, customer, { minute: Math.floor(third.at / 60_000), at: third.at, id: third.id }),
    );
    expect(rest.map(({ id }) => id)).toEqual(backwards.slice(3).map(({ id }) => id));
  });

  /** Calls of a minute. Each page is compared with all that came before it: of a third it is a ninth of the work. */
  const HOT = SOAKS ? 60_000 : 20_000;

  it('makes no hot item of a hot account: a thousand calls a second, read twice in pages of any size', async () => {
    const calls = Array.from({ length: HOT }, (_, i): LoggedCall => ({
      id: `0a1b2c3d-0000-4000-8000-${String(i).padStart(12, '0')}`,
      at: START + i,
      method: 'POST',
      endpoint: 'kundli/birth-time-sensitivity',
      status: 200,
      code: '',
      ms: 12,
      customer: 'hot',
      key: 'key_9fQ2mX7rT1bYc4Zk',
      charge: null,
    }));
    const memory = memoryTable();
    const writes = new Map<string, number>();
    const table: Table = {
      ...memory,
      update: (key, change) => {
        writes.set(key.sk, (writes.get(key.sk) ?? 0) + 1);
        return memory.update(key, change);
      },
    };
    for (const size of [900, 2600])
      for (let from = 0; from < calls.length; from += size)
        await recordCalls(table, calls.slice(from, from + size), 30);
    const rows = await memory.query('calls#hot');
    const bytes = rows.map(({ calls: set }) => (set instanceof Set ? [...set].join('').length : 0));
    // DynamoDB takes 400 KB an item.
    expect(Math.max(...bytes)).toBeLessThan(200_000);
    // A minute of a thousand calls a second is some writes a second, and nearly each to an item of its own.
    const all = [...writes.values()].reduce((sum, n) => sum + n, 0);
    expect([all <= HOT / 850, Math.max(...writes.values())]).toEqual([true, 1]);
    const [counted] = await countCalls(callsSince(memory, 'hot', START / 60_000));
    expect(counted?.calls).toBe(HOT);
  });

  it('takes no line of a session, of no one, or of a page', () => {
    const line = { id: 'i', at: START, method: 'POST', path: '/v1/x', status: 200, ms: 1, customer: 'c', key: 'key_1' };
    expect(loggedCall(accessLine(line))).toMatchObject({ endpoint: 'x', key: 'key_1' });
    for (const change of [{ key: 'ses_1' }, { key: '-' }, { customer: '-' }, { path: '/dashboard' }, { status: '-' }])
      expect(loggedCall(accessLine({ ...line, ...change }))).toBeNull();
    expect(loggedCall('no json')).toBeNull();
  });
});
