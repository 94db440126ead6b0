/** Dates in a text: the words and numbers of one, put together. */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { DateSpan } from './claim.ts';
import { numberOf, numbersOf, textOf, type Joining } from './joining.ts';
import type { Token } from './symbols.ts';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2399;

const day = (date: CivilDate): DateSpan => ({ from: date, to: date });
/** The days of a month. */
export const monthOf = (year: number, number: number): DateSpan => ({
  from: { year, month: number, day: 1 },
  to: dateOfDayNumber(
    dayNumber(number === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: number + 1, day: 1 }) - 1,
  ),
});
/** The days of a year. */
export const yearOf = (number: number): DateSpan => ({
  from: { year: number, month: 1, day: 1 },
  to: { year: number, month: 12, day: 31 },
});
const isYear = (number: number): boolean => Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR;
const timeToken = (tokens: readonly Token[], time: DateSpan): readonly Token[] => [
  { symbol: 'T', text: textOf(tokens), time },
];
const isDay = (date: CivilDate): boolean => {
  const back = dateOfDayNumber(dayNumber(date));
  return back.month === date.month && back.day === date.day;
};
const dated = (tokens: readonly Token[], date: CivilDate): readonly Token[] | null =>
  isYear(date.year) && isDay(date) ? timeToken(tokens, day(date)) : null;

/** Words for a part of a month or a year. */
const PART_OF_TIME =
  /^(?:(?:early|late|mid|mid-)(?: in| of)?|(?:the )?(?:end|close|beginning|start|middle|last days|first days|first half|second half|early part|latter part|autumn|spring|summer|winter|opening|closing) of)$/;

/** Dates, and what is left of their words; they come before all other joinings. */
export const DATE_JOININGS: readonly Joining[] = [
  // 2027-03-14; 14/03/2027
  {
    pattern: /#\/#\/#/g,
    join: (tokens) => {
      const [first = NaN, m = NaN, last = NaN] = numbersOf(tokens, '#');
      return dated(tokens, isYear(first) ? { year: first, month: m, day: last } : { year: last, month: m, day: first });
    },
  },
  // 14 March 2027, 14th of March, 2027
  {
    pattern: /[#1][:k]*3,?#/g,
    join: (tokens) => {
      const [d = NaN, m = NaN, y = NaN] = numbersOf(tokens, '#13');
      return dated(tokens, { year: y, month: m, day: d });
    },
  },
  // March 14, 2027
  {
    pattern: /3[#1],?#/g,
    join: (tokens) => {
      const [m = NaN, d = NaN, y = NaN] = numbersOf(tokens, '#13');
      return dated(tokens, { year: y, month: m, day: d });
    },
  },
  // 2027 के मार्च
  {
    pattern: /#:?k:?3/g,
    join: (tokens) => {
      const [y = NaN, m = NaN] = numbersOf(tokens, '#3');
      return isYear(y) ? timeToken(tokens, monthOf(y, m)) : null;
    },
  },
  // March 2027
  {
    pattern: /3[,k]?#/g,
    join: (tokens) => {
      const [m = NaN, y = NaN] = numbersOf(tokens, '#3');
      return isYear(y) ? timeToken(tokens, monthOf(y, m)) : null;
    },
  },
  {
    pattern: /#/g,
    join: (tokens) => (isYear(numberOf(tokens, '#')) ? timeToken(tokens, yearOf(numberOf(tokens, '#'))) : null),
  },
  // The end of July 2026, early in 2027: that month, that year
  {
    pattern: /[eqf_]:*[ki]:*T|_:*T/g,
    join: (tokens) => (PART_OF_TIME.test(textOf(tokens.slice(0, -1))) ? tokens.slice(-1) : null),
  },
  // A month that belongs to no year is a word like any other.
  { pattern: /3/g, join: (tokens) => [{ symbol: '_', text: textOf(tokens) }] },
];
