/** Which day or days a question asks about. */
import {
  addDays,
  dayNumber,
  dateOfDayNumber,
  mondayOf,
  weekday,
  type CivilDate,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { DaySpan } from '../../../words/keys.ts';
import {
  AFTER_MONTH_SAID,
  BEFORE_MONTH_SAID,
  BORN_SAID,
  DAY_OF_MONTH_SAID,
  DAYS_SAID,
  LONG_SAID,
  MONTH_ASKED_SAID,
  MONTH_TOO_SAID,
  NO_DAY_SAID,
  SUITS_SAID,
  WEEKDAYS_SAID,
} from '../../../words/reading/day-vocabulary.ts';
import { CLASSES, wordsOf } from '../hear/ask-terms.ts';
import { patternsOf, spelledWords, without, type Patterns } from '../hear/patterns.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { phrasesOf, type Token } from '../hear/tokens.ts';

/** A day, with the word that names it where it is near; or days in a row. */
export type AskedDays =
  | { readonly kind: 'day'; readonly date: CivilDate; readonly near: 'today' | 'tomorrow' | 'dayAfter' | null }
  | {
      readonly kind: 'span';
      readonly from: CivilDate;
      readonly days: number;
      readonly span: DaySpan | { readonly month: number; readonly until?: number; readonly year?: number };
    };

const finder = (texts: string): Patterns => patternsOf(texts.split('|'), CLASSES);
const NO_DAY = finder(NO_DAY_SAID);
const finders = Object.entries(DAYS_SAID).map(([name, stems]) => ({
  name: name as keyof typeof DAYS_SAID,
  patterns: finder(stems),
}));
const weekdays = WEEKDAYS_SAID.map(finder);
const BORN = finder(BORN_SAID);
const LONG = finder(LONG_SAID);
const SUITS = finder(SUITS_SAID);
const SINCE = wordsOf(({ since }) => since);

const WEEK = 7;
const MONTH = 30;
const SATURDAY = 6;
/** Days ahead that are looked for by a day and a month alone. */
const YEAR_DAYS = 366;
const DAY_OF_MONTH = new RegExp(DAY_OF_MONTH_SAID, 'u');

const isReal = (date: CivilDate): boolean => dateOfDayNumber(dayNumber(date)).day === date.day;

/** The next such day of a month, or of any month where none is named; null where there is none within a year. */
const nextDate = (today: CivilDate, day: number, month: number | null): CivilDate | null => {
  for (let ahead = 0; ahead <= YEAR_DAYS; ahead++) {
    const date = addDays(today, ahead);
    if (date.day === day && (month === null || date.month === month)) return date;
  }
  return null;
};

/** The date that a question names by its day and month: 25 November, November 25th, 25 तारीख. */
const dateIn = (question: string, today: CivilDate): CivilDate | null => {
  const text = normalised(question);
  const tokens = phrasesOf(text);
  for (const [i, { kind, number: month }] of tokens.entries()) {
    if (kind !== 'month' || month === undefined) continue;
    // "Date nikal do february me": "do" gives too, and a day beside a month is written in digits.
    const [before, after, last] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]].map((token) =>
      /^\d/u.test(token?.text ?? '') ? token?.number : undefined,
    );
    const day = before ?? after;
    if (day === undefined || day < 1 || day > 31) continue;
    const year = before === undefined ? last : after;
    if (year === undefined || year < today.year) return year === undefined ? nextDate(today, day, month) : null;
    const date = { year, month, day };
    return isReal(date) && dayNumber(date) >= dayNumber(today) ? date : null;
  }
  const [, first, second] = DAY_OF_MONTH.exec(text) ?? [];
  const day = Number(first ?? second);
  return day >= 1 ? nextDate(today, day, null) : null;
};

/** The month after one. */
const monthAfter = ({ year, month }: Pick<CivilDate, 'year' | 'month'>): CivilDate =>
  month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };

/** Names of months that are other words too (may, mai, march, jan, jun): only with a year, or in a question beside a word for a time, are they months. */
const FEW_WORDS = 4;
const MONTH_ASKED = new Set(MONTH_ASKED_SAID.split('|'));
const BEFORE_MONTH = new Set(BEFORE_MONTH_SAID.split('|'));
const AFTER_MONTH = new Set(AFTER_MONTH_SAID.split('|'));
const OTHER_WORDS = new RegExp(`^(?:[a-z]{1,3}|${MONTH_TOO_SAID})$`);

/** The first of the days that are asked about, and how many they are. */
export const stretchOf = (days: AskedDays): readonly [from: CivilDate, count: number] =>
  days.kind === 'day' ? [days.date, 1] : [days.from, days.days];

/** What is left of the month of a day. */
export const monthOf = ({ year, month }: CivilDate, today: CivilDate): AskedDays => {
  const from = Math.max(dayNumber({ year, month, day: 1 }), dayNumber(today));
  const end = dayNumber(monthAfter({ year, month }));
  return { kind: 'span', from: dateOfDayNumber(from), days: end - from, span: { month } };
};

