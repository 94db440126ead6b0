/** A year of two customers on the doubles of both providers, with every message doubled and shuffled, and some lost. */
import { buyCredits, buyPlan, choosePlan } from '../../../../lib/accounts/billing/buy.ts';
import { listPapers, type Paper } from '../../../../lib/accounts/billing/papers.ts';
import { fromWallet, readWallet } from '../../../../lib/accounts/billing/wallet.ts';
import { isEnding, readSubscription, standingAt } from '../../../../lib/accounts/billing/state.ts';
import { readHistory } from '../../../../lib/accounts/grants.ts';
import { readCustomer } from '../../../../lib/accounts/keys.ts';
import { debitCredits } from '../../../../lib/accounts/metering/credits.ts';
import { recordAnswered } from '../../../../lib/accounts/metering/ledger.ts';
import { monthOf } from '../../../../lib/accounts/metering/period.ts';
import { grantAt, PLANS } from '../../../../lib/accounts/metering/plans.ts';
import { settlePeriod } from '../../../../lib/accounts/metering/settlement.ts';
import { slotOf } from '../../../../lib/accounts/metering/slot.ts';
import { readStatement } from '../../../../lib/accounts/metering/statement.ts';
import { usageKey } from '../../../../lib/accounts/metering/usage-item.ts';
import { itemNumber } from '../../../../lib/contract/ports/table.ts';
import { randomFrom } from '../../../../lib/tools/local/random.ts';
import { timedTable } from '../../../../lib/tools/local/simulate/table.ts';
import { openShop, type Shop } from '../../../support/shop.ts';
import { SOAKS } from '../../../support/soak.ts';

process.env['UDAYA_LOG'] = 'off';
const DAY = 86_400_000;
const START = Date.UTC(2026, 3, 11, 10);

const ASHA = { name: 'Asha Rao', address: '1 Lake View, Mysuru', country: 'IN', state: 'KA', taxNumber: '' };
const BERND = {
  name: 'Bernd GmbH',
  address: 'Hauptstr. 1, Berlin',
  country: 'DE',
  state: '',
  taxNumber: 'DE123456789',
};

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(timedTable(() => Promise.resolve()).direct, START);
  await shop.account('asha');
  await shop.account('bernd');
});
afterEach(() => shop.stop());

const at = (month: number, day: number, hour = 12): number => Date.UTC(2026, month - 1, day, hour);
const by = (customer: string) => ({
  customer,
  email: `${customer}@example.com`,
  buyer: customer === 'asha' ? ASHA : BERND,
  currency: customer === 'asha' ? ('INR' as const) : ('USD' as const),
  back: 'https://api.test/dashboard/plan',
  now: shop.now(),
});
const double = (customer: string) => shop.doubles[customer === 'asha' ? 'razorpay' : 'stripe'];
const grant = async (customer: string) => grantAt(await readCustomer(shop.table, customer), shop.now());
const standing = async (customer: string) => standingAt(await readSubscription(shop.table, customer), 7, shop.now());

/** Delivers what waits: each message twice, in another order, and of ten one never. */
const chaos = (seed: number) => {
  const random = randomFrom(seed);
  let late: ReturnType<Shop['messages']> = [];
  return async (): Promise<void> => {
    const waiting = [...late, ...shop.messages()].filter(() => random() > 0.1);
    const all = [...waiting, ...waiting].map((message) => ({ message, order: random() }));
    const now = all.filter(() => random() > 0.3).sort((a, b) => a.order - b.order);
    const sent = new Set(now.map(({ message }) => message));
    late = waiting.filter((message) => !sent.has(message) && 'x-razorpay-signature' in message.headers);
    await shop.deliver(now.map(({ message }) => message));
  };
};

/** Calls worth so many credits, delivered and settled. Resolves with what was refused. */
let calls = 0;
const use = async (customer: string, credits: number): Promise<number> => {
  // Each in a slot of its own, which is settled with it.
  const now = shop.now() + 60_000 * ++calls;
  const { credits: all, rate } = await grant(customer);
  const limits = { customer, key: 'k', sandbox: false, credits: all, cap: -1, keyCap: -1, rate };
  const taken = await debitCredits(shop.table, limits, {
    id: `call${calls}`,
    credits,
    at: now,
    slot: slotOf(now),
    requests: 0,
  });
  if (taken.refusal) return credits;
  await recordAnswered(shop.table, [taken.charge]);
  await settlePeriod(shop.table, customer, monthOf(now), slotOf(now));
  return 0;
};

const left = async (customer: string): Promise<number> =>
  (await grant(customer)).credits -
  itemNumber((await shop.table.get(usageKey(customer, monthOf(shop.now())))) ?? {}, 'used');

