import { makeMeter, type Admission } from '../../../lib/metering/admit.ts';
import { usageKey } from '../../../lib/metering/credits.ts';
import { claimKey, FREE_REPLAYS } from '../../../lib/metering/idempotency.ts';
import type { Purse } from '../../../lib/metering/purse.ts';
import { refund } from '../../../lib/metering/refund.ts';
import { numberOf } from '../../../lib/storage/attribute.ts';
import { faultyTable, startTable, type Fate, type Operation, type TestTable } from '../../support/dynamo.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const noon = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
let serial = 0;

/** A customer with a meter, whose calls all use one idempotency key unless told otherwise. */
const customer = (change: Partial<Purse> = {}, table = () => double.table) => {
  const purse: Purse = {
    customer: `i${++serial}`,
    key: 'k',
    sandbox: false,
    credits: 100,
    cap: -1,
    keyCap: -1,
    rate: 0,
    ...change,
  };
  let calls = 0;
  const call = async (
    at = noon,
    { key = 'order-1', path = '/v1/kundli/planets', credits = 4 } = {},
  ): Promise<Admission> =>
    makeMeter(table(), () => at).admit({
      id: `${purse.customer}-${++calls}`,
      purse,
      credits,
      path,
      idempotencyKey: key,
    });
  const used = async () => numberOf((await double.table.get(usageKey(purse.customer, '2026-11'))) ?? {}, 'used');
  const fail = (admission: Admission, at = noon) => refund(admission.charge, 'r', double.table, at);
  const claim = (key = 'order-1') => double.table.get(claimKey(purse.customer, '/v1/kundli/planets', key));
  return { purse, call, used, fail, claim };
};

describe('an idempotency key', () => {
  it('is charged once, replayed five times free, then refused', async () => {
    const { call, used } = customer();
    expect(await call()).toMatchObject({ refusal: '', charged: 4, remaining: 96 });
    for (let replay = 0; replay < FREE_REPLAYS; replay++)
      expect(await call()).toMatchObject({ refusal: '', charged: 0, remaining: 96 });
    expect(await call()).toMatchObject({ refusal: 'IDEMPOTENCY_CONFLICT', charged: 0 });
    expect(await used()).toBe(4);
  });

  it('stands for one path of one customer', async () => {
    const { call, used } = customer();
    await call();
    expect(await call(noon, { path: '/v1/kundli/houses' })).toMatchObject({ charged: 4 });
    expect(await call(noon, { key: 'order-2' })).toMatchObject({ charged: 4 });
    expect(await customer().call()).toMatchObject({ charged: 4 });
    expect(await used()).toBe(12);
  });

  it('is free again only for 24 hours, by our clock and not by deletion', async () => {
    const { call, used } = customer();
    await call();
    expect(await call(noon + 24 * HOUR - 1000)).toMatchObject({ charged: 0 });
    expect(await call(noon + 24 * HOUR)).toMatchObject({ charged: 4 });
    expect(await used()).toBe(8);
  });

  it('used by ten calls at once is charged once', async () => {
    const { call, used } = customer();
    const all = await Promise.all(Array.from({ length: 10 }, () => call()));
    const count = (refusal: string) => all.filter((admission) => admission.refusal === refusal).length;
    expect(all.filter(({ charged }) => charged > 0)).toHaveLength(1);
    expect(count('')).toBeLessThanOrEqual(1 + FREE_REPLAYS);
    expect(count('') + count('IDEMPOTENCY_IN_PROGRESS') + count('IDEMPOTENCY_CONFLICT')).toBe(10);
    expect(await used()).toBe(4);
  });

  it('must be 1 to 64 printable characters', async () => {
    const { call, used } = customer();
    for (const key of ['', 'x'.repeat(65), 'a\nb', 'ключ'])
      expect(await call(noon, { key })).toMatchObject({ refusal: 'VALIDATION_FAILED' });
    expect(await call(noon, { key: 'x'.repeat(64) })).toMatchObject({ refusal: '' });
    // Such a call is not counted, but the limit applies to it.
    expect(await customer({ rate: 20 }).call(noon, { key: '' })).toMatchObject({ rate_limit: 20, rate_remaining: -1 });
    expect(await used()).toBe(4);
  });

  it('means nothing where nothing is charged', async () => {
    const sandbox = customer({ sandbox: true });
    expect(await sandbox.call()).toMatchObject({ refusal: '', charged: 0, charge: '', remaining: -1 });
    expect(await sandbox.claim()).toBeUndefined();
    const free = customer();
    expect(await free.call(noon, { credits: 0 })).toMatchObject({ refusal: '', charge: '' });
    expect(await free.claim()).toBeUndefined();
  });
});

