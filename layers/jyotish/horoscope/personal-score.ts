/** Scores of one person: transits from the natal Moon and from the lagna, weighed by bindus and running lords. */
import type { Graha } from '../ephemeris/sky.ts';
import type { Chart } from '../chart/chart.ts';
import { byGraha } from '../chart/graha.ts';
import type { StarDashaPlan } from '../dasha/star.ts';
import { vimshottariPlan } from '../dasha/vimshottari.ts';
import { runningPeriods } from '../dasha/walk.ts';
import { ashtakavargaOf } from '../strength/ashtakavarga.ts';
import { isSupportive, lordTransit, type LordReader } from '../transit/dasha-overlay.ts';
import { byScored, WEIGHTS, type FeedPeriod } from './areas.ts';
import type { DaySky } from './day-sky.ts';
import { PERSONAL_DAILY_QUANTILES } from './quantile-tables/personal-daily.ts';
import { PERSONAL_MONTHLY_QUANTILES } from './quantile-tables/personal-monthly.ts';
import { PERSONAL_WEEKLY_QUANTILES } from './quantile-tables/personal-weekly.ts';
import { PERSONAL_YEARLY_QUANTILES } from './quantile-tables/personal-yearly.ts';
import { scoreBy, scoresBy, type QuantileTable, type Score, type Scores } from './rank.ts';
import { judgeDay, rawFrom, type RawScores } from './raw-score.ts';

const FROM_MOON = 0.6;
const FROM_LAGNA = 0.4;

/** Raw scores counted from the natal Moon and from the lagna as one. */
export const personalMix = (fromMoon: RawScores, fromLagna: RawScores): RawScores =>
  byScored((of) => FROM_MOON * fromMoon[of] + FROM_LAGNA * fromLagna[of]);

/** What the feed reads of a birth. */
export interface NatalReader extends LordReader {
  /** Star of birth 1–27. */
  readonly moonStar: number;
  /** Vimshottari. */
  readonly plan: StarDashaPlan<Graha>;
}

/** The reader whose chart this is; `yearLength` in days, of Vimshottari. */
export const natalReader = ({ jd, signs, grahas, ascendant }: Chart, yearLength: number): NatalReader => ({
  moonSign: signs.moon,
  moonStar: grahas.moon.nakshatra.id,
  lagnaSign: ascendant.sign,
  signs,
  bav: ashtakavargaOf({ ...signs, ascendant: ascendant.sign }).bav,
  plan: vimshottariPlan(jd, grahas.moon.nakshatra, yearLength),
});

/** Bindus 0–8 of a graha in the sign it transits; null for the nodes, which have no table. */
const bindusOf = ({ bav }: NatalReader, day: DaySky, graha: Graha): number | null =>
  graha === 'rahu' || graha === 'ketu' ? null : (bav[graha][day.signs[graha] - 1] ?? 0);

/** Lords of the major and minor period at 06:00 of a date; none before birth and after the last round. */
export const lordsOn = ({ plan }: NatalReader, { jd }: DaySky): readonly Graha[] => [
  ...new Set(runningPeriods(plan, jd, 2).map(({ lord }) => lord)),
];

/** Whether the transit of a running lord supports it: at least half of the tests that can be made. */
export const isSupported = (reader: NatalReader, day: DaySky, lord: Graha): boolean =>
  isSupportive([lordTransit(reader, lord, day.signs[lord])]);

const GOOD_BINDUS = 4;
const LEAST_BINDU_FACTOR = 0.25;
const MOST_BINDU_FACTOR = 2;
const RUNNING_FACTOR = 1.5;
const LORD_STEP = 0.15;

/** Raw scores of a date for one person under the weights of a period. */
export const personalRaw = (reader: NatalReader, day: DaySky, period: FeedPeriod): RawScores => {
  const lords = lordsOn(reader, day);
  const factor = byGraha((graha) => {
    const bindus = bindusOf(reader, day, graha);
    const byBindus =
      bindus === null ? 1 : Math.min(MOST_BINDU_FACTOR, Math.max(LEAST_BINDU_FACTOR, bindus / GOOD_BINDUS));
    return (WEIGHTS[period][graha] / 100) * byBindus * (lords.includes(graha) ? RUNNING_FACTOR : 1);
  });
  const from = (sign: number): RawScores => {
    const { values } = judgeDay(day, sign);
    return rawFrom(
      day,
      sign,
      byGraha((graha) => factor[graha] * values[graha]),
    );
  };
  const mixed = personalMix(from(reader.moonSign), from(reader.lagnaSign));
  const lordPart = lords.reduce((sum, lord) => sum + (isSupported(reader, day, lord) ? LORD_STEP : -LORD_STEP), 0);
  return { ...mixed, general: mixed.general + lordPart };
};

const TABLES: Readonly<Record<FeedPeriod, QuantileTable>> = {
  daily: PERSONAL_DAILY_QUANTILES,
  weekly: PERSONAL_WEEKLY_QUANTILES,
  monthly: PERSONAL_MONTHLY_QUANTILES,
  yearly: PERSONAL_YEARLY_QUANTILES,
};

/** Published scores of a person from raw ones: ranks among all pairs of Moon and lagna in 1990–2049. */
export const personalScores = (period: FeedPeriod, raw: RawScores): Scores => scoresBy(TABLES[period], raw);

/** The general score alone. */
export const personalGeneral = (period: FeedPeriod, raw: RawScores): Score =>
  scoreBy(TABLES[period], 'general', raw.general);
