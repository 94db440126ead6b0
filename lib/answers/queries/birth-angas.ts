/** The angas of the panchang at an instant of birth. */
import { lunarDateAt } from '../../../layers/jyotish/calendar/lunar-month.ts';
import { rituOfMonth } from '../../../layers/jyotish/calendar/season.ts';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { sunTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { angaAt } from '../../../layers/jyotish/panchang/anga.ts';
import { vedicDayAt } from '../../../layers/jyotish/panchang/vedic-day.ts';
import type { BirthAngas } from '../../../layers/jyotish/phala/angas.ts';
import type { Birth } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';

/**
 * The angas at `jd`, the instant of the birth or another of its day. The weekday runs from sunrise to sunrise; the lunar
 * month is named by the month system of the options, and the season follows the month.
 */
export const birthAngas = (
  sky: Sky,
  { place, clock }: Birth,
  { sunrise, month_system }: Pick<Options, 'sunrise' | 'month_system'>,
  jd: JulianDay,
): BirthAngas => {
  // One instant is asked for: the sky itself is cheaper than a table of a day.
  const { month, tithi, purnimanta } = lunarDateAt(sky, jd);
  return {
    vara: vedicDayAt(horizonOf(sunTable(sky, jd), place, sunrise), clock, jd).vara,
    tithi,
    yoga: angaAt('yoga', sky, jd),
    karana: angaAt('karana', sky, jd),
    month: month_system === 'purnimanta' ? purnimanta : month.month,
    ritu: rituOfMonth(month.month),
    sunSign: signOf(sky.longitude('sun', jd)),
  };
};