describe('a claim and failing calls', () => {
  it('is dropped with the refund, so that the next call pays again', async () => {
    const { call, used, fail, claim } = customer();
    const first = await call();
    expect(await fail(first)).toBe(4);
    expect(await claim()).toBeUndefined();
    expect(await used()).toBe(0);
    expect(await call()).toMatchObject({ charged: 4 });
    // The first call's refund is spent: it cannot take the second one's claim or credits.
    expect(await fail(first)).toBe(0);
    expect(await used()).toBe(4);
    expect(await call()).toMatchObject({ charged: 0 });
  });

  it('is paid as long as one call under it succeeded', async () => {
    const { call, used, fail } = customer();
    const first = await call();
    await call();
    expect(await fail(first)).toBe(0);
    expect(await used()).toBe(4);
  });

  it('is refunded once when all calls under it fail, in whatever order', async () => {
    const { call, used, fail, claim } = customer();
    const all = [await call(), await call(), await call()];
    const given = await Promise.all(all.map((admission) => fail(admission)));
    expect(given.reduce((sum, credits) => sum + credits, 0)).toBe(4);
    expect(await Promise.all(all.map((admission) => fail(admission)))).toEqual([0, 0, 0]);
    expect(await used()).toBe(0);
    expect(await claim()).toBeUndefined();
  });

  it('gives nothing free to a customer who cannot pay', async () => {
    const { call, used, claim } = customer({ credits: 3 });
    const all = await Promise.all(Array.from({ length: 6 }, () => call()));
    for (const admission of all) expect(['CREDITS_EXHAUSTED', 'IDEMPOTENCY_IN_PROGRESS']).toContain(admission.refusal);
    expect(await used()).toBe(0);
    expect(await claim()).toBeUndefined();
  });

  it('counts replays against the rate; a replay refused so takes nothing with it', async () => {
    const { call, used, fail } = customer({ rate: 2 });
    const first = await call();
    await call();
    expect(await call()).toMatchObject({ refusal: 'RATE_LIMITED' });
    expect(await used()).toBe(4);
    expect(await fail(first)).toBe(0);
  });
});

describe('a claim when storage fails', () => {
  const fates: readonly Fate[] = ['refused', 'answer_lost', 'request_lost'];
  const places: readonly (readonly [Operation, number])[] = [['put', 1], ['update', 1], ['update', 2]]; // prettier-ignore
  const cases = fates.flatMap((fate) => places.map(([operation, count]) => [fate, operation, count] as const));

  it.each(cases)('%s at %s %i: nothing is lost, and the call can be made again', async (fate, failing, at) => {
    let seen = 0;
    const lossy = faultyTable(double.table, (operation) => (operation === failing && ++seen === at ? fate : 'works'));
    let table = lossy.table;
    const { call, used } = customer({}, () => table);
    expect(await call()).toMatchObject({ refusal: 'OVERLOADED', charged: 0, charge: '' });
    expect(await used()).toBe(0);
    table = double.table;
    // A claim that nobody could take back is abandoned after ten seconds.
    expect(await call(noon + 11_000)).toMatchObject({ refusal: '' });
    expect(await used()).toBeLessThanOrEqual(4);
  });
});
