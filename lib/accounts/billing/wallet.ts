/**
 * The wallet: credits that were bought once, in lots that last a year. They are granted with the plan's, in one number, so a call
 * is debited as always: first the month's credits go, and what was taken beyond them comes out of the wallet when the month is
 * over, from the oldest lot. What is left is granted with the next month's credits some minutes after it has begun.
 */
import { itemNumber, itemText, isWritten, type Item, type Table } from '../../contract/ports/table.ts';
import { copyGrant, grantHistory, setGrant, type GrantChange } from '../grants.ts';
import { customerKey, readCustomer } from '../keys.ts';
import { monthOf, nextMonth } from '../metering/period.ts';
import { grantAt, laterItem } from '../metering/plans.ts';
import { openCredits } from '../metering/slot.ts';
import { usageKey } from '../metering/usage-item.ts';
import { billKey } from './orders.ts';

/** Days for which a lot lasts; it is still good for the month in which they end. */
const LOT_DAYS = 365;
const DAY_MS = 86_400_000;
const TRIES = 5;

/** Credits that were bought at once. */
export interface Lot {
  /** The order. */
  readonly id: string;
  readonly left: number;
  /** Epoch ms. */
  readonly ends: number;
  /** What was taken back of it; −1 where nothing was. */
  readonly returned: number;
}

export interface Wallet {
  /** Oldest first. */
  readonly lots: readonly Lot[];
  /** The last month (`2026-11`) whose use has come out of it; '' for none. */
  readonly closed: string;
  readonly version: number;
}

const walletKey = (customer: string) => billKey(customer, 'wallet');

const walletOf = (item: Item): Wallet => {
  const rows = Array.isArray(item['lots']) ? item['lots'] : [];
  const lots = rows.map((row) => {
    const lot: Item = Object.fromEntries(Object.entries(row ?? {}));
    return {
      id: itemText(lot, 'id'),
      left: itemNumber(lot, 'left'),
      ends: itemNumber(lot, 'ends'),
      returned: itemNumber(lot, 'returned', -1),
    };
  });
  return { lots, closed: itemText(item, 'closed'), version: itemNumber(item, 'version') };
};

/** The wallet of a customer; empty where there is none. */
export const readWallet = async (table: Table, customer: string): Promise<Wallet> =>
  walletOf((await table.get(walletKey(customer))) ?? {});

/** Changes a wallet; `change` gives null where nothing is to be changed. Resolves with the wallet as it then is. */
const changeWallet = async (
  table: Table,
  customer: string,
  change: (wallet: Wallet) => Omit<Wallet, 'version'> | null,
): Promise<Wallet> => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await readWallet(table, customer);
    const wanted = change(before);
    if (!wanted) return before;
    const version = before.version + 1;
    const item = {
      ...walletKey(customer),
      closed: wanted.closed,
      version,
      lots: wanted.lots.map((lot) => ({ ...lot })),
    };
    const unchanged = {
      condition: 'attribute_not_exists(pk) OR version = :version',
      values: { ':version': before.version },
    };
    if (await isWritten(table.put(item, unchanged))) return { ...wanted, version };
  }
  throw new Error('The wallet is being changed');
};

/** Credits of a month that came from the wallet, as the history of the grant has them. */
export const fromWallet = (history: readonly GrantChange[], month: string): number =>
  history.reduce((sum, { at, delta, topup }) => (topup !== '' && monthOf(at) === month ? sum + delta : sum), 0);

/** Credits of a month that came with plans: what it began with, and changes within it. */
const fromPlans = (history: readonly GrantChange[], month: string): number => {
  const start = startOf(month);
  const plans = history.filter(({ topup }) => topup === '');
  const before = plans.filter(({ at }) => at <= start).at(-1);
  return plans
    .filter(({ at }) => at > start && monthOf(at) === month)
    .reduce((sum, { delta }) => sum + delta, before?.full ?? 0);
};

const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);
const monthBefore = (month: string): string => monthOf(startOf(month) - 1);

/** Grants credits of the wallet in the running month, once under a name; negative ones take them back. */
const grantOnce = async (table: Table, customer: string, name: string, delta: number, now: number): Promise<void> => {
  const item = (await table.get(customerKey(customer))) ?? {};
  const history = grantHistory(item);
  if (delta !== 0 && !history.some(({ topup }) => topup === name)) {
    const { plan, credits, rate, later } = grantAt(await readCustomer(table, customer), now);
    const full = history.findLast(({ topup, at }) => topup === '' && at <= now)?.full ?? credits;
    const fields = {
      plan,
      credits: Math.max(0, credits + delta),
      rate,
      ...laterItem(later ?? nextFull(plan, full, rate, now)),
    };
    const planned = history.filter(({ at }) => at > now);
    await setGrant(table, customer, fields, [{ at: now, plan, delta, full, topup: name }, ...planned], now);
  }
  await copyGrant(table, customer);
};

