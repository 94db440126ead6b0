/** The keys in the usage plans, by due rows: new customers and changed plans are reached at once, however many there are. */
import { announce, dropDue, dueAt } from '../../../../lib/accounts/due/due.ts';
import { changePlan } from '../../../../lib/accounts/change-plan.ts';
import { createCustomer, readCustomer } from '../../../../lib/accounts/keys.ts';
import { keepGatewayKeys, type GatewayKeysOptions } from '../../../../lib/accounts/jobs/gateway-keys.ts';
import type { GatewayKeys } from '../../../../lib/contract/ports/gateway-keys.ts';
import { startTable, type TestTable } from '../../../support/table.ts';

process.env['UDAYA_LOG'] = 'off';
const NOW = Date.UTC(2026, 10, 16);
const SETTLE = 120;
const DAY = 86_400_000;
let double: TestTable;
beforeEach(async () => {
  double = await startTable();
});
afterEach(() => double.stop());

const keysIn = (plans: Map<string, string>): GatewayKeys => ({
  valueOf: (customer) => `value-${customer}`,
  make: (customer) => Promise.resolve(customer),
  place: (id, plan) => Promise.resolve(void plans.set(id, plan)),
  remove: () => Promise.resolve(),
});

const runner = () => {
  const clock = { now: NOW };
  const plans = new Map<string, string>();
  const run = (change: Partial<GatewayKeysOptions> = {}) =>
    keepGatewayKeys({
      table: double.table,
      keys: keysIn(plans),
      now: () => clock.now,
      deadline: Infinity,
      settleSeconds: SETTLE,
      ...change,
    });
  return { clock, plans, run };
};
const dueCustomers = async (at: number): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { subject } of dueAt(double.table, 'shield', at / 1000)) found.push(subject);
  return found;
};

describe('the keeper of gateway keys', () => {
  it('goes on where a run ended, and takes each step when it is due', async () => {
    const { clock, plans, run } = runner();
    const ids = Array.from({ length: 40 }, (_, n) => `cus_${n}`);
    for (const id of ids) await createCustomer(double.table, { id, plan: 'sandbox', now: NOW });
    // A run that has time for some only: its clock passes the deadline after so many looks at it.
    let looks = 0;
    const short = await run({ now: () => (++looks > 60 ? NOW + 1 : NOW), deadline: NOW });
    expect(short.done).toBe(false);
    expect(plans.size).toBeGreaterThan(0);
    expect(plans.size).toBeLessThan(40);
    expect(await run()).toMatchObject({ done: true, failed: 0 });
    expect(plans.size).toBe(40);
    // Nothing is due until the keys are known everywhere.
    clock.now += (SETTLE - 1) * 1000;
    expect(await run()).toMatchObject({ steps: 0 });
    clock.now += 1000;
    expect(await run()).toMatchObject({ steps: 40 });
    expect((await readCustomer(double.table, 'cus_7')).gatewayKey).toBe('value-cus_7');
  });

  it('makes a row that is missing, for as many customers a run as it is told', async () => {
    const { plans, run } = runner();
    const ids = Array.from({ length: 5 }, (_, n) => `cus_${n}`);
    for (const id of ids) await createCustomer(double.table, { id, plan: 'sandbox', now: NOW });
    for await (const due of dueAt(double.table, 'shield', NOW / 1000)) await dropDue(double.table, due);
    const known: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await run({ walked: 2 });
      known.push(plans.size);
    }
    expect(known).toEqual([2, 4, 5]);
  });

  it('follows a plan at once, and again in the next month, without a second chain of rows', async () => {
    const { clock, plans, run } = runner();
    await createCustomer(double.table, { id: 'a', plan: 'sandbox', now: NOW });
    const turn = async (seconds: number) => {
      clock.now += seconds * 1000;
      return (await run()).steps;
    };
    expect([await turn(0), await turn(SETTLE)]).toEqual([1, 1]);
    clock.now += 1000;
    await changePlan(double.table, 'a', 'growth', clock.now);
    expect([await turn(1), await turn(SETTLE), await turn(SETTLE)]).toEqual([1, 1, 1]);
    expect(plans.get('a')).toBe('growth');
    await changePlan(double.table, 'a', 'sandbox', clock.now + 1000);
    for (let day = 0; day < 20; day++) await turn(DAY / 1000);
    expect(await turn(2 * SETTLE)).toBeLessThanOrEqual(1);
    await turn(2 * SETTLE);
    expect(plans.get('a')).toBe('sandbox');
    expect((await dueCustomers(clock.now + 2 * DAY)).length).toBe(1);
  });

  it('makes a row that was lost, in its walk', async () => {
    const { clock, run } = runner();
    await createCustomer(double.table, { id: 'a', plan: 'sandbox', now: NOW });
    await run();
    for await (const { key } of dueAt(double.table, 'shield', NOW)) await double.table.remove(key);
    clock.now += 2 * 3_600_000;
    await run();
    await run();
    expect((await readCustomer(double.table, 'a')).gatewayKey).toBe('value-a');
  });

  it('tells how long the oldest row has been due, and drops the rows of customers that are gone', async () => {
    const { clock, run } = runner();
    await announce(double.table, 'shield', NOW / 1000, 'gone');
    await createCustomer(double.table, { id: 'down', plan: 'sandbox', now: NOW });
    clock.now += 7_200_000;
    const keys = { ...keysIn(new Map()), make: () => Promise.reject(new Error('down')) };
    // Once by its row, and once in the walk.
    expect(await run({ keys })).toMatchObject({ failed: 2, overdue: 7200 });
    expect(await dueCustomers(clock.now)).toEqual(['down']);
  });
});