/** The balance as the ledger shows it: the sum of its entries. */
const ledger = async (customer: string): Promise<number> => {
  const rows = await readStatement(
    shop.table,
    customer,
    await readHistory(shop.table, customer),
    monthOf(shop.now()),
    shop.now(),
  );
  return rows.reduce((sum, { delta }) => sum + delta, 0);
};

const sumOf = (papers: readonly Paper[]): number =>
  papers.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);

const papersOf = async (): Promise<readonly Paper[]> => [
  ...(await listPapers(shop.table, 'asha')),
  ...(await listPapers(shop.table, 'bernd')),
];

/** Numbers are 1, 2, 3 … in each series, none twice and none missing, and all parts add up. */
const checkPapers = async (): Promise<readonly Paper[]> => {
  const papers = await papersOf();
  const series = Map.groupBy(papers, ({ number }) => number.slice(0, number.lastIndexOf('/')));
  for (const [name, own] of series) {
    const serials = own.map(({ number }) => Number(number.slice(name.length + 1))).sort((a, b) => a - b);
    expect([name, serials]).toEqual([name, serials.map((_, i) => i + 1)]);
  }
  for (const { number, net, taxes, total } of papers) {
    expect(number.length).toBeLessThanOrEqual(16);
    expect(taxes.reduce((sum, { amount }) => sum + amount, net)).toBe(total);
  }
  for (const customer of ['asha', 'bernd'])
    expect(sumOf(papers.filter((paper) => paper.customer === customer))).toBe(
      double(customer).taken() - double(customer).returned(),
    );
  return papers;
};

const checkBalances = async (): Promise<void> => {
  for (const customer of ['asha', 'bernd'])
    expect([customer, await ledger(customer)]).toEqual([customer, await left(customer)]);
};

