/**
 * Alarms of one machine: what runs by the clock and has failed, or been late, for a while is told to the operator, once, and once
 * more when it works again. The log has each failure.
 */
import { LATE } from '../../accounts/jobs/late.ts';

const MINUTE_MS = 60_000;
/** How long something must go wrong before a person is told. */
const PATIENCE_MS = 15 * MINUTE_MS;

const numberIn = (result: unknown, name: string): number => {
  const value: unknown = Reflect.get(Object(result), name);
  return typeof value === 'number' ? value : 0;
};

const late =
  (name: string, most: number) =>
  (result: unknown): string => {
    const seconds = numberIn(result, name);
    return seconds > most ? `it is ${Math.floor(seconds / 60)} minutes late` : '';
  };

/** What is wrong with the result of a run; '' where nothing is. */
export const WRONG = {
  sweep: late('lag', LATE.sweep),
  erase: late('overdue', LATE.erase),
  events: late('overdue', LATE.events),
  billing: late('overdue', LATE.billing),
  probe: (result: unknown): string =>
    Array.isArray(result) && result.length > 0 ? `these checks failed: ${result.join(', ')}` : '',
} as const;

/** Told of each run: what it was, and what was wrong, '' for nothing. */
export type Watch = (what: string, fault: string) => Promise<void>;

/** A watch; `tell` reaches the operator, `now` in epoch ms. What could not be told is told again with the next run. */
export const openWatch = (tell: (what: string, text: string) => Promise<void>, now: () => number = Date.now): Watch => {
  const wrong = new Map<string, { readonly since: number; isTold: boolean }>();
  return async (what, fault) => {
    const known = wrong.get(what);
    const minutes = Math.round((now() - (known?.since ?? now())) / MINUTE_MS);
    if (fault === '') {
      if (known?.isTold) await tell(`The ${what} works again`, `after ${minutes} minutes.`);
      wrong.delete(what);
      return;
    }
    const state = known ?? { since: now(), isTold: false };
    wrong.set(what, state);
    if (state.isTold || now() - state.since < PATIENCE_MS) return;
    await tell(`The ${what} does not work`, `for ${minutes} minutes now: ${fault}.`);
    state.isTold = true;
  };
};
