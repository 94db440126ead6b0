import * as fc from '../../../support/property.ts';
import { usageKey } from '../../../../lib/accounts/metering/usage-item.ts';
import { chargeOf, type Taken } from '../../../../lib/accounts/metering/debit.ts';
import { debitCredits, giveBack, undoDoubtful } from '../../../../lib/accounts/metering/credits.ts';
import { makeMeter } from '../../../../lib/accounts/metering/admit.ts';
import { grantOf, PLANS, planNamed } from '../../../../lib/accounts/metering/plans.ts';
import { monthOf, secondsToNextMonth } from '../../../../lib/accounts/metering/period.ts';
import {
  packCharge,
  packLimits,
  unpackCharge,
  unpackLimits,
  type SpendingLimits,
} from '../../../../lib/accounts/metering/spending-limits.ts';
import { settlePeriod } from '../../../../lib/accounts/metering/settlement.ts';
import { slotOf } from '../../../../lib/accounts/metering/slot.ts';
import { refund } from '../../../../lib/accounts/metering/refund.ts';
import { itemNumber, StorageDown } from '../../../../lib/contract/ports/table.ts';
import { recordAnswered } from '../../../../lib/accounts/metering/ledger.ts';
import { until } from '../../../support/until.ts';
import { faultyTable, lateTable, startTable, type Fate, type TestTable } from '../../../support/table.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const noon = Date.UTC(2026, 10, 21, 12);
let serial = 0;
const limits = (change: Partial<SpendingLimits> = {}): SpendingLimits => ({
  customer: `c${++serial}`,
  key: 'key_1',
  sandbox: false,
  credits: 100,
  cap: -1,
  keyCap: -1,
  rate: 0,
  ...change,
});
const call = (id: string, credits = 1, at = noon) => ({ id, credits, at, slot: slotOf(at), requests: 1 });
const usedOf = async ({ customer }: SpendingLimits, period = '2026-11'): Promise<number> =>
  itemNumber((await double.table.get(usageKey(customer, period))) ?? {}, 'used');
const chargeIn = (taken: Taken) => {
  if (taken.refusal) throw new Error(taken.refusal);
  return taken.charge;
};

describe('plans', () => {
  it('are those of the catalogue', () => {
    expect(PLANS.sandbox).toMatchObject({ credits: 500, rate: 20, domains: 1 });
    expect(PLANS.growth).toMatchObject({ credits: 50_000, rate: 120, domains: 3 });
    expect(PLANS.business).toMatchObject({ credits: 400_000, rate: 600, domains: 15 });
    expect(PLANS.enterprise).toMatchObject({ byContract: true, domains: null });
    expect(grantOf('enterprise', { credits: 7, rate: 0 })).toEqual({
      plan: 'enterprise',
      credits: 7,
      rate: 0,
      cap: -1,
      later: null,
    });
    expect(planNamed('growth')).toBe('growth');
    expect(planNamed('toString')).toBeUndefined();
  });
});

