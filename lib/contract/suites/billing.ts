/** Shapes of what is bought: buyers, prices, invoices. */
import * as z from 'zod/mini';
import { about, oneOf, text, textLike, whole } from '../frame/about.ts';
import { date } from '../frame/shapes.ts';
import { CURRENCIES } from './offer.ts';

/** The largest amount, in minor units. */
const MOST_MINOR = 1_000_000_000_000;

const line = (most: number, description: string) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}]+$/u), z.describe(description));

/** Legal data of who buys: they stand on the invoice. */
const buyerIn = z.strictObject({
  name: line(120, 'Name of the person or company'),
  address: line(300, 'Postal address, in one line'),
  country: textLike(/^[A-Z]{2}$/, 'Country, ISO 3166-1 in two capital letters: IN, DE, US'),
  state: z._default(textLike(/^[A-Z0-9]{0,3}$/, 'State or province by its code, where tax depends on it: KA'), ''),
  tax_number: z._default(textLike(/^[A-Z0-9 ./-]{0,30}$/, 'GSTIN or VAT number of a business; empty for a person'), ''),
});

/** What every purchase is asked for besides what is bought. */
export const PURCHASE_FIELDS = {
  currency: z.optional(
    oneOf(CURRENCIES, 'Currency to pay in; that of earlier purchases, or the first that is sold in, where left out'),
  ),
  buyer: z.optional(about(buyerIn, 'Who buys; needed with the first purchase, kept for later ones')),
};

export const paymentUrl = textLike(
  /^https?:\/\//,
  'Page of the payment provider on which it is paid. What was bought is there once the provider has told us, mostly within seconds',
);

/** An invoice or credit note in a list. */
export const invoiceOut = z.strictObject({
  number: about(text, 'Consecutive number within the seller’s financial year'),
  form: oneOf(['invoice', 'credit_note'], 'What it is'),
  date: about(date, 'Day of issue, UTC'),
  subject: about(text, 'What was bought'),
  currency: oneOf(CURRENCIES, 'Currency'),
  net_minor: whole(0, MOST_MINOR, 'Net amount in minor units (cents, paise)'),
  tax_minor: whole(0, MOST_MINOR, 'Tax in minor units'),
  total_minor: whole(0, MOST_MINOR, 'Total in minor units'),
  path: about(text, 'Where the PDF is: GET it with the same session'),
});

export const EXAMPLE_INVOICE = {
  number: 'UD/26-27/000123',
  form: 'invoice' as const,
  date: '2026-11-16',
  subject: 'Growth, 2026-12',
  currency: 'INR' as const,
  net_minor: 249_900,
  tax_minor: 44_982,
  total_minor: 294_882,
  path: '/v1/invoices/UD-26-27-000123',
};

/** A price in one currency. */
export const priceOut = z.strictObject({
  currency: oneOf(CURRENCIES, 'Currency'),
  net_minor: whole(0, MOST_MINOR, 'Net price in minor units (cents, paise). Tax comes to it'),
});

/** Credits that are bought at once. */
export const packOut = z.strictObject({
  key: about(text, 'Send it as `pack` to credits/topups'),
  credits: whole(1, MOST_MINOR, 'Credits'),
  prices: about(z.array(priceOut), 'What they cost, once, in each currency'),
});
