/**
 * The frozen tables of the feed: ranks among all signs and days of 1990–2049, so that no sign and no period is the unlucky
 * one. `npm run feed:calibrate` writes them.
 */
import type { FeedPeriod } from './areas.ts';
import { DAILY_QUANTILES } from './quantile-tables/daily.ts';
import { MONTHLY_QUANTILES } from './quantile-tables/monthly.ts';
import { WEEKLY_QUANTILES } from './quantile-tables/weekly.ts';
import { YEARLY_QUANTILES } from './quantile-tables/yearly.ts';
import { scoresBy, type QuantileTable, type Scores } from './rank.ts';
import type { RawScores } from './raw-score.ts';

const TABLES: Readonly<Record<FeedPeriod, QuantileTable>> = {
  daily: DAILY_QUANTILES,
  weekly: WEEKLY_QUANTILES,
  monthly: MONTHLY_QUANTILES,
  yearly: YEARLY_QUANTILES,
};

/** Published scores of a period of a sign from its raw scores. A quarter is mapped by the monthly table. */
export const scoresOf = (period: FeedPeriod, raw: RawScores): Scores => scoresBy(TABLES[period], raw);
