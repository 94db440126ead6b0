/** The usage item: one for each customer and month. Its key, and the names of what it counts beside `slot.ts` and `rate.ts`. */
import type { Key } from '../../contract/ports/table.ts';
import type { SpendingLimits } from './spending-limits.ts';
import { monthOf } from './period.ts';

/** Sort key of the usage item of `at`'s month. */
export const usagePeriod = (sandbox: boolean, at: number): string => (sandbox ? `sandbox#${monthOf(at)}` : monthOf(at));

/** Key of a customer’s counter of a period. */
export const usageKey = (customer: string, period: string): Key => ({ pk: `usage#${customer}`, sk: period });

/** Attribute that counts what one key has spent, for keys with a cap of their own. */
export const spentBy = (key: string): string => `spent_${key}`;

/** Attribute that names the last settled slot: nothing may be debited in it or before. */
export const SETTLED = 'settled';

/** Credits the account may spend in a month. */
export const limitOf = ({ credits, cap }: SpendingLimits): number => (cap >= 0 ? Math.min(credits, cap) : credits);
