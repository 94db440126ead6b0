/** Billing periods: calendar months in UTC. Instants are epoch milliseconds. */

/** `2026-11`. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

/** The first instant of the next month. */
export const nextMonth = (now: number): number => {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/** Whole seconds from `now` until the next month begins, at least 1. */
export const secondsToNextMonth = (now: number): number => Math.max(1, Math.ceil((nextMonth(now) - now) / 1000));

/** Start and end of the month of `now`, epoch seconds. */
export const monthSpan = (now: number): { readonly start: number; readonly end: number } => ({
  start: Date.parse(`${monthOf(now)}-01T00:00:00Z`) / 1000,
  end: nextMonth(now) / 1000,
});
