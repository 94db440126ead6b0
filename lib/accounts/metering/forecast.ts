/** What the month of a customer is likely to come to: an estimate for people, which decides nothing. */
import { nextMonth } from './period.ts';

const DAY_MS = 86_400_000;
/** Days that an estimate rests on at most: a whole week, so that a quiet Sunday weighs as much as it does. */
const LOOKED_AT = 7;

/** What the keys of a customer have spent in a day (UTC). */
export interface SpentDay {
  /** The midnight that it begins with, epoch ms. */
  readonly at: number;
  readonly calls: number;
  readonly credits: number;
}

/** An estimate of the month's end. */
export interface Forecast {
  /** Whole days whose mean is taken to go on, 1 to 7. */
  readonly days: number;
  /** Credits left at the end of the month; below 0 where they do not last. */
  readonly left: number;
  /** When they run out, epoch ms; null where they last. */
  readonly runsOut: number | null;
}

/**
 * The estimate at `now` (epoch ms): what is used, and for the time left of the month the mean of the last seven whole days.
 * Days of the month before count, so the first of a month has an estimate that a few hours cannot throw about. Where calls
 * began less than seven days ago the days since then are taken; null before one whole day of calls has passed.
 * @example
 * monthForecast([], { granted: 100, used: 3 }, Date.UTC(2026, 10, 2)) // → null
 */
export const monthForecast = (
  days: readonly SpentDay[],
  { granted, used }: { readonly granted: number; readonly used: number },
  now: number,
): Forecast | null => {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const begun = days.filter(({ calls }) => calls > 0).map(({ at }) => at);
  const from = Math.max(today - LOOKED_AT * DAY_MS, Math.min(...begun));
  const whole = (today - from) / DAY_MS;
  if (!(whole >= 1)) return null;
  const spent = days.filter(({ at }) => at >= from && at < today).reduce((sum, { credits }) => sum + credits, 0);
  const pace = spent / (whole * DAY_MS);
  const room = Math.max(0, granted - used);
  const left = granted - used - pace * (nextMonth(now) - now);
  const lasts = room === 0 ? 0 : room / pace;
  return { days: whole, left: Math.round(left), runsOut: left >= 0 ? null : now + lasts };
};
