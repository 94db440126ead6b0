/**
 * Scores of the feed against values computed on the C library by a script that is no part of this project, and the promise
 * that no sign is the unlucky one.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { SCORED, type Scored } from '../../../layers/jyotish/horoscope/areas.ts';
import { daySkyOf } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { scoresOf } from '../../../layers/jyotish/horoscope/quantiles.ts';
import * as daily from '../../../layers/jyotish/horoscope/quantile-tables/daily.ts';
import * as monthly from '../../../layers/jyotish/horoscope/quantile-tables/monthly.ts';
import * as personalDaily from '../../../layers/jyotish/horoscope/quantile-tables/personal-daily.ts';
import * as personalMonthly from '../../../layers/jyotish/horoscope/quantile-tables/personal-monthly.ts';
import * as personalWeekly from '../../../layers/jyotish/horoscope/quantile-tables/personal-weekly.ts';
import * as personalYearly from '../../../layers/jyotish/horoscope/quantile-tables/personal-yearly.ts';
import * as weekly from '../../../layers/jyotish/horoscope/quantile-tables/weekly.ts';
import * as yearly from '../../../layers/jyotish/horoscope/quantile-tables/yearly.ts';
import { normalQuantile, rankIn } from '../../../layers/jyotish/horoscope/rank.ts';
import { judgeDay, rawScores } from '../../../layers/jyotish/horoscope/raw-score.ts';
import { gocharaOf } from '../../../layers/jyotish/transit/gochara.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

interface FeedDay {
  readonly kind: 'feed_day';
  readonly id: string;
  readonly date: string;
  readonly sign: number;
  readonly moon_star: number;
  readonly value: Readonly<Record<string, number>>;
  readonly result: Readonly<Record<string, string>>;
  readonly raw: Readonly<Record<Scored, number>>;
  readonly score: Readonly<Record<Scored, number>>;
  readonly band: Readonly<Record<Scored, number>>;
  readonly percentile: Readonly<Record<Scored, number>>;
}
interface Gochara {
  readonly kind: 'gochara';
  readonly id: string;
  readonly natal_moon_sign: number;
  readonly bodies: Readonly<Record<string, readonly [number, number, boolean, string[], string[], string]>>;
}
interface Quantiles {
  readonly kind: 'feed_quantiles';
  readonly q: readonly number[];
  readonly values: Readonly<Record<Scored, readonly number[]>>;
}
type Case = FeedDay | Gochara | Quantiles;

const file = JSON.parse(readFileSync(join(import.meta.dirname, '../../vectors/gochara.json'), 'utf8')) as {
  readonly cases: readonly Case[];
};
const days = file.cases.filter((one) => one.kind === 'feed_day');
const transits = file.cases.filter((one) => one.kind === 'gochara');
const [quantiles] = file.cases.filter((one) => one.kind === 'feed_quantiles');

const sky = await testSky();
const civil = (date: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

describe('transits judged from a sign', () => {
  it.each(transits)('$id: houses, sides, obstructions', ({ natal_moon_sign, bodies }) => {
    const signs = Object.fromEntries(Object.entries(bodies).map(([body, [sign]]) => [body, sign])) as never;
    for (const one of gocharaOf(natal_moon_sign, signs)) {
      const [, house, good, vedha, vipareeta, result] = bodies[one.graha] ?? [];
      const all = (good ? vedha : vipareeta) ?? [];
      expect(one).toMatchObject({ graha: one.graha, house, good, result });
      expect([...one.vedhaByAll].sort()).toEqual([...all].sort());
      // One member for each thing: what voids a good place, and what takes the harm of a bad one; the heaviest planet first.
      const [first = null] = one.vedhaByAll;
      expect([one.vedhaBy, one.vipareetaBy]).toEqual(good ? [first, null] : [null, first]);
    }
  });
});

describe('scores of a day', () => {
  it('has 36 published items to be held to', () => expect(days).toHaveLength(36));

  it.each(days)('$id: $date, sign $sign', (expected) => {
    const day = daySkyOf(sky, civil(expected.date));
    const judged = judgeDay(day, expected.sign);
    const raw = rawScores(day, expected.sign, 'daily', judged);
    const scores = scoresOf('daily', raw);
    expect(day.moonStar).toBe(expected.moon_star);
    for (const graha of GRAHAS) {
      expect(judged.transits.find((one) => one.graha === graha)?.result).toBe(expected.result[graha]);
      expect(judged.values[graha]).toBeCloseTo(expected.value[graha] ?? NaN, 10);
    }
    for (const of of SCORED) {
      expect(Math.abs(raw[of] - expected.raw[of])).toBeLessThan(TOLERANCE.feedRaw);
      expect(Math.abs(scores[of].percentile - expected.percentile[of])).toBeLessThan(TOLERANCE.feedPercentile);
      expect(Math.abs(scores[of].score - expected.score[of])).toBeLessThanOrEqual(TOLERANCE.feedScore);
      const edge = Math.abs(expected.percentile[of] / 20 - Math.round(expected.percentile[of] / 20)) * 20;
      if (edge > TOLERANCE.feedPercentile) expect(scores[of].band).toBe(expected.band[of]);
    }
  });
});

describe('quantile tables', () => {
  it('hold the quantiles of an independent calibration', () => {
    const { q, values } = quantiles ?? { q: [], values: null };
    expect(q.length).toBeGreaterThan(10);
    for (const of of SCORED) {
      const table = daily.DAILY_QUANTILES[of].split(' ').map(Number);
      q.forEach((share, i) => {
        expect(Math.abs((table[share * 400] ?? NaN) / 1e5 - (values?.[of][i] ?? NaN))).toBeLessThan(
          TOLERANCE.feedQuantile,
        );
      });
    }
  });

  it.each([
    ['daily', daily.DAILY_QUANTILES, daily.DAILY_QUANTILES_DIGEST],
    ['weekly', weekly.WEEKLY_QUANTILES, weekly.WEEKLY_QUANTILES_DIGEST],
    ['monthly', monthly.MONTHLY_QUANTILES, monthly.MONTHLY_QUANTILES_DIGEST],
    ['yearly', yearly.YEARLY_QUANTILES, yearly.YEARLY_QUANTILES_DIGEST],
    ['personal daily', personalDaily.PERSONAL_DAILY_QUANTILES, personalDaily.PERSONAL_DAILY_QUANTILES_DIGEST],
    ['personal weekly', personalWeekly.PERSONAL_WEEKLY_QUANTILES, personalWeekly.PERSONAL_WEEKLY_QUANTILES_DIGEST],
    ['personal monthly', personalMonthly.PERSONAL_MONTHLY_QUANTILES, personalMonthly.PERSONAL_MONTHLY_QUANTILES_DIGEST],
    ['personal yearly', personalYearly.PERSONAL_YEARLY_QUANTILES, personalYearly.PERSONAL_YEARLY_QUANTILES_DIGEST],
  ] as const)('%s: 401 ordered entries each, as they were written', (_name, table, digest) => {
    expect(createHash('sha256').update(JSON.stringify(table)).digest('hex')).toBe(digest);
    for (const of of SCORED) {
      const entries = table[of].split(' ').map(Number);
      expect(entries).toHaveLength(401);
      expect(entries).toEqual(entries.toSorted((a, b) => a - b));
    }
  });

  // Abramowitz & Stegun, Handbook of Mathematical Functions (1964), table 26.5 and the usual two-sided limits.
  it.each([
    [0.5, 0],
    [0.9, 1.2815515655446004],
    [0.975, 1.959963984540054],
    [0.99, 2.3263478740408408],
    [0.999, 3.090232306167813],
    [0.001, -3.090232306167813],
  ])('knows the normal quantile of %d', (p, z) => expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(1e-9));

  it('ranks by the middle of equal entries, straight lines between others, and never 0 or 1', () => {
    const values = [0, 10, 10, 10, 20];
    expect(rankIn(values, 10)).toBe(0.5);
    expect(rankIn(values, 5)).toBe(0.125);
    expect(rankIn(values, 15)).toBe(0.875);
    expect(rankIn(values, -1)).toBe(0.001);
    expect(rankIn(values, 99)).toBe(0.999);
  });
});

describe('the limits: no sign is the unlucky one', () => {
  const scoresFrom = (year: number, years: number, step: number): number[][] => {
    const first = dayNumber({ year, month: 1, day: 1 });
    const last = dayNumber({ year: year + years, month: 1, day: 1 });
    const perSign: number[][] = Array.from({ length: 12 }, () => []);
    for (let n = first; n < last; n += step) {
      const day = daySkyOf(sky, dateOfDayNumber(n));
      perSign.forEach((list, i) => list.push(scoresOf('daily', rawScores(day, i + 1, 'daily')).general.score));
    }
    return perSign;
  };
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

  // Published with the rule: sign means of a year 50.6–69.8, of twelve years 58.9–61.2.
  it('keeps the mean of every sign over a year between 48 and 72', () => {
    for (const year of [1995, 2010, 2026]) {
      for (const list of scoresFrom(year, 1, 1)) {
        expect(mean(list)).toBeGreaterThan(48);
        expect(mean(list)).toBeLessThan(72);
      }
    }
  });

  it('keeps the mean of every sign over twelve years between 58.5 and 61.5', () => {
    for (const list of scoresFrom(2015, 12, 3)) {
      expect(mean(list)).toBeGreaterThan(58.5);
      expect(mean(list)).toBeLessThan(61.5);
    }
  });
});
