/**
 * Transits and raw scores of the feed against values computed on the C library by a script that is no part of this
 * project, the score of a day by hand, and the promise that no sign is the unlucky one and no grade stands still.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { SCORED, type Scored } from '../../../layers/jyotish/horoscope/areas.ts';
import { daySkyOf } from '../../../layers/jyotish/horoscope/day-sky.ts';
import * as daily from '../../../layers/jyotish/horoscope/quantile-tables/daily.ts';
import * as monthly from '../../../layers/jyotish/horoscope/quantile-tables/monthly.ts';
import * as personalDaily from '../../../layers/jyotish/horoscope/quantile-tables/personal-daily.ts';
import * as personalMonthly from '../../../layers/jyotish/horoscope/quantile-tables/personal-monthly.ts';
import * as personalWeekly from '../../../layers/jyotish/horoscope/quantile-tables/personal-weekly.ts';
import * as personalYearly from '../../../layers/jyotish/horoscope/quantile-tables/personal-yearly.ts';
import * as weekly from '../../../layers/jyotish/horoscope/quantile-tables/weekly.ts';
import * as yearly from '../../../layers/jyotish/horoscope/quantile-tables/yearly.ts';
import { normalQuantile, rankIn } from '../../../layers/jyotish/horoscope/rank.ts';
import { dailyRaw } from '../../../layers/jyotish/horoscope/day-score.ts';
import { judgeDay, transitRaw } from '../../../layers/jyotish/horoscope/raw-score.ts';
import { gocharaOf } from '../../../layers/jyotish/transit/gochara.ts';
import { gradeFigures } from '../../../lib/tools/local/feed/grade-figures.ts';
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
}
interface Gochara {
  readonly kind: 'gochara';
  readonly id: string;
  readonly natal_moon_sign: number;
  readonly bodies: Readonly<Record<string, readonly [number, number, boolean, string[], string[], string]>>;
}
type Case = FeedDay | Gochara;

const file = JSON.parse(readFileSync(join(import.meta.dirname, '../../vectors/gochara.json'), 'utf8')) as {
  readonly cases: readonly Case[];
};
const days = file.cases.filter((one) => one.kind === 'feed_day');
const transits = file.cases.filter((one) => one.kind === 'gochara');

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
    const at = daySkyOf(sky, civil(expected.date));
    // The published items judge the Moon at 06:00, without what its stay in the eighth takes.
    const day = { ...at, signs: { ...at.signs, moon: at.grahas.moon.sign } };
    const judged = judgeDay(day, expected.sign);
    const raw = transitRaw(day, expected.sign, 'daily', judged);
    const dark = (day.signs.moon - expected.sign + 12) % 12 === 7 ? 0.25 : 0;
    expect(day.moonStar).toBe(expected.moon_star);
    for (const graha of GRAHAS) {
      expect(judged.transits.find((one) => one.graha === graha)?.result).toBe(expected.result[graha]);
      expect(judged.values[graha]).toBeCloseTo(expected.value[graha] ?? NaN, 10);
    }
    for (const of of SCORED) {
      const published = expected.raw[of] + (of === 'general' ? dark : 0);
      expect(Math.abs(raw[of] - published)).toBeLessThan(TOLERANCE.feedRaw);
    }
  });
});

// By hand, Aries on 14 January 2026: the Moon stays in the 8th, which is the 11th, 3rd and 10th from houses 10, 6 and 11:
// 60 × (1 + 0.7 × 0.9 + 0.5 × 1) / 2.2; debilitated and relieved from the sign 2 × −0.6; its square with Rahu in the 11th
// −0.5; the Sun, a karaka obstructed in the 9th, 0.3 × −0.5; Venus, combust in the 10th, 0.6 × −0.6.
describe('the raw score of a day', () => {
  it('is the Moon from the houses of an area, her angles and the quick planets', () => {
    const day = daySkyOf(sky, { year: 2026, month: 1, day: 14 });
    const expected = (60 * (1 + 0.63 + 0.5)) / 2.2 - 1.2 - 0.5 - 0.15 - 0.36;
    expect(dailyRaw(day, 1).career).toBeCloseTo(expected / 100, 10);
  });

  it('is the mean of the four main areas in general', () => {
    const { general, career, love, health, money } = dailyRaw(daySkyOf(sky, { year: 2027, month: 3, day: 3 }), 7);
    expect(general).toBeCloseTo((career + love + health + money) / 4, 10);
  });

  it('weighs the two houses of a day by their hours', () => {
    for (let day = 1; day <= 28; day++) {
      const { moonShares, moonChange, jd, signs, grahas } = daySkyOf(sky, { year: 2026, month: 1, day });
      const hours = moonChange === null ? 24 : (moonChange - jd) * 24;
      expect(moonShares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(moonShares).toHaveLength(hours < 16 ? 2 : 1);
      expect(moonShares[0]?.sign).toBe(grahas.moon.sign);
      expect(signs.moon).toBe(hours < 8 ? (grahas.moon.sign % 12) + 1 : grahas.moon.sign);
      if (hours < 16) expect(moonShares[0]?.share).toBeCloseTo(hours / 16, 12);
    }
  });
});

describe('quantile tables', () => {
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

describe('the limits: no sign is the unlucky one and no grade stands still', () => {
  it.each(gradeFigures(sky, 2026, 2029))(
    '$of: each grade 8–35 % of any 90 days, five days in a row at most, yearly means 55–65',
    (figures) => {
      expect(figures.least).toBeGreaterThanOrEqual(0.08);
      expect(figures.most).toBeLessThanOrEqual(0.35);
      expect(figures.run).toBeLessThanOrEqual(5);
      expect(figures.lowMean).toBeGreaterThanOrEqual(55);
      expect(figures.highMean).toBeLessThanOrEqual(65);
    },
  );
});