describe('a debit', () => {
  it('takes the price until the credits do not suffice, and says what is left', async () => {
    const own = limits({ credits: 5 });
    expect(await debitCredits(double.table, own, call('a', 3))).toMatchObject({ refusal: null, remaining: 2 });
    expect(await debitCredits(double.table, own, call('b', 3))).toMatchObject({
      refusal: 'CREDITS_EXHAUSTED',
      remaining: 2,
    });
    expect(await debitCredits(double.table, own, call('c', 2))).toMatchObject({ refusal: null, remaining: 0 });
    expect(await debitCredits(double.table, own, call('d', 0))).toMatchObject({ refusal: null, remaining: 0 });
    const refused = await debitCredits(double.table, own, call('e', 1));
    expect(refused).toMatchObject({ refusal: 'CREDITS_EXHAUSTED', retryAfter: secondsToNextMonth(noon) });
  });

  it('that costs more than a whole period is refused even when nothing is used yet', async () => {
    const own = limits({ credits: 5 });
    expect(await debitCredits(double.table, own, call('a', 6))).toMatchObject({
      refusal: 'CREDITS_EXHAUSTED',
      remaining: 5,
    });
    expect(await usedOf(own)).toBe(0);
  });

  it('200 at once on 100 credits: exactly 100 are taken', async () => {
    const own = limits({ rate: 1000 });
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, n) => debitCredits(double.table, own, call(`p${n}`))),
    );
    expect(all.filter(({ refusal }) => refusal === null)).toHaveLength(100);
    expect(all.filter(({ refusal }) => refusal === 'CREDITS_EXHAUSTED')).toHaveLength(100);
    expect(await usedOf(own)).toBe(100);
    // Each success saw another remainder.
    expect(new Set(all.flatMap((taken) => (taken.refusal ? [] : [taken.remaining]))).size).toBe(100);
  });

  it('begins anew with the month, in UTC, and leaves the last month as it was', async () => {
    const own = limits({ credits: 1 });
    const last = Date.UTC(2026, 10, 30, 23, 59, 59, 999);
    expect(await debitCredits(double.table, own, call('a', 1, last))).toMatchObject({ refusal: null });
    expect(await debitCredits(double.table, own, call('b', 1, last))).toMatchObject({
      refusal: 'CREDITS_EXHAUSTED',
      retryAfter: 1,
    });
    expect(await debitCredits(double.table, own, call('c', 1, last + 1))).toMatchObject({
      refusal: null,
      remaining: 0,
    });
    expect(await usedOf(own)).toBe(1);
    expect(await usedOf(own, '2026-12')).toBe(1);
    expect(monthOf(last + 1)).toBe('2026-12');
    expect(secondsToNextMonth(Date.UTC(2026, 11, 31))).toBe(86_400);
  });

  it('stops at the cap of the account, then at the cap of the key', async () => {
    const capped = limits({ cap: 2 });
    await debitCredits(double.table, capped, call('a', 2));
    expect(await debitCredits(double.table, capped, call('b'))).toMatchObject({
      refusal: 'SPEND_CAP_REACHED',
      remaining: 0,
    });

    const one = limits({ keyCap: 2 });
    const two = { ...one, key: 'key_2', keyCap: 3 };
    expect(await debitCredits(double.table, one, call('c', 2))).toMatchObject({ refusal: null });
    expect(await debitCredits(double.table, one, call('d', 1))).toMatchObject({
      refusal: 'SPEND_CAP_REACHED',
      remaining: 98,
    });
    expect(await debitCredits(double.table, two, call('e', 3))).toMatchObject({ refusal: null, remaining: 95 });
    expect(await debitCredits(double.table, { ...one, key: 'key_3', keyCap: 0 }, call('f', 1))).toMatchObject({
      refusal: 'SPEND_CAP_REACHED',
    });
  });

  it('of a sandbox key takes nothing, and its requests are counted apart', async () => {
    const own = limits({ sandbox: true, credits: 0, rate: 2 });
    for (const id of ['a', 'b'])
      expect(await debitCredits(double.table, own, call(id, 40))).toMatchObject({ refusal: null, remaining: -1 });
    expect(await debitCredits(double.table, own, call('c', 40))).toMatchObject({ refusal: 'RATE_LIMITED' });
    expect(await debitCredits(double.table, { ...own, sandbox: false, credits: 50 }, call('d', 40))).toMatchObject({
      refusal: null,
      requests: 1,
    });
  });

  it('repeated with the same id takes nothing more', async () => {
    const own = limits();
    for (let time = 0; time < 3; time++)
      expect(await debitCredits(double.table, own, call('same', 4))).toMatchObject({ refusal: null, remaining: 96 });
  });
});

describe('the rate', () => {
  it('is counted in the debit, and begins anew with the minute', async () => {
    const own = limits({ rate: 3, credits: 10 });
    const at = noon + 30_000;
    for (const n of [1, 2, 3])
      expect(await debitCredits(double.table, own, call(`a${n}`, 1, at))).toMatchObject({ refusal: null, requests: n });
    expect(await debitCredits(double.table, own, call('b', 1, at))).toMatchObject({
      refusal: 'RATE_LIMITED',
      retryAfter: 30,
      remaining: 7,
    });
    expect(await debitCredits(double.table, own, call('c', 1, noon + 60_000))).toMatchObject({
      refusal: null,
      requests: 1,
      remaining: 6,
    });
  });

  it('100 at once under a limit of 40: exactly 40 pass, and only they are charged', async () => {
    const own = limits({ rate: 40, credits: 1000 });
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) => debitCredits(double.table, own, call(`r${n}`, 2))),
    );
    expect(all.filter(({ refusal }) => refusal === null)).toHaveLength(40);
    expect(await usedOf(own)).toBe(80);
  });

  it('is not forgotten when a process whose clock is ahead has begun the next minute', async () => {
    const own = limits({ rate: 2, credits: 100 });
    const before = noon - 1;
    for (const [n, at] of [before, noon, before, noon].entries())
      expect(await debitCredits(double.table, own, call(`c${n}`, 1, at))).toMatchObject({ refusal: null });
    for (const at of [before, noon])
      expect(await debitCredits(double.table, own, call(`d${at}`, 1, at))).toMatchObject({ refusal: 'RATE_LIMITED' });
  });

  it('leaves no heap of counters behind', async () => {
    const own = limits({ rate: 9, credits: 1e6 });
    for (let minute = 0; minute < 40; minute++)
      await debitCredits(double.table, own, call(`m${minute}`, 1, noon + minute * 60_000));
    const item = (await double.table.get(usageKey(own.customer, '2026-11'))) ?? {};
    expect(Object.keys(item).filter((name) => /^n\d+$/.test(name))).toHaveLength(2);
    expect(Object.keys(item).filter((name) => /^t\d+$/.test(name)).length).toBeLessThanOrEqual(2);
  });
});

