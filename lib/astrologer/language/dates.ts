/** Dates of a sentence: the mentions of one put together, by the calendar, by age, or by how far they are from now. */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { DateSpan } from '../facts/claim.ts';
import { parserOf, type Parts } from './parser.ts';
import { hasKind, type Mention } from './mentions.ts';
import { kinds, type Kind } from './kinds.ts';

/** The days that ages and "next year" are counted from. */
export interface Calendar {
  readonly birth: CivilDate;
  readonly now: CivilDate;
}

const FIRST_YEAR = 1800;
const LAST_YEAR = 2399;

const isYear = (number: number | null): number is number =>
  number !== null && Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR;
const dayBefore = (date: CivilDate): CivilDate => dateOfDayNumber(dayNumber(date) - 1);
const yearSpan = (year: number): DateSpan => ({ from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } });
/** The days of a month; months past twelve are of later years. */
const monthSpan = (year: number, month: number): DateSpan => {
  const first = (months: number): CivilDate => ({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
  const count = year * 12 + month - 1;
  return { from: first(count), to: dayBefore(first(count + 1)) };
};
const daySpan = (year: number, month: number, day: number): DateSpan | null => {
  const date = dateOfDayNumber(dayNumber({ year, month, day }));
  return date.month === month && date.day === day ? { from: date, to: date } : null;
};
/** From a birthday to the day before the next. */
const ageSpan = ({ birth }: Calendar, age: number, ages = 1): DateSpan => ({
  from: { ...birth, year: birth.year + age },
  to: dayBefore({ ...birth, year: birth.year + age + ages }),
});

type Read = (numbers: readonly number[], calendar: Calendar) => DateSpan | null;
const year: Read = ([one = 0]) => (isYear(one) ? yearSpan(one) : null);
const monthYear: Read = ([month = 0, one = 0]) => (isYear(one) ? monthSpan(one, month) : null);
const dayMonthYear: Read = ([day = 0, month = 0, one = 0]) => (isYear(one) ? daySpan(one, month, day) : null);
const byAge: Read = ([age = -1], calendar) => (age > 0 && age < 110 ? ageSpan(calendar, age) : null);
const yearFromNow =
  (by: number): Read =>
  (_, { now }) =>
    yearSpan(now.year + by);
const monthFromNow =
  (by: number): Read =>
  (_, { now }) =>
    monthSpan(now.year, now.month + by);
const inYears =
  (sign: number): Read =>
  ([many = 0], { now }) => ({
    from: dateOfDayNumber(dayNumber({ ...now, year: now.year + sign * many }) - 183),
    to: dateOfDayNumber(dayNumber({ ...now, year: now.year + sign * many }) + 183),
  });

const inMonths =
  (sign: number): Read =>
  ([many = 0], { now }) => {
    const { from } = monthSpan(now.year, now.month + sign * many);
    const day = dayNumber({ ...from, day: now.day });
    return { from: dateOfDayNumber(day - 15), to: dateOfDayNumber(day + 15) };
  };

const NO_CALENDAR: Calendar = { birth: { year: 2000, month: 1, day: 1 }, now: { year: 2000, month: 1, day: 1 } };

/** Forms of dates by the calendar, in kinds of words; the first that fits counts. */
const FORMS: readonly (readonly [form: string, read: Read])[] = [
  ['Nth of? month comma? of? number', dayMonthYear],
  ['month Nth comma? number', ([month = 0, day = 0, one = 0]) => dayMonthYear([day, month, one], NO_CALENDAR)],
  ['number of? month Nth', ([one = 0, month = 0, day = 0]) => dayMonthYear([day, month, one], NO_CALENDAR)],
  [
    'number comma number comma number',
    ([a = 0, month = 0, b = 0]) => dayMonthYear(isYear(a) ? [b, month, a] : [a, month, b], NO_CALENDAR),
  ],
  ['month comma? of? number', monthYear],
  ['number of? in? month', ([one = 0, month = 0]) => monthYear([month, one], NO_CALENDAR)],
];
/** Forms of dates that are counted from the birth or from now. */
const RELATIVE: typeof FORMS = [
  ['age of? number years?', byAge],
  ['number years? of? age', byAge],
  ['ordinal years of? age?', ([nth = 0], calendar) => (nth > 1 ? ageSpan(calendar, nth - 1) : null)],
  ['this years', yearFromNow(0)],
  ['next years', yearFromNow(1)],
  ['last years', yearFromNow(-1)],
  ['this months', monthFromNow(0)],
  ['next months', monthFromNow(1)],
  ['last months', monthFromNow(-1)],
  ['in number years', inYears(1)],
  ['number years from now', inYears(1)],
  ['number years in', inYears(1)],
  ['number years later', inYears(1)],
  ['number years ago', inYears(-1)],
  ['in number months', inMonths(1)],
  ['number months later', inMonths(1)],
  ['number months ago', inMonths(-1)],
];
const YEAR: (typeof FORMS)[number] = ['number', year];

/** A parser of some forms, each under its number; a thing is the numbers that it names. */
const readerOf = (forms: typeof FORMS) => {
  const numbered = forms.map(([form], at) => ({ name: String(at), form, build: numbersIn }));
  const nth = ['number', 'ordinal'].map((form) => ({ name: 'Nth', form, build: numbersIn }));
  const parse = parserOf<readonly number[]>([...numbered, ...nth], (kind, mention) => {
    const sense = mention.senses.find((one) => one.kind === kind);
    if (sense === undefined) return null;
    return typeof sense.value === 'number' && NUMBERS.has(sense.kind) ? [sense.value] : [];
  });
  return { forms, parse };
};
const NUMBERS = new Set<Kind>(kinds('number ordinal month'));
const numbersIn = (parts: Parts<readonly number[]>): readonly number[] =>
  Object.values(parts).flatMap((part) => part ?? []);
const [BY_CALENDAR, BY_ALL] = [readerOf([...FORMS, YEAR]), readerOf([...FORMS, ...RELATIVE, YEAR])];

/** The mentions with each date as one. Without a calendar, ages and "next year" stay words. */
export const withDates = (mentions: readonly Mention[], calendar: Calendar | null): readonly Mention[] => {
  const { forms, parse } = calendar === null ? BY_CALENDAR : BY_ALL;
  const read = parse(mentions);
  const dateAt = (at: number): { readonly time: DateSpan; readonly end: number } | null => {
    for (const [i, [, timeOf]] of forms.entries()) {
      const longest = read(String(i), at).toSorted((a, b) => b.end - a.end)[0];
      const time = longest === undefined ? null : timeOf(longest.node, calendar ?? NO_CALENDAR);
      if (longest !== undefined && time !== null) return { time, end: longest.end };
    }
    return null;
  };
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length;) {
    const found = dateAt(at);
    const part = mentions.slice(at, found?.end ?? at + 1);
    const before = joined.at(-1);
    const isPart = found !== null && before !== undefined && hasKind(before, 'date_part');
    if (isPart) joined.pop();
    const text = [...(isPart ? [before] : []), ...part].map((one) => one.text).join(' ');
    joined.push(...(found === null ? part : [{ text, senses: [DATE], time: found.time }]));
    at += part.length;
  }
  return joined;
};
const DATE = { kind: 'date', value: '' } as const;
