/**
 * What a customer has subscribed to. A plan is paid month by month, as credits come. The paid orders decide: the one for the latest
 * month, and of two the later; the state only keeps that beside what the customer has chosen. So payments may be told late, twice or in
 * any order, and it stands the same.
 */
import type { SavedCard } from '../../contract/ports/payments.ts';
import { itemNumber, itemText, isWritten, type Item, type Table } from '../../contract/ports/table.ts';
import {
  CURRENCIES,
  PAID_PLANS,
  PAYMENT_PROVIDERS,
  type Billed,
  type Currency,
  type PaidPlan,
  type ProviderName,
} from '../../contract/suites/offer.ts';
import { billKey, buyerItem, listOrders, readBuyer, type Order } from './orders.ts';
import { nextMonth } from '../metering/period.ts';
import type { Buyer } from './tax.ts';

const DAY_MS = 86_400_000;
const TRIES = 5;

/**
 * `none`: no plan was ever bought. `past_due`: the month is not paid, and calls go on. `restricted`: nor was it in the days of
 * grace, or the money was called back through the bank; the sandbox plan holds. `ended`: the customer has ended it.
 */
export type Standing = 'none' | 'active' | 'past_due' | 'restricted' | 'ended';

/** What the paid orders say. */
interface Paid {
  /** The plan that is paid; null where none ever was. */
  readonly plan: PaidPlan | null;
  /** Epoch ms until which it is paid: the beginning of a month; 0 for never. */
  readonly until: number;
  /** When the order was made that decides. */
  readonly decided: number;
  /** What it was paid for at once. */
  readonly billed: Billed;
  /** When the money of an order went back that nothing has been bought after, in whole; 0 for never. */
  readonly returned: number;
  /** Whether the money of an order was called back through the bank. */
  readonly isDisputed: boolean;
}

export interface Subscription extends Paid {
  /** Plan of the months to come, where another was chosen, and when. */
  readonly next: { readonly plan: PaidPlan; readonly billed: Billed; readonly at: number } | null;
  /** When the customer ended it; 0 for never. */
  readonly cancelled: number;
  readonly provider: ProviderName | null;
  readonly currency: Currency | null;
  readonly card: SavedCard | null;
  /** The unpaid month of which was written, and how often. */
  readonly reminded: { readonly until: number; readonly times: number };
  /** The unpaid month after which the plan was taken away, as was written. */
  readonly taken: number;
  readonly buyer: Buyer;
  readonly version: number;
}

/** What paid orders say together. */
const paidBy = (orders: readonly Order[]): Paid => {
  const plans = orders.filter(({ payment, bought }) => payment !== '' && bought.kind !== 'topup');
  const kept = plans.filter(({ refunded, total }) => refunded < total);
  const until = Math.max(0, ...kept.map(({ bought }) => (bought.kind === 'topup' ? 0 : bought.until)));
  const deciding = kept
    .filter(({ bought }) => bought.kind !== 'topup' && bought.until === until)
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
    .at(-1);
  const decided = deciding?.created ?? 0;
  const back = plans.filter(({ refunded, total, created }) => refunded >= total && created > decided);
  return {
    plan: deciding && deciding.bought.kind !== 'topup' ? deciding.bought.plan : null,
    until,
    decided,
    billed: deciding?.bought.kind === 'year' ? 'year' : 'month',
    returned: Math.max(0, ...back.map(({ created }) => created)),
    isDisputed: orders.some((order) => order.isDisputed),
  };
};

/** Whether an order bought the month that ends at an instant. */
const covers = ({ bought }: Order, end: number): boolean => {
  if (bought.kind === 'year') return bought.until >= end && nextMonth(bought.from) <= end;
  return bought.kind !== 'topup' && bought.until === end;
};

/** The plan that was bought for the month of `now`, or null: of several the one that was ordered last. */
export const planIn = (orders: readonly Order[], now: number): PaidPlan | null => {
  const month = nextMonth(now);
  const own = orders
    .filter((order) => order.payment !== '' && order.refunded < order.total && covers(order, month))
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  const bought = own.at(-1)?.bought;
  return bought && bought.kind !== 'topup' ? bought.plan : null;
};

const stateKey = (customer: string) => billKey(customer, 'state');

const billedOf = (item: Item, name: string): Billed => (itemText(item, name) === 'year' ? 'year' : 'month');

