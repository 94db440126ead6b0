/** A shop on a simulated calendar: both doubles of payment providers, a table in memory, and letters that are kept. */
import { createAccount } from '../../lib/accounts/accounts.ts';
import { applyById, compare, type BillingPorts } from '../../lib/accounts/billing/apply.ts';
import { keepBilling, type KeepPorts } from '../../lib/accounts/billing/keep.ts';
import { readOffer } from '../../lib/contract/suites/offer.ts';
import { dropDue, dueAt } from '../../lib/accounts/due/due.ts';
import { razorpayProvider } from '../../lib/adapters/payments/razorpay.ts';
import { stripeProvider } from '../../lib/adapters/payments/stripe.ts';
import type { Message } from '../../lib/contract/ports/mail.ts';
import type { Payments, Provider } from '../../lib/contract/ports/payments.ts';
import type { Table } from '../../lib/contract/ports/table.ts';
import { RAZORPAY_KEY, RAZORPAY_WEBHOOK_SECRET, razorpayDouble } from '../../lib/tools/local/pay/razorpay.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, stripeDouble } from '../../lib/tools/local/pay/stripe.ts';
import type { PayDouble, PayMessage } from '../../lib/tools/local/pay/double.ts';

/** What the operator of the tests sells: prices and tax numbers are made up, the rates are those of India (18 %) and Germany (19 %). */
export const OFFER = readOffer({
  seller: {
    name: 'Udaya Test Private Limited',
    address: '12 MG Road, Bengaluru 560001, India',
    country: 'IN',
    state: 'KA',
    tax_number: 'GSTIN 29ABCDE1234F1Z5',
    service_code: 'SAC 998439',
  },
  invoice_prefix: 'UD',
  credit_note_prefix: 'UC',
  year_begins: 4,
  markets: {
    INR: {
      provider: 'razorpay',
      plans: { growth: 249_900, business: 1_499_900 },
      years: { growth: 2_499_000, business: 14_999_000 },
      topups: [{ key: 'small', credits: 10_000, price: 60_000 }],
    },
    USD: {
      provider: 'stripe',
      plans: { growth: 2900, business: 17_900 },
      years: { growth: 29_000 },
      topups: [{ key: 'small', credits: 10_000, price: 700 }],
    },
  },
  taxes: [
    {
      country: 'IN',
      state: 'KA',
      rows: [
        { name: 'CGST', percent: 9 },
        { name: 'SGST', percent: 9 },
      ],
    },
    { country: 'IN', rows: [{ name: 'IGST', percent: 18 }] },
    { country: 'DE', business: true, rows: [], note: 'Reverse charge: the recipient owes the tax.' },
    { country: 'DE', rows: [{ name: 'VAT', percent: 19 }] },
    { rows: [], note: 'Export of services under LUT, without payment of IGST.' },
  ],
  grace_days: 7,
});

export interface Shop extends KeepPorts {
  readonly doubles: Readonly<Record<Provider['name'], PayDouble>>;
  readonly mails: Message[];
  readonly payments: Payments;
  /** What the operator was told. */
  readonly told: string[];
  now(): number;
  account(id: string): Promise<void>;
  /** Lets the calendar go on to an instant, an hour at a time; what is due is done. `each` after every hour. */
  goTo(at: number, each?: () => Promise<void>): Promise<void>;
  /** Delivers messages as they were signed; the answers. */
  deliver(messages: readonly PayMessage[]): Promise<readonly string[]>;
  /** All messages that wait, of both. */
  messages(): readonly PayMessage[];
  compare(): Promise<number>;
  stop(): Promise<void>;
}

const HOUR = 3_600_000;

/** Opens a shop at an instant (epoch ms). `Date.now` is its calendar until it is stopped: signatures have a time. */
export const openShop = async (table: Table, start: number): Promise<Shop> => {
  const realNow = Date.now;
  let at = start;
  const now = (): number => at;
  Date.now = now;
  const doubles = { stripe: await stripeDouble(now), razorpay: await razorpayDouble(now) };
  const providers: Readonly<Record<Provider['name'], Provider>> = {
    stripe: stripeProvider({ key: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, url: doubles.stripe.url }),
    razorpay: razorpayProvider({
      key: RAZORPAY_KEY,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
      url: doubles.razorpay.url,
    }),
  };
  const payments: Payments = { offer: OFFER, provider: (name) => providers[name] };
  const mails: Message[] = [];
  const told: string[] = [];
  const ports: BillingPorts & KeepPorts = {
    table,
    payments,
    tell: (what) => Promise.resolve(void told.push(what)),
    mail: { send: (message) => Promise.resolve(void mails.push(message)) },
    url: 'https://api.test',
  };
  const deliverOne = async ({ body, headers }: PayMessage): Promise<string> => {
    const provider = 'stripe-signature' in headers ? providers.stripe : providers.razorpay;
    const payment = await provider.event(body, (name) => headers[name]);
    if (payment === null) return 'forged';
    return payment === '' ? 'other' : applyById(ports, provider, payment, now());
  };
  return {
    ...ports,
    doubles,
    mails,
    told,
    now,
    account: async (id) => {
      await createAccount(table, { id, email: `${id}@example.com`, name: 'Asha', locale: 'en', now: at });
    },
    goTo: async (until, each = () => Promise.resolve()) => {
      while (at < until) {
        at = Math.min(until, at + HOUR);
        for await (const due of dueAt(table, 'billing', Math.floor(at / 1000))) {
          // Dropped first, as what is done announces what comes next.
          await dropDue(table, due);
          await keepBilling(ports, due.subject, at);
        }
        await each();
      }
    },
    deliver: async (messages) => {
      const answers: string[] = [];
      for (const message of messages) answers.push(await deliverOne(message));
      return answers;
    },
    messages: () => [...doubles.stripe.messages(), ...doubles.razorpay.messages()],
    compare: () => compare(ports, Math.floor(at / 1000) - 3 * 86_400, at),
    stop: async () => {
      Date.now = realNow;
      await Promise.all([doubles.stripe.stop(), doubles.razorpay.stop()]);
    },
  };
};
