/** Tax of an order by the rules of the offer: per line, rounded to the minor unit, half up. */
import type { Minor } from '../../contract/suites/offer.ts';
import type { Offer } from '../../contract/suites/offer.ts';

/** Who buys, as it stands on the invoice. */
export interface Buyer {
  readonly name: string;
  readonly address: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** State or province by its code; '' where it does not matter. */
  readonly state: string;
  /** GSTIN, VAT number; '' for a person. */
  readonly taxNumber: string;
}

/** A tax on an amount. */
export interface TaxLine {
  readonly name: string;
  readonly percent: number;
  readonly amount: Minor;
}

/** What is to be paid for a net amount. */
export interface Taxed {
  readonly net: Minor;
  readonly taxes: readonly TaxLine[];
  readonly total: Minor;
  /** Stands on the invoice; '' for none. */
  readonly note: string;
}

/** The tax of a net amount for a buyer. Each row is rounded by itself. */
export const taxed = ({ taxes }: Pick<Offer, 'taxes'>, buyer: Buyer, net: Minor): Taxed => {
  const rule = taxes.find(
    ({ country, state, business }) =>
      (country === undefined || country === buyer.country) &&
      (state === undefined || state === buyer.state) &&
      (business === undefined || business === (buyer.taxNumber !== '')),
  );
  const lines = (rule?.rows ?? []).map(({ name, percent }) => ({
    name,
    percent,
    amount: Math.round((net * Math.round(percent * 1000)) / 100_000),
  }));
  return { net, taxes: lines, total: lines.reduce((sum, { amount }) => sum + amount, net), note: rule?.note ?? '' };
};
