/** Days of an almanac in words: until when each element runs, and which hours stand where. */
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { timeText, type Making } from '../making.ts';
import type { AlmanacDay } from './questions.ts';
import type { Span } from '../answers.ts';

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

const NBSP = '\u00a0';

/** `Ekadashi 10:36` of each element of a day that is printed. */
export const angasText = (
  { date, next_sunrise }: AlmanacDay,
  angas: readonly { readonly name: string; readonly span: Span }[],
): string =>
  printedAngas(angas, next_sunrise)
    .map(({ name, span }) => `${name}${NBSP}${clockAt(date, span.end)}`)
    .join(' · ');

/** A day and time among the dates of a month, not parted: `Sat 7, 10:48`. The month is named where it is another; with an empty `month` never. */
const momentIn = (making: Making, month: string, instant: string): string => {
  const { spans, weekdays } = bank(making.language, 'report-panchang');
  const date = instant.slice(0, 10);
  return filled(spans.moment, {
    weekday: Object.values(weekdays)[new Date(date).getUTCDay()] ?? '',
    day: dayOf(date),
    time: timeText(instant),
    ...(instant.startsWith(month) ? {} : { month: making.words.months[Number(instant.slice(5, 7)) - 1] ?? '' }),
  }).replaceAll(' ', NBSP);
};

/** Both ends of a stretch; the day is said once where it is one. */
const endsIn = (
  making: Making,
  month: string,
  { start, end }: Span,
): { readonly from: string; readonly to: string } => ({
  from: momentIn(making, month, start),
  to: start.slice(0, 10) === end.slice(0, 10) ? timeText(end) : momentIn(making, month, end),
});

/** When a stretch begins and ends, among the dates of a month, as an almanac says it: `Sat 7, 10:48 to Sun 8, 11:28`. */
export const datedSpan = (making: Making, month: string, span: Span): string =>
  filled(bank(making.language, 'report-panchang').spans.span, endsIn(making, month, span));

/** The same where there is little room: `Sat 7, 10:48 – Sun 8, 11:28`. */
export const shortSpan = (making: Making, month: string, span: Span): string => {
  const { from, to } = endsIn(making, month, span);
  return `${from}${NBSP}– ${to}`;
};