/** Whether a name of a month that is another word too is meant as one. */
const isMonthMeant = (tokens: readonly Token[], at: number): boolean => {
  const [before = '', text = '', after = ''] = [at - 1, at, at + 1].map((one) => tokens[one]?.text);
  const isBefore = tokens.length <= FEW_WORDS && BEFORE_MONTH.has(before);
  const isAfter = AFTER_MONTH.has(after) && tokens.some((one) => MONTH_ASKED.has(one.text));
  return !OTHER_WORDS.test(text) || isBefore || isAfter;
};

/** The month that a question names: what is left of it, or the next such month within a year; null where there is none. */
const monthIn = (question: string, today: CivilDate): AskedDays | null => {
  const tokens = phrasesOf(normalised(question));
  // "Ill since August" tells of a month that is over.
  const at = tokens.findIndex(
    ({ kind, number }, i) => kind === 'month' && number !== undefined && !SINCE.has(tokens[i - 1]?.text ?? ''),
  );
  const month = tokens[at]?.number;
  if (month === undefined) return null;
  const next = tokens[at + 1];
  const named = next?.kind === 'month' ? undefined : next?.number;
  if (next?.number === undefined && !isMonthMeant(tokens, at)) return null;
  const year = named ?? (month < today.month ? today.year + 1 : today.year);
  const asked = { year, month, day: 1 };
  const isPast = dayNumber(monthAfter(asked)) <= dayNumber(today);
  if (isPast || dayNumber(asked) > dayNumber(today) + YEAR_DAYS) return null;
  const days = monthOf(asked, today);
  // "In May June", "in January or in February": both are looked through.
  const until = monthAfter(asked);
  const isOfTwo = tokens.slice(at + 1).some(({ kind, number }) => kind === 'month' && number === until.month);
  if (!isOfTwo || days.kind === 'day') return days;
  const end = dayNumber(monthAfter(until));
  return { ...days, days: end - dayNumber(days.from), span: { month, until: until.month } };
};

const namedDays = (question: string, today: CivilDate): AskedDays | null => {
  const words = without(spelledWords(question), NO_DAY);
  const ahead = (days: number): CivilDate => addDays(today, days);
  const day = (days: number, near: 'today' | 'tomorrow' | 'dayAfter'): AskedDays => ({
    kind: 'day',
    date: ahead(days),
    near,
  });
  const span = (from: CivilDate, days: number, of: DaySpan): AskedDays => ({ kind: 'span', from, days, span: of });
  const dateOrMonth = (): AskedDays | null => {
    const date = dateIn(question, today);
    return date === null ? monthIn(question, today) : { kind: 'day', date, near: null };
  };
  const named = finders.find(({ patterns }) => patterns.isIn(words))?.name;
  const first = weekdays.findIndex((patterns) => patterns.isIn(words));
  if (first >= 0 && named !== 'today' && named !== 'tomorrow') {
    const days = (first - weekday(today) + WEEK) % WEEK;
    const date = named === 'nextWeek' ? addDays(mondayOf(ahead(WEEK)), (first + WEEK - 1) % WEEK) : ahead(days);
    return { kind: 'day', date, near: null };
  }
  switch (named) {
    case 'today':
    case 'myDay':
      return day(0, 'today');
    case 'tomorrow':
      return day(1, 'tomorrow');
    case 'dayAfter':
      return day(2, 'dayAfter');
    case 'week':
      return span(today, WEEK, 'week');
    case 'nextWeek':
      return span(mondayOf(ahead(WEEK)), WEEK, 'nextWeek');
    case 'weekend': {
      const days = (SATURDAY - weekday(today) + WEEK) % WEEK;
      return weekday(today) === 0 ? day(0, 'today') : span(ahead(days), 2, 'weekend');
    }
    case 'month':
      return span(today, MONTH, 'month');
    case 'anyDay':
      return dateOrMonth() ?? span(today, MONTH, 'month');
    case 'nextMonth': {
      const from = monthAfter(today);
      return span(from, dayNumber(monthAfter(from)) - dayNumber(from), 'nextMonth');
    }
    case undefined: {
      return BORN.isIn(words) ? null : dateOrMonth();
    }
  }
};

/** The day or days that a question asks about, seen from today; null where it names none, or asks when something comes. */
export const daysAsked = (question: string, today: CivilDate): AskedDays | null =>
  LONG.isIn(spelledWords(question)) ? null : namedDays(question, today);

/** The days in a row that a question names, though it asks when something comes; null where it names none. */
export const spanAsked = (question: string, today: CivilDate): AskedDays | null => {
  const named = namedDays(question, today);
  return named?.kind === 'span' ? named : null;
};

/** Whether words ask which day is good, of whatever days. */
export const asksAnyDay = (words: readonly string[]): boolean =>
  finders.find(({ patterns }) => patterns.isIn(words))?.name === 'anyDay';

/** The weekday that words name, 0 for Sunday; null where they name none. */
export const weekdayNamed = (words: readonly string[]): number | null => {
  const found = weekdays.findIndex((patterns) => patterns.isIn(words));
  return found < 0 ? null : found;
};

/** The day or days among which one is to be chosen for an act: those that are named, else the month from today. */
export const daysForAct = (question: string, today: CivilDate): AskedDays =>
  namedDays(question, today) ?? { kind: 'span', from: today, days: MONTH, span: 'month' };

/** Whether a question asks if a day suits something. */
export const asksWhatSuits = (question: string): boolean => SUITS.isIn(spelledWords(question));
