/** The limbs of the panchang at an instant of birth. */
import { lunarDateAt } from '../../layers/jyotish/calendar/lunar-month.ts';
import { rituOfMonth } from '../../layers/jyotish/calendar/season.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { plusDays, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../layers/jyotish/ephemeris/sky.ts';
import { dayAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';
import { vedicDayAt } from '../../layers/jyotish/panchang/vedic-day.ts';
import type { BirthLimbs } from '../../layers/jyotish/phala/limbs.ts';
import type { Birth } from '../contract/moment.ts';
import type { Options } from '../contract/options.ts';

/**
 * The limbs at `jd`, the instant of the birth or another of its day. The weekday runs from sunrise to sunrise; the lunar
 * month is named by the month system of the options, and the season follows the month.
 */
export const birthLimbs = (
  sky: Sky,
  { place, clock }: Birth,
  { sunrise, month_system }: Pick<Options, 'sunrise' | 'month_system'>,
  jd: JulianDay,
): BirthLimbs => {
  const { table, horizon } = dayAlmanac(sky, place, sunrise, clock, plusDays(jd, -0.02));
  const { month, tithi, purnimanta } = lunarDateAt(table, jd);
  return {
    vara: vedicDayAt(horizon, clock, jd).vara,
    tithi,
    yoga: angaAt('yoga', table, jd),
    karana: angaAt('karana', table, jd),
    month: month_system === 'purnimanta' ? purnimanta : month.month,
    ritu: rituOfMonth(month.month),
    sunSign: signOf(table.longitude('sun', jd)),
  };
};
