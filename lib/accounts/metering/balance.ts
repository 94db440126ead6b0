/** What a customer has used of a month, and what is left. */
import { itemNumber, type Table } from '../../contract/ports/table.ts';
import { spentBy, usageKey, usagePeriod } from './usage-item.ts';
import { nextMonth } from './period.ts';
import type { SpendingLimits } from './spending-limits.ts';
import { rateWindow } from './rate.ts';

/** The standing of spending limits. */
export interface Balance {
  /** Credits used in the month by the whole account, calls under way included. */
  readonly used: number;
  /** Credits that may still be spent from this limits: under the plan, the account's cap and the key's own. */
  readonly left: number;
  /** Requests of the running minute. */
  readonly requests: number;
  /** When new credits come, epoch ms. */
  readonly resets: number;
}

/** The standing of spending limits at `now` (epoch ms). */
export const readBalance = async (table: Table, limits: SpendingLimits, now: number): Promise<Balance> => {
  const item = (await table.get(usageKey(limits.customer, usagePeriod(limits.sandbox, now)))) ?? {};
  const used = itemNumber(item, 'used');
  const rooms = [
    limits.credits - used,
    ...(limits.cap >= 0 ? [limits.cap - used] : []),
    ...(limits.keyCap >= 0 ? [limits.keyCap - itemNumber(item, spentBy(limits.key))] : []),
  ];
  const requests = itemNumber(item, rateWindow(now).counter);
  return { used, left: Math.max(0, Math.min(...rooms)), requests, resets: nextMonth(now) };
};
