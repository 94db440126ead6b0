/** What an operator does about money: once, with its paper, its credits and a row that says who and why. */
import { buyCredits, buyPlan } from '../../../../lib/accounts/billing/buy.ts';
import { refundInvoice } from '../../../../lib/accounts/billing/operate.ts';
import { listPapers } from '../../../../lib/accounts/billing/papers.ts';
import { isEnding, readSubscription } from '../../../../lib/accounts/billing/state.ts';
import { readCustomer } from '../../../../lib/accounts/keys.ts';
import { grantAt } from '../../../../lib/accounts/metering/plans.ts';
import { PaymentDown } from '../../../../lib/contract/ports/payments.ts';
import { minorOf, runBill } from '../../../../lib/tools/deploy/bill.ts';
import { timedTable } from '../../../../lib/tools/local/simulate/table.ts';
import { invoiceDocument } from '../../../../lib/print/report/invoice.ts';
import { openShop, type Shop } from '../../../support/shop.ts';

process.env['UDAYA_LOG'] = 'off';
const START = Date.UTC(2026, 3, 11, 10);
const WHY = ['--reason', 'Bought by mistake', '--by', 'meera'];

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(timedTable(() => Promise.resolve()).direct, START);
});
afterEach(() => shop.stop());

/** Who buys of which provider. */
const PEOPLE = {
  asha: { provider: 'razorpay', currency: 'INR', country: 'IN' },
  bernd: { provider: 'stripe', currency: 'USD', country: 'US' },
} as const;
const NAMES = ['asha', 'bernd'] as const;
type Name = (typeof NAMES)[number];

const by = (customer: Name) => ({
  customer,
  email: `${customer}@example.com`,
  buyer: { name: customer, address: '1 Lake View', country: PEOPLE[customer].country, state: '', taxNumber: '' },
  currency: PEOPLE[customer].currency,
  back: 'https://api.test/dashboard/plan',
  now: shop.now(),
});
const double = (customer: Name) => shop.doubles[PEOPLE[customer].provider];
const paid = async (customer: Name, page: string): Promise<string> => {
  double(customer).pay(page);
  await shop.deliver(shop.messages());
  return (await listPapers(shop.table, customer))[0]?.number ?? '';
};
const credits = async (customer: Name) => grantAt(await readCustomer(shop.table, customer), shop.now()).credits;
const bill = (...args: readonly string[]) => runBill(shop, args, shop.now());

