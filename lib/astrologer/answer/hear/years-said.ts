/** The years and months that a question names, seen from the day on which it is asked. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { NUMBERS_SAID } from '../../../words/reading/ask.ts';
import { numberAs, type Mention } from '../../language/mentions.ts';
import { askedFor } from './ask-terms.ts';
import { spelledWords, type Patterns } from './patterns.ts';

/** A month of a year, and the first and the last of some years. */
export interface Month {
  readonly year: number;
  readonly month: number;
}
export type Years = readonly [from: number, to: number];
/** A stretch of time by its first day and the one after its last. */
export interface Stretch {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const THIS_YEAR = askedFor(({ year }) => year.this);
const NEXT_YEAR = askedFor(({ year }) => year.next);
const SECOND_YEAR = askedFor(({ year }) => year.second);
const AHEAD = askedFor(({ year }) => year.years);
const AFTER = askedFor(({ year }) => year.after);
/** Years that are over: "after six years at home". */
const PASSED = askedFor(({ year }) => year.passed);
const MONTHS_AHEAD = askedFor(({ year }) => year.months);
const BETWEEN = askedFor(({ year }) => year.between);
const BEFORE = askedFor(({ year }) => year.before);
const UNTIL = askedFor(({ year }) => year.until);
const NUMBERS = NUMBERS_SAID.map((numbers) => numbers.flatMap(spelledWords));

/** Years ahead that a question may name. */
const YEARS_AHEAD = 30;

const numberOf = (word: string): number => {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const found = NUMBERS.map((numbers) => numbers.indexOf(word) + 1).find((number) => number > 0);
  return found ?? 0;
};

/** The years that a message names by their numbers, from this year on; this year and the next where it names both. */
export const yearsIn = (words: readonly string[], today: CivilDate): readonly number[] => [
  ...new Set([
    ...(THIS_YEAR.isIn(words) && NEXT_YEAR.isIn(words) ? [today.year, today.year + 1] : []),
    ...words
      .filter((word) => /^20\d\d$/.test(word))
      .map(Number)
      .filter((year) => year >= today.year && year <= today.year + YEARS_AHEAD),
  ]),
];

/** The months among some mentions: of the year that stands after each, else the next of each from this month on. */
export const monthsIn = (mentions: readonly Mention[], today: CivilDate): readonly Month[] => {
  const named = mentions.flatMap((mention, at): readonly Month[] => {
    const month = numberAs(mention, 'month');
    if (month === null || month === undefined) return [];
    const year = Number(/^20\d\d$/.exec(mentions[at + 1]?.text ?? '')?.[0] ?? 0);
    const isAhead = year >= today.year && year <= today.year + YEARS_AHEAD;
    const next = month >= today.month ? today.year : today.year + 1;
    return [{ year: isAhead ? year : next, month }];
  });
  return named.filter((one, i) => named.findIndex(({ year, month }) => year === one.year && month === one.month) === i);
};

/** A number among the words that patterns find; 0 where there is none. */
const numberIn = (words: readonly string[], patterns: Patterns): number => {
  for (let found = patterns.find(words); found !== null; found = patterns.find(words, found.from + 1)) {
    const number = Math.max(...words.slice(found.from, found.to).map(numberOf));
    if (number > 0) return number;
  }
  return 0;
};

/** The years that a question is about: one that it names, some ahead, this or the next; null where it names none. */
export const rangeIn = (words: readonly string[], today: CivilDate): Years | null => {
  const [year] = yearsIn(words, today);
  if (year !== undefined) return [year, year];
  const [after, ahead] = [numberIn(words, AFTER), numberIn(words, AHEAD)];
  if (after > 0 && after <= YEARS_AHEAD && !PASSED.isIn(words)) return [today.year + after, today.year + after];
  if (ahead > 0) return [today.year, today.year + ahead];
  if (SECOND_YEAR.isIn(words)) return [today.year + 2, today.year + 2];
  if (NEXT_YEAR.isIn(words)) return [today.year + 1, today.year + 1];
  return THIS_YEAR.isIn(words) ? [today.year, today.year] : null;
};

const MONTHS_OF_A_YEAR = 12;
/** Months ahead that a question may name. */
const MOST_MONTHS = 60;
/** The first day of a month, some months after one. */
const monthLater = ({ year, month }: Month, months: number, day = 1): CivilDate => {
  const all = year * MONTHS_OF_A_YEAR + month - 1 + months;
  return { year: Math.floor(all / MONTHS_OF_A_YEAR), month: (all % MONTHS_OF_A_YEAR) + 1, day };
};
const LAST_SAFE_DAY = 28;

/** Whether a month and the one after it stand beside each other: "in May June". */
const areBeside = (mentions: readonly Mention[], first: Month, second: Month): boolean => {
  const at = mentions.findIndex((mention) => typeof numberAs(mention, 'month') === 'number');
  const next = mentions[at + 1];
  const isNext = second.month === (first.month % MONTHS_OF_A_YEAR) + 1;
  return isNext && next !== undefined && numberAs(next, 'month') === second.month;
};

/** The words before the first month that is named, and those after it. */
const besideMonth = (mentions: readonly Mention[]): readonly (readonly string[])[] => {
  const at = mentions.findIndex((mention) => typeof numberAs(mention, 'month') === 'number');
  const wordsOf = (from: number, to: number): readonly string[] =>
    mentions.slice(Math.max(0, from), to).flatMap(({ text }) => spelledWords(text));
  return [wordsOf(at - NEAR_WORDS, at), wordsOf(at + 1, at + 1 + NEAR_WORDS)];
};
/** Words within which "until" or "before" stands beside its month. */
const NEAR_WORDS = 3;

/** The months that a question is about, where it names no whole years: the next six, March to June, before May; null where it names none. */
export const stretchIn = (words: readonly string[], mentions: readonly Mention[], today: CivilDate): Stretch | null => {
  const ahead = numberIn(words, MONTHS_AHEAD);
  if (ahead > 0 && ahead <= MOST_MONTHS)
    return { from: today, to: monthLater(today, ahead, Math.min(today.day, LAST_SAFE_DAY)) };
  const [year, other] = yearsIn(words, today);
  const named = monthsIn(mentions, today).map(({ month, ...own }) => ({
    year: other === undefined && year !== undefined ? year : own.year,
    month,
  }));
  const [first, second] = named;
  if (first === undefined) return null;
  if (second !== undefined) {
    const isOver = second.year * MONTHS_OF_A_YEAR + second.month < first.year * MONTHS_OF_A_YEAR + first.month;
    const to = monthLater(second, isOver ? MONTHS_OF_A_YEAR + 1 : 1);
    const isSpan = BETWEEN.isIn(words) || areBeside(mentions, first, second);
    return named.length === 2 && isSpan ? { from: monthLater(first, 0), to } : null;
  }
  const near = besideMonth(mentions);
  if (near.some((some) => UNTIL.isIn(some))) return { from: today, to: monthLater(first, 1) };
  return near.some((some) => BEFORE.isIn(some)) ? { from: today, to: monthLater(first, 0) } : null;
};
