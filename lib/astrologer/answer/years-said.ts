/** The years and months that a question names, seen from the day on which it is asked. */
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { NUMBERS_SAID } from '../../words/reading/ask.ts';
import { numberAs, type Mention } from '../language/mentions.ts';
import { askedFor } from './ask-terms.ts';
import { spelledWords, type Patterns } from './patterns.ts';

/** A month of a year, and the first and the last of some years. */
export interface Month {
  readonly year: number;
  readonly month: number;
}
export type Years = readonly [from: number, to: number];

const THIS_YEAR = askedFor(({ year }) => year.this);
const NEXT_YEAR = askedFor(({ year }) => year.next);
const AHEAD = askedFor(({ year }) => year.years);
const AFTER = askedFor(({ year }) => year.after);
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

/** The months among some mentions, the next of each from this month on. */
export const monthsIn = (mentions: readonly Mention[], today: CivilDate): readonly Month[] => {
  const named = mentions.flatMap((mention) => numberAs(mention, 'month') ?? []);
  return [...new Set(named)].map((month) => ({ year: month >= today.month ? today.year : today.year + 1, month }));
};

/** The years that a question is about: one that it names, some ahead, this or the next; null where it names none. */
export const rangeIn = (words: readonly string[], today: CivilDate): Years | null => {
  const [year] = yearsIn(words, today);
  if (year !== undefined) return [year, year];
  const numberIn = (patterns: Patterns): number => {
    for (let found = patterns.find(words); found !== null; found = patterns.find(words, found.from + 1)) {
      const number = Math.max(...words.slice(found.from, found.to).map(numberOf));
      if (number > 0) return number;
    }
    return 0;
  };
  const [after, ahead] = [numberIn(AFTER), numberIn(AHEAD)];
  if (after > 0 && after <= YEARS_AHEAD) return [today.year + after, today.year + after];
  if (ahead > 0) return [today.year, today.year + ahead];
  if (NEXT_YEAR.isIn(words)) return [today.year + 1, today.year + 1];
  return THIS_YEAR.isIn(words) ? [today.year, today.year] : null;
};
