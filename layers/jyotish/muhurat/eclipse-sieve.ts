/**
 * Whether a new or full moon can bring an eclipse visible at a place: a cheap test before the library's search, which takes
 * milliseconds where it finds nothing. Every eclipse passes it, and few other syzygies do.
 */
import { RADIANS, separation } from '../ephemeris/angle.ts';
import { AU_KM, EARTH_KM } from '../ephemeris/astronomy.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { BodyOnHorizon } from '../ephemeris/year-table.ts';

/** Degrees between Sun and mean node at the syzygy beyond which no eclipse happens (solar 18.6°, umbra 12.3°; the true node is up to 1.8° away). */
const NODE_LIMIT = { solar: 21, lunar: 15 } as const;
/** Hours around the syzygy that contain every phase of an eclipse, and the step of the test. */
const HOURS = 4;
const STEP_HOURS = 0.25;
/** Half the width of both discs, and half of what they move in a step, degrees. */
const SOLAR_TOUCH = 0.75;
/** Altitude of a centre above which some of the disc may be visible. */
const LOWEST = -3;

type Vector = readonly [x: number, y: number, z: number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const angleBetween = (a: Vector, b: Vector): number =>
  Math.acos(Math.min(1, Math.max(-1, dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))))) / RADIANS;

/** Whether an eclipse at a new moon (solar) or full moon (lunar) may be visible at the place. */
export const eclipseMayBeSeen = (
  { table, horizon: { place } }: Almanac,
  kind: 'solar' | 'lunar',
  syzygy: JulianDay,
): boolean => {
  const apart = separation(table.longitude('sun', syzygy), table.longitude('rahu', syzygy));
  if (Math.min(apart, 180 - apart) > NODE_LIMIT[kind]) return false;
  const { horizon: frame } = table;
  if (!frame) return true;
  const zenithAt = (jd: number): Vector => {
    const [lst, lat] = [(frame.siderealTime(jd) + place.lon) * RADIANS, place.lat * RADIANS];
    return [Math.cos(lat) * Math.cos(lst), Math.cos(lat) * Math.sin(lst), Math.sin(lat)];
  };
  const radius = EARTH_KM / AU_KM;
  /** From the place to a body, in the frame of the equator. */
  const towards = (body: BodyOnHorizon, jd: number, zenith: Vector): Vector => {
    const lon = (body.longitude(jd) + frame.nutation(jd)) * RADIANS;
    const lat = body.latitude(jd) * RADIANS;
    const tilt = frame.obliquity(jd) * RADIANS;
    const distance = body.distance(jd);
    const [y, z] = [Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
    return [
      distance * Math.cos(lat) * Math.cos(lon) - radius * zenith[0],
      distance * (y * Math.cos(tilt) - z * Math.sin(tilt)) - radius * zenith[1],
      distance * (y * Math.sin(tilt) + z * Math.cos(tilt)) - radius * zenith[2],
    ];
  };
  for (let hours = -HOURS; hours <= HOURS; hours += STEP_HOURS) {
    const jd = julian(syzygy + hours / 24);
    const zenith = zenithAt(jd);
    const moon = towards(frame.moon, jd, zenith);
    if (90 - angleBetween(moon, zenith) < LOWEST) continue;
    if (kind === 'lunar' || angleBetween(moon, towards(frame.sun, jd, zenith)) < SOLAR_TOUCH) return true;
  }
  return false;
};
