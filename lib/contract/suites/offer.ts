/**
 * What an operator sells, and how it is taxed: the file `prices.json` in the root of the repository, checked when the service is
 * built (`lib/tools/deploy/offer.ts`). Without it nothing is sold, and no price stands anywhere.
 */
import * as z from 'zod/mini';

/** Money as whole minor units (cents, paise). */
export type Minor = number;

/** Currencies that can be sold in: all have a hundred minor units. */
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AUD', 'SGD', 'AED'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const PAYMENT_PROVIDERS = ['stripe', 'razorpay'] as const;
export type ProviderName = (typeof PAYMENT_PROVIDERS)[number];

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const amount = z.int().check(z.gte(1), z.lte(1_000_000_000));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const state = z.string().check(z.regex(/^[A-Z0-9]{1,3}$/));

const taxRow = z.strictObject({ name: text, percent: z.number().check(z.gte(0), z.lte(50)) });

/** A rule of tax: it holds for the buyers that it names, the first that holds counts. */
const taxRule = z.strictObject({
  /** Country, and state within it, of the buyer; any where left out. */
  country: z.optional(country),
  state: z.optional(state),
  /** Whether the buyer has given a tax number; either where left out. */
  business: z.optional(z.boolean()),
  rows: z.array(taxRow).check(z.maxLength(4)),
  /** Stands on the invoice: “Reverse charge”, “Export under LUT”. */
  note: z.optional(text),
});

const market = z.strictObject({
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Net prices of a calendar month, by plan, in minor units. */
  plans: z.strictObject({ growth: z.optional(amount), business: z.optional(amount) }),
  /** Net prices of twelve months that are paid at once, of plans that are also sold by the month. */
  years: z.optional(z.strictObject({ growth: z.optional(amount), business: z.optional(amount) })),
  /** Credits that are bought once, with their net price. */
  topups: z.array(
    z.strictObject({
      key: z.string().check(z.regex(/^[a-z0-9_]{1,32}$/)),
      credits: z.int().check(z.gte(1), z.lte(1_000_000_000)),
      price: amount,
    }),
  ),
});

const offerSchema = z.strictObject({
  seller: z.strictObject({
    name: text,
    address: text,
    country,
    state: z.optional(state),
    /** “GSTIN 29ABCDE1234F1Z5”. */
    tax_number: z.optional(text),
    /** Code of the service on the invoice: “SAC 998439”. */
    service_code: z.optional(text),
  }),
  /** Begins every number of an invoice and of a credit note. */
  invoice_prefix: z.string().check(z.regex(/^[A-Z]{1,4}$/)),
  credit_note_prefix: z.string().check(z.regex(/^[A-Z]{1,4}$/)),
  /** Month with which the seller’s financial year begins: 4 in India, 1 elsewhere. */
  year_begins: z.int().check(z.gte(1), z.lte(12)),
  markets: z.partialRecord(z.enum(CURRENCIES), market),
  taxes: z.array(taxRule).check(z.minLength(1)),
  /** Days for which calls go on after a month that was not paid. */
  grace_days: z.int().check(z.gte(0), z.lte(60)),
});

export type Offer = z.infer<typeof offerSchema>;
export type TaxRule = Offer['taxes'][number];
export type Market = NonNullable<Offer['markets'][Currency]>;
export type PaidPlan = keyof Market['plans'];
/** What a plan is paid for at once. */
export const BILLED = ['month', 'year'] as const;
export type Billed = (typeof BILLED)[number];
export const PAID_PLANS = ['growth', 'business'] as const satisfies readonly PaidPlan[];

/** The currencies of an offer, in the order of the file. */
export const currenciesOf = ({ markets }: Offer): readonly Currency[] =>
  Object.keys(markets).flatMap((name) => CURRENCIES.find((one) => one === name) ?? []);

/** What is wrong with an offer besides its form, in words; empty where nothing is. */
const contradictions = (offer: Offer): readonly string[] => [
  ...(currenciesOf(offer).length === 0 ? ['markets: no currency is sold in'] : []),
  ...(offer.invoice_prefix === offer.credit_note_prefix
    ? ['credit_note_prefix: must differ from invoice_prefix, or numbers would meet']
    : []),
  ...(offer.taxes.some(({ country: of, state: within, business }) => !of && !within && business === undefined)
    ? []
    : ['taxes: the last rule must hold for every buyer: no country, no state, no business']),
  ...currenciesOf(offer).flatMap((currency) => {
    const { plans = {}, years = {} } = offer.markets[currency] ?? {};
    return PAID_PLANS.filter((plan) => years[plan] !== undefined && plans[plan] === undefined).map(
      (plan) => `markets.${currency}.years.${plan}: is not sold by the month`,
    );
  }),
  ...currenciesOf(offer).flatMap((currency) => {
    const keys = offer.markets[currency]?.topups.map(({ key }) => key) ?? [];
    return new Set(keys).size === keys.length ? [] : [`markets.${currency}.topups: a key stands twice`];
  }),
];

/** An offer from the text of its file. Throws an `Error` that names every fault. */
export const readOffer = (json: unknown): Offer => {
  const read = offerSchema.safeParse(json);
  if (!read.success)
    throw new Error(
      read.error.issues.map(({ path, message }) => `prices.json: ${path.join('.')}: ${message}`).join('\n'),
    );
  const faults = contradictions(read.data);
  if (faults.length > 0) throw new Error(faults.map((fault) => `prices.json: ${fault}`).join('\n'));
  return read.data;
};
