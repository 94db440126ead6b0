/** Solar returns: when the Sun comes back to a sidereal longitude (Tajika Nilakanthi). */
import { norm180, norm360 } from '../ephemeris/angle.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';

/** Mean sidereal year, days. */
const SIDEREAL_YEAR = 365.2563;
/** A Newton step shorter than this leaves the Sun within 1e-9 degrees: its speed changes by less than 0.001°/day in a day. */
const LAST_STEP_DAYS = 1e-3;
/** A return keeps within this of the mean sidereal year, days, under any ayanamsa. */
const NEAR_RETURN = 1;

/** The instant near `guess` (within half a year) at which the Sun is at a sidereal longitude, by Newton steps. */
export const sunAt = (sky: Sky, longitude: number, guess: JulianDay): JulianDay => {
  let jd = guess;
  for (let step = 0; step < 10; step++) {
    const sun = sky.position('sun', jd);
    const move = norm180(longitude - sun.longitude) / sun.speed;
    jd = plusDays(jd, move);
    if (Math.abs(move) < LAST_STEP_DAYS) break;
  }
  return jd;
};

/** The return after `years` completed years; 0 is the birth itself. */
export const solarReturn = (sky: Sky, birth: JulianDay, years: number): JulianDay =>
  years === 0 ? birth : sunAt(sky, sky.longitude('sun', birth), plusDays(birth, years * SIDEREAL_YEAR));

/** The instant after a return at which the Sun has advanced by `arc` degrees, 0 ≤ arc < 360. */
export const sunAdvanced = (sky: Sky, natal: number, start: JulianDay, arc: number): JulianDay =>
  arc === 0 ? start : sunAt(sky, norm360(natal + arc), julian(start + (arc / 360) * SIDEREAL_YEAR));

/** Completed years at an instant: the number of the last return at or before it; negative before birth. */
export const completedYears = (sky: Sky, birth: JulianDay, at: JulianDay): number => {
  const guess = Math.floor((at - birth) / SIDEREAL_YEAR);
  const since = at - birth - guess * SIDEREAL_YEAR;
  if (guess < 0 || (since > NEAR_RETURN && since < SIDEREAL_YEAR - NEAR_RETURN)) return guess;
  if (solarReturn(sky, birth, guess) > at) return guess - 1;
  return solarReturn(sky, birth, guess + 1) <= at ? guess + 1 : guess;
};
