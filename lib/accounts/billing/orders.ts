/** Orders: what a customer is about to pay, and has paid. Each is priced and taxed once, when it is made, and never changes in that. */
import {
  CURRENCIES,
  PAYMENT_PROVIDERS,
  type Currency,
  type Minor,
  type ProviderName,
} from '../../contract/suites/offer.ts';
import { itemNumber, itemText, isWritten, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import { PAID_PLANS, type PaidPlan } from '../../contract/suites/offer.ts';
import type { Buyer, TaxLine } from './tax.ts';

/**
 * What is bought: credits of the wallet; a plan until the end of the running month, by its share of the price; a plan for the
 * whole of a month; or for twelve months and what is left of the one before them, `from` on. Times in epoch ms.
 */
export type Bought =
  | { readonly kind: 'topup'; readonly pack: string; readonly credits: number }
  | { readonly kind: 'plan' | 'month'; readonly plan: PaidPlan; readonly until: number }
  | { readonly kind: 'year'; readonly plan: PaidPlan; readonly from: number; readonly until: number };

export interface Order {
  readonly id: string;
  readonly customer: string;
  readonly bought: Bought;
  /** As it stands on the invoice. */
  readonly title: string;
  readonly provider: ProviderName;
  readonly currency: Currency;
  readonly net: Minor;
  readonly taxes: readonly TaxLine[];
  readonly total: Minor;
  readonly note: string;
  readonly buyer: Buyer;
  /** Epoch ms. */
  readonly created: number;
  /** The provider's payment; '' until it is paid. */
  readonly payment: string;
  /** Instant of the payment, epoch seconds; 0 until then. */
  readonly paidAt: number;
  /** Number of the invoice; '' until it has one. */
  readonly invoice: string;
  /** Money given back so far. */
  readonly refunded: Minor;
  /** Whether the payer has called it back through the bank. */
  readonly isDisputed: boolean;
}

/** Partition of everything about what a customer buys. */
export const billKey = (customer: string, sk: string): Key => ({ pk: `bill#${customer}`, sk });
/** Key of an order. */
export const billOrderKey = (customer: string, id: string): Key => billKey(customer, `order#${id}`);

/** A buyer as a part of an item. */
export const buyerItem = ({ name, address, country, state, taxNumber }: Buyer): Item => ({
  name,
  address,
  country,
  state,
  tax_number: taxNumber,
});

/** A part of an item. */
export const inner = (value: unknown): Item =>
  typeof value === 'object' && value !== null ? (Object.fromEntries(Object.entries(value)) satisfies Item) : {};

/** A buyer as an item holds it; empty where it holds none. */
export const readBuyer = (value: unknown): Buyer => {
  const item = inner(value);
  return {
    name: itemText(item, 'name'),
    address: itemText(item, 'address'),
    country: itemText(item, 'country'),
    state: itemText(item, 'state'),
    taxNumber: itemText(item, 'tax_number'),
  };
};

const orderItem = (order: Order): Item & Key => {
  const { bought } = order;
  return {
    ...billOrderKey(order.customer, order.id),
    kind: bought.kind,
    ...(bought.kind === 'topup'
      ? { pack: bought.pack, credits: bought.credits }
      : { plan: bought.plan, until: bought.until, ...(bought.kind === 'year' ? { from: bought.from } : {}) }),
    title: order.title,
    provider: order.provider,
    currency: order.currency,
    net: order.net,
    taxes: order.taxes.map((row) => ({ ...row })),
    total: order.total,
    note: order.note,
    buyer: buyerItem(order.buyer),
    created: order.created,
    payment: order.payment,
    paid_at: order.paidAt,
    invoice: order.invoice,
    refunded: order.refunded,
    disputed: order.isDisputed,
  };
};

const boughtOf = (item: Item): Bought | null => {
  const kind = itemText(item, 'kind');
  if (kind === 'topup') return { kind, pack: itemText(item, 'pack'), credits: itemNumber(item, 'credits') };
  const plan = PAID_PLANS.find((one) => one === itemText(item, 'plan'));
  const until = itemNumber(item, 'until');
  if (plan && kind === 'year') return { kind, plan, from: itemNumber(item, 'from'), until };
  return plan && (kind === 'plan' || kind === 'month') ? { kind, plan, until } : null;
};

/** An order from its item. Throws on an item that is none. */
const readOrder = (item: Item): Order => {
  const bought = boughtOf(item);
  const provider = PAYMENT_PROVIDERS.find((one) => one === itemText(item, 'provider'));
  const currency = CURRENCIES.find((one) => one === itemText(item, 'currency'));
  if (!bought || !provider || !currency) throw new Error('Not an order');
  const taxes = Array.isArray(item['taxes']) ? item['taxes'].map(inner) : [];
  return {
    id: itemText(item, 'sk').slice('order#'.length),
    customer: itemText(item, 'pk').slice('bill#'.length),
    bought,
    title: itemText(item, 'title'),
    provider,
    currency,
    net: itemNumber(item, 'net'),
    taxes: taxes.map((row) => ({
      name: itemText(row, 'name'),
      percent: itemNumber(row, 'percent'),
      amount: itemNumber(row, 'amount'),
    })),
    total: itemNumber(item, 'total'),
    note: itemText(item, 'note'),
    buyer: readBuyer(item['buyer']),
    created: itemNumber(item, 'created'),
    payment: itemText(item, 'payment'),
    paidAt: itemNumber(item, 'paid_at'),
    invoice: itemText(item, 'invoice'),
    refunded: itemNumber(item, 'refunded'),
    isDisputed: item['disputed'] === true,
  };
};

/** An order, or null. */
export const findOrder = async (table: Table, customer: string, id: string): Promise<Order | null> => {
  const item = await table.get(billOrderKey(customer, id));
  return item ? readOrder(item) : null;
};

/** All orders of a customer. */
export const listOrders = async (table: Table, customer: string): Promise<readonly Order[]> =>
  (await table.query(billKey(customer, '').pk, { prefix: 'order#' })).map(readOrder);

/** Keeps a new order; one of its id that is there already stands. */
export const keepOrder = async (table: Table, order: Order): Promise<Order> => {
  if (await isWritten(table.put(orderItem(order), { condition: 'attribute_not_exists(pk)' }))) return order;
  return (await findOrder(table, order.customer, order.id)) ?? order;
};

/** Notes the payment of an order; false where another payment has paid it. */
export const markPaid = (table: Table, { customer, id }: Order, payment: string, at: number): Promise<boolean> =>
  isWritten(
    table.update(billOrderKey(customer, id), {
      update: 'SET payment = :payment, paid_at = :at',
      condition: 'payment = :none OR payment = :payment',
      values: { ':none': '', ':payment': payment, ':at': at },
    }),
  );

/** Notes what became of the money of an order: how much was given back, and whether the bank is asked for it. */
export const noteMoney = async (table: Table, order: Order, refunded: Minor, isDisputed: boolean): Promise<void> => {
  await table.update(billOrderKey(order.customer, order.id), {
    update: 'SET refunded = :refunded, disputed = :disputed',
    condition: 'attribute_exists(pk)',
    values: { ':refunded': refunded, ':disputed': isDisputed },
  });
};
