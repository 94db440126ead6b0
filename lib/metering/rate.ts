/**
 * Requests per minute, counted in the customer's usage item **inside the debit's own conditional write**, so that the
 * limit costs no second write, holds across all authorizer processes at once, and a refused call is never charged.
 *
 * Why not a bucket per process, or the gateway's usage plan alone: each process would grant the full rate again, and the
 * usage plan is applied after the authorizer, so that a call it throttles has been debited and reaches no handler that
 * could refund it. An operator may still attach a usage plan (`usageIdentifierKey`) as a backstop against floods; set it
 * to at least twice the plan's rate, and it will never be the one to refuse a counted call.
 *
 * How one write can count a window that it may have to open first: the counter's name holds the minute (`n12345`), so
 * the first call of a minute creates it, and every write removes the names of the half hour before. What a longer silence
 * leaves behind is 8 bytes per silence, gone with the month.
 */

const MINUTE_MS = 60_000;
/** Minutes whose counters every write removes. */
const SWEPT_MINUTES = 30;

/** Five digits suffice: names return after 69 days, and the item lives for a month. */
const nameOf = (minute: number): string => `n${minute % 100_000}`;

export interface RateWindow {
  /** The minute, counted from 1970. */
  readonly minute: number;
  /** Attribute that counts the requests of this minute. */
  readonly counter: string;
  /** Attributes to remove: the counters of the half hour before. */
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
    stale: Array.from({ length: SWEPT_MINUTES }, (_, back) => nameOf(minute - 1 - back)),
    resetSeconds: Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000)),
  };
};
