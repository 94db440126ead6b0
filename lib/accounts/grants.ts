/** What a customer is granted, and how that came about: plans, operators' exceptions, and the copies on its keys. */
import { announce } from './due/due.ts';
import { nextMonth } from './metering/period.ts';
import { AppError } from '../contract/frame/app-error.ts';
import { grantAt, grantOf, laterItem, planNamed, type PlanName, type Terms } from './metering/plans.ts';
import {
  changeTo,
  itemNumber,
  itemText,
  type Item,
  ConditionFailed,
  type Key,
  type Table,
} from '../contract/ports/table.ts';
import { customerKey, readCustomer, setFields, setOnKeys } from './keys.ts';

/** Where the plan of a customer stands alone, for those who may read nothing else of an account. */
export const planKey = (customer: string): Key => ({ pk: `plan#${customer}`, sk: 'plan' });

/** Renews the copies of a customer's grant: the plan alone, and all of it on its keys. Repeating it is harmless. */
export const copyGrant = async (table: Table, customer: string): Promise<void> => {
  const { plan, credits, rate, cap, later } = await readCustomer(table, customer);
  const copy = { plan, credits, rate, account_cap: cap, ...laterItem(later) };
  await table.put({ ...planKey(customer), plan, ...laterItem(later) });
  await setOnKeys(table, customer, copy);
};

/** For operators: puts a customer on a plan (or other terms) at once and renews the copies on its keys. */
export const changeGrant = async (
  table: Table,
  customer: string,
  plan: PlanName,
  terms: Terms = {},
  now = Date.now(),
): Promise<void> => {
  const { credits, rate, cap } = grantOf(plan, terms);
  const before = grantAt(await readCustomer(table, customer), now);
  const fields = { plan, credits, rate, cap, ...laterItem(null) };
  await setGrant(
    table,
    customer,
    fields,
    [{ at: now, plan, delta: credits - before.credits, full: credits, topup: '' }],
    now,
  );
  await copyGrant(table, customer);
};

/** A change of what a customer is granted, for the ledger. */
export interface GrantChange {
  /** Epoch ms. */
  readonly at: number;
  readonly plan: PlanName;
  /** Credits that came (or went) in the running month. */
  readonly delta: number;
  /** Credits with which every later month begins. */
  readonly full: number;
  /** What put them into the wallet (`billing/wallet.ts`); '' for a change of the plan. */
  readonly topup: string;
}

/** Changes that are kept; older ones are of no month that the ledger still shows. */
const MOST_CHANGES = 200;

/** The changes of a customer's grant, oldest first. One at the beginning of a month to come is planned. */
export const grantHistory = (item: Item): readonly GrantChange[] => {
  const rows = item['history'];
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    if (typeof row !== 'object' || row === null || !('at' in row)) return [];
    const change: Item = Object.fromEntries(Object.entries(row));
    const plan = planNamed(itemText(change, 'plan'));
    return plan
      ? [
          {
            at: itemNumber(change, 'at'),
            plan,
            delta: itemNumber(change, 'delta'),
            full: itemNumber(change, 'full'),
            topup: itemText(change, 'topup'),
          },
        ]
      : [];
  });
};

/** A customer's grant as it is stored, with its changes. */
export const readHistory = async (table: Table, customer: string): Promise<readonly GrantChange[]> =>
  grantHistory((await table.get(customerKey(customer))) ?? {});

/**
 * Sets a grant and writes down its changes, both in one write; planned changes that have not begun are dropped. A second
 * change at the same moment is STATE_CONFLICT.
 */
export const setGrant = async (
  table: Table,
  customer: string,
  fields: Item,
  changes: readonly GrantChange[],
  now: number,
): Promise<void> => {
  const item = (await table.get(customerKey(customer))) ?? {};
  const version = itemNumber(item, 'grant_version');
  const begun = grantHistory(item).filter(({ at }) => at <= now);
  const history = [...begun, ...changes].slice(-MOST_CHANGES).map((change) => ({ ...change }));
  const { values, ...setting } = changeTo({ ...fields, history, grant_version: version + 1 });
  // The key in the usage plans follows, now and when a planned change may begin.
  for (const at of [now, nextMonth(now)]) await announce(table, 'shield', Math.ceil(at / 1000), customer);
  try {
    await table.update(customerKey(customer), {
      ...setting,
      condition: 'attribute_exists(pk) AND (attribute_not_exists(grant_version) OR grant_version = :version)',
      values: { ...values, ':version': version },
    });
  } catch (error) {
    if (error instanceof ConditionFailed)
      throw new AppError('STATE_CONFLICT', {
        message: 'The plan was changed at the same moment. Read it and try again.',
        cause: error,
      });
    throw error;
  }
};

/** Limits that an owner sets for the whole account. */
export interface SpendLimits {
  /** Credits a month; null = none but the plan. */
  readonly cap: number | null;
  /** Shares in per cent at which an e-mail is sent, rising. */
  readonly alerts: readonly number[];
}

const ALERTS: readonly number[] = [50, 80, 100];

const limitsOf = (item: Item): { cap: number | null; alerts: number[] } => {
  const cap = itemNumber(item, 'cap', -1);
  const { alerts } = item;
  const kept = Array.isArray(alerts) ? alerts.filter((one): one is number => typeof one === 'number') : ALERTS;
  return { cap: cap < 0 ? null : cap, alerts: [...kept] };
};

/** The limits of a customer; e-mails at 50, 80 and 100 per cent unless others were set. */
export const readSpendLimits = async (table: Table, customer: string) =>
  limitsOf((await table.get(customerKey(customer))) ?? {});

/** Sets the limits of a customer, on its keys too. Resolves with them as they then are. */
export const setSpendLimits = async (table: Table, customer: string, { cap, alerts }: SpendLimits) => {
  const item = await setFields(table, customerKey(customer), { cap: cap ?? -1, alerts }, false);
  await copyGrant(table, customer);
  return limitsOf(item);
};
