/**
 * What an operator does about a customer's money: gives it back, and ends a plan. Each leaves a row that says who did it and why.
 * Repeating it, also after a process has ended half-way, moves money and credits once.
 */
import type { Payment, Provider } from '../../contract/ports/payments.ts';
import { isWritten, itemNumber, itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import type { Minor } from '../../contract/suites/offer.ts';
import { applyById, type BillingPorts } from './apply.ts';
import { choosePlan } from './buy.ts';
import { billKey, listOrders, type Order } from './orders.ts';
import { listPapers } from './papers.ts';
import { isEnding, readSubscription } from './state.ts';

/** Who does something, why, and when (epoch ms). */
export interface Act {
  readonly customer: string;
  readonly by: string;
  readonly reason: string;
  readonly now: number;
}

/** What was done, as it is kept. */
export interface Audit {
  /** Names it among all of a customer. */
  readonly id: string;
  readonly what: 'refund' | 'cancel';
  /** Number of the invoice; '' of a cancellation. */
  readonly number: string;
  readonly amount: Minor;
  /** What had been given back before. */
  readonly before: Minor;
  readonly by: string;
  readonly reason: string;
  /** Epoch ms; `done` 0 until it is. */
  readonly at: number;
  readonly done: number;
  /** Number of the credit note; '' until it is made, and of a cancellation. */
  readonly paper: string;
}

const auditKey = (customer: string, id: string): Key => billKey(customer, `audit#${id}`);

const auditOf = (item: Item): Audit => ({
  id: itemText(item, 'sk').slice('audit#'.length),
  what: itemText(item, 'what') === 'refund' ? 'refund' : 'cancel',
  number: itemText(item, 'number'),
  amount: itemNumber(item, 'amount'),
  before: itemNumber(item, 'before'),
  by: itemText(item, 'by'),
  reason: itemText(item, 'reason'),
  at: itemNumber(item, 'at'),
  done: itemNumber(item, 'done'),
  paper: itemText(item, 'paper'),
});

/** What operators did for a customer, in the order of ids. */
export const listAudits = async (table: Table, customer: string): Promise<readonly Audit[]> =>
  (await table.query(billKey(customer, '').pk, { prefix: 'audit#' })).map(auditOf);

/** Writes the row, once under its id; the row that is then there. */
const keepAudit = async (table: Table, customer: string, audit: Audit): Promise<Audit> => {
  const { id, ...kept } = audit;
  const key = auditKey(customer, id);
  if (await isWritten(table.put({ ...kept, ...key }, { condition: 'attribute_not_exists(pk)' }))) return audit;
  return auditOf((await table.get(key)) ?? {});
};

const given = ({ refunds }: Payment): Minor => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** A refund of an invoice: of all that is left where `amount` is left out. `id` tells two of the same amount apart. */
export interface Refunding extends Act {
  readonly number: string;
  readonly amount?: Minor | undefined;
  readonly id?: string | undefined;
}

/** What can be given back. Throws an `Error` that says why nothing can. */
const refundable = (
  order: Order,
  payment: Payment | null,
  wanted: Minor | undefined,
): { amount: Minor; before: Minor } => {
  if (!payment?.isPaid) throw new Error(`${order.invoice} was not paid at ${order.provider}.`);
  if (payment.isDisputed)
    throw new Error(`The bank decides about ${order.invoice}: its payer has called the money back.`);
  const before = given(payment);
  const left = order.total - before;
  const amount = wanted ?? left;
  if (left <= 0) throw new Error(`${order.invoice} is given back in whole already.`);
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw new Error(`Of ${order.invoice} between 1 and ${left} minor units can be given back, not ${amount}.`);
  return { amount, before };
};

/** Asks the provider for a refund that it has not made yet. */
const giveBack = async (provider: Provider, order: Order, { id, amount, before }: Audit): Promise<void> => {
  const payment = await provider.read(order.payment);
  if (payment && given(payment) >= before + amount) return;
  await provider.refund(order.payment, amount, `${order.customer} ${id}`);
};

/**
 * Gives money back through the provider; then the payment is read anew, so that credit note, credits and plan follow as from any
 * refund. Resolves with what was done, also where it had been done before. Throws an `Error` in words for what cannot be done, and
 * `PaymentDown` and `StorageDown`: then it is done again.
 */
export const refundInvoice = async (ports: BillingPorts, wish: Refunding): Promise<Audit> => {
  const { table, payments } = ports;
  const { customer, number, by, reason, now } = wish;
  const order = (await listOrders(table, customer)).find(({ invoice }) => invoice === number);
  if (!order) throw new Error(`${customer} has no invoice ${number}.`);
  const provider = payments.provider(order.provider);
  if (!provider) throw new Error(`There are no keys of ${order.provider}.`);
  const id = wish.id ?? `${order.id} ${wish.amount ?? 'rest'}`;
  const known = await table.get(auditKey(customer, id));
  const audit = known
    ? auditOf(known)
    : await keepAudit(table, customer, {
        ...refundable(order, await provider.read(order.payment), wish.amount),
        id,
        what: 'refund',
        number,
        by,
        reason,
        at: now,
        done: 0,
        paper: '',
      });
  if (audit.number !== number || (wish.amount !== undefined && wish.amount !== audit.amount))
    throw new Error(`${id} names another refund: ${audit.amount} of ${audit.number}.`);
  if (audit.done > 0) return audit;
  await giveBack(provider, order, audit);
  await applyById(ports, provider, order.payment, now);
  const notes = (await listPapers(table, customer)).filter(({ of, total }) => of === number && total === audit.amount);
  const paper = notes[0]?.number ?? '';
  await table.update(auditKey(customer, id), {
    update: 'SET done = :now, paper = :paper',
    values: { ':now': now, ':paper': paper },
  });
  return { ...audit, done: now, paper };
};

/** Ends a plan with the month that is paid, as its customer could. Null where it is ending already. */
export const cancelPlan = async (table: Table, { customer, by, reason, now }: Act): Promise<Audit | null> => {
  const state = await readSubscription(table, customer);
  if (state.plan === null) throw new Error(`${customer} has no plan that was bought.`);
  if (isEnding(state)) return null;
  const row = { what: 'cancel', number: '', amount: 0, before: 0, by, reason, at: now, done: now, paper: '' } as const;
  const audit = await keepAudit(table, customer, { id: `cancel ${new Date(now).toISOString()}`, ...row });
  await choosePlan(table, customer, 'sandbox', now);
  return audit;
};