/** The full credits of the plan come back with the next month. */
const nextFull = (plan: GrantChange['plan'], credits: number, rate: number, now: number) => ({
  from: monthOf(nextMonth(now)),
  plan,
  credits,
  rate,
});

/** Puts what an order bought into the wallet and grants it, both once. */
export const fillWallet = async (
  table: Table,
  customer: string,
  { id, credits, now }: { readonly id: string; readonly credits: number; readonly now: number },
): Promise<void> => {
  const known = grantHistory((await table.get(customerKey(customer))) ?? {}).some(({ topup }) => topup === id);
  if (known) return copyGrant(table, customer);
  await changeWallet(table, customer, ({ lots, closed }) =>
    lots.some((lot) => lot.id === id)
      ? null
      : {
          closed: closed || monthBefore(monthOf(now)),
          lots: [...lots, { id, left: credits, ends: now + LOT_DAYS * DAY_MS, returned: -1 }],
        },
  );
  await grantOnce(table, customer, id, credits, now);
};

/** Takes back what is left of an order, with what was granted of it, both once. Resolves with the credits. */
export const emptyLot = async (table: Table, customer: string, id: string, now: number): Promise<number> => {
  const month = monthOf(now);
  const history = grantHistory((await table.get(customerKey(customer))) ?? {});
  const used = itemNumber((await table.get(usageKey(customer, month))) ?? {}, 'used');
  const beyond = Math.max(0, used - fromPlans(history, month));
  const { lots: after } = await changeWallet(table, customer, ({ lots, closed }) => {
    const lot = lots.find((one) => one.id === id);
    if (!lot || lot.returned >= 0) return null;
    // Other lots are spent first, as far as they go.
    const others = lots.reduce((sum, one) => (one.id === id ? sum : sum + one.left), 0);
    const returned = Math.max(0, lot.left - Math.max(0, beyond - others));
    return { closed, lots: lots.map((one) => (one.id === id ? { ...one, left: one.left - returned, returned } : one)) };
  });
  const returned = Math.max(0, after.find((one) => one.id === id)?.returned ?? 0);
  await grantOnce(table, customer, `${id}!`, -returned, now);
  return returned;
};

/** What is left of lots after credits were taken, the oldest first; lots that have ended by `at` are gone. */
const spentLots = (lots: readonly Lot[], spent: number, at: number): readonly Lot[] => {
  let open = spent;
  return lots.flatMap((lot) => {
    const taken = Math.min(open, lot.left);
    open -= taken;
    const left = lot.left - taken;
    return left > 0 && lot.ends > at ? [{ ...lot, left }] : [];
  });
};

/** Takes what a month has used beyond its plan out of the wallet; false where calls of it are not settled yet. */
const takeMonth = async (table: Table, customer: string, month: string, now: number): Promise<boolean> => {
  const usage = (await table.get(usageKey(customer, month))) ?? {};
  if (openCredits(usage).length > 0) return false;
  const history = grantHistory((await table.get(customerKey(customer))) ?? {});
  const beyond = Math.max(0, itemNumber(usage, 'used') - fromPlans(history, month));
  const spent = Math.min(beyond, Math.max(0, fromWallet(history, month)));
  await changeWallet(table, customer, ({ lots, closed }) =>
    closed < month ? { lots: spentLots(lots, spent, now), closed: month } : null,
  );
  return true;
};

/**
 * Takes what the months before `now` have used beyond their plan out of the wallet, and grants what is left of it. False where
 * calls of them are not settled yet. Repeating it changes nothing.
 */
export const closeMonths = async (table: Table, customer: string, now: number): Promise<boolean> => {
  const month = monthOf(now);
  const { lots: held, closed } = await readWallet(table, customer);
  if (held.length === 0) return true;
  for (let next = monthOf(nextMonth(startOf(closed))); next < month; next = monthOf(nextMonth(startOf(next))))
    if (!(await takeMonth(table, customer, next, now))) return false;
  const { lots } = await readWallet(table, customer);
  const history = grantHistory((await table.get(customerKey(customer))) ?? {});
  // Lots bought since the month began were granted when they came.
  const isNew = (id: string): boolean => history.some(({ topup, at }) => topup === id && monthOf(at) === month);
  const carried = lots.reduce((sum, { id, left }) => (isNew(id) ? sum : sum + left), 0);
  await grantOnce(table, customer, `month ${month}`, carried, now);
  return true;
};
