/**
 * Where Jupiter and Saturn are, to about 5″, without asking the ephemeris: frozen tables of their longitudes from the mean
 * equinox of date, one every 20 days of 1800–2399, that `npm run sky:tables` writes. They say where to look; what is
 * published comes from the sky (`slow-passages.ts`).
 */
import { norm180, norm360 } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Body, Sky } from '../ephemeris/sky.ts';
import { SLOW_GRID, unpacked, type SlowTable } from './slow-tables/packed.ts';
import { JUPITER_TABLE } from './slow-tables/jupiter.ts';
import { SATURN_TABLE } from './slow-tables/saturn.ts';

/** Planets that stay a year and more in a sign. */
export const SLOW_PLANETS = ['jupiter', 'saturn'] as const;
export type SlowPlanet = (typeof SLOW_PLANETS)[number];
/** Whether a body is one of them. */
export const isSlow = (body: Body): body is SlowPlanet => SLOW_PLANETS.some((planet) => planet === body);

/** The frozen table of each. */
export const SLOW_TABLES: Readonly<Record<SlowPlanet, SlowTable>> = { jupiter: JUPITER_TABLE, saturn: SATURN_TABLE };
const known = new Map<SlowPlanet, Float64Array>();
const longitudesOf = (planet: SlowPlanet): Float64Array => {
  const found = known.get(planet) ?? unpacked(SLOW_TABLES[planet]);
  known.set(planet, found);
  return found;
};

/** Weights of eight neighbours in the barycentric form: binomials of 7 with alternating signs. */
const WEIGHTS = [1, -7, 21, -35, 35, -21, 7, -1] as const;
const BEFORE = 3;

/** Longitude at a place between the rows `first + 3` and `first + 4`, by the polynomial through eight of them. */
const between = (rows: Float64Array, place: number, first: number): number => {
  let above = 0;
  let below = 0;
  for (let i = 0; i < WEIGHTS.length; i++) {
    const away = place - first - i;
    const row = rows[first + i] ?? 0;
    if (away === 0) return row;
    const weight = (WEIGHTS[i] ?? 0) / away;
    above += weight * row;
    below += weight;
  }
  return above / below;
};

/**
 * The sidereal longitude of a slow planet from its table, for instants from `from` to `to`; the ephemeris answers where the
 * table has too few neighbours, at the edges of its range. The ayanamsa is taken to grow evenly between the two.
 */
export const slowLongitude = (
  sky: Sky,
  planet: SlowPlanet,
  from: JulianDay,
  to: JulianDay = from,
): ((jd: JulianDay) => number) => {
  const rows = longitudesOf(planet);
  const ayanamsa = sky.ayanamsaMean(from);
  const growth = to > from ? norm180(sky.ayanamsaMean(to) - ayanamsa) / (to - from) : 0;
  return (jd) => {
    const place = (jd - SLOW_GRID.start) / SLOW_GRID.days;
    const first = Math.floor(place) - BEFORE;
    if (first < 0 || first + WEIGHTS.length > rows.length) return sky.longitude(planet, jd);
    return norm360(between(rows, place, first) - ayanamsa - growth * (jd - from));
  };
};
