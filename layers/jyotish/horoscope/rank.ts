/**
 * From a raw score to what is published: its rank in a table of quantiles makes score, band and percentile.
 */
import { byScored, type Scored } from './areas.ts';
import type { RawScores } from './raw-score.ts';

/** 401 quantiles (0, 0.0025 … 1) for everything scored, in hundred-thousandths, as text: integers set apart by spaces. */
export type QuantileTable = Readonly<Record<Scored, string>>;

/** What is published of a raw score. */
export interface Score {
  /** 25–95, 60 in the middle. */
  readonly score: number;
  /** 1 lowest fifth … 5 highest. */
  readonly band: number;
  /** 0.1–99.9: percent of all signs and days that rank below. */
  readonly percentile: number;
}

/** Fifths of all scores, from the lowest, in words. */
export const FEED_GRADES = ['low', 'quiet', 'even', 'good', 'strong'] as const;
const UNITS = 1e5;
const MIDDLE = 60;
const SPREAD = 15;
const LOWEST = 25;
const HIGHEST = 95;
const LEAST_SHARE = 0.001;

const read = new Map<string, readonly number[]>();
const parsed = (text: string): readonly number[] => {
  const known = read.get(text);
  if (known) return known;
  const values = text.split(' ').map(Number);
  read.set(text, values);
  return values;
};

/** First index whose value is not below `x` (`strict`: above it). */
const indexOf = (values: readonly number[], x: number, strict: boolean): number => {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = values[middle] ?? 0;
    if (strict ? value <= x : value < x) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Place of `x` among ordered values, from 0 to their last index. */
const placeIn = (values: readonly number[], x: number): number => {
  const first = indexOf(values, x, false);
  const after = indexOf(values, x, true);
  const below = values[first - 1];
  const above = values[first];
  if (after > first) return (first + after - 1) / 2;
  if (below === undefined) return 0;
  if (above === undefined) return values.length - 1;
  return first - 1 + (x - below) / (above - below);
};

/** Rank of `x` among ordered quantiles, 0.001–0.999: linear between entries, the middle of equal ones. */
export const rankIn = (values: readonly number[], x: number): number =>
  Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, placeIn(values, x) / (values.length - 1)));

/** Coefficients of Wichura's AS 241 (Applied Statistics 37, 1988), highest power first: near the middle, and in the tails. */
// prettier-ignore
const MIDDLE_OVER = [2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457, 13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.387132872796366608];
// prettier-ignore
const MIDDLE_UNDER = [5226.495278852854561, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867, 5394.1960214247511077, 687.1870074920579083, 42.313330701600911252, 1];
// prettier-ignore
const TAIL_OVER = [7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258, 3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734];
// prettier-ignore
const TAIL_UNDER = [1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459, 0.68976733498510000455, 1.6763848301838038494, 2.05319162663775882187, 1];
const MIDDLE_HALF = 0.425;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** Quantile of the standard normal distribution at 0.001 ≤ p ≤ 0.999, good to 1e-15 (Wichura, AS 241). */
export const normalQuantile = (p: number): number => {
  const q = p - 0.5;
  if (Math.abs(q) <= MIDDLE_HALF) {
    const r = MIDDLE_HALF * MIDDLE_HALF - q * q;
    return (q * polynomial(MIDDLE_OVER, r)) / polynomial(MIDDLE_UNDER, r);
  }
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p)) - 1.6;
  const z = polynomial(TAIL_OVER, r) / polynomial(TAIL_UNDER, r);
  return q < 0 ? -z : z;
};

/** Half away from zero: the same on both sides of the middle. */
const roundedHalfUp = (x: number): number => Math.sign(x) * Math.floor(Math.abs(x) + 0.5);

/** Score, band and percentile of a rank 0.001–0.999. */
export const scoreOfRank = (rank: number): Score => ({
  score: Math.min(HIGHEST, Math.max(LOWEST, roundedHalfUp(MIDDLE + SPREAD * normalQuantile(rank)))),
  band: Math.min(5, Math.floor(5 * rank) + 1),
  percentile: Math.round(rank * 1e4) / 100,
});

/** A raw score in the units of the tables: rounding here makes the text choice the same on every machine. */
export const tableUnits = (raw: number): number => roundedHalfUp(raw * UNITS);

/** A score by a table. */
export const scoreBy = (table: QuantileTable, of: Scored, raw: number): Score =>
  scoreOfRank(rankIn(parsed(table[of]), tableUnits(raw)));

/** Published scores of everything that is scored. */
export type Scores = Readonly<Record<Scored, Score>>;

/** Every raw score through its table. */
export const scoresBy = (table: QuantileTable, raw: RawScores): Scores => byScored((of) => scoreBy(table, of, raw[of]));

/** Quantiles of a sample (0, 0.0025 … 1) in the units of the tables. Sorts the sample; between two values linear. */
export const quantilesOf = (sample: Float64Array): number[] => {
  sample.sort();
  const last = sample.length - 1;
  return Array.from({ length: 401 }, (_, i) => {
    const place = (last * i) / 400;
    const below = sample[Math.floor(place)] ?? 0;
    const above = sample[Math.ceil(place)] ?? 0;
    return tableUnits(below + (above - below) * (place - Math.floor(place)));
  });
};

/** Text of a table from samples of everything scored. */
export const tableOfSamples = (samples: Readonly<Record<Scored, Float64Array>>): Record<Scored, string> =>
  byScored((of) => quantilesOf(samples[of]).join(' '));

/** Scores at which the second, third, fourth and fifth of all scores begin: 60 + 15 z at 0.2, 0.4, 0.6 and 0.8. */
const GRADE_STARTS = [47.4, 56.2, 63.8, 72.6];

/** The fifth 1–5 of a score that has no table of its own. */
export const bandOfScore = (score: number): number => GRADE_STARTS.filter((start) => score >= start).length + 1;
