/** Plans that are paid by the year, on the doubles: prices by hand from the offer, months and years gone through by the calendar. */
import { buyPlan, choosePlan } from '../../../../lib/accounts/billing/buy.ts';
import { listPapers } from '../../../../lib/accounts/billing/papers.ts';
import { readSubscription, standingAt } from '../../../../lib/accounts/billing/state.ts';
import { readCustomer } from '../../../../lib/accounts/keys.ts';
import { grantAt } from '../../../../lib/accounts/metering/plans.ts';
import type { PaidPlan } from '../../../../lib/contract/suites/offer.ts';
import { readOffer } from '../../../../lib/contract/suites/offer.ts';
import { timedTable } from '../../../../lib/tools/local/simulate/table.ts';
import { OFFER, openShop, type Shop } from '../../../support/shop.ts';

process.env['UDAYA_LOG'] = 'off';
/** Half of April is left. */
const START = Date.UTC(2026, 3, 16);

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(timedTable(() => Promise.resolve()).direct, START);
  await shop.account('asha');
});
afterEach(() => shop.stop());

const wish = (currency: 'INR' | 'USD', billed?: 'month' | 'year') => ({
  customer: 'asha',
  email: 'asha@example.com',
  buyer: { name: 'Asha', address: '1 Lake View', country: 'US', state: '', taxNumber: '' },
  currency,
  billed,
  back: 'https://api.test/dashboard/plan',
  now: shop.now(),
});
const buys = async (plan: PaidPlan, currency: 'INR' | 'USD', billed?: 'month' | 'year'): Promise<void> => {
  const page = await buyPlan(shop, plan, wish(currency, billed));
  shop.doubles[currency === 'INR' ? 'razorpay' : 'stripe'].pay(page);
  await shop.deliver(shop.messages());
};
const grant = async () => {
  const { plan, credits } = grantAt(await readCustomer(shop.table, 'asha'), shop.now());
  return [plan, credits];
};
const standing = async () => standingAt(await readSubscription(shop.table, 'asha'), 7, shop.now());
const papers = async () =>
  (await listPapers(shop.table, 'asha')).toReversed().map(({ title, net }) => [title, net] as const);

it('takes twelve months and the rest of the first at once, and the next year from the card', async () => {
  await buys('growth', 'USD', 'year');
  // Half of a month at 29 dollars, and the year.
  expect(await papers()).toEqual([['Growth, 2026-04 – 2027-04', 1450 + 29_000]]);
  // 500 of the sandbox, and half of what Growth has more.
  expect(await grant()).toEqual(['growth', 500 + 24_750]);
  for (let month = 5; month <= 16; month++) {
    await shop.goTo(Date.UTC(2026, month - 1, 3));
    expect([month, await standing(), ...(await grant())]).toEqual([month, 'active', 'growth', 50_000]);
  }
  expect(shop.mails).toEqual([]);
  await shop.goTo(Date.UTC(2027, 4, 2));
  expect((await papers()).at(-1)).toEqual(['Growth, 2027-05 – 2028-04', 29_000]);
  expect((await readSubscription(shop.table, 'asha')).until).toBe(Date.UTC(2028, 4, 1));
});

it('makes a month into a year without paying the month twice, and a year larger for what is left of it', async () => {
  await buys('growth', 'INR');
  await buys('growth', 'INR', 'year');
  expect(await papers()).toEqual([
    ['Growth, 2026-04-16 – 2026-04-30', 124_950],
    ['Growth, 2026-04 – 2027-04', 2_499_000],
  ]);
  await shop.goTo(Date.UTC(2026, 9, 16, 12));
  // Half of October at the difference by the month, and six months of twelve at that by the year; also where a month was asked for.
  await buys('business', 'INR', 'month');
  expect((await papers()).at(-1)).toEqual(['Business, 2026-10 – 2027-04', 625_000 + 6_250_000]);
  expect((await grant())[0]).toBe('business');
  await shop.goTo(Date.UTC(2027, 3, 20));
  expect([await standing(), (await grant())[0]]).toEqual(['active', 'business']);
});

it('ends, or grows smaller, when the year is over, and at once where the whole of it is given back', async () => {
  await buys('growth', 'USD', 'year');
  await shop.goTo(Date.UTC(2026, 5, 5));
  // Nothing is to change with the next month.
  expect(await choosePlan(shop.table, 'asha', 'sandbox', shop.now())).toBe(false);
  await shop.goTo(Date.UTC(2026, 7, 5));
  expect([await standing(), ...(await grant())]).toEqual(['active', 'growth', 50_000]);
  const [paper] = await listPapers(shop.table, 'asha');
  shop.doubles.stripe.refund(paper?.payment ?? '', paper?.total ?? 0);
  await shop.deliver(shop.messages());
  expect([await standing(), ...(await grant())]).toEqual(['ended', 'sandbox', 500]);
});

it('goes on by the month after a year where that was chosen', async () => {
  await buys('growth', 'USD', 'year');
  await shop.goTo(Date.UTC(2026, 10, 5));
  await choosePlan(shop.table, 'asha', 'growth', shop.now(), 'month');
  await shop.goTo(Date.UTC(2027, 4, 2));
  expect((await papers()).at(-1)).toEqual(['Growth, 2027-05', 2900]);
  expect((await readSubscription(shop.table, 'asha')).billed).toBe('month');
});

it('is sold only where a price is set, and none without one by the month', async () => {
  await expect(buyPlan(shop, 'business', wish('USD', 'year'))).rejects.toThrow('not by the year');
  const market = { ...OFFER.markets.USD, plans: { growth: 2900 }, years: { business: 1 } };
  expect(() => readOffer({ ...OFFER, markets: { USD: market } })).toThrow(
    'markets.USD.years.business: is not sold by the month',
  );
});
