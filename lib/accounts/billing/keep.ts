/**
 * What becomes due by itself: a month that ends is ordered anew and taken from the saved card, or a letter brings the page on which it
 * is paid; what was not paid is asked for three times, and after the days of grace the plan goes. The wallet is settled with the month.
 */
import { findAccount } from '../accounts.ts';
import { announce } from '../due/due.ts';
import { monthOf, nextMonth } from '../metering/period.ts';
import type { Payment } from '../../contract/ports/payments.ts';
import type { Mail } from '../../contract/ports/mail.ts';
import { emailTemplates } from '../../words/mail.ts';
import { applyById, applyPayment, follow, type BillingPorts } from './apply.ts';
import { listOrders, type Order } from './orders.ts';
import { makeOrder, providerOf, requestOf, termTitle, yearAfter } from './shop.ts';
import { changeSubscription, isEnding, nextTerm, readSubscription, standingAt, type Subscription } from './state.ts';
import { moneyText } from './money.ts';
import { closeMonths, readWallet } from './wallet.ts';

const DAY_MS = 86_400_000;
/** Days before the end of the paid month on which who has no saved card is written to. */
const BEFORE_DAYS = 3;
/** Days after it on which what was not paid is asked for. */
const AFTER_DAYS = [0, 3, 6] as const;
/** After the beginning of a month, until its last calls are settled. */
const SETTLED_MS = 20 * 60_000;
const AGAIN_MS = 10 * 60_000;

export interface KeepPorts extends BillingPorts {
  readonly mail: Mail;
  /** Our own address, without a slash at the end. */
  readonly url: string;
}

/** Instants (epoch ms) at which something is to be done for a subscription. */
const instantsOf = ({ until, card }: Subscription, graceDays: number): readonly number[] => [
  ...(card ? [] : [until - BEFORE_DAYS * DAY_MS]),
  ...AFTER_DAYS.map((days) => until + days * DAY_MS),
  until + graceDays * DAY_MS,
];

/** How often the month after `until` should have been asked for by now. */
const askedBy = (state: Subscription, now: number): number =>
  instantsOf(state, 0)
    .slice(0, -1)
    .filter((at) => at <= now).length;

/** The order of the month or year after the one that is paid: one, however often it is made. */
const nextOrder = async (
  { table, payments }: KeepPorts,
  customer: string,
  state: Subscription,
  now: number,
): Promise<Order | null> => {
  const { offer } = payments;
  const term = nextTerm(state);
  const market = state.currency && offer?.markets[state.currency];
  if (!offer || !term || !market || !state.currency) return null;
  const { plan } = term;
  const yearly = term.billed === 'year' ? market.years?.[plan] : undefined;
  // A plan that is no longer sold by the year goes on by the month.
  const net = yearly ?? market.plans[plan];
  if (net === undefined) return null;
  const [kind, until] =
    yearly === undefined ? ['month' as const, nextMonth(state.until)] : ['year' as const, yearAfter(state.until)];
  return makeOrder(table, offer, {
    customer,
    id: `${kind}_${monthOf(state.until)}_${plan}`,
    bought: kind === 'year' ? { kind, plan, from: state.until, until } : { kind, plan, until },
    title: termTitle(plan, state.until, until),
    net,
    currency: state.currency,
    market,
    buyer: state.buyer,
    now,
  });
};

/** Takes an order from the saved card; null where there is none, or the provider takes nothing so. */
const takeFromCard = async (
  ports: KeepPorts,
  order: Order,
  email: string,
  { card, until }: Subscription,
  attempt: number,
  now: number,
): Promise<Payment | null> => {
  if (!card || now < until) return null;
  return providerOf(ports.payments, order.provider).charge(requestOf(order, email, ports.url), card, attempt);
};

