/** Refunds that failed: the customer's next call makes them, once, whatever became of the first attempt. */
import { handler as chart } from '../../../../functions/core/birthchart.ts';
import { chargeOf } from '../../../../lib/accounts/metering/debit.ts';
import { debitCredits } from '../../../../lib/accounts/metering/credits.ts';
import { packCharge, packLimits, type Charge } from '../../../../lib/accounts/metering/spending-limits.ts';
import { refund } from '../../../../lib/accounts/metering/refund.ts';
import { slotOf } from '../../../../lib/accounts/metering/slot.ts';
import { hasUnreturned, keepUnreturned, returnKept } from '../../../../lib/accounts/metering/unreturned.ts';
import { StorageDown } from '../../../../lib/contract/ports/table.ts';
import { call } from '../../../support/call.ts';
import { faultyTable, startTable, type Fate, type TestTable } from '../../../support/table.ts';
import { accountOf, newLimits, NOON } from '../../../support/metered.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
  double.hand();
});
afterAll(() => double.stop());

let serial = 0;
/** A customer with a failed call of 7 credits whose refund fared as `fate` says, and 5 credits of a call under way. */
const withFailedRefund = async (fate: Fate) => {
  const limits = newLimits();
  const { customer } = limits;
  const debit = (credits: number) => ({ id: `u${++serial}`, credits, at: NOON, slot: slotOf(NOON), requests: 1 });
  const failed = debit(7);
  await debitCredits(double.table, limits, failed);
  await debitCredits(double.table, limits, debit(5));
  const charge: Charge = chargeOf(limits, failed);
  const broken = faultyTable(double.table, (operation) => (operation === 'update' ? fate : 'works'));
  await expect(refund(packCharge(charge), 'req', broken.table, NOON)).rejects.toThrow(StorageDown);
  const used = async (): Promise<number> => (await accountOf(double.table, customer)).used;
  return { customer, used };
};

it.each<[Fate, number, number]>([
  // What is used before and after: the 5 credits of the other call are never touched.
  ['refused', 12, 5],
  ['request_lost', 12, 5],
  ['answer_lost', 5, 5],
])('%s: the next call makes it good, once', async (fate, before, after) => {
  const { customer, used } = await withFailedRefund(fate);
  expect(await used()).toBe(before);
  const counting = faultyTable(double.table, () => 'works');
  const given = await Promise.all([1, 2, 3].map(() => returnKept(customer, counting.table, NOON + 2000)));
  expect(given.reduce((sum, credits) => sum + credits, 0)).toBe(before - after);
  expect(counting.counts.update).toBe(1);
  expect(await used()).toBe(after);
  expect(hasUnreturned(customer)).toBe(false);
});

it('stays kept while storage is still down, and is tried by the call after that', async () => {
  const { customer, used } = await withFailedRefund('refused');
  const down = faultyTable(double.table, () => 'refused');
  expect(await returnKept(customer, down.table, NOON + 1000)).toBe(0);
  expect(hasUnreturned(customer)).toBe(true);
  expect(await returnKept(customer, double.table, NOON + 2000)).toBe(7);
  expect(await used()).toBe(5);
});

it.each<[Fate, number]>([
  // One that may have been made is forgotten with its trace, one that was not when its slot may be settled.
  ['answer_lost', 24_001],
  ['refused', 61_000],
])('%s: %i ms later settlement decides', async (fate, later) => {
  const { customer, used } = await withFailedRefund(fate);
  const before = await used();
  const counting = faultyTable(double.table, () => 'works');
  expect(await returnKept(customer, counting.table, NOON + later)).toBe(0);
  expect([counting.counts.update, await used(), hasUnreturned(customer)]).toEqual([0, before, false]);
});

it('one call tries twenty at most, and a process keeps a thousand', async () => {
  // A process that keeps nothing yet.
  const fresh: typeof import('../../../../lib/accounts/metering/unreturned.ts') = await import(
    `${import.meta.resolve('../../../../lib/accounts/metering/unreturned.ts')}?fresh`
  );
  const { hasUnreturned, keepUnreturned, returnKept } = fresh;
  let made = 0;
  const one = { until: Infinity, undo: () => Promise.resolve(++made && 1) };
  for (let i = 0; i < 1100; i++) keepUnreturned('many', one);
  expect(await returnKept('many', double.table, NOON)).toBe(20);
  expect(hasUnreturned('many')).toBe(true);
  while (hasUnreturned('many')) await returnKept('many', double.table, NOON);
  expect(made).toBe(1000);
});

it('is made by the wrapper beside the work of the next call of the same account', async () => {
  const limits = newLimits();
  const verdict = (customer: string) => ({
    key_id: 'k',
    customer,
    kind: 'live',
    plan: 'growth',
    suites: '*',
    charged: 0,
    remaining: 9,
    limits: packLimits(limits),
  });
  let tried = 0;
  keepUnreturned(limits.customer, { until: Infinity, undo: () => Promise.resolve(++tried) });
  const birth = { name: 'x', date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 };
  expect((await call(chart, birth, { verdict: verdict('another') })).status).toBe(200);
  expect(tried).toBe(0);
  expect((await call(chart, birth, { verdict: verdict(limits.customer) })).status).toBe(200);
  expect([tried, hasUnreturned(limits.customer)]).toEqual([1, false]);
});
