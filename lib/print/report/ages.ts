/** Ages and days between dates, as reports print them. */
import type { Span } from './answers.ts';
const DAY_MS = 86_400_000;
/** Last year that the ephemeris has whole. */
export const LAST_YEAR = 2398;

/** Completed years from a birth (`1990-05-10`) to an ISO date or instant. */
export const ageAt = (born: string, iso: string): number =>
  Number(iso.slice(0, 4)) - Number(born.slice(0, 4)) - (iso.slice(5, 10) < born.slice(5, 10) ? 1 : 0);

/** Days of a span, from its first date to its last one as they are printed. */
export const daysOf = ({ start, end }: Span): number =>
  Math.round((Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / DAY_MS);

/** An ISO date so many years later; 29 February becomes 28 February where there is none. */
export const yearsLater = (iso: string, years: number): string => {
  const year = String(Number(iso.slice(0, 4)) + years);
  const day = iso.slice(5, 10);
  const leap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  return `${year}-${day === '02-29' && !leap ? '02-28' : day}`;
};

/** The day of a birth in the month so many months later; where that month lacks it, the first day of the next one. */
export const birthdayAfter = (iso: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  const found = new Date(Date.UTC(year, month - 1 + months, day));
  if (found.getUTCDate() !== day) found.setUTCDate(1);
  return found.toISOString().slice(0, 10);
};

/** The date of an instant so many days later. */
export const daysLater = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a span holds an instant; all in ISO 8601. */
export const holds = ({ start, end }: Span, at: string): boolean =>
  Date.parse(start) <= Date.parse(at) && Date.parse(at) < Date.parse(end);

/** Which of several spans hold an instant, by index: the rows of a table that are set off. */
export const runningIn = (all: readonly { readonly span: Span }[], at: string): number[] =>
  all.flatMap(({ span }, i) => (holds(span, at) ? [i] : []));

/**
 * When a cycle of parts began in a life: the beginning of its first part that had not ended by the birth (an instant), null
 * where that part was running then.
 */
export const begunInLife = (parts: readonly { readonly span: Span }[], born: string): string | null => {
  const start = parts
    .filter(({ span }) => Date.parse(span.end) > Date.parse(born))
    .map(({ span }) => span.start)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
  return start === undefined || Date.parse(start) <= Date.parse(born) ? null : start;
};

/** Spans in order of time, those that touch as one. */
export const joinedSpans = (spans: readonly Span[]): readonly Span[] =>
  spans
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .reduce<readonly Span[]>((all, span) => {
      const last = all.at(-1);
      return last !== undefined && Date.parse(span.start) <= Date.parse(last.end)
        ? [...all.slice(0, -1), { start: last.start, end: later(last.end, span.end) }]
        : [...all, span];
    }, []);

/** The later and the earlier of two instants. */
export const later = (a: string, b: string): string => (Date.parse(a) > Date.parse(b) ? a : b);
export const earlier = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? a : b);

/** A span from birth on. */
export const withinLife = (span: Span, born: string): Span => ({
  start: Date.parse(span.start) < Date.parse(born) ? born : span.start,
  end: span.end,
});