/** Asks for the month after the one that is paid: of the saved card, then by a letter with the page on which it is paid. */
const ask = async (ports: KeepPorts, customer: string, state: Subscription, now: number): Promise<void> => {
  const account = await findAccount(ports.table, customer);
  const order = account && (await nextOrder(ports, customer, state, now));
  if (!account || !order || order.payment !== '') return;
  const times = state.reminded.until === state.until ? state.reminded.times : 0;
  const payment = await takeFromCard(ports, order, account.email, state, times, now);
  if (payment?.isPaid && (await applyPayment(ports, payment, now)) === 'applied') return;
  const link = await providerOf(ports.payments, order.provider).checkout(
    requestOf(order, account.email, `${ports.url}/dashboard/plan`),
  );
  // Noted first: a letter that could not be sent is not sent again.
  await changeSubscription(ports.table, customer, () => ({
    reminded: { until: state.until, times: askedBy(state, now) },
  }));
  const last = state.until + (ports.payments.offer?.grace_days ?? 0) * DAY_MS;
  const day = new Date(last).toISOString().slice(0, 10);
  const amount = moneyText(order.total, order.currency);
  await ports.mail.send({
    to: account.email,
    ...emailTemplates(account.locale).payment({ title: order.title, amount, day, link }),
  });
};

/** Takes the plan away, and says so once. */
const take = async (ports: KeepPorts, customer: string, state: Subscription, now: number): Promise<void> => {
  await follow(ports, customer, null, now);
  if (state.taken === state.until) return;
  await changeSubscription(ports.table, customer, () => ({ taken: state.until }));
  const account = await findAccount(ports.table, customer);
  if (!account || isEnding(state)) return;
  const link = `${ports.url}/dashboard/plan`;
  await ports.mail.send({ to: account.email, ...emailTemplates(account.locale).planTaken({ link }) });
};

/** Asks the bank's decision on money that was called back: it may take months, and the message of it may be lost. */
const askBank = async (ports: KeepPorts, customer: string, now: number): Promise<void> => {
  const orders = await listOrders(ports.table, customer);
  for (const { isDisputed, provider, payment } of orders)
    if (isDisputed) await applyById(ports, providerOf(ports.payments, provider), payment, now);
};

/** Announces the next instant at which there is something to do. */
const announceNext = async (ports: KeepPorts, customer: string, isSettled: boolean, now: number): Promise<void> => {
  const state = await readSubscription(ports.table, customer);
  const { lots } = await readWallet(ports.table, customer);
  const at = [
    ...(state.plan ? instantsOf(state, ports.payments.offer?.grace_days ?? 0) : []),
    // A plan that was paid for the next month begins with it.
    ...(state.plan ? [nextMonth(now)] : []),
    ...(lots.length > 0 ? [nextMonth(now) + SETTLED_MS] : []),
    ...(isSettled ? [] : [now + AGAIN_MS]),
    ...(state.isDisputed ? [now + DAY_MS] : []),
  ].filter((one) => one > now);
  if (at.length > 0) await announce(ports.table, 'billing', Math.ceil(Math.min(...at) / 1000), customer);
};

/** Does what is due for a customer at `now` (epoch ms), and announces what comes next. Repeating it changes nothing. */
export const keepBilling = async (ports: KeepPorts, customer: string, now: number): Promise<void> => {
  // A lot is granted with a month some minutes after it has begun, when the last one is settled.
  const begun = now - Date.parse(`${monthOf(now)}-01T00:00:00Z`);
  const isSettled = begun >= SETTLED_MS && (await closeMonths(ports.table, customer, now));
  if ((await readSubscription(ports.table, customer)).isDisputed) await askBank(ports, customer, now);
  const state = await readSubscription(ports.table, customer);
  const standing = standingAt(state, ports.payments.offer?.grace_days ?? 0, now);
  const isOpen = (standing === 'active' || standing === 'past_due') && !isEnding(state);
  const times = state.reminded.until === state.until ? state.reminded.times : 0;
  if (isOpen && askedBy(state, now) > times) await ask(ports, customer, state, now);
  if (standing === 'active' || standing === 'past_due') await follow(ports, customer, null, now);
  if (standing === 'restricted' || standing === 'ended') await take(ports, customer, state, now);
  await announceNext(ports, customer, isSettled, now);
};
