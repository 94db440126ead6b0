/** Pinnacles, challenges and period cycles with their ages. Master numbers are kept in all but challenges. */
import type { CivilDate } from '../ephemeris/instant.ts';
import { digitSum, keepingMasters, oneDigit } from './numbers.ts';

/** When the second cycle begins. */
export const CYCLE_RULES = ['personal', '28_56'] as const;
export type CycleRule = (typeof CYCLE_RULES)[number];

/** A number that holds from one birthday to another. */
export interface AgeSpan {
  readonly number: number;
  /** Completed years at its beginning, and in its last year; null for one without end. */
  readonly from: number;
  readonly to: number | null;
}

/** What a date of birth is made of: month, day and year, each reduced with masters kept. */
export interface DateParts {
  readonly month: number;
  readonly day: number;
  readonly year: number;
}
/** The parts of a civil date. */
export const datePartsOf = ({ year, month, day }: CivilDate): DateParts => ({
  month: keepingMasters(month),
  day: keepingMasters(day),
  year: keepingMasters(digitSum(year)),
});

/** What the life path adds up: month, day and year, each reduced with masters kept, or each as the sum of its digits. */
export const lifePathParts = (date: CivilDate, method: 'parts' | 'digits'): readonly number[] => {
  const { month, day, year } = datePartsOf(date);
  return method === 'parts' ? [month, day, year] : [date.month, date.day, date.year].map(digitSum);
};

/** Life path 1–9, 11, 22 or 33. */
export const lifePathOf = (date: CivilDate, method: 'parts' | 'digits' = 'parts'): number =>
  keepingMasters(lifePathParts(date, method).reduce((sum, part) => sum + part, 0));

/** Ages in a row: each begins where the one before ended. */
const inRow = (numbers: readonly number[], starts: readonly number[]): AgeSpan[] =>
  numbers.map((number, i) => {
    const next = starts[i + 1];
    return { number, from: starts[i] ?? 0, to: next === undefined ? null : next - 1 };
  });

const FIRST_PINNACLE = 36;
const PINNACLE_YEARS = 9;

/** Ages at which the four pinnacles begin; the first ends at 36 less the life path. */
const pinnacleStarts = (date: CivilDate): readonly number[] => {
  const first = FIRST_PINNACLE - oneDigit(lifePathOf(date)) + 1;
  return [0, first, first + PINNACLE_YEARS, first + 2 * PINNACLE_YEARS];
};

/** The four pinnacles. */
export const pinnaclesOf = (date: CivilDate): AgeSpan[] => {
  const { month, day, year } = datePartsOf(date);
  const first = keepingMasters(month + day);
  const second = keepingMasters(day + year);
  return inRow([first, second, keepingMasters(first + second), keepingMasters(month + year)], pinnacleStarts(date));
};

/** The four challenges 0–8; they last as long as the pinnacles. */
export const challengesOf = (date: CivilDate): AgeSpan[] => {
  const { month, day, year } = datePartsOf(date);
  const [m, d, y] = [oneDigit(month), oneDigit(day), oneDigit(year)];
  const first = Math.abs(m - d);
  const second = Math.abs(d - y);
  return inRow([first, second, Math.abs(first - second), Math.abs(m - y)], pinnacleStarts(date));
};

const CYCLE_YEARS = 27;

/** The three period cycles: the second begins in the first personal year 1 after 25, the third 27 years later; or at 28 and 56. */
export const periodCyclesOf = (date: CivilDate, rule: CycleRule): AgeSpan[] => {
  const { month, day, year } = datePartsOf(date);
  const path = oneDigit(lifePathOf(date));
  const second = path <= 2 ? 28 - path : 37 - path;
  return inRow([month, day, year], rule === '28_56' ? [0, 28, 56] : [0, second, second + CYCLE_YEARS]);
};
