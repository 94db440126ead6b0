/** What a customer has used of a month, and what is left. */
import { numberOf, type Table } from '../../contract/ports/table.ts';
import { spentBy, usageKey, usagePeriod } from './credits.ts';
import { nextMonth } from './period.ts';
import type { Purse } from './purse.ts';
import { rateWindow } from './rate.ts';

/** The standing of a purse. */
export interface Balance {
  /** Credits used in the month by the whole account, calls under way included. */
  readonly used: number;
  /** Credits that may still be spent from this purse: under the plan, the account's cap and the key's own. */
  readonly left: number;
  /** Requests of the running minute. */
  readonly requests: number;
  /** When new credits come, epoch ms. */
  readonly resets: number;
}

/** The standing of a purse at `now` (epoch ms). */
export const readBalance = async (table: Table, purse: Purse, now: number): Promise<Balance> => {
  const item = (await table.get(usageKey(purse.customer, usagePeriod(purse.sandbox, now)))) ?? {};
  const used = numberOf(item, 'used');
  const limits = [
    purse.credits - used,
    ...(purse.cap >= 0 ? [purse.cap - used] : []),
    ...(purse.keyCap >= 0 ? [purse.keyCap - numberOf(item, spentBy(purse.key))] : []),
  ];
  const requests = numberOf(item, rateWindow(now).counter);
  return { used, left: Math.max(0, Math.min(...limits)), requests, resets: nextMonth(now) };
};