describe('a refund', () => {
  it('20 at once give back once', async () => {
    const own = limits();
    const charge = packCharge(chargeIn(await debitCredits(double.table, own, call('x', 7))));
    const given = await Promise.all(Array.from({ length: 20 }, () => refund(charge, 'req', double.table, noon)));
    expect(given.filter((credits) => credits === 7)).toHaveLength(1);
    expect(given.filter((credits) => credits === 0)).toHaveLength(19);
    expect(await usedOf(own)).toBe(0);
  });

  it('goes to the month that paid, and to the cap of the key', async () => {
    const own = limits({ keyCap: 5 });
    const last = Date.UTC(2026, 10, 30, 23, 59, 59);
    const charge = packCharge(chargeIn(await debitCredits(double.table, own, call('y', 5, last))));
    await refund(charge, 'req', double.table, last + 10_000);
    expect(await usedOf(own)).toBe(0);
    expect(await usedOf(own, '2026-12')).toBe(0);
    expect(await debitCredits(double.table, own, call('z', 5, last))).toMatchObject({ refusal: null });
  });

  it('that fails is left to settlement, and made good by the next one', async () => {
    const own = limits();
    const charge = packCharge(chargeIn(await debitCredits(double.table, own, call('w', 7))));
    const broken = faultyTable(double.table, (operation) => (operation === 'update' ? 'refused' : 'works'));
    await expect(refund(charge, 'req', broken.table, noon)).rejects.toThrow(StorageDown);
    expect(await usedOf(own)).toBe(7);
    expect(await refund(charge, 'req', double.table, noon + 1000)).toBe(7);
    expect(await usedOf(own)).toBe(0);
  });

  it('whose answers are lost is still made once', async () => {
    const own = limits();
    const charge = chargeIn(await debitCredits(double.table, own, call('v', 7)));
    const lossy = faultyTable(double.table, (operation) => (operation === 'update' ? 'answer_lost' : 'works'));
    await expect(giveBack(lossy.table, charge, noon)).rejects.toThrow(StorageDown);
    expect(await giveBack(double.table, charge, noon)).toBe(0);
    expect(await usedOf(own)).toBe(0);
  });

  it('is one write, and no more than fifty are made at once', async () => {
    const own = limits({ credits: 1000 });
    const charges = await Promise.all(
      Array.from({ length: 200 }, async (_, n) =>
        packCharge(chargeIn(await debitCredits(double.table, own, call(`s${n}`)))),
      ),
    );
    const counting = faultyTable(double.table, () => 'works');
    const given = await Promise.all(charges.map((charge) => refund(charge, 'req', counting.table, noon)));
    expect(counting.counts).toEqual({ get: 0, put: 0, update: 50, remove: 0, query: 0 });
    expect(given.reduce((sum, credits) => sum + credits, 0)).toBe(50);
  });

  it('of nothing does nothing', async () => {
    expect(await refund('', 'req', double.table)).toBe(0);
    await expect(refund('nonsense', 'req', double.table)).rejects.toThrow('Not a charge');
  });
});

