/** Probes of the service: what they ask, what is counted by day, and how it is told. */
import { renewDemoKey } from '../../../lib/accounts/demo-key.ts';
import { SWEEP_STATE } from '../../../lib/accounts/jobs/sweep-state.ts';
import { PROBE_CHECKS, statusOut } from '../../../lib/contract/suites/status.ts';
import { probe, type ProbePorts } from '../../../lib/service/status/probe.ts';
import { keepProbe, probesBefore, uptimeOf } from '../../../lib/service/status/probes.ts';
import { faultyTable, startTable, type TestTable } from '../../support/table.ts';
import { openSite, type Site } from '../../support/site.ts';

process.env['UDAYA_LOG'] = 'off';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const BASE = 'https://api.example.com';

let double: TestTable;
let site: Site;
beforeEach(async () => {
  double = await startTable();
  site = await openSite(double.table);
});
afterEach(() => double.stop());

/** The public address, which leads to the real endpoints behind the real authorizer. */
const asks: string[] = [];
const through: ProbePorts['fetch'] = async (url, { method = 'GET', headers, body }) => {
  const { pathname, origin } = new URL(url);
  expect(origin).toBe(BASE);
  const key = new Headers(headers).get('x-api-key') ?? undefined;
  asks.push(`${method} ${pathname} ${key === undefined ? '' : 'key'}`.trim());
  const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
  const { status, text } = await site.send(method, pathname, sent, key === undefined ? {} : { key });
  return { status, text: () => Promise.resolve(text) };
};
const answers =
  (status: number, text = ''): ProbePorts['fetch'] =>
  () =>
    Promise.resolve({ status, text: () => Promise.resolve(text) });

describe('a probe', () => {
  it('asks for an answer, a calculation and the page to sign in, without a charge and without a birth', async () => {
    const now = Date.now();
    await renewDemoKey(double.table, now);
    await double.table.put({ ...SWEEP_STATE, horizon: now - 10 * MINUTE });
    asks.length = 0;
    expect(await probe({ table: double.table, fetch: through, now }, BASE)).toEqual([]);
    expect(asks.toSorted()).toEqual(['GET /login', 'GET /v1/health', 'POST /v1/ephemeris/positions key']);
    expect(await double.table.query('ledger#demo')).toEqual([]);
    expect((await double.table.query('usage#demo')).map(({ used }) => used ?? 0)).not.toContain(1);
  });

  it('says what fails: no answer, a wrong one, settlement that stands still, storage that is down', async () => {
    const { table } = double;
    const now = Date.now();
    await renewDemoKey(table, now);
    await table.put({ ...SWEEP_STATE, horizon: now - 16 * MINUTE });
    const gone: ProbePorts['fetch'] = () => Promise.reject(new Error('no way there'));
    for (const fetch of [gone, answers(200, 'a parking page'), answers(502)])
      expect(await probe({ table, fetch, now }, BASE)).toEqual(PROBE_CHECKS);
    // Many try the reference just now: that is an answer of the service.
    expect(await probe({ table, fetch: answers(429), now }, BASE)).toEqual(['health', 'sign_in', 'settlement']);
    const down = faultyTable(table, () => 'refused').table;
    expect(await probe({ table: down, fetch: through, now }, BASE)).toEqual(['settlement']);
  });
});

describe('days of probes', () => {
  it('count each minute once, and what was not probed as failed', async () => {
    const { table } = double;
    const start = Date.UTC(2026, 10, 27, 23, 50);
    // Ten minutes of one day, of which two fail; then the service stands still for half an hour.
    for (let n = 0; n < 10; n++) await keepProbe(table, start + n * MINUTE, n > 7 ? ['sign_in'] : []);
    expect(await keepProbe(table, start + 9 * MINUTE + 5000, ['health'])).toBe(false);
    const again = Date.UTC(2026, 10, 28, 0, 30);
    for (let n = 0; n < 10; n++) await keepProbe(table, again + n * MINUTE, []);
    const { latest, days } = await probesBefore(table, again + 10 * MINUTE);
    expect(latest).toEqual({ at: again + 9 * MINUTE, failed: [] });
    expect(days).toEqual([
      expect.objectContaining({ date: '2026-11-28', passed: 10, failed: 0, missed: 29 }),
      {
        date: '2026-11-27',
        passed: 8,
        failed: 2,
        missed: 0,
        failures: { health: 0, calculation: 0, sign_in: 2, settlement: 0 },
      },
    ]);
    // 18 of 49 minutes.
    expect(uptimeOf(days)).toBe(36.734);
    expect(uptimeOf([])).toBeNull();
  });

  it('show the last ninety, days without any probe among them', async () => {
    const { table } = double;
    const now = Date.UTC(2026, 10, 28, 12);
    for (const days of [95, 89, 1]) await keepProbe(table, now - days * DAY, []);
    const { days } = await probesBefore(table, now);
    expect(days).toHaveLength(90);
    expect(days[2]).toMatchObject({ date: '2026-11-26', passed: 0, failed: 0, missed: 1439 });
    expect(days.at(-1)?.date).toBe('2026-08-31');
    // A row that stays for longer than it is shown is deleted by its time.
    const [row] = await table.query('probes', { limit: 1 });
    expect(Number(row?.['ttl']) * 1000 - (now - 95 * DAY)).toBeGreaterThan(90 * DAY);
  });

  it('are told: a failing probe, while it is fresh, means that not everything works', async () => {
    const { table } = double;
    const now = Date.now();
    await keepProbe(table, now - 3 * MINUTE, []);
    await keepProbe(table, now - MINUTE, ['calculation']);
    const told = statusOut.parse((await site.send('GET', '/v1/status')).body.data);
    expect(told.works).toBe(false);
    const check = { key: 'calculation', name: 'A calculation with a key' };
    expect(told.probes.latest).toMatchObject({ passed: false, failed: [check] });
    expect(told.probes.days.flatMap(({ failures }) => failures)).toEqual([{ check, times: 1 }]);
    for (const [lang, wanted] of [
      ['en', ['Last probe', 'A calculation with a key (1)', 'class="wrong"', 'Days without a failure']],
      ['hi', ['कुंजी के साथ गणना (1)', 'class="wrong"']],
    ] as const) {
      const { text } = await site.send('GET', '/status', {}, { query: { lang } });
      for (const one of wanted) expect(text).toContain(one);
    }
  });
});
