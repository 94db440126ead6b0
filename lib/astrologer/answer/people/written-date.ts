/** The dates and hours that are written in a message. */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { CLOCK_WORDS, DAY_PARTS, PARTS_OF_HOUR } from '../../../words/reading/birth-vocabulary.ts';
import { phrasesOf } from '../hear/tokens.ts';

/** Nobody who is asked about was born before. */
const FIRST_YEAR = 1900;
const CENTURY = 100;
const NOON = 12;
const EVENING = 6;
const HOUR_MINUTES = 60;

export const PART = Object.values(DAY_PARTS).join('|');
const OF_HOUR = Object.keys(PARTS_OF_HOUR).join('|');
const ORDINAL = '(?:st|nd|rd|th)?';
/** A year of two digits; not the hour that stands behind a day, as in “4 feb 10 baje”. */
const SHORT_YEAR = `'?(\\d{2})(?![\\d:./-]|,? ?(?:${CLOCK_WORDS}|${PART})(?![\\p{L}\\p{M}]))`;
/** Forms of a date: year first, day first, with the name of the month behind or before the day; the last two with a short year. */
const DATES: readonly {
  readonly form: RegExp;
  readonly order: readonly ('year' | 'month' | 'day')[];
  readonly isShort?: true;
}[] = [
  { form: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/gu, order: ['year', 'month', 'day'] },
  { form: /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/gu, order: ['day', 'month', 'year'] },
  {
    form: new RegExp(`(?<!\\d)(\\d{1,2})${ORDINAL}[ -](?:of )?([\\p{L}\\p{M}]+)(?:,? |-)(\\d{4})(?!\\d)`, 'gu'),
    order: ['day', 'month', 'year'],
  },
  {
    form: new RegExp(`([\\p{L}\\p{M}]+) (\\d{1,2})${ORDINAL},? (\\d{4})(?!\\d)`, 'gu'),
    order: ['month', 'day', 'year'],
  },
  {
    form: new RegExp(`(?<![\\d/.-])(\\d{1,2})[-/.](\\d{1,2})[-/.]${SHORT_YEAR}`, 'gu'),
    order: ['day', 'month', 'year'],
    isShort: true,
  },
  {
    form: new RegExp(`(?<!\\d)(\\d{1,2})${ORDINAL}[ -]([\\p{L}\\p{M}]+)(?:,? |-)${SHORT_YEAR}`, 'gu'),
    order: ['day', 'month', 'year'],
    isShort: true,
  },
];
const TIME = new RegExp(
  `(?:(${PART}) (?:ke |ko |के |को |at )?)?(?:(${OF_HOUR}) )?(?<![\\d/.-])(\\d{1,2})(?:[:.](\\d{2}))?(?![\\d/-]) ?(${PART})?(?![\\p{L}\\p{M}])(?: ?(${CLOCK_WORDS})(?![\\p{L}\\p{M}]))?(?: (${PART})(?![\\p{L}\\p{M}]))?`,
  'gu',
);

/** A match, as what it stands for and where it stands. */
export interface Found<T> {
  readonly value: T;
  readonly at: number;
  readonly length: number;
}

const monthOf = (text: string): number => {
  const [token] = /^\d+$/u.test(text) ? [] : phrasesOf(text);
  return token?.kind === 'month' ? (token.number ?? 0) : Number(text);
};

/** The days of a date, day and month in their other order where only that is one. */
const realDate = ({ year, month, day }: CivilDate): CivilDate | null => {
  const isReal = (date: CivilDate): boolean =>
    date.month >= 1 && date.month <= 12 && dateOfDayNumber(dayNumber(date)).day === date.day;
  const swapped = { year, month: day, day: month };
  return [{ year, month, day }, swapped].find(isReal) ?? null;
};

/** The year that two digits stand for: the last one that has come. */
const wholeYear = (short: number, today: CivilDate): number => {
  const own = Math.floor(today.year / CENTURY) * CENTURY + short;
  return own > today.year ? own - CENTURY : own;
};

/** The dates of a text that have passed, in their order; `isOfBirth`: years of two digits count, as a birth is told of. */
export const datesIn = (text: string, today: CivilDate, isOfBirth: boolean): readonly Found<CivilDate>[] => {
  const found = DATES.filter(({ isShort }) => isShort !== true || isOfBirth).flatMap(({ form, order, isShort }) =>
    [...text.matchAll(form)].flatMap((match) => {
      const parts = Object.fromEntries(order.map((name, at) => [name, match[at + 1] ?? '']));
      const { year = '', month = '', day = '' } = parts;
      const whole = isShort === true ? wholeYear(Number(year), today) : Number(year);
      const date = realDate({ year: whole, month: monthOf(month), day: Number(day) });
      const isOne = date !== null && date.year >= FIRST_YEAR && dayNumber(date) <= dayNumber(today);
      return isOne ? [{ value: date, at: match.index, length: match[0].length }] : [];
    }),
  );
  const inOrder = found.toSorted((a, b) => a.at - b.at || b.length - a.length);
  return inOrder.filter(({ at }, i) => inOrder.slice(0, i).every((one) => one.at + one.length <= at));
};

/** The hour by the clock of a day of 24, by the part of the day beside it. */
const hourOf = (hour: number, part: keyof typeof DAY_PARTS | null): number => {
  const isLate = part === 'pm' || (part === 'night' && hour >= EVENING);
  if (hour === NOON) return part === 'am' || part === 'night' ? 0 : NOON;
  return hour < NOON && isLate ? hour + NOON : hour;
};
const partOf = (text: string): keyof typeof DAY_PARTS | null =>
  (Object.keys(DAY_PARTS) as (keyof typeof DAY_PARTS)[]).find((name) =>
    new RegExp(`^(?:${DAY_PARTS[name]})$`, 'u').test(text),
  ) ?? null;

/** Minutes that a word before an hour adds to it: half past, a quarter past, a quarter to. */
const minutesAdded = (text: string | undefined): number => (text === undefined ? 0 : (PARTS_OF_HOUR[text] ?? 0));

/** The time in a text: an hour with its minutes, or beside a word for one; and whether the part of the day is named. */
export const timeIn = (text: string): (Found<string> & { readonly isOfPart: boolean }) | null => {
  for (const match of text.matchAll(TIME)) {
    const [all, before, added, hours = '', minutes, behind, clock, last] = match;
    const part = behind ?? last ?? before;
    if ([minutes, part, clock, added].every((one) => one === undefined)) continue;
    const hour = hourOf(Number(hours), part === undefined ? null : partOf(part));
    const minute = Number(minutes ?? 0);
    if (hour > 23 || minute > 59) continue;
    const whole = Math.max(0, hour * HOUR_MINUTES + minute + minutesAdded(added));
    const value = [Math.floor(whole / HOUR_MINUTES), whole % HOUR_MINUTES]
      .map((one) => String(one).padStart(2, '0'))
      .join(':');
    return { value, at: match.index, length: all.trimEnd().length, isOfPart: part !== undefined };
  }
  return null;
};
