/** Dates of a sentence: the mentions of one put together, by the calendar, by age, or by how far they are from now. */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { DateSpan } from '../reading/claim.ts';
import { hasKind, numberAs, type Mention } from './mentions.ts';
import { kinds, type Kind } from './kinds.ts';

/** The days that ages and "next year" are counted from. */
export interface Calendar {
  readonly birth: CivilDate;
  readonly now: CivilDate;
}

const FIRST_YEAR = 1800;
const LAST_YEAR = 2399;
const LONGEST = 8;

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

/** The kinds of a form, by the letter of each of its places. */
const PLACES: Readonly<Record<string, readonly Kind[]>> = {
  n: ['number', 'ordinal'],
  c: ['number'],
  o: ['ordinal'],
  M: ['month'],
  f: ['of'],
  i: ['in'],
  ',': ['comma'],
  Y: ['years'],
  m: ['months'],
  A: ['age'],
  t: ['this'],
  x: ['next'],
  l: ['last'],
  g: ['ago'],
  b: ['later'],
  p: ['date_part'],
  a: ['from'],
  w: ['now'],
};

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

/** Forms of dates by the calendar: a letter for each place, those with `?` may be absent; longest first. */
const FORMS: readonly (readonly [form: string, read: Read])[] = [
  ['nf?M,?f?c', dayMonthYear],
  ['Mn,?c', ([month = 0, day = 0, one = 0]) => dayMonthYear([day, month, one], NO_CALENDAR)],
  ['cf?Mn', ([one = 0, month = 0, day = 0]) => dayMonthYear([day, month, one], NO_CALENDAR)],
  ['c,c,c', ([a = 0, month = 0, b = 0]) => dayMonthYear(isYear(a) ? [b, month, a] : [a, month, b], NO_CALENDAR)],
  ['M,?f?c', monthYear],
  ['cf?i?M', ([one = 0, month = 0]) => monthYear([month, one], NO_CALENDAR)],
];
/** Forms of dates that are counted from the birth or from now. */
const RELATIVE: typeof FORMS = [
  ['Af?cY?', byAge],
  ['cY?f?A', byAge],
  ['oYf?A?', ([nth = 0], calendar) => (nth > 1 ? ageSpan(calendar, nth - 1) : null)],
  ['tY', yearFromNow(0)],
  ['xY', yearFromNow(1)],
  ['lY', yearFromNow(-1)],
  ['tm', monthFromNow(0)],
  ['xm', monthFromNow(1)],
  ['lm', monthFromNow(-1)],
  ['icY', inYears(1)],
  ['cYaw', inYears(1)],
  ['cYi', inYears(1)],
  ['cYb', inYears(1)],
  ['cYg', inYears(-1)],
  ['icm', inMonths(1)],
  ['cmb', inMonths(1)],
  ['cmg', inMonths(-1)],
];
const NO_CALENDAR: Calendar = { birth: { year: 2000, month: 1, day: 1 }, now: { year: 2000, month: 1, day: 1 } };

/** Kinds of words that a date begins with. */
const BEGIN = kinds('number ordinal month age this next last in');
const ALONE: typeof FORMS = [['c', year]];

const NUMBERS = kinds('number ordinal month');

/** The date that one form reads at a mention, and where it ends. */
const readForm = (
  mentions: readonly Mention[],
  at: number,
  [form, read]: (typeof FORMS)[number],
  calendar: Calendar,
): { readonly time: DateSpan; readonly end: number } | null => {
  const numbers: number[] = [];
  let end = at;
  for (let i = 0; i < form.length; i++) {
    const kinds = PLACES[form[i] ?? ''] ?? [];
    const isOptional = form[i + 1] === '?';
    const mention = mentions[end];
    const fits = mention !== undefined && hasKind(mention, ...kinds);
    if (!fits && !isOptional) return null;
    if (fits) {
      const number = kinds.some((kind) => NUMBERS.includes(kind)) ? kinds.map((kind) => numberAs(mention, kind)) : [];
      numbers.push(...number.filter((one) => one !== null).slice(0, 1));
      end++;
    }
    if (isOptional) i++;
  }
  const time = read(numbers, calendar);
  return time === null ? null : { time, end };
};

/** The mentions with each date as one. Without a calendar, ages and "next year" stay words. */
export const withDates = (mentions: readonly Mention[], calendar: Calendar | null): readonly Mention[] => {
  const forms = calendar === null ? [...FORMS, ...ALONE] : [...FORMS, ...RELATIVE, ...ALONE];
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length;) {
    const mention = mentions[at];
    if (mention !== undefined && !hasKind(mention, ...BEGIN)) {
      joined.push(mention);
      at++;
      continue;
    }
    const found = forms
      .map((form) => readForm(mentions, at, form, calendar ?? NO_CALENDAR))
      .find((one) => one !== null);
    const part = mentions.slice(at, found?.end ?? at + 1);
    const [first] = part;
    if (found !== undefined && found !== null && part.length <= LONGEST) {
      const before = joined.at(-1);
      const isPart = before !== undefined && hasKind(before, 'date_part');
      const text = part.map((one) => one.text).join(' ');
      if (isPart) joined.pop();
      joined.push({
        text: isPart ? `${before.text} ${text}` : text,
        senses: [{ kind: 'date', value: '' }],
        time: found.time,
      });
    } else if (first !== undefined) joined.push(first);
    at += part.length;
  }
  return joined;
};
