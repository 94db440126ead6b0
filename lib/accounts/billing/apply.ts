/**
 * What follows from a payment. A message of a provider only says that something has happened to a payment; the payment itself is
 * then read from the provider, and everything here is done until it is done once: so a message may come late, twice, in any order or
 * not at all (a job compares the last days). Each step may be repeated, and whoever repeats goes on where another has ended.
 */
import type { Payment, Payments } from '../../contract/ports/payments.ts';
import type { Offer } from '../../contract/suites/offer.ts';
import type { Table } from '../../contract/ports/table.ts';
import { announce } from '../due/due.ts';
import { logFault } from '../metering/log-fault.ts';
import { findOrder, markPaid, noteMoney, type Order } from './orders.ts';
import { creditOrder, invoiceOrder } from './papers.ts';
import { followOrders, readSubscription, standingAt } from './state.ts';
import { holdPlan } from './holding.ts';
import { emptyLot, fillWallet } from './wallet.ts';

/** What billing works with. */
export interface BillingPorts {
  readonly table: Table;
  readonly payments: Payments;
  /** Tells the operator what no program can decide. */
  tell(what: string, about: Readonly<Record<string, string | number>>): Promise<void>;
}

/** What became of a payment. */
export type Applied = 'unknown' | 'open' | 'mismatch' | 'twice' | 'applied';

/** Makes the credit notes of what was given back. */
const credit = async (
  ports: BillingPorts,
  offer: Offer,
  order: Order,
  payment: Payment,
  now: number,
): Promise<number> => {
  let before = 0;
  const refunds = payment.refunds.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  for (const { id, amount } of refunds) {
    await creditOrder(ports.table, offer, order, { id, amount, before, now });
    before += amount;
  }
  return before;
};

/** Does what follows from a payment as the provider knows it. Throws `StorageDown`; repeating it changes nothing. */
export const applyPayment = async (ports: BillingPorts, payment: Payment, now: number): Promise<Applied> => {
  const { table, payments, tell } = ports;
  const { offer } = payments;
  const found = await findOrder(table, payment.customer, payment.order);
  if (!found || !offer) return 'unknown';
  if (!payment.isPaid) return 'open';
  const about = { customer: payment.customer, order: found.id, payment: payment.id };
  if (payment.total !== found.total || payment.currency !== found.currency) {
    await tell('A payment is not of the amount that was asked for', {
      ...about,
      paid: payment.total,
      asked: found.total,
    });
    return 'mismatch';
  }
  if (!(await markPaid(table, found, payment.id, payment.at))) {
    await tell('An order was paid twice: one payment is to be given back', about);
    return 'twice';
  }
  // Before what it announces: a month that ends, and days on which something is due.
  await announce(table, 'billing', Math.floor(now / 1000), payment.customer);
  const invoice = await invoiceOrder(table, offer, { ...found, payment: payment.id }, payment.id, now);
  const order: Order = { ...found, payment: payment.id, paidAt: payment.at, invoice };
  const refunded = await credit(ports, offer, order, payment, now);
  await noteMoney(table, order, refunded, payment.isDisputed);
  const { customer, id, bought } = order;
  if (bought.kind === 'topup' && refunded < order.total)
    await fillWallet(table, customer, { id, credits: bought.credits, now });
  if (bought.kind === 'topup' && refunded >= order.total) await emptyLot(table, customer, id, now);
  await followOrders(table, customer, payment.card);
  if (payment.isDisputed && !found.isDisputed)
    await tell('A payer has called money back through the bank: the account is restricted', about);
  await follow(ports, customer, bought.kind === 'plan' || bought.kind === 'year' ? found.created : null, now);
  return 'applied';
};

/** Makes the grant follow the subscription; `from`: when the rest of a month was ordered, null for a whole one. */
export const follow = async (
  { table, payments }: BillingPorts,
  customer: string,
  from: number | null,
  now: number,
): Promise<void> => {
  const state = await readSubscription(table, customer);
  const standing = standingAt(state, payments.offer?.grace_days ?? 0, now);
  await holdPlan(table, customer, state, { standing, from, now });
};

/** Reads a payment from its provider and applies it. Throws `PaymentDown` and `StorageDown`. */
export const applyById = async (
  ports: BillingPorts,
  provider: NonNullable<ReturnType<Payments['provider']>>,
  id: string,
  now: number,
): Promise<Applied> => {
  const payment = await provider.read(id);
  return payment ? applyPayment(ports, payment, now) : 'unknown';
};

/** Compares the payments of a provider since an instant (epoch seconds) with what was applied: what no message told is found here. */
export const compare = async (ports: BillingPorts, since: number, now: number): Promise<number> => {
  let applied = 0;
  for (const name of ['stripe', 'razorpay'] as const) {
    const provider = ports.payments.provider(name);
    for (const id of (await provider?.recent(since)) ?? []) {
      try {
        if (provider && (await applyById(ports, provider, id, now)) === 'applied') applied++;
      } catch (error) {
        logFault('payment not applied', error, { payment: id });
      }
    }
  }
  return applied;
};
