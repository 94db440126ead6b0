/**
 * `npm run feed:calibrate`: writes the frozen quantile tables of the feed from the sky of 1990–2049.
 * A daily table stands on every third day; the others on every week, month and year; personal ones on the 144 pairs of
 * Moon and lagna, daily on every ninth day.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { dayNumber, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { writeSource } from '../write-source.ts';
import {
  byScored,
  FEED_PERIODS,
  SCORED,
  type FeedPeriod,
  type Scored,
} from '../../../../layers/jyotish/horoscope/areas.ts';
import { daySkyOf, type DaySky } from '../../../../layers/jyotish/horoscope/day-sky.ts';
import {
  datesOf,
  movedBy,
  feedPeriodOf,
  sampleDates,
  type DateSpan,
} from '../../../../layers/jyotish/horoscope/periods.ts';
import { personalMix } from '../../../../layers/jyotish/horoscope/personal-score.ts';
import { tableOfSamples } from '../../../../layers/jyotish/horoscope/rank.ts';
import { dailyRaw } from '../../../../layers/jyotish/horoscope/day-score.ts';
import { meanRaw, transitRaw, type RawScores } from '../../../../layers/jyotish/horoscope/raw-score.ts';

const YEARS: DateSpan = { from: { year: 1990, month: 1, day: 1 }, to: { year: 2049, month: 12, day: 31 } };
/** Days between the dates of the daily tables. */
const DAILY_STEP = { sign: 3, personal: 9 } as const;
const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
const FOLDER = join(import.meta.dirname, '../../../../layers/jyotish/horoscope/quantile-tables');

const sky = openSky(await loadEphemeris());

type Rule = (day: DaySky, sign: number, period: FeedPeriod) => RawScores;

const known = new Map<string, readonly RawScores[]>();
/** Raw scores of the twelve signs on a date, by one of the two rules. */
const rawOfDay = (date: CivilDate, period: FeedPeriod, rule: Rule): readonly RawScores[] => {
  const id = `${period} ${dayNumber(date)}`;
  let found = known.get(id);
  if (!found) {
    const day = daySkyOf(sky, date);
    found = SIGNS.map((sign) => rule(day, sign, period));
    known.set(id, found);
  }
  return found;
};

/** Raw scores of the twelve signs in every week, month or year, or on the days of a daily table. */
const samplesOf = (period: FeedPeriod, dailyStep: number, rule: Rule): (readonly RawScores[])[] => {
  known.clear();
  if (period === 'daily') return datesOf(YEARS, dailyStep).map((date) => rawOfDay(date, period, rule));
  const found: (readonly RawScores[])[] = [];
  for (let from = feedPeriodOf(period, YEARS.from).from; dayNumber(from) <= dayNumber(YEARS.to);) {
    const days = sampleDates(period, feedPeriodOf(period, from)).map((date) => rawOfDay(date, period, rule));
    found.push(SIGNS.map((sign) => meanRaw(days.flatMap((signs) => signs[sign - 1] ?? []))));
    from = movedBy(period, from, 1);
  }
  return found;
};

const columns = (all: readonly RawScores[]): Record<Scored, Float64Array> =>
  byScored((of) => Float64Array.from(all, (raw) => raw[of]));

const write = async (name: string, constant: string, about: string, all: readonly RawScores[]): Promise<void> => {
  const table = tableOfSamples(columns(all));
  const digest = createHash('sha256').update(JSON.stringify(table)).digest('hex');
  const rows = SCORED.map((of) => `${of}: '${table[of]}',`).join('\n');
  const text = `/** Written by \`npm run feed:calibrate\`: ${about}, ${all.length} samples. Do not edit. */
import type { QuantileTable } from '../rank.ts';

/** sha256 of the table as JSON. */
export const ${constant}_DIGEST = '${digest}';
export const ${constant}: QuantileTable = {\n${rows}\n};\n`;
  await writeSource(join(FOLDER, `${name}.ts`), text);
  console.log(`${name}: ${all.length} samples, ${digest}`);
};

for (const period of FEED_PERIODS) {
  const upper = period.toUpperCase();
  const unit = period === 'daily' ? 'every third day' : `every ${period.slice(0, -2)}`;
  const signs = samplesOf(
    period,
    DAILY_STEP.sign,
    period === 'daily' ? (day, sign) => dailyRaw(day, sign) : transitRaw,
  );
  await write(period, `${upper}_QUANTILES`, `${unit} of 1990–2049 × 12 signs`, signs.flat());
  const personal = samplesOf(period, DAILY_STEP.personal, transitRaw).flatMap((all) =>
    all.flatMap((fromMoon) => all.map((fromLagna) => personalMix(fromMoon, fromLagna))),
  );
  const personalUnit = period === 'daily' ? 'every ninth day' : unit;
  await write(
    `personal-${period}`,
    `PERSONAL_${upper}_QUANTILES`,
    `${personalUnit} of 1990–2049 × 144 pairs of Moon and lagna`,
    personal,
  );
}
