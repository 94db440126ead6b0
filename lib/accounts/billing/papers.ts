/** Invoices and credit notes as they are kept: everything that stands on the paper, and nothing that can change afterwards. */
import { itemNumber, itemText, type Item, type Table } from '../../contract/ports/table.ts';
import type { Minor, Offer } from '../../contract/suites/offer.ts';
import { billKey, buyerItem, inner, billOrderKey, readBuyer, type Order } from './orders.ts';
import { issue, paperKey, seriesOf } from './series.ts';
import type { Buyer, TaxLine } from './tax.ts';

export type PaperKind = 'invoice' | 'credit_note';

export interface Paper {
  readonly number: string;
  readonly kind: PaperKind;
  readonly customer: string;
  /** Epoch ms. */
  readonly at: number;
  readonly seller: Offer['seller'];
  readonly buyer: Buyer;
  readonly title: string;
  readonly currency: string;
  readonly net: Minor;
  readonly taxes: readonly TaxLine[];
  readonly total: Minor;
  readonly note: string;
  /** Of a credit note: the invoice. */
  readonly of: string;
  /** The provider's payment. */
  readonly payment: string;
}

const paperItem = (paper: Omit<Paper, 'number'>): Item => ({
  kind: paper.kind,
  customer: paper.customer,
  at: paper.at,
  seller: { ...paper.seller },
  buyer: buyerItem(paper.buyer),
  title: paper.title,
  currency: paper.currency,
  net: paper.net,
  taxes: paper.taxes.map((row) => ({ ...row })),
  total: paper.total,
  note: paper.note,
  of: paper.of,
  payment: paper.payment,
});

const readSeller = (value: unknown): Offer['seller'] => {
  const item = inner(value);
  const some = (name: 'state' | 'tax_number' | 'service_code') =>
    itemText(item, name) === '' ? {} : { [name]: itemText(item, name) };
  return {
    name: itemText(item, 'name'),
    address: itemText(item, 'address'),
    country: itemText(item, 'country'),
    ...some('state'),
    ...some('tax_number'),
    ...some('service_code'),
  };
};

/** A paper from its item. */
const readPaper = (item: Item): Paper => ({
  number: itemText(item, 'number'),
  kind: itemText(item, 'kind') === 'credit_note' ? 'credit_note' : 'invoice',
  customer: itemText(item, 'customer'),
  at: itemNumber(item, 'at'),
  seller: readSeller(item['seller']),
  buyer: readBuyer(item['buyer']),
  title: itemText(item, 'title'),
  currency: itemText(item, 'currency'),
  net: itemNumber(item, 'net'),
  taxes: (Array.isArray(item['taxes']) ? item['taxes'].map(inner) : []).map((row) => ({
    name: itemText(row, 'name'),
    percent: itemNumber(row, 'percent'),
    amount: itemNumber(row, 'amount'),
  })),
  total: itemNumber(item, 'total'),
  note: itemText(item, 'note'),
  of: itemText(item, 'of'),
  payment: itemText(item, 'payment'),
});

/** Name of a number in a path and in a sort key: `UD-26-27-000123`. */
export const paperName = (number: string): string => number.replaceAll('/', '-');

/** Notes a paper at its customer, so that it is found there. */
const noteAt = (table: Table, customer: string, number: string): Promise<void> =>
  table.put({ ...billKey(customer, `paper#${paperName(number)}`), number });

/** Makes the invoice of a paid order, once; its number. */
export const invoiceOrder = async (
  table: Table,
  offer: Offer,
  order: Order,
  payment: string,
  now: number,
): Promise<string> => {
  const { customer, buyer, title, currency, net, taxes, total, note } = order;
  const paper = {
    kind: 'invoice',
    customer,
    at: now,
    seller: offer.seller,
    buyer,
    title,
    currency,
    net,
    taxes,
    total,
    note,
    of: '',
    payment,
  } as const;
  const series = seriesOf(offer.invoice_prefix, now, offer.year_begins);
  const number = await issue(table, series, billOrderKey(customer, order.id), `order#${order.id}`, paperItem(paper));
  await noteAt(table, customer, number);
  await table.update(billOrderKey(customer, order.id), {
    update: 'SET invoice = :number',
    values: { ':number': number },
  });
  return number;
};

/** The part of an order’s net and taxes that an amount given back stands for; the parts of all refunds together are the whole. */
const shareOf = (order: Order, before: Minor, amount: Minor) => {
  const part = (whole: Minor): Minor =>
    Math.round((whole * (before + amount)) / order.total) - Math.round((whole * before) / order.total);
  const taxes = order.taxes.map((row) => ({ ...row, amount: part(row.amount) }));
  return { taxes, net: amount - taxes.reduce((sum, row) => sum + row.amount, 0) };
};

/** Makes the credit note of a refund, once; its number. `before`: what had been given back before it. */
export const creditOrder = async (
  table: Table,
  offer: Offer,
  order: Order,
  refund: { readonly id: string; readonly amount: Minor; readonly before: Minor; readonly now: number },
): Promise<string> => {
  const { customer, buyer, title, currency, note, payment } = order;
  const { id, amount, before, now } = refund;
  const paper = {
    kind: 'credit_note',
    customer,
    at: now,
    seller: offer.seller,
    buyer,
    title,
    currency,
    ...shareOf(order, before, amount),
    total: amount,
    note,
    of: order.invoice,
    payment,
  } as const;
  const series = seriesOf(offer.credit_note_prefix, now, offer.year_begins);
  const number = await issue(table, series, billOrderKey(customer, order.id), `refund#${id}`, paperItem(paper));
  await noteAt(table, customer, number);
  return number;
};

/** A paper of a customer by its name, or null. */
export const findPaper = async (table: Table, customer: string, name: string): Promise<Paper | null> => {
  const row = await table.get(billKey(customer, `paper#${name}`));
  const item = row && (await table.get(paperKey(itemText(row, 'number'))));
  return item ? readPaper(item) : null;
};

/** The papers of a customer, newest first. */
export const listPapers = async (table: Table, customer: string): Promise<readonly Paper[]> => {
  const rows = await table.query(billKey(customer, '').pk, { prefix: 'paper#' });
  const items = await Promise.all(rows.map((row) => table.get(paperKey(itemText(row, 'number')))));
  return items
    .flatMap((item) => (item ? [readPaper(item)] : []))
    .sort((a, b) => b.at - a.at || (a.number < b.number ? 1 : -1));
};
