/** Solar returns: when the Sun comes back to a sidereal longitude (Tajika Nilakanthi). */
import { norm180, norm360, RADIANS } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** Mean sidereal year, days. */
const SIDEREAL_YEAR = 365.2563;
/** After a step this short the speed is as good as it was: it changes by 0.1° a day per day at most, seen from a turning Earth. */
const SHORT_STEP_DAYS = 0.004;
/** A return keeps within this of the mean sidereal year, days, under any ayanamsa. */
const NEAR_RETURN = 1;

/** By how much the Sun is ahead of its mean place, degrees: its own way, and the Earth's with the Moon (Meeus ch. 25). */
const ahead = (jd: JulianDay): number => {
  const days = jd - 2451545;
  const m = (357.5291 + 0.985600281 * days) * RADIANS;
  const moon = (297.8502 + 12.190749117 * days) * RADIANS;
  return 1.9146 * Math.sin(m) + 0.02 * Math.sin(2 * m) + 0.0003 * Math.sin(3 * m) + 0.0018 * Math.sin(moon);
};

/** The instant near `guess` (within half a year) at which the Sun is at a sidereal longitude, by Newton steps, within 1e-9 degrees. */
export const sunAt = (sky: Sky, longitude: number, guess: JulianDay): JulianDay => {
  let jd = guess;
  for (let step = 0; step < 10; step++) {
    const sun = sky.position('sun', jd);
    const move = norm180(longitude - sun.longitude) / sun.speed;
    jd = plusDays(jd, move);
    if (Math.abs(move) < SHORT_STEP_DAYS)
      return plusDays(jd, norm180(longitude - sky.longitude('sun', jd)) / sun.speed);
  }
  return jd;
};

/** The return after `years` completed years; 0 is the birth itself. `natal` is the Sun's longitude at birth. */
export const solarReturn = (
  sky: Sky,
  birth: JulianDay,
  years: number,
  natal: number = sky.longitude('sun', birth),
): JulianDay => (years === 0 ? birth : sunAt(sky, natal, plusDays(birth, years * SIDEREAL_YEAR)));

/** The solar year after `years` completed years: from one return to the next. `natal` as in `solarReturn`. */
export const solarYearSpan = (sky: Sky, birth: JulianDay, years: number, natal?: number): TimeSpan => ({
  start: solarReturn(sky, birth, years, natal),
  end: solarReturn(sky, birth, years + 1, natal),
});

/** Days in which the Sun advances by `arc` degrees from `start`, to a hundredth of a day. */
const daysOfArc = (start: JulianDay, arc: number): number => {
  const mean = SIDEREAL_YEAR / 360;
  let days = arc * mean;
  // Each round leaves a thirtieth of the error.
  for (let round = 0; round < 4; round++) days = (arc + ahead(start) - ahead(plusDays(start, days))) * mean;
  return days;
};

/** The instant after a return at which the Sun has advanced by `arc` degrees, 0 ≤ arc < 360. */
export const sunAdvanced = (sky: Sky, natal: number, start: JulianDay, arc: number): JulianDay =>
  arc === 0 ? start : sunAt(sky, norm360(natal + arc), plusDays(start, daysOfArc(start, arc)));

/** Completed years at an instant (`natal` as in `solarReturn`): the number of the last return at or before it; negative before birth. */
export const completedYears = (sky: Sky, birth: JulianDay, at: JulianDay, natal?: number): number => {
  const guess = Math.floor((at - birth) / SIDEREAL_YEAR);
  const since = at - birth - guess * SIDEREAL_YEAR;
  if (guess < 0 || (since > NEAR_RETURN && since < SIDEREAL_YEAR - NEAR_RETURN)) return guess;
  if (solarReturn(sky, birth, guess, natal) > at) return guess - 1;
  return solarReturn(sky, birth, guess + 1, natal) <= at ? guess + 1 : guess;
};
