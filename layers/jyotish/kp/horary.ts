/** KP horary: the number gives the ascendant, the moment and the latitude give the rest. */
import { norm180, norm360, RADIANS } from '../ephemeris/angle.ts';
import { castChart, chartPoint, type Chart } from '../chart/chart.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { SkyError, type HouseSystem, type Place, type Sky } from '../ephemeris/sky.ts';
import { KP_NUMBERS } from './sub-lords.ts';

const DEGREES = 180 / Math.PI;

/**
 * Right ascension of the midheaven at which a tropical longitude rises: its right ascension less its ascensional
 * difference, less 90°. Null where that degree never rises or sets at the latitude.
 */
export const armcOfAscendant = (longitude: number, lat: number, obliquity: number): number | null => {
  const sin = Math.sin(longitude * RADIANS);
  const rightAscension = Math.atan2(sin * Math.cos(obliquity * RADIANS), Math.cos(longitude * RADIANS));
  const declination = Math.asin(sin * Math.sin(obliquity * RADIANS));
  const difference = Math.tan(lat * RADIANS) * Math.tan(declination);
  if (!(Math.abs(difference) <= 1)) return null;
  return norm360((rightAscension - Math.asin(difference)) * DEGREES - 90);
};

/** Houses are cast this far past the boundary, degrees, so that rounding cannot put the ascendant into the part before. */
const INSIDE = 1e-8;
const CLOSE = 1e-6;

const noSolution = (): SkyError =>
  new SkyError('HOUSES_UNDEFINED', 'The ascendant of this number does not rise at this latitude.');

/**
 * The chart of number 1–249: planets of the moment in the houses of the place's latitude when the start of that part of
 * the zodiac rises. Throws `SkyError` `HOUSES_UNDEFINED` where it never rises, and where the house system has no solution.
 */
export const horaryChart = (sky: Sky, jd: JulianDay, place: Place, number: number, system: HouseSystem): Chart => {
  const part = KP_NUMBERS[number - 1];
  if (!part) throw new Error(`no horary number ${number}`);
  const rising = part.start + INSIDE;
  const armc = armcOfAscendant(rising + sky.ayanamsa(jd), place.lat, sky.obliquity(jd).trueOfDate);
  if (armc === null) throw noSolution();
  // Houses depend on the longitude of a place only through the midheaven, so take a place with the right midheaven now.
  const there = { ...place, lon: norm180(armc - sky.siderealTime(jd)) };
  const chart = castChart(sky, jd, there, system);
  if (Math.abs(norm180(chart.ascendant.longitude - rising)) > CLOSE) throw noSolution();
  const [first, ...others] = chart.frame.cusps;
  if (first === undefined) throw new Error('a house frame has twelve cusps');
  const cusps = [Math.abs(norm180(first - part.start)) < CLOSE ? part.start : first, ...others];
  return {
    ...chart,
    place,
    ascendant: chartPoint(part.start),
    frame: { ...chart.frame, ascendant: part.start, cusps },
  };
};
