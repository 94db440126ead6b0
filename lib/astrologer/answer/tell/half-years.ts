/** A stretch of time in half-years: early 2027 to the end of 2028. */
import { civilDate, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { Clock } from '../../../contract/values/moment.ts';
import { bank } from '../../../words/bank.ts';
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import { filledWithin } from './writer.ts';

const HALVES = 2;
const MIDDLE = 7;
/** Days by which a stretch may go into a half-year that is not told: less than half of one. */
const LESS_THAN_HALF = 91;

/** Half-years counted from the year 0. */
const halfOf = (clock: Clock, jd: JulianDay): number => {
  const { year, month } = civilDate(jd, clock.offsetAt(jd));
  return year * HALVES + (month < MIDDLE ? 0 : 1);
};

/** The first and the last half-year of a stretch, without those that it only touches. */
const halvesOf = (clock: Clock, { start, end }: TimeSpan): readonly [first: number, last: number] => {
  const [first, last] = [plusDays(start, LESS_THAN_HALF), plusDays(end, -LESS_THAN_HALF)];
  if (first <= last) return [halfOf(clock, first), halfOf(clock, last)];
  const middle = halfOf(clock, plusDays(start, (end - start) / 2));
  return [middle, middle];
};

/** What a slot may name of a window that is told in half-years: its beginning, its end, and the whole as "in 2027". */
export const halfYears = (
  tongue: Tongue,
  clock: Clock,
  span: TimeSpan,
): Readonly<Record<'from' | 'until' | 'stretch', string>> => {
  const { halves, ranges } = bank(tongue, 'astrologer/parts');
  const [first, last] = halvesOf(clock, span);
  const named = (rows: readonly string[], half: number): string =>
    filledWithin(rows[half % HALVES] ?? '', { year: Math.floor(half / HALVES) });
  const [from, until] = [named(halves.from, first), named(halves.until, last)];
  const isYear = first % HALVES === 0 && last === first + 1;
  const whole = isYear
    ? filledWithin(ranges.year, { year: first / HALVES })
    : filledWithin(ranges.span, { from, until });
  return { from, until, stretch: first === last ? named(halves.in, first) : whole };
};
