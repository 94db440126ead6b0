/** Growth of the ayanamsa. */
import { norm180 } from '../ephemeris/angle.ts';
import { FIRST_INSTANT_JD, julian, LAST_INSTANT_JD, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';

const YEAR_DAYS = 365.25;
const ARCSECONDS = 3600;

/** Yearly growth of the mean ayanamsa around an instant, arcseconds per Julian year; at the ends of the range, of the year inside. */
export const ayanamsaRate = (sky: Sky, jd: JulianDay): number => {
  const from = julian(Math.max(FIRST_INSTANT_JD, Math.min(jd - YEAR_DAYS / 2, LAST_INSTANT_JD - YEAR_DAYS)));
  return norm180(sky.ayanamsaMean(julian(from + YEAR_DAYS)) - sky.ayanamsaMean(from)) * ARCSECONDS;
};
