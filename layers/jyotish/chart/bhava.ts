/** Houses: beginning, middle and end of each, and the house of a longitude. */
import type { Houses, HouseSystem } from '../ephemeris/sky.ts';
import { norm360 } from '../ephemeris/angle.ts';
import { houseFrom, signOf } from './rashi.ts';

/** Keys of houses 1–12, by their names (BPHS ch. 7 v. 37–38). */
export const HOUSE_KEYS = [
  'tanu',
  'dhana',
  'sahaja',
  'bandhu',
  'putra',
  'ari',
  'yuvati',
  'randhra',
  'dharma',
  'karma',
  'labha',
  'vyaya',
] as const;
/** Houses by kind: quadrants, trines, both, evil houses, houses of growth. */
export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const KENDRA_TRIKONA: readonly number[] = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS: readonly number[] = [6, 8, 12];
export const UPACHAYAS: readonly number[] = [3, 6, 10, 11];

const at = (list: readonly number[], index: number): number => {
  const value = list[((index % 12) + 12) % 12];
  if (value === undefined) throw new Error('a house frame has twelve cusps');
  return value;
};

/** The point half-way from a to b going forward. */
const halfway = (a: number, b: number): number => norm360(a + norm360(b - a) / 2);

/** Twelve beginnings of houses, sidereal degrees. For `sripati` the cusps of the frame are middles; a house begins half-way between two. */
export const whereHousesBegin = (frame: Houses, system: HouseSystem): readonly number[] =>
  system === 'sripati' ? frame.cusps.map((cusp, i) => halfway(at(frame.cusps, i - 1), cusp)) : frame.cusps;

/** House 1–12 of a longitude: begins[h] ≤ longitude < begins[h + 1]. */
export const houseOfLongitude = (begins: readonly number[], longitude: number): number => {
  for (let h = 0; h < 12; h++) {
    const start = at(begins, h);
    if (norm360(longitude - start) < norm360(at(begins, h + 1) - start)) return h + 1;
  }
  throw new Error('houses do not cover the circle');
};

/** The house 1–12 of any longitude in a frame. Whole-sign houses are counted by sign, so that rounding of a cusp cannot move a boundary. */
export const houseFinder = (frame: Houses, system: HouseSystem): ((longitude: number) => number) => {
  if (system === 'whole_sign') {
    const lagna = signOf(frame.ascendant);
    return (longitude) => houseFrom(lagna, signOf(longitude));
  }
  const begins = whereHousesBegin(frame, system);
  return (longitude) => houseOfLongitude(begins, longitude);
};

/** A house with its edges and middle, sidereal degrees. */
export interface Bhava {
  /** 1–12 */
  readonly house: number;
  readonly start: number;
  readonly mid: number;
  readonly end: number;
}

/** The twelve houses with beginning, middle and end (= the next beginning). Sripati keeps its own middles. */
export const bhavas = (frame: Houses, system: HouseSystem): readonly Bhava[] => {
  const begins = whereHousesBegin(frame, system);
  return begins.map((start, i) => {
    const end = at(begins, i + 1);
    return { house: i + 1, start, end, mid: system === 'sripati' ? at(frame.cusps, i) : halfway(start, end) };
  });
};
