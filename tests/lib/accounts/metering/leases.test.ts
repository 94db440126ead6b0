/** Very many calls of one key: paid from leases, and charged as any other. */
import { makeMeter, type Admission } from '../../../../lib/accounts/metering/admit.ts';
import { leaseChange } from '../../../../lib/accounts/metering/debit.ts';
import { recordAnswered } from '../../../../lib/accounts/metering/ledger.ts';
import { rateWindow } from '../../../../lib/accounts/metering/rate.ts';
import { refund } from '../../../../lib/accounts/metering/refund.ts';
import { settlePeriod } from '../../../../lib/accounts/metering/settlement.ts';
import { slotOf } from '../../../../lib/accounts/metering/slot.ts';
import { unpackCharge, type SpendingLimits } from '../../../../lib/accounts/metering/spending-limits.ts';
import { usageKey } from '../../../../lib/accounts/metering/usage-item.ts';
import { itemNumber } from '../../../../lib/contract/ports/table.ts';
import { busyKey, troubledAccount } from '../../../../lib/tools/local/simulate/credit-gates.ts';
import { timedTable } from '../../../../lib/tools/local/simulate/table.ts';
import { faultyTable, startTable, type Fate } from '../../../support/table.ts';
import { newLimits, NOON, PERIOD } from '../../../support/metered.ts';
import { thinned } from '../../../support/soak.ts';

process.env['UDAYA_LOG'] = 'off';

/** A process that meters calls of one key, and counts its writes. */
const processOf = (change: Partial<SpendingLimits> = {}, real = timedTable(() => Promise.resolve()).direct) => {
  const limits = newLimits({ credits: 1_000_000, ...change });
  let now = NOON;
  let fate: Fate = 'works';
  const { table, counts } = faultyTable(real, (operation) => (operation === 'update' ? fate : 'works'));
  const meter = makeMeter(table, () => now);
  let calls = 0;
  const call = (credits = 2, later = false, own = limits): Promise<Admission> =>
    meter.admit({ id: `${own.customer}-${++calls}`, limits: own, credits, later });
  /** So many calls within a second, one after the other. */
  const calm = async (many: number, credits = 2): Promise<readonly Admission[]> => {
    const made: Admission[] = [];
    for (let i = 0; i < many; i++) {
      now += 1000 / many;
      made.push(await call(credits));
    }
    return made;
  };
  return {
    limits,
    real,
    call,
    calm,
    counts,
    wait: (ms: number) => void (now += ms),
    now: () => now,
    fail: (next: Fate) => void (fate = next),
    usage: async () => (await real.get(usageKey(limits.customer, PERIOD))) ?? {},
    /** A sweep: the gateway has sent the answers of these calls, and no others. */
    settle: async (answered: readonly Admission[]) => {
      const slots = Map.groupBy(
        answered.map(({ charge }) => unpackCharge(charge)),
        ({ slot }) => slot,
      );
      for (const charges of slots.values()) await recordAnswered(real, charges);
      await settlePeriod(real, limits.customer, PERIOD, slotOf(now));
    },
  };
};

const states = (made: readonly Admission[]): ReadonlySet<string> =>
  new Set(made.map(({ charge }) => unpackCharge(charge).state));

describe('below twenty calls a second', () => {
  it('each call is one write of its own, as it always was', async () => {
    const one = processOf();
    const made = [...(await one.calm(18)), ...(await one.calm(18)), ...(await one.calm(18))];
    expect(one.counts.update).toBe(54);
    expect(states(made)).toEqual(new Set(['taken']));
    expect(itemNumber(await one.usage(), 'used')).toBe(108);
  });
});

