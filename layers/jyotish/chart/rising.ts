/** The rising point: how fast it moves, and when it crosses a boundary of the zodiac. */
import { SIDEREAL_RATE } from '../ephemeris/astronomy.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import { norm180, norm360, RADIANS } from '../ephemeris/angle.ts';

const sin = (deg: number): number => Math.sin(deg * RADIANS);
const cos = (deg: number): number => Math.cos(deg * RADIANS);

/** Local apparent sidereal time in degrees, 0 ≤ x < 360. */
export const localSiderealTime = (sky: Sky, jd: JulianDay, lon: number): number => norm360(sky.siderealTime(jd) + lon);

/**
 * Speed of the ascendant in degrees per minute. Negative for part of the day inside the polar circles, 0 at the poles.
 * Derivative of A = atan2(cos θ, −(sin θ cos ε + tan φ sin ε)), multiplied out by cos² φ.
 */
export const ascendantRate = (sky: Sky, jd: JulianDay, { lat, lon }: Place): number => {
  const theta = localSiderealTime(sky, jd, lon);
  const eps = sky.obliquity(jd).trueOfDate;
  const x = sin(theta) * cos(eps) * cos(lat) + sin(lat) * sin(eps);
  const y = cos(theta) * cos(lat);
  const turn = (cos(lat) * (cos(eps) * cos(lat) + sin(theta) * sin(lat) * sin(eps))) / (x * x + y * y);
  return (turn * SIDEREAL_RATE) / 1440;
};

/**
 * Sidereal time at which a tropical longitude rises at a latitude under an obliquity, degrees (any turn). Only outside the
 * polar circles does every longitude rise.
 */
export const risingTime = (longitude: number, lat: number, eps: number): number => {
  const declination = Math.asin(sin(eps) * sin(longitude));
  const ascension = Math.atan2(sin(longitude) * cos(eps), cos(longitude));
  const halfArc = Math.acos(Math.max(-1, Math.min(1, -Math.tan(lat * RADIANS) * Math.tan(declination))));
  return (ascension - halfArc) / RADIANS;
};

/** The instant near `jd` at which a sidereal longitude rises: Newton on sidereal time, which runs evenly. */
const risesNear = (sky: Sky, jd: JulianDay, { lat, lon }: Place, longitude: number): JulianDay => {
  let at = jd;
  for (let i = 0; i < 3; i++) {
    const wanted = risingTime(longitude + sky.ayanamsa(at), lat, sky.obliquity(at).trueOfDate);
    at = plusDays(at, norm180(wanted - localSiderealTime(sky, at, lon)) / SIDEREAL_RATE);
  }
  return at;
};

/** Days from `jd` to the rising of a longitude: forward 0 … 1, or backward. An arc within a rounding error of zero counts as zero. */
const daysToRising = (sky: Sky, jd: JulianDay, { lat, lon }: Place, longitude: number, way: 1 | -1): number => {
  const wanted = risingTime(longitude + sky.ayanamsa(jd), lat, sky.obliquity(jd).trueOfDate);
  const arc = way * (wanted - localSiderealTime(sky, jd, lon));
  return (way * (norm360(arc + 1e-7) - 1e-7)) / SIDEREAL_RATE;
};

/** When the ascendant entered its present part of the zodiac and when it leaves it; null when not within a sidereal day. */
export interface RisingSpan {
  readonly previous: JulianDay | null;
  readonly next: JulianDay | null;
}

const STEP_DAYS = 2 / 1440;
const LIMIT_DAYS = 360 / SIDEREAL_RATE;

/** First instant from `jd` in direction `way` at which the ascendant is in another part, found by steps and halving. */
const partChanges = (sky: Sky, jd: JulianDay, place: Place, widthDeg: number, way: 1 | -1): JulianDay | null => {
  const part = (at: JulianDay): number => Math.floor(sky.ascendant(at, place) / widthDeg);
  const here = part(jd);
  for (let gone = STEP_DAYS; gone <= LIMIT_DAYS; gone += STEP_DAYS) {
    if (part(plusDays(jd, way * gone)) === here) continue;
    let [same, other] = [gone - STEP_DAYS, gone];
    while (other - same > 1e-8) {
      const middle = (same + other) / 2;
      if (part(plusDays(jd, way * middle)) === here) same = middle;
      else other = middle;
    }
    return plusDays(jd, way * (way === 1 ? other : same));
  }
  return null;
};

/**
 * The stay of the ascendant in its part of the zodiac, parts of `widthDeg` from 0° Aries (30 sign, 40/3 star, 10/3
 * navamsa), within 0.01 s. Outside the polar circles the ascendant only moves forward and each crossing follows from
 * spherical trigonometry. Inside them it turns back and leaps by 180° twice a day: there a change of part may be such a
 * leap, and at the poles there may be none (null).
 */
export const risingSpan = (sky: Sky, jd: JulianDay, place: Place, widthDeg: number): RisingSpan => {
  if (Math.abs(place.lat) + sky.obliquity(jd).trueOfDate >= 90) {
    return {
      previous: partChanges(sky, jd, place, widthDeg, -1),
      next: partChanges(sky, jd, place, widthDeg, 1),
    };
  }
  const part = Math.floor(sky.ascendant(jd, place) / widthDeg);
  const crossing = (longitude: number, way: 1 | -1): JulianDay =>
    risesNear(sky, plusDays(jd, daysToRising(sky, jd, place, longitude, way)), place, longitude);
  return { previous: crossing(part * widthDeg, -1), next: crossing((part + 1) * widthDeg, 1) };
};
