/** How the grades of days are spread: over three months, in a row, and over a year, for every sign and area. */
import { dateOfDayNumber, dayNumber } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { SCORED, type Scored } from '../../../../layers/jyotish/horoscope/areas.ts';
import { dailyRaw } from '../../../../layers/jyotish/horoscope/day-score.ts';
import { daySkyOf } from '../../../../layers/jyotish/horoscope/day-sky.ts';
import { scoresOf } from '../../../../layers/jyotish/horoscope/quantiles.ts';

/** The extremes of one area over the twelve signs. */
export interface GradeFigures {
  readonly of: Scored;
  /** Smallest and largest share of a grade in any 90 days. */
  readonly least: number;
  readonly most: number;
  /** Most days in a row with one grade. */
  readonly run: number;
  /** Lowest and highest mean score of a sign in a civil year. */
  readonly lowMean: number;
  readonly highMean: number;
}

const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
const GRADES = [1, 2, 3, 4, 5];
const WINDOW_DAYS = 90;
/** The limits of the feed. */
export const GRADE_LIMITS = { least: 0.08, most: 0.35, run: 5, lowMean: 55, highMean: 65 } as const;

interface Graded {
  readonly year: number;
  readonly score: number;
  readonly band: number;
}

/** Shares of a grade in every window of 90 days. */
const sharesOf = (days: readonly Graded[], grade: number): number[] => {
  const shares: number[] = [];
  let inside = 0;
  days.forEach(({ band }, i) => {
    if (band === grade) inside++;
    if (days[i - WINDOW_DAYS]?.band === grade) inside--;
    if (i >= WINDOW_DAYS - 1) shares.push(inside / WINDOW_DAYS);
  });
  return shares;
};

const longestRun = (days: readonly Graded[]): number => {
  let [longest, run] = [0, 0];
  days.forEach(({ band }, i) => {
    run = band === days[i - 1]?.band ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
};

const yearMeans = (days: readonly Graded[]): number[] =>
  [...Map.groupBy(days, ({ year }) => year).values()].map(
    (own) => own.reduce((sum, { score }) => sum + score, 0) / own.length,
  );

/** Measures the daily grades of whole civil years, `from` to `to`. */
export const gradeFigures = (sky: Sky, from: number, to: number): GradeFigures[] => {
  const first = dayNumber({ year: from, month: 1, day: 1 });
  const last = dayNumber({ year: to, month: 12, day: 31 });
  const days = Array.from({ length: last - first + 1 }, (_, i) => daySkyOf(sky, dateOfDayNumber(first + i)));
  const bySign = SIGNS.map((sign) =>
    days.map((day) => ({ year: day.date.year, scores: scoresOf('daily', dailyRaw(day, sign)) })),
  );
  return SCORED.map((of) => {
    const rows = bySign.map((own) => own.map(({ year, scores }): Graded => ({ year, ...scores[of] })));
    const shares = rows.flatMap((own) => GRADES.flatMap((grade) => sharesOf(own, grade)));
    const means = rows.flatMap(yearMeans);
    return {
      of,
      least: shares.reduce((a, b) => Math.min(a, b)),
      most: shares.reduce((a, b) => Math.max(a, b)),
      run: Math.max(...rows.map(longestRun)),
      lowMean: Math.min(...means),
      highMean: Math.max(...means),
    };
  });
};

/** Whether the figures of an area keep every limit. */
export const keepsLimits = ({ least, most, run, lowMean, highMean }: GradeFigures): boolean =>
  least >= GRADE_LIMITS.least &&
  most <= GRADE_LIMITS.most &&
  run <= GRADE_LIMITS.run &&
  lowMean >= GRADE_LIMITS.lowMean &&
  highMean <= GRADE_LIMITS.highMean;