describe('a debit in doubt', () => {
  const charged = async (fate: Fate) => {
    const own = limits();
    const lossy = faultyTable(double.table, (operation) => (operation === 'update' ? fate : 'works'));
    await expect(debitCredits(lossy.table, own, call('d', 4))).rejects.toThrow(StorageDown);
    return { own, charge: { ...chargeOf(own, call('d', 4)), state: 'doubtful' as const } };
  };

  it('is given back once when it was made', async () => {
    const { own, charge } = await charged('answer_lost');
    expect(await usedOf(own)).toBe(4);
    const given = await Promise.all([1, 2, 3].map(() => undoDoubtful(double.table, charge)));
    expect(given.sort()).toEqual([0, 0, 4]);
    expect(await usedOf(own)).toBe(0);
  });

  it('is barred when it was not made: arriving late, it is refused', async () => {
    const { own, charge } = await charged('request_lost');
    expect(await undoDoubtful(double.table, charge)).toBe(0);
    await expect(debitCredits(double.table, own, call('d', 4))).rejects.toThrow('undone');
    expect(await usedOf(own)).toBe(0);
    expect(await debitCredits(double.table, own, call('e', 4))).toMatchObject({ refusal: null, remaining: 96 });
  });

  it('whose trace is gone is left to settlement', async () => {
    const { own, charge } = await charged('answer_lost');
    await debitCredits(double.table, own, call('later', 1, noon + 40_000));
    expect(await undoDoubtful(double.table, charge)).toBe(0);
    expect(await usedOf(own)).toBe(5);
    await settlePeriod(double.table, own.customer, '2026-11', slotOf(noon));
    expect(await usedOf(own)).toBe(1);
  });
});

describe('200 calls on 100 credits while every answer of the table is lost', () => {
  /** Calls that arrive over so many seconds; each is tried a second time when all first attempts have been made. */
  const burst = async (seconds: number) => {
    const own = limits();
    const late = lateTable(double.table);
    const calls = Array.from({ length: 200 }, (_, index) => call(`b${index}`, 1, noon + index * seconds * 5));
    const meter = (at: number) => makeMeter(late.table, () => at);
    const answers = calls.map(({ id, at }) => meter(at).admit({ id, limits: own, credits: 1, later: false }));
    await until(() => late.held() === calls.length);
    late.open();
    const all = await Promise.all(answers);
    return { own, all, passed: all.filter(({ refusal }) => refusal === '') };
  };

  it.each([0, 6, 40])('takes each once, and lets 100 pass, when they come within %d s', async (seconds) => {
    const { own, all, passed } = await burst(seconds);
    expect(passed).toHaveLength(100);
    expect(all.filter(({ refusal }) => refusal === 'CREDITS_EXHAUSTED')).toHaveLength(100);
    expect(await usedOf(own)).toBe(100);
  });

  it('takes none twice even when the traces of the first are gone, and gives back what was not answered', async () => {
    const { own, all, passed } = await burst(90);
    expect(await usedOf(own)).toBe(100);
    expect(all.filter(({ refusal }) => refusal === 'OVERLOADED').length).toBeGreaterThan(0);
    for (const { refusal, charge } of all)
      if (refusal !== '' && charge !== '') await refund(charge, 'r', double.table, noon);
    const answered = passed.map(({ charge }) => unpackCharge(charge));
    for (const slot of new Set(answered.map((charge) => charge.slot)))
      await recordAnswered(
        double.table,
        answered.filter((charge) => charge.slot === slot),
      );
    await settlePeriod(double.table, own.customer, '2026-11', slotOf(noon + 200_000));
    expect(await usedOf(own)).toBe(passed.length);
  });

  it('bars a first attempt that is still on its way when the second is refused', async () => {
    const own = limits({ credits: 1 });
    await debitCredits(double.table, own, call('other'));
    const late = lateTable(double.table);
    late.open();
    const refused = await makeMeter(late.table, () => noon).admit({ id: 'x', limits: own, credits: 1, later: false });
    expect(refused.refusal).toBe('CREDITS_EXHAUSTED');
    await refund(refused.charge, 'r', double.table, noon);
    await giveBack(double.table, chargeOf(own, call('other')), noon);
    await expect(debitCredits(double.table, own, call('x'))).rejects.toThrow('undone');
    expect(await usedOf(own)).toBe(0);
  });
});

