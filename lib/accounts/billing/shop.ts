/** Making orders: what is bought is priced by the offer, by the share of the month that is left, and taxed for its buyer. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { PaymentRequest, Payments, Provider } from '../../contract/ports/payments.ts';
import { currenciesOf, type Currency, type Market, type Offer, type PaidPlan } from '../../contract/suites/offer.ts';
import type { Table } from '../../contract/ports/table.ts';
import { bank } from '../../words/bank.ts';
import { mintId } from '../key.ts';
import { monthOf, nextMonth } from '../metering/period.ts';
import { keepOrder, type Bought, type Order } from './orders.ts';
import type { Subscription } from './state.ts';
import { taxed, type Buyer } from './tax.ts';

/** The least that is charged, in minor units: providers take no less. */
const LEAST = 100;

/** The market in which a customer buys: that of the subscription, else the one asked for, else the first. CONFLICT where none is. */
export const marketFor = (
  offer: Offer,
  asked: Currency | undefined,
  kept: Currency | null = null,
): { readonly currency: Currency; readonly market: Market } => {
  const currency = kept ?? asked ?? currenciesOf(offer)[0];
  const market = currency && offer.markets[currency];
  if (!currency || !market) throw new AppError('STATE_CONFLICT', { message: 'Nothing is sold in this currency.' });
  return { currency, market };
};

/** Share of the running month that is left, 0 to 1. */
const restOfMonth = (now: number): number => {
  const start = Date.parse(`${monthOf(now)}-01T00:00:00Z`);
  return (nextMonth(now) - now) / (nextMonth(now) - start);
};

/** Net price of changing to a plan until the month ends: what it costs more than the one that is paid. Null where it is not sold. */
export const priceUntilMonthEnd = (market: Market, plan: PaidPlan, state: Subscription, now: number): number | null => {
  const price = market.plans[plan];
  if (price === undefined) return null;
  const paid = state.plan && now < state.until ? (market.plans[state.plan] ?? 0) : 0;
  return Math.max(LEAST, Math.round((price - paid) * restOfMonth(now)));
};

/** Twelve months after the beginning of a month (epoch ms). */
export const yearAfter = (month: number): number => {
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), 1);
};

/** Whole months from one beginning of a month to another. */
const monthsBetween = (from: number, until: number): number => {
  const months = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();
  return months(until) - months(from);
};

/** A plan for a year that can be bought. */
export interface YearWish {
  readonly net: number;
  readonly until: number;
}

/**
 * A plan by the year: what is left of the running month, by what it costs more than what is paid, and twelve months; within a year
 * that is paid, the rest of that year at the difference. Null where it is not sold so.
 */
export const yearWish = (market: Market, plan: PaidPlan, state: Subscription, now: number): YearWish | null => {
  const [rest, year] = [priceUntilMonthEnd(market, plan, state, now), market.years?.[plan]];
  if (rest === null || year === undefined) return null;
  const begins = nextMonth(now);
  const months = state.plan && state.billed === 'year' ? monthsBetween(begins, state.until) : 0;
  if (months <= 0)
    return { net: (state.plan === plan && now < state.until ? 0 : rest) + year, until: yearAfter(begins) };
  const paid = (state.plan && market.years?.[state.plan]) ?? 0;
  return { net: Math.max(LEAST, rest + Math.round(((year - paid) * months) / 12)), until: state.until };
};

/** What stands on the invoice of a plan: `Growth, 2026-05`, or from the first to the last month. */
export const termTitle = (plan: PaidPlan, from: number, until: number): string => {
  const [first, last] = [monthOf(from), monthOf(until - 1)];
  return `${bank('en', 'platform').plan[plan]}, ${first === last ? first : `${first} – ${last}`}`;
};

/** What an order is made from. */
export interface Wish {
  readonly customer: string;
  /** Made at random where it is left out; one that is known already stands. */
  readonly id?: string;
  readonly bought: Bought;
  readonly title: string;
  readonly net: number;
  readonly currency: Currency;
  readonly market: Market;
  readonly buyer: Buyer;
  readonly now: number;
}

/** Makes an order and keeps it. */
export const makeOrder = (table: Table, offer: Offer, wish: Wish): Promise<Order> => {
  const { customer, bought, title, net, currency, market, buyer, now } = wish;
  const { taxes, total, note } = taxed(offer, buyer, net);
  return keepOrder(table, {
    id: wish.id ?? `ord_${mintId()}`,
    customer,
    bought,
    title,
    provider: market.provider,
    currency,
    net,
    taxes,
    total,
    note,
    buyer,
    created: now,
    payment: '',
    paidAt: 0,
    invoice: '',
    refunded: 0,
    isDisputed: false,
  });
};

/** What the provider is told of an order. */
export const requestOf = (order: Order, email: string, back: string): PaymentRequest => ({
  id: order.id,
  customer: order.customer,
  email,
  title: order.title,
  currency: order.currency,
  total: order.total,
  back,
});

/** The provider of a name. OVERLOADED where the operator has no keys of it. */
export const providerOf = (payments: Payments, name: Order['provider']): Provider => {
  const provider = payments.provider(name);
  if (!provider)
    throw new AppError('OVERLOADED', { message: 'Payment is not possible at the moment.', retryAfter: 600 });
  return provider;
};