const readState = (item: Item): Subscription => {
  const payer = itemText(item, 'payer');
  const next = PAID_PLANS.find((one) => one === itemText(item, 'next'));
  return {
    plan: PAID_PLANS.find((one) => one === itemText(item, 'plan')) ?? null,
    until: itemNumber(item, 'until'),
    decided: itemNumber(item, 'decided'),
    billed: billedOf(item, 'billed'),
    returned: itemNumber(item, 'returned'),
    isDisputed: item['disputed'] === true,
    next: next ? { plan: next, billed: billedOf(item, 'next_billed'), at: itemNumber(item, 'next_at') } : null,
    cancelled: itemNumber(item, 'cancelled'),
    provider: PAYMENT_PROVIDERS.find((one) => one === itemText(item, 'provider')) ?? null,
    currency: CURRENCIES.find((one) => one === itemText(item, 'currency')) ?? null,
    card: payer === '' ? null : { payer, method: itemText(item, 'method') },
    reminded: { until: itemNumber(item, 'reminded_until'), times: itemNumber(item, 'reminded') },
    taken: itemNumber(item, 'taken'),
    buyer: readBuyer(item['buyer']),
    version: itemNumber(item, 'version'),
  };
};

const itemOf = (state: Subscription): Item => ({
  plan: state.plan ?? '',
  until: state.until,
  decided: state.decided,
  billed: state.billed,
  returned: state.returned,
  disputed: state.isDisputed,
  next: state.next?.plan ?? '',
  next_billed: state.next?.billed ?? '',
  next_at: state.next?.at ?? 0,
  cancelled: state.cancelled,
  provider: state.provider ?? '',
  currency: state.currency ?? '',
  payer: state.card?.payer ?? '',
  method: state.card?.method ?? '',
  reminded_until: state.reminded.until,
  reminded: state.reminded.times,
  taken: state.taken,
  buyer: buyerItem(state.buyer),
  version: state.version,
});

/** The subscription of a customer; that of nobody where there is none. */
export const readSubscription = async (table: Table, customer: string): Promise<Subscription> =>
  readState((await table.get(stateKey(customer))) ?? {});

/** Changes a subscription. Resolves with it as it then is. */
export const changeSubscription = async (
  table: Table,
  customer: string,
  change: (state: Subscription) => Partial<Subscription> | Promise<Partial<Subscription>>,
): Promise<Subscription> => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await readSubscription(table, customer);
    const wanted = { ...before, ...(await change(before)) };
    if (JSON.stringify(wanted) === JSON.stringify(before)) return before;
    const after = { ...wanted, version: before.version + 1 };
    const unchanged = {
      condition: 'attribute_not_exists(pk) OR version = :version',
      values: { ':version': before.version },
    };
    if (await isWritten(table.put({ ...stateKey(customer), ...itemOf(after) }, unchanged))) return after;
  }
  throw new Error('The subscription is being changed');
};

/** Makes a subscription follow its paid orders. */
export const followOrders = (table: Table, customer: string, card: SavedCard | null): Promise<Subscription> =>
  changeSubscription(table, customer, async () => {
    const orders = await listOrders(table, customer);
    const last = orders
      .filter(({ payment }) => payment !== '')
      .toSorted((a, b) => a.created - b.created)
      .at(-1);
    return {
      ...paidBy(orders),
      ...(last ? { provider: last.provider, currency: last.currency, buyer: last.buyer } : {}),
      ...(card ? { card } : {}),
    };
  });

/** Whether a subscription ends with the month that is paid: by its customer, or because the money went back. */
export const isEnding = ({ cancelled, returned, decided }: Subscription): boolean =>
  Math.max(cancelled, returned) > decided;

/** The plan of the months to come, and what it will be paid for at once; null for none. */
export const nextTerm = ({ plan, billed, next, decided }: Subscription): Pick<Wished, 'plan' | 'billed'> | null => {
  if (next && next.at > decided) return next;
  return plan && { plan, billed };
};
type Wished = NonNullable<Subscription['next']>;

/** Where a subscription stands at `now` (epoch ms), with so many days of grace. */
export const standingAt = (state: Subscription, graceDays: number, now: number): Standing => {
  if (!state.plan) return state.returned > 0 ? 'ended' : 'none';
  if (state.isDisputed) return 'restricted';
  if (now < state.until) return 'active';
  if (isEnding(state)) return 'ended';
  return now < state.until + graceDays * DAY_MS ? 'past_due' : 'restricted';
};
