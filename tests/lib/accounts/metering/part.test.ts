/** What a call debits while it runs. */
import { isRefusal } from '../../../../lib/accounts/metering/part.ts';
import { faultyTable, startTable, type Fate, type Operation, type TestTable } from '../../../support/table.ts';
import { meteredCustomer, NOON } from '../../../support/metered.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

/** A table on which one kind of operation fares badly. */
const failing = (operation: Operation, fate: Fate) =>
  faultyTable(double.table, (met) => (met === operation ? fate : 'works')).table;

describe('a part', () => {
  it('is taken, or refused with what is left', async () => {
    const { late, account } = meteredCustomer(double.table, { credits: 5 });
    const { parts } = await late();
    expect(await parts.debit(3, 0)).toMatchObject({ charge: { credits: 3 }, remaining: 2 });
    expect(await parts.debit(3, 0)).toMatchObject({ code: 'CREDITS_EXHAUSTED', remaining: 2 });
    expect((await account()).used).toBe(3);
  });

  it('is counted against the rate, and refused with the count', async () => {
    const { late } = meteredCustomer(double.table, { rate: 10 });
    const { parts } = await late();
    expect(await parts.debit(1, 6)).toMatchObject({ remaining: 99 });
    expect(await parts.debit(1, 4)).toMatchObject({ code: 'RATE_LIMITED', requests: 7, retryAfter: 60 });
    expect(await parts.debit(1, 3)).toMatchObject({ remaining: 98 });
  });

  it.each(['refused', 'answer_lost', 'request_lost'] as const)('takes nothing when storage fails: %s', async (fate) => {
    const { late, account, settle } = meteredCustomer(double.table, { credits: 5 });
    const { admission } = await late();
    expect(admission.refusal).toBe('');
    const { parts } = await late(NOON, failing('update', fate));
    expect(await parts.debit(3, 0)).toMatchObject({ code: 'OVERLOADED' });
    await settle();
    expect((await account()).used).toBe(0);
  });

  it('gives back what was not spent, from as many debits as it takes, and settlement charges the rest', async () => {
    const { late, account, answered, settle } = meteredCustomer(double.table, { credits: 20 });
    const { parts, admission } = await late();
    for (const credits of [5, 4, 3]) await parts.debit(credits, 0);
    await parts.settle(6);
    expect((await account()).used).toBe(6);
    await answered(admission);
    expect(await settle()).toEqual({ delivered: 6, returned: 0 });
    expect(await account()).toEqual({ used: 6, delivered: 6, open: [] });
  });

  it('gives everything back when the call fails', async () => {
    const { late, account } = meteredCustomer(double.table, { credits: 20 });
    const { parts } = await late();
    for (const credits of [5, 4]) await parts.debit(credits, 0);
    await parts.cancel();
    await parts.cancel();
    expect((await account()).used).toBe(0);
  });

  it('comes back by settlement when the process dies: before it has recorded its cost, and before it is answered', async () => {
    const { late, account, settle } = meteredCustomer(double.table, { credits: 200 });
    const first = await late();
    await first.parts.debit(150, 0);
    const second = await late();
    await second.parts.debit(20, 0);
    await second.parts.settle(20);
    expect((await account()).used).toBe(170);
    expect(await settle()).toEqual({ delivered: 0, returned: 170 });
    expect(await account()).toEqual({ used: 0, delivered: 0, open: [] });
  });

  it('is not answered when its cost cannot be recorded', async () => {
    const customer = meteredCustomer(double.table, { credits: 20 });
    let armed = false;
    const lossy = faultyTable(double.table, (met) => (armed && met === 'put' ? 'refused' : 'works')).table;
    const { parts } = await customer.late(NOON, lossy);
    await parts.debit(5, 0);
    armed = true;
    await expect(parts.settle(5)).rejects.toThrow('Storage did not answer');
    await parts.cancel();
    await customer.settle();
    expect((await customer.account()).used).toBe(0);
  });

  it('draws on the cap of its key, and gives back to it', async () => {
    const { late, account, answered, settle } = meteredCustomer(double.table, { keyCap: 10 });
    const dead = await late();
    await dead.parts.debit(9, 0);
    const { parts, admission } = await late();
    expect(await parts.debit(2, 0)).toMatchObject({ code: 'SPEND_CAP_REACHED' });
    await parts.debit(1, 0);
    await parts.settle(1);
    await answered(admission);
    await settle();
    expect(await account()).toEqual({ used: 1, delivered: 1, open: [] });
    const next = await late(NOON + 60_000);
    expect(isRefusal(await next.parts.debit(9, 0))).toBe(false);
    expect(await next.parts.debit(1, 0)).toMatchObject({ code: 'SPEND_CAP_REACHED' });
  });
});
