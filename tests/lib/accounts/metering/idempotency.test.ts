/** Idempotency keys: charged once, bound to their body, and exact whatever fails. */
import { FREE_REPLAYS } from '../../../../lib/accounts/metering/idempotency.ts';
import { isRefusal } from '../../../../lib/accounts/metering/part.ts';
import type { SpendingLimits } from '../../../../lib/accounts/metering/spending-limits.ts';
import type { Table } from '../../../../lib/contract/ports/table.ts';
import { faultyTable, startTable, type Fate, type Operation, type TestTable } from '../../../support/table.ts';
import { meteredCustomer, NOON } from '../../../support/metered.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const HOUR = 3_600_000;
const PRICE = 4;

interface Sent {
  readonly key?: string;
  readonly path?: string;
  readonly digest?: string;
}

/** A customer whose calls cost 4 credits and all use one key and body, unless told otherwise. */
const customer = (change: Partial<SpendingLimits> = {}) => {
  const own = meteredCustomer(double.table, change);
  /** Claims and pays: what the wrapper does before it computes. */
  const begin = async (
    at = NOON,
    { key = 'order-1', path = '/v1/kundli/planets', digest = 'd' }: Sent = {},
    table?: Table,
  ) => {
    const { admission, parts } = await own.late(at, table);
    const claimed = await parts.claim({ key, path, digest });
    const paid = isRefusal(claimed) || claimed > 0 ? claimed : await parts.debit(PRICE, 0);
    const cost = typeof paid === 'object' && !isRefusal(paid) ? PRICE : 0;
    const taken = cost === 0 ? 'free' : 'charged';
    return { admission, parts, said: isRefusal(paid) ? paid.code : taken, cost };
  };
  /** A whole call that succeeds; resolves with how it was paid. */
  const call = async (at = NOON, sent: Sent = {}): Promise<unknown> => {
    const { admission, parts, said, cost } = await begin(at, sent);
    if (said === 'charged' || said === 'free') {
      await parts.settle(cost);
      await own.answered(admission);
    } else await parts.cancel();
    return said;
  };
  return { ...own, begin, call };
};

