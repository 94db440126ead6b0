/** Days of an almanac in words: until when each element runs, and which hours stand where. */
import { timeText } from '../making.ts';
import type { AlmanacDay } from './questions.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Day of the month of an ISO date, as it is printed. */
export const dayOf = (date: string): string => String(Number(date.slice(8)));

/** A clock time as it stands beside a date; `+` on a later one. */
export const clockAt = (date: string, instant: string | null): string => {
  if (instant === null) return '–';
  return `${timeText(instant)}${instant.slice(0, 10) > date ? '+' : ''}`;
};

/** A stretch as it stands beside a date. */
export const spanAt = (date: string, { start, end }: Span): string => `${timeText(start)}–${clockAt(date, end)}`;

/** The elements that a day's column prints: the one of sunrise, and each that ends before the next sunrise. */
export const printedAngas = <T extends { readonly span: Span }>(
  all: readonly T[],
  nextSunrise: string | null,
): readonly T[] =>
  all.filter(({ span }, i) => i === 0 || (nextSunrise !== null && Date.parse(span.end) <= Date.parse(nextSunrise)));

/** `Ekadashi 10:36` of each element of a day that is printed. */
export const angasText = (
  { date, next_sunrise }: AlmanacDay,
  angas: readonly { readonly name: string; readonly span: Span }[],
): string =>
  printedAngas(angas, next_sunrise)
    .map(({ name, span }) => `${name} ${clockAt(date, span.end)}`)
    .join(' · ');

/** The days on which a stretch is, with its clock times: `5 09:34 – 7 17:15`. */
export const datedSpan = ({ start, end }: Span): string =>
  `${dayOf(start.slice(0, 10))} ${timeText(start)} – ${dayOf(end.slice(0, 10))} ${timeText(end)}`;
