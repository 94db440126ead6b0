/** The divisions of the signs as rules (BPHS ch. 6 and 7): which sign each part of a sign belongs to. */
import { mod } from '../ephemeris/angle.ts';
import { rowAt } from './rows.ts';

/** Sign index (0 = Aries; counted on past 12 or below 0) of amsa `k` (from 0) of sign index `s`. */
export type AmsaRule = (s: number, k: number) => number;

/** Entry of a table of a division. */
export const pickAmsa = (list: readonly number[], index: number): number =>
  rowAt(list, index, 'entry of a varga table');
/** Whether a sign index is that of an odd sign. */
export const isOddIndex = (s: number): boolean => s % 2 === 0;

/** Counted on from the sign `odd` or `even` places after the sign itself. */
const fromItself =
  (odd: number, even: number): AmsaRule =>
  (s, k) =>
    s + (isOddIndex(s) ? odd : even) + k;
/** As `fromItself`, but counted backwards in even signs. */
const evenReversed =
  (odd: number, even: number): AmsaRule =>
  (s, k) =>
    isOddIndex(s) ? s + odd + k : s + even - k;
/** Counted on from one fixed sign for odd, another for even signs. */
const byParity =
  (odd: number, even: number): AmsaRule =>
  (s, k) =>
    (isOddIndex(s) ? odd : even) + k;
/** Counted on from a fixed sign by the mode of the sign: movable, fixed, dual. */
const byMode =
  (...starts: readonly [number, number, number]): AmsaRule =>
  (s, k) =>
    pickAmsa(starts, s % 3) + k;
/** Counted on from a fixed sign by the element of the sign: fire, earth, air, water. */
const byElement =
  (starts: readonly [number, number, number, number], step: number): AmsaRule =>
  (s, k) =>
    pickAmsa(starts, s % 4) + step * k;
/** The amsas of the whole zodiac as one unbroken round of signs. */
const parivritti =
  (n: number): AmsaRule =>
  (s, k) =>
    n * s + k;
/** Every amsa of the first division divided again into `parts` by the second. */
const composite =
  (first: AmsaRule, second: AmsaRule, parts: number): AmsaRule =>
  (s, k) =>
    second(mod(first(s, Math.floor(k / parts)), 12), k % parts);

const navamsa = parivritti(9);
const dwadasamsa = fromItself(0, 0);
const PANCHAMSA = { odd: [0, 10, 8, 2, 6], even: [1, 5, 11, 9, 7] } as const;

/** The unequal parts of the trimsamsa: degrees at which each begins and ends, and its sign index. */
export const TRIMSAMSA = {
  odd: { edges: [0, 5, 10, 18, 25, 30], signs: [0, 10, 8, 2, 6] },
  even: { edges: [0, 5, 12, 20, 25, 30], signs: [1, 5, 11, 9, 7] },
} as const;

/** Chart → rule by method; `parashara` is the default everywhere. `unequal` means the parts of `TRIMSAMSA`. */
const RULES = {
  1: { parashara: fromItself(0, 0) },
  2: {
    parashara: (s: number, k: number) => (isOddIndex(s) === (k === 0) ? 4 : 3),
    parivritti: parivritti(2),
    parivritti_even_reverse: (s: number, k: number) => 2 * s + (isOddIndex(s) ? k : 1 - k),
  },
  3: {
    parashara: (s: number, k: number) => s + 4 * k,
    parivritti: parivritti(3),
    jagannatha: byElement([0, 9, 6, 3], 4),
  },
  4: { parashara: (s: number, k: number) => s + 3 * k, parivritti: parivritti(4) },
  5: { parashara: (s: number, k: number) => pickAmsa(isOddIndex(s) ? PANCHAMSA.odd : PANCHAMSA.even, k) },
  6: { parashara: byParity(0, 6) },
  7: { parashara: fromItself(0, 6), even_reversed: evenReversed(0, 6) },
  8: { parashara: byMode(0, 8, 4) },
  9: { parashara: navamsa },
  10: { parashara: fromItself(0, 8), even_reversed: evenReversed(0, 8) },
  11: { parashara: (s: number, k: number) => 12 - s + k },
  12: { parashara: dwadasamsa },
  16: { parashara: byMode(0, 4, 8) },
  20: { parashara: byMode(0, 8, 4) },
  24: { parashara: byParity(4, 3), even_reversed: (s: number, k: number) => (isOddIndex(s) ? 4 + k : 3 - k) },
  27: { parashara: byElement([0, 3, 6, 9], 1) },
  30: { parashara: 'unequal', parivritti: parivritti(30) },
  40: { parashara: byParity(0, 6) },
  45: { parashara: byMode(0, 4, 8) },
  60: { parashara: fromItself(0, 0), from_aries: (_: number, k: number) => k },
  81: { parashara: parivritti(81) },
  108: { parashara: composite(navamsa, dwadasamsa, 12), d9_of_d12: composite(dwadasamsa, navamsa, 9) },
  144: { parashara: composite(dwadasamsa, dwadasamsa, 12) },
} as const;

/** Number of parts to a sign: names the chart (9 = navamsa, D9). */
export type VargaNumber = keyof typeof RULES;
/** Rules of division; not every chart has every one (`vargaMethods`). */
export const VARGA_METHODS = [
  'parashara',
  'parivritti',
  'parivritti_even_reverse',
  'jagannatha',
  'even_reversed',
  'from_aries',
  'd9_of_d12',
] as const;
export type VargaMethod = (typeof VARGA_METHODS)[number];

export const VARGA_RULES: Readonly<Record<VargaNumber, Partial<Readonly<Record<VargaMethod, AmsaRule | 'unequal'>>>>> =
  RULES;