describe('a busy key', () => {
  it('is debited for two seconds of its own calls at a time', async () => {
    const one = processOf();
    const first = await one.calm(200);
    const before = one.counts.update;
    const second = await one.calm(200);
    expect(before).toBeLessThan(30);
    expect(one.counts.update - before).toBeLessThanOrEqual(2);
    expect(states(second)).toEqual(new Set(['leased']));
    expect(second.every(({ refusal, charged }) => refusal === '' && charged === 2)).toBe(true);
    // What is in hand is told as left: nothing jumps when a lease is taken.
    const left = [...first, ...second].map(({ remaining }) => remaining);
    expect(left).toEqual(left.map((_, i) => 1_000_000 - 2 * (i + 1)));
    const used = itemNumber(await one.usage(), 'used');
    expect(used).toBeGreaterThanOrEqual(800);
    expect(used).toBeLessThanOrEqual(800 + 2 * 2 * 200);
  });

  it('may be one that nothing limits: a sandbox key without a rate', async () => {
    const double = await startTable();
    try {
      const one = processOf({ sandbox: true }, double.table);
      const made = await one.calm(60);
      expect(new Set(made.map(({ refusal }) => refusal))).toEqual(new Set(['']));
      expect(one.counts.update).toBeLessThan(30);
    } finally {
      await double.stop();
    }
  });

  it('pays in the end for what was delivered: not for what failed, nor for what a process had in hand when it died', async () => {
    const one = processOf();
    const made = await one.calm(300);
    const answered = made.filter((_, i) => i % 10 !== 0);
    // A refund of a leased call writes nothing.
    const writes = one.counts.update;
    for (const failed of made.filter(({ charge }) => unpackCharge(charge).state === 'leased').slice(0, 5))
      expect(await refund(failed.charge, 'r', one.real, one.now())).toBe(0);
    expect(one.counts.update).toBe(writes);
    await one.settle(answered);
    expect(await one.usage()).toMatchObject({ used: 540, delivered: 540 });
    expect(Object.keys(await one.usage()).filter((name) => /^o\d/.test(name))).toEqual([]);
  });

  it('borrows a 128th of what is left at most, and at the end each call is debited by itself', async () => {
    const one = processOf({ credits: 1000 });
    const made = await one.calm(600);
    const passed = made.filter(({ refusal }) => refusal === '');
    expect(passed).toHaveLength(500);
    expect(made.slice(500).every(({ refusal, remaining }) => refusal === 'CREDITS_EXHAUSTED' && remaining === 0)).toBe(
      true,
    );
    expect(unpackCharge(passed.at(-1)?.charge ?? '').state).toBe('taken');
    expect(itemNumber(await one.usage(), 'used')).toBe(1000);
  });

  it('asks an empty account once a second, and the account of the next month at once', async () => {
    const one = processOf({ credits: 100 });
    await one.calm(200);
    const before = one.counts.update;
    await one.calm(200);
    expect(one.counts.update - before).toBeLessThanOrEqual(2);
    // Credits that have come back are found within a second.
    await one.real.update(usageKey(one.limits.customer, PERIOD), {
      update: 'SET used = used - :v',
      values: { ':v': 40 },
    });
    const made = await one.calm(200);
    expect(made.filter(({ refusal }) => refusal === '')).toHaveLength(20);
  });

  it('keeps the cap of its key and the rate of the account, in the same write', async () => {
    const capped = processOf({ keyCap: 300, key: 'key_9' });
    expect((await capped.calm(400, 1)).filter(({ refusal }) => refusal === '')).toHaveLength(300);
    expect(await capped.usage()).toMatchObject({ used: 300, spent_key_9: 300 });
    const limited = processOf({ rate: 1000 });
    const made = [...(await limited.calm(600)), ...(await limited.calm(600))];
    expect(made.filter(({ refusal }) => refusal === '')).toHaveLength(1000);
    expect(made.at(-1)).toMatchObject({ refusal: 'RATE_LIMITED', rate_remaining: 0 });
    expect(itemNumber(await limited.usage(), rateWindow(limited.now()).counter)).toBe(1000);
    const told = made.filter(({ refusal }) => refusal === '').map(({ rate_remaining: rest }) => rest);
    expect(told).toEqual(told.map((_, i) => 999 - i));
  });

  it('has a lease in one slot only, and none when its limits change', async () => {
    const one = processOf();
    await one.calm(100);
    const slot = slotOf(one.now());
    one.wait(30_000);
    const next = await one.call();
    expect(unpackCharge(next.charge).slot).toBe(slot + 30);
    await one.calm(100);
    const lower = { ...one.limits, credits: 1 };
    expect(await one.call(2, false, lower)).toMatchObject({ refusal: 'CREDITS_EXHAUSTED' });
  });

  it('calls of a sandbox key and those priced by their handler are counted from leases too', async () => {
    const sandbox = processOf({ sandbox: true, rate: 100_000 });
    const made = await sandbox.calm(300);
    expect(made.every(({ charge, charged }) => charge === '' && charged === 0)).toBe(true);
    expect(sandbox.counts.update).toBeLessThan(40);
    const one = processOf();
    await one.calm(200);
    const admission = await one.call(5, true);
    expect(admission).toMatchObject({ charged: 0, owed: 5 });
    expect(unpackCharge(admission.charge)).toMatchObject({ state: 'later', credits: 0 });
  });

  it('a lease whose answer is lost refuses the call and is given back; no call waits for it twice', async () => {
    const one = processOf();
    const made = [...(await one.calm(100))];
    one.wait(30_000);
    one.fail('answer_lost');
    const refused = await one.call();
    expect(refused).toMatchObject({ refusal: 'OVERLOADED', charge: '', charged: 0 });
    one.fail('works');
    made.push(...(await one.calm(100)));
    await one.settle(made);
    expect(await one.usage()).toMatchObject({ used: 400, delivered: 400 });
  });

  it('200 calls at once share leases, and take what there is', async () => {
    const one = processOf({ credits: 20_000 });
    await one.calm(100);
    const before = one.counts.update;
    const made = await Promise.all(Array.from({ length: 200 }, () => one.call()));
    expect(made.every(({ refusal }) => refusal === '')).toBe(true);
    expect(one.counts.update - before).toBeLessThan(20);
    const dry = processOf({ credits: 100 });
    await dry.calm(30, 0);
    const asked = await Promise.all(Array.from({ length: 200 }, () => dry.call(1)));
    expect(asked.filter(({ refusal }) => refusal === '')).toHaveLength(100);
  });
});