describe('the meter', () => {
  const ask = (own: SpendingLimits, id: string, credits = 1) => ({
    id,
    limits: own,
    credits,
    later: false,
  });

  it.each<Fate>(['refused', 'answer_lost', 'request_lost'])(
    'fails closed when the debit is %s, and takes nothing',
    async (fate) => {
      const own = limits({ rate: 60 });
      let updates = 0;
      const lossy = faultyTable(double.table, (operation) =>
        operation === 'update' && ++updates === 1 ? fate : 'works',
      );
      const meter = makeMeter(lossy.table, () => noon);
      const admission = await meter.admit(ask(own, 'one', 5));
      expect(admission).toMatchObject({ refusal: 'OVERLOADED', retry_after: 2, charged: 0 });
      expect(admission.charge === '').toBe(fate === 'refused');
      await refund(admission.charge, 'req', double.table, noon);
      expect(await usedOf(own)).toBe(0);
      expect(await meter.admit(ask(own, 'two', 5))).toMatchObject({ refusal: '', charged: 5, remaining: 95 });
    },
  );

  it('leaves the debit to the handler where only it knows the price', async () => {
    const own = limits({ rate: 60 });
    const meter = makeMeter(double.table, () => noon);
    const admission = await meter.admit({ ...ask(own, 'one', 5), later: true });
    expect(admission).toMatchObject({ refusal: '', charged: 0, owed: 5, remaining: 100, rate_remaining: 59 });
    expect(unpackCharge(admission.charge)).toMatchObject({ id: 'one', credits: 0, state: 'later', slot: slotOf(noon) });
    expect(await usedOf(own)).toBe(0);
  });

  it('asks storage no more in a minute in which the rate is used up', async () => {
    const own = limits({ rate: 1 });
    const counting = faultyTable(double.table, () => 'works');
    let clock = noon;
    const meter = makeMeter(counting.table, () => clock);
    expect(await meter.admit(ask(own, 'a'))).toMatchObject({
      refusal: '',
      rate_limit: 1,
      rate_remaining: 0,
      rate_reset: 60,
    });
    expect(await meter.admit(ask(own, 'b'))).toMatchObject({ refusal: 'RATE_LIMITED', retry_after: 60 });
    const before = { ...counting.counts };
    expect(await meter.admit(ask(own, 'c'))).toMatchObject({ refusal: 'RATE_LIMITED', rate_remaining: 0 });
    expect(counting.counts).toEqual(before);
    clock += 60_000;
    expect(await meter.admit(ask(own, 'd'))).toMatchObject({ refusal: '' });
  });

  it('costs one write and no read', async () => {
    const counting = faultyTable(double.table, () => 'works');
    await makeMeter(counting.table, () => noon).admit(ask(limits({ rate: 60, keyCap: 50 }), 'a'));
    expect(counting.counts).toEqual({ get: 0, put: 0, update: 1, remove: 0, query: 0 });
  });
});

describe('credits are conserved', () => {
  const step = fc.record({
    credits: fc.integer({ min: 0, max: 6 }),
    fate: fc.constantFrom<Fate>('works', 'works', 'works', 'refused', 'answer_lost', 'request_lost'),
    fails: fc.boolean(),
  });

  it('whatever fails: what is used is what was charged and not refunded, and never more than was granted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 0, max: 25 }),
        async (steps, credits) => {
          const own = limits({ credits });
          let kept = 0;
          await Promise.all(
            steps.map(async ({ credits: price, fate, fails }, index) => {
              let met = false;
              const lossy = faultyTable(double.table, (operation) => {
                if (operation !== 'update' || met) return 'works';
                met = true;
                return fate;
              });
              const admission = await makeMeter(lossy.table, () => noon).admit({
                id: `s${index}`,
                limits: own,
                credits: price,
                later: false,
              });
              const failed = fails || admission.refusal !== '';
              if (failed) await refund(admission.charge, 'r', double.table, noon);
              else kept += admission.charged;
            }),
          );
          const used = await usedOf(own);
          expect(used).toBe(kept);
          expect(used).toBeLessThanOrEqual(credits);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('limits and charge survive their journey as text', () => {
    const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
    const count = fc.integer({ min: -1, max: 1e9 });
    fc.assert(
      fc.property(word, word, fc.boolean(), count, count, (customer, key, sandbox, credits, cap) => {
        const own: SpendingLimits = { customer, key, sandbox, credits, cap, keyCap: -1, rate: 0 };
        expect(unpackLimits(packLimits(own))).toEqual(own);
        const charge = { id: key, customer, period: '2026-11', slot: 1, at: 2, credits, key, state: 'taken' } as const;
        expect(unpackCharge(packCharge(charge))).toEqual(charge);
      }),
    );
  });
});