describe('an idempotency key', () => {
  it('is charged once, replayed five times free, then refused', async () => {
    const { call, account, settle } = customer();
    expect(await call()).toBe('charged');
    for (let replay = 0; replay < FREE_REPLAYS; replay++) expect(await call()).toBe('free');
    expect(await call()).toBe('IDEMPOTENCY_CONFLICT');
    await settle();
    expect(await account()).toEqual({ used: 4, delivered: 4, open: [] });
    expect(await call(NOON + HOUR)).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('belongs to the body of its first call: another is refused and costs nothing', async () => {
    const { call, account } = customer();
    expect(await call(NOON, { digest: 'one' })).toBe('charged');
    for (const digest of ['two', 'three', 'four', 'five', 'six'])
      expect(await call(NOON, { digest })).toBe('IDEMPOTENCY_CONFLICT');
    expect(await call(NOON, { digest: 'one' })).toBe('free');
    expect((await account()).used).toBe(4);
  });

  it('stands for one path of one customer', async () => {
    const { call, account } = customer();
    expect(await call()).toBe('charged');
    expect(await call(NOON, { path: '/v1/kundli/houses' })).toBe('charged');
    expect(await call(NOON, { key: 'order-2' })).toBe('charged');
    expect(await customer().call()).toBe('charged');
    expect((await account()).used).toBe(12);
  });

  it('is free again only for 24 hours, by our clock and not by deletion', async () => {
    const { call, account } = customer();
    await call();
    expect(await call(NOON + 24 * HOUR - 1000)).toBe('free');
    expect(await call(NOON + 24 * HOUR)).toBe('charged');
    expect((await account()).used).toBe(8);
  });

  it('used by ten calls at once is charged once', async () => {
    const { call, account, settle } = customer();
    const all = await Promise.all(Array.from({ length: 10 }, () => call()));
    expect(all.filter((said) => said === 'charged')).toHaveLength(1);
    expect(all.filter((said) => said === 'free').length).toBeLessThanOrEqual(FREE_REPLAYS);
    for (const said of all)
      expect(['charged', 'free', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_CONFLICT']).toContain(said);
    await settle();
    expect(await account()).toEqual({ used: 4, delivered: 4, open: [] });
  });

  it('must be 1 to 64 printable characters', async () => {
    const { call, account } = customer();
    for (const key of ['', 'x'.repeat(65), 'a\nb', 'ключ']) expect(await call(NOON, { key })).toBe('VALIDATION_FAILED');
    expect(await call(NOON, { key: 'x'.repeat(64) })).toBe('charged');
    expect((await account()).used).toBe(4);
  });
});

describe('a claim and calls that fail', () => {
  it('is dropped with the refund, so that the next call pays again', async () => {
    const { begin, call, account } = customer();
    const first = await begin();
    await first.parts.cancel();
    expect((await account()).used).toBe(0);
    expect(await call(NOON, { digest: 'another' })).toBe('charged');
    expect((await account()).used).toBe(4);
  });

  it('is not joined while its first call runs, and is taken over when that has died', async () => {
    const { begin, call, account, settle } = customer();
    expect((await begin()).said).toBe('charged');
    expect(await call(NOON + 29_000)).toBe('IDEMPOTENCY_IN_PROGRESS');
    expect(await call(NOON + 31_000)).toBe('charged');
    expect(await call(NOON + 32_000)).toBe('free');
    await settle(NOON + 60_000);
    expect(await account()).toEqual({ used: 4, delivered: 4, open: [] });
  });

  it('keeps its charge while a replay of it fails', async () => {
    const { begin, call, account } = customer();
    await call();
    const replay = await begin();
    expect(replay.said).toBe('free');
    await replay.parts.cancel();
    expect((await account()).used).toBe(4);
    expect(await call()).toBe('free');
  });

  it('gives nothing free to a customer who cannot pay', async () => {
    const { call, account } = customer({ credits: 3 });
    const all = await Promise.all(Array.from({ length: 6 }, () => call()));
    for (const said of all) expect(['CREDITS_EXHAUSTED', 'IDEMPOTENCY_IN_PROGRESS']).toContain(said);
    expect((await account()).used).toBe(0);
    expect(await call()).toBe('CREDITS_EXHAUSTED');
  });
});

describe('a first call whose answer was never sent', () => {
  it('costs nothing, and the next call pays', async () => {
    const { begin, call, account, settle } = customer();
    const first = await begin();
    await first.parts.settle(PRICE);
    await settle();
    expect((await account()).used).toBe(0);
    expect(await call(NOON + 60_000)).toBe('charged');
    await settle(NOON + 60_000);
    expect(await account()).toEqual({ used: 4, delivered: 4, open: [] });
  });

  it('is charged when a replay was answered in its place', async () => {
    const { begin, call, account, settle } = customer();
    const first = await begin();
    await first.parts.settle(PRICE);
    expect(await call(NOON + 1000)).toBe('free');
    await first.parts.cancel();
    await settle(NOON + 60_000);
    expect(await account()).toEqual({ used: 4, delivered: 4, open: [] });
  });
});

describe('a claim when storage fails', () => {
  const fates: readonly Fate[] = ['refused', 'answer_lost', 'request_lost'];
  const places: readonly (readonly [Operation, number])[] = [
    ['put', 1],
    ['update', 2],
    ['update', 3],
    ['get', 1],
  ];
  const cases = fates.flatMap((fate) => places.map(([operation, count]) => [fate, operation, count] as const));

  it.each(cases)(
    '%s at %s %i: what is delivered is charged, and the call can be made again',
    async (fate, failing, at) => {
      let seen = 0;
      const lossy = faultyTable(double.table, (operation) => (operation === failing && ++seen === at ? fate : 'works'));
      const { begin, call, account, settle, answered } = customer();
      const first = await begin(NOON, {}, lossy.table);
      let delivered = 0;
      if (first.said === 'charged') {
        const settled = await first.parts.settle(PRICE).then(
          () => true,
          () => false,
        );
        if (settled) {
          await answered(first.admission);
          delivered = PRICE;
        } else await first.parts.cancel();
      } else await first.parts.cancel();
      // A claim that could not be dropped is abandoned after thirty seconds.
      const again = await call(NOON + 31_000);
      expect(again).toBe(delivered > 0 ? 'free' : 'charged');
      await settle(NOON + 60_000);
      expect(await account()).toEqual({ used: PRICE, delivered: PRICE, open: [] });
    },
  );
});
