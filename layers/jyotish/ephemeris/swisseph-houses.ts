/** Houses and the ascendant at a place. */
import { norm360 } from './angle.ts';
import { HOUSE_SYSTEMS, SkyError, type Houses, type HouseSystem, type Place } from './sky.ts';
import type { Engine } from './swisseph-engine.ts';
import type { Frame } from './swisseph-frame.ts';
import { readDouble } from './swisseph-library.ts';

const housesUndefined = (system: HouseSystem): SkyError =>
  new SkyError(
    'HOUSES_UNDEFINED',
    `House system ${system} has no solution at this latitude; use porphyry or whole_sign.`,
  );

/** Whether twelve cusps follow each other once around the circle. */
const goOnceAround = (cusps: readonly number[]): boolean => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += norm360((cusps[(i + 1) % 12] ?? Number.NaN) - (cusps[i] ?? Number.NaN));
  return sum < 540;
};

/** A number for each of the twelve houses, from its index. */
const twelve = (of: (index: number) => number): readonly number[] => {
  const list: number[] = [];
  for (let i = 0; i < 12; i++) list.push(of(i));
  return list;
};

/** Calls houses_armc; cusps at `more`, ascendant and MC at `points`. Tropical; negative on failure. */
const housesAt = ({ wasm, more, points }: Engine, armc: number, lat: number, obliquity: number, letter: string) =>
  wasm._swe_houses_armc(armc, lat, obliquity, letter.charCodeAt(0), more, points);

/** Sidereal ascendant. */
export const ascendantAt = (engine: Engine, frame: Frame, jd: number, place: Place): number => {
  const { obliquity, gast } = frame.axes(jd);
  housesAt(engine, norm360(gast + place.lon), place.lat, obliquity, 'E');
  return norm360(readDouble(engine, engine.points >> 3) - frame.ayanamsa(jd));
};

/** Cusp of house 1 where the houses are equal; meant for no other system. */
const firstCusp = (system: HouseSystem, ascendant: number): number => {
  if (system === 'whole_sign') return ascendant - (ascendant % 30);
  return system === 'equal_mid' ? ascendant - 15 : ascendant;
};

/** The frame of houses. Throws `HOUSES_UNDEFINED` where the system has no solution. */
export const housesOf = (engine: Engine, frame: Frame, system: HouseSystem, jd: number, place: Place): Houses => {
  const { obliquity, gast } = frame.axes(jd);
  const armc = norm360(gast + place.lon);
  // Equal and whole-sign houses start from the sidereal ascendant; only the quadrant systems need the library.
  const byAscendant = system === 'whole_sign' || system === 'equal' || system === 'equal_mid';
  const failed = housesAt(engine, armc, place.lat, obliquity, byAscendant ? 'E' : HOUSE_SYSTEMS[system]) < 0;
  // On failure the library returns Porphyry houses under the other name: reject them.
  if (failed) throw housesUndefined(system);
  const { points, more } = engine;
  const tropicalAscendant = readDouble(engine, points >> 3);
  const tropicalMc = readDouble(engine, (points >> 3) + 1);
  const quadrants = byAscendant ? null : twelve((i) => readDouble(engine, (more >> 3) + 1 + i));
  const ayanamsa = frame.ayanamsa(jd); // may reuse `more`, so after the cusps are read
  const ascendant = norm360(tropicalAscendant - ayanamsa);
  const first = firstCusp(system, ascendant);
  const cusps = quadrants ? quadrants.map((cusp) => norm360(cusp - ayanamsa)) : twelve((i) => norm360(first + 30 * i));
  // Near the polar circles some systems return cusps out of order: reject overlapping houses too.
  if (quadrants && !goOnceAround(cusps)) throw housesUndefined(system);
  return { ascendant, mc: norm360(tropicalMc - ayanamsa), cusps, armc, obliquity };
};
