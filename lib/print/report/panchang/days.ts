/** Days of an almanac in words: until when each element runs, and which hours stand where. */
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { timeText, type Making } from '../making.ts';
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
export const spanAt = (date: string, { start, end }: Span): string => `${clockAt(date, start)}–${clockAt(date, end)}`;

/** Stretches in order, those that touch joined to one. */
export const joined = (spans: readonly Span[]): readonly Span[] => {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (
      last !== undefined &&
      timeText(last.end) === timeText(span.start) &&
      last.end.slice(0, 10) === span.start.slice(0, 10)
    )
      all[all.length - 1] = { start: last.start, end: span.end };
    else all.push(span);
  }
  return all;
};

/** Whether a stretch begins on a day, which runs from sunrise to sunrise: the one day that prints it. */
export const beginsOn = ({ date, sunrise, next_sunrise }: AlmanacDay, { start }: Span): boolean =>
  sunrise === null || next_sunrise === null
    ? start.slice(0, 10) === date
    : Date.parse(start) >= Date.parse(sunrise) && Date.parse(start) < Date.parse(next_sunrise);

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

const NBSP = '\u00a0';

/** When a stretch begins and ends, among the dates of a month, as an almanac says it: `Sat 7, 10:48 to Sun 8, 11:28`. */
export const datedSpan = (making: Making, month: string, { start, end }: Span): string => {
  const { spans, weekdays } = bank(making.language, 'report-panchang');
  const moment = (instant: string): string =>
    filled(spans.moment, {
      weekday: Object.values(weekdays)[new Date(instant.slice(0, 10)).getUTCDay()] ?? '',
      day: dayOf(instant.slice(0, 10)),
      time: timeText(instant),
      // The month is named where it is another than that of the page.
      ...(instant.startsWith(month) ? {} : { month: making.words.months[Number(instant.slice(5, 7)) - 1] ?? '' }),
    }).replaceAll(' ', NBSP);
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return filled(spans.span, { from: moment(start), to: isOneDay ? timeText(end) : moment(end) });
};