describe.each(NAMES)('of %s', (customer) => {
  beforeEach(() => shop.account(customer));

  it('a refund moves money and credits once, however often it is asked for and told', async () => {
    const number = await paid(customer, await buyCredits(shop, 'small', by(customer)));
    expect(await credits(customer)).toBe(10_500);
    const [invoice] = await listPapers(shop.table, customer);
    const said = await bill('refund', customer, number, ...WHY);
    expect(said).toMatch(/ were given back\. Credit note: UC\/26-27\/000001\.$/);
    await shop.goTo(shop.now() + 3_600_000);
    // Again, by the command, by the messages of the provider, and by the comparison of the night.
    await shop.deliver(shop.messages());
    await shop.compare();
    expect(await bill('refund', customer, number, ...WHY)).toContain('before. Credit note: UC/26-27/000001.');
    expect(double(customer).returned()).toBe(invoice?.total);
    expect(await credits(customer)).toBe(500);
    const papers = await listPapers(shop.table, customer);
    expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'invoice']);
    const note = papers.find(({ kind }) => kind === 'credit_note');
    expect(note).toMatchObject({ kind: 'credit_note', of: number, total: invoice?.total, net: invoice?.net });
    if (note) expect(invoiceDocument(note).title).toContain('UC/26-27/000001');
    expect(await bill('show', customer)).toMatch(
      /refund {3}2026-04-11 10:00 {2}UD\/26-27\/000001 by meera: Bought by mistake/,
    );
    await expect(bill('refund', customer, number, ...WHY, '--id', 'other')).rejects.toThrow(
      'given back in whole already',
    );
  });

  it('a refund of a part, and another of the same amount under a name of its own', async () => {
    const number = await paid(customer, await buyCredits(shop, 'small', by(customer)));
    for (const more of [[], [], ['--id', 'second'], ['--id', 'second']])
      await bill('refund', customer, number, '--amount', '2.50', ...WHY, ...more);
    expect(double(customer).returned()).toBe(500);
    expect((await listPapers(shop.table, customer)).filter(({ kind }) => kind === 'credit_note')).toHaveLength(2);
    // What was bought stays, as with a refund on the provider's own pages.
    expect(await credits(customer)).toBe(10_500);
    await expect(bill('refund', customer, number, '--amount', '9999999', ...WHY)).rejects.toThrow('can be given back');
    await expect(bill('refund', customer, number, '--amount', '3', '--id', 'second', ...WHY)).rejects.toThrow(
      'second names another refund: 250 of UD/26-27/000001',
    );
  });

  it('a refund goes on where a process has ended, and asks the provider no second time', async () => {
    const number = await paid(customer, await buyPlan(shop, 'growth', by(customer)));
    const real = shop.payments.provider(PEOPLE[customer].provider);
    if (!real) throw new Error('no provider');
    const wish = { customer, number, by: 'meera', reason: 'Duplicate', now: shop.now() };
    const through = (over: Partial<typeof real>) => ({
      ...shop,
      payments: { ...shop.payments, provider: () => ({ ...real, ...over }) },
    });
    const lost = through({
      refund: async (...sent) => {
        await real.refund(...sent);
        throw new PaymentDown('the answer was lost');
      },
    });
    await expect(refundInvoice(lost, wish)).rejects.toThrow('the answer was lost');
    expect(await bill('show', customer)).toContain('NOT DONE: run it again');
    let asked = 0;
    const again = through({ refund: () => Promise.resolve(void asked++) });
    expect(await refundInvoice(again, wish)).toMatchObject({ paper: 'UC/26-27/000001' });
    expect(asked).toBe(0);
    // The whole of the month went back: the plan is over at once.
    expect(grantAt(await readCustomer(shop.table, customer), shop.now()).plan).toBe('sandbox');
  });

  it('a cancellation ends the plan with the month, once', async () => {
    await expect(bill('cancel', customer, ...WHY)).rejects.toThrow('has no plan that was bought');
    await paid(customer, await buyPlan(shop, 'growth', by(customer)));
    await shop.goTo(shop.now() + 3_600_000);
    expect(await bill('cancel', customer, ...WHY)).toBe(`growth of ${customer} ends on 2026-05-01 00:00.`);
    expect(await bill('cancel', customer, ...WHY)).toContain('It was ended before');
    expect(isEnding(await readSubscription(shop.table, customer))).toBe(true);
    expect(await credits(customer)).toBeGreaterThan(30_000);
    await shop.goTo(Date.UTC(2026, 4, 2));
    expect(await credits(customer)).toBe(500);
    expect((await bill('show', customer)).match(/^cancel /gm)).toHaveLength(1);
  });
});

it('says what is wrong with a command', async () => {
  await shop.account('asha');
  for (const [args, fault] of [
    [['refund', 'asha', 'UD/26-27/000001'], '--reason is missing'],
    [['refund', 'asha', 'UD/26-27/000001', ...WHY], 'asha has no invoice UD/26-27/000001'],
    [['refund', 'asha', ...WHY], 'usage: npm run bill'],
    [['give', 'asha'], 'usage: npm run bill'],
    [['cancel', 'asha', '--reason', ' '], '--reason is missing'],
  ] as const)
    await expect(bill(...args)).rejects.toThrow(fault);
  expect([minorOf('12'), minorOf('12.50')]).toEqual([1200, 1250]);
  for (const text of ['', '-1', '1.5', '1,50', '1e3']) expect(() => minorOf(text)).toThrow('--amount is money');
});