describe.each(SOAKS ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1])('a year, shuffled by seed %i', (seed) => {
  it('ends with the same balances, papers and payments as if every message had come once', async () => {
    const deliver = chaos(seed);
    let nights = 0;
    const hourly = async (): Promise<void> => {
      if (shop.now() % (6 * 3_600_000) === 0) await deliver();
      // The comparison of every night finds what no message told.
      if (++nights % 24 === 0) await shop.compare();
    };
    const go = async (to: number): Promise<void> => {
      await shop.goTo(to, hourly);
      await shop.compare();
    };
    const linkOf = (customer: string): string =>
      /https?:\S+\/(?:i|pay)\/\S+/.exec(shop.mails.findLast(({ to }) => to.startsWith(customer))?.text ?? '')?.[0] ??
      '';

    // April: both choose Growth; the card of one fails first.
    const first = await buyPlan(shop, 'growth', by('asha'));
    double('asha').pay(first, 'failing');
    await go(START + DAY);
    expect([await standing('asha'), (await grant('asha')).plan]).toEqual(['none', 'sandbox']);
    double('asha').pay(first);
    double('bernd').pay(await buyPlan(shop, 'growth', by('bernd')));
    await go(START + 2 * DAY);
    for (const customer of ['asha', 'bernd']) {
      expect(await grant(customer)).toMatchObject({ plan: 'growth', rate: PLANS.growth.rate });
      // The rest of April: its share of the price and of the credits.
      expect((await grant(customer)).credits).toBeGreaterThan(28_000);
      expect((await grant(customer)).credits).toBeLessThan(34_000);
    }

    // A forged message acts for nobody.
    expect(await shop.deliver([shop.doubles.stripe.forged(), shop.doubles.razorpay.forged()])).toEqual([
      'forged',
      'forged',
    ]);

    // May: the card pays, the other gets a letter with a link and pays it in the days of grace.
    await go(at(5, 2));
    expect([await standing('bernd'), (await grant('bernd')).credits]).toEqual(['active', 50_000]);
    expect([await standing('asha'), (await grant('asha')).credits]).toEqual(['past_due', 50_000]);
    double('asha').pay(linkOf('asha'));
    await go(at(5, 5));
    expect(await standing('asha')).toBe('active');

    // Bought credits: the month's go first, what is left of the others comes along.
    double('asha').pay(await buyCredits(shop, 'small', by('asha')));
    await go(at(5, 7));
    expect(await grant('asha')).toMatchObject({ plan: 'growth', credits: 60_000 });
    expect(await use('asha', 53_000)).toBe(0);
    expect(await use('asha', 8000)).toBe(8000);
    await checkBalances();
    await go(at(5, 30));
    double('asha').pay(linkOf('asha'));
    await go(at(6, 1, 6));
    expect(await grant('asha')).toMatchObject({ plan: 'growth', credits: 57_000 });
    expect((await readWallet(shop.table, 'asha')).lots).toMatchObject([{ left: 7000 }]);
    await checkBalances();

    // June: an upgrade in the middle; July: down again.
    await go(at(6, 16, 0));
    double('bernd').pay(await buyPlan(shop, 'business', by('bernd')));
    await go(at(6, 17));
    expect(await grant('bernd')).toMatchObject({ plan: 'business', credits: 50_000 + 175_000 });
    await choosePlan(shop.table, 'bernd', 'growth', shop.now());
    await go(at(7, 2));
    expect(await grant('bernd')).toMatchObject({ plan: 'growth', credits: 50_000 });

    // The link of July is never paid: letters, then the sandbox plan; bought credits stay.
    expect(await standing('asha')).toBe('past_due');
    await go(at(7, 9));
    expect(await standing('asha')).toBe('restricted');
    expect(await grant('asha')).toMatchObject({ plan: 'sandbox', credits: 500 + 7000 });
    const letters = shop.mails.filter(({ to, subject }) => to.startsWith('asha') && subject.includes('2026-07'));
    expect(letters).toHaveLength(4);
    expect(shop.mails.filter(({ to, subject }) => to.startsWith('asha') && subject.includes('sandbox'))).toHaveLength(
      1,
    );
    await checkBalances();
    // Recovery: the whole month was bought.
    double('asha').pay(linkOf('asha') || (await buyPlan(shop, 'growth', by('asha'))));
    await go(at(7, 12));
    expect([await standing('asha'), (await grant('asha')).plan]).toEqual(['active', 'growth']);
    await checkBalances();

    // August: the saved card fails, and works again four days later.
    double('bernd').setCards(false);
    await go(at(8, 2));
    expect(await standing('bernd')).toBe('past_due');
    double('bernd').setCards(true);
    await go(at(8, 5));
    expect(await standing('bernd')).toBe('active');

    // Bought credits are given back in part by then used, and money is called back.
    double('bernd').pay(await buyCredits(shop, 'small', by('bernd')));
    await go(at(8, 10));
    expect((await grant('bernd')).credits).toBe(60_000);
    expect(await use('bernd', 51_000)).toBe(0);
    const lot = (await papersOf()).find(({ customer, title }) => customer === 'bernd' && title.includes('credits'));
    double('bernd').refund(lot?.payment ?? '', lot?.total ?? 0);
    await go(at(8, 12));
    expect((await grant('bernd')).credits).toBe(51_000);
    expect(await left('bernd')).toBe(0);
    await checkBalances();
    await go(at(9, 2));
    expect(await grant('bernd')).toMatchObject({ credits: 50_000 });
    const month = (await listPapers(shop.table, 'bernd'))[0];
    double('bernd').dispute(month?.payment ?? '');
    await go(at(9, 5));
    expect([await standing('bernd'), (await grant('bernd')).plan]).toEqual(['restricted', 'sandbox']);
    expect(shop.told).toContain('A payer has called money back through the bank: the account is restricted');
    double('bernd').win(month?.payment ?? '');
    await go(at(9, 8));
    expect([await standing('bernd'), await grant('bernd')]).toMatchObject([
      'active',
      { plan: 'growth', credits: 50_000 },
    ]);
    await checkBalances();

    // October: one ends it; the other pays on until the financial year is over.
    await choosePlan(shop.table, 'bernd', 'sandbox', shop.now());
    await go(at(10, 3));
    expect([await standing('bernd'), (await grant('bernd')).plan]).toEqual(['ended', 'sandbox']);
    expect(isEnding(await readSubscription(shop.table, 'bernd'))).toBe(true);
    for (let month = 10; month <= 16; month++) {
      await go(Date.UTC(2026, month - 1, 28, 18));
      if ((await readSubscription(shop.table, 'asha')).until <= shop.now() + 4 * DAY)
        double('asha').pay(linkOf('asha') || (await buyPlan(shop, 'growth', by('asha'))));
    }
    await go(Date.UTC(2027, 3, 11));
    const papers = await checkPapers();
    expect(new Set(papers.map(({ number }) => number.slice(0, 8)))).toEqual(
      new Set([
        'UD/26-27',
        'UC/26-27',
        ...(papers.some(({ number }) => number.startsWith('UD/27')) ? ['UD/27-28'] : []),
      ]),
    );
    expect(papers.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
    await checkBalances();
    const history = await readHistory(shop.table, 'asha');
    const wallet = await readWallet(shop.table, 'asha');
    expect(fromWallet(history, monthOf(shop.now()))).toBe(wallet.lots.reduce((sum, lot) => sum + lot.left, 0));
    expect(shop.told.filter((what) => what.includes('amount') || what.includes('twice'))).toEqual([]);
  }, 120_000);
});
