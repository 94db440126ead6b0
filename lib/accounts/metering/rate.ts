/**
 * Requests per minute, counted in the customer's usage item **inside the debit's own conditional write**, so that the
 * limit costs no second write, holds across all authorizer processes at once, and a refused call is never charged.
 *
 * A limit per process would grant the full rate once for each process. The gateway's usage plan acts only after the
 * authorizer, on calls that were debited already; it is a shield behind this limit (`usage-plans.ts`).
 *
 * The counter's name holds the minute (`n12345`): the first call of a minute creates it, and every write removes the names
 * of the half hour before, except the minute just past, in which a process with a slower clock may still be counting. After
 * a longer silence a counter of 8 bytes may stay behind until the month ends.
 */

const MINUTE_MS = 60_000;
/** Minutes whose counters every write removes. */
const SWEPT_MINUTES = 30;

/** Five digits are enough: names return after 69 days, and the item lives for a month. */
const nameOf = (minute: number): string => `n${minute % 100_000}`;

export interface RateWindow {
  /** The minute, counted from 1970. */
  readonly minute: number;
  /** Attribute that counts the requests of this minute. */
  readonly counter: string;
  /** Attributes to remove: older counters. */
  readonly stale: readonly string[];
  /** Whole seconds until the window renews, 1–60. */
  readonly resetSeconds: number;
}

/** The fixed window of one minute that holds `now` (epoch ms). */
export const rateWindow = (now: number): RateWindow => {
  const minute = Math.floor(now / MINUTE_MS);
  return {
    minute,
    counter: nameOf(minute),
    stale: Array.from({ length: SWEPT_MINUTES }, (_, back) => nameOf(minute - 2 - back)),
    resetSeconds: Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000)),
  };
};