describe('a lease', () => {
  it('is refused in a settled slot, and is written as the table takes it', async () => {
    const double = await startTable();
    try {
      const one = processOf({ rate: 100_000, keyCap: 50_000 }, double.table);
      const made = await one.calm(60);
      expect(states(made)).toEqual(new Set(['taken', 'leased']));
      await one.settle(made);
      expect(await one.usage()).toMatchObject({ used: 120, delivered: 120 });
      const late = { id: '', credits: 10, at: one.now(), slot: slotOf(one.now()), requests: 5 };
      const write = double.table.update(usageKey(one.limits.customer, PERIOD), leaseChange(one.limits, late));
      await expect(write).rejects.toMatchObject({ name: 'ConditionFailed' });
    } finally {
      await double.stop();
    }
  });
});

describe('simulated (npm run simulate -- credits is the whole)', () => {
  it('a busy key makes few writes, and none of its calls is refused', async () => {
    const result = await busyKey(1000, 10, 20);
    expect(result).toMatchObject({ refused: 0, overspent: 0, unexplained: 0 });
    expect(result.calls).toBeGreaterThan(18_000);
    expect(result.worst).toBeLessThanOrEqual(100);
    expect(result.largest).toBeLessThanOrEqual(4096);
  });

  it.each(thinned([1, 2, 3, 4, 5, 6, 7, 8], 3))(
    'account %i, whatever fails, spends what it has and no more',
    async (seed) => {
      const { calls, overspent, unexplained, wronglyRefused } = await troubledAccount(seed);
      expect(calls).toBeGreaterThan(300);
      expect({ overspent, unexplained, wronglyRefused }).toEqual({ overspent: 0, unexplained: 0, wronglyRefused: 0 });
    },
  );
});
