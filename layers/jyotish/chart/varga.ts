/** The divisional charts (conventions E.7; BPHS ch. 6 and 7): one rule table and one small engine. */
import type { Graha } from '../ephemeris/sky.ts';
import { mod } from '../ephemeris/angle.ts';
import type { Chart } from './chart.ts';
import { byGraha } from './graha.ts';
import { degreeInSign, houseFrom, signOf } from './rashi.ts';
import { rowAt } from './rows.ts';

/** Sign index (0 = Aries; counted on past 12 or below 0) of amsa `k` (from 0) of sign index `s`. */
type AmsaRule = (s: number, k: number) => number;

const pick = (list: readonly number[], index: number): number => rowAt(list, index, 'entry of a varga table');
const isOdd = (s: number): boolean => s % 2 === 0;

/** Counted on from the sign `odd` or `even` places after the sign itself. */
const fromItself =
  (odd: number, even: number): AmsaRule =>
  (s, k) =>
    s + (isOdd(s) ? odd : even) + k;
/** As `fromItself`, but counted backwards in even signs. */
const evenReversed =
  (odd: number, even: number): AmsaRule =>
  (s, k) =>
    isOdd(s) ? s + odd + k : s + even - k;
/** Counted on from one fixed sign for odd, another for even signs. */
const byParity =
  (odd: number, even: number): AmsaRule =>
  (s, k) =>
    (isOdd(s) ? odd : even) + k;
/** Counted on from a fixed sign by the mode of the sign: movable, fixed, dual. */
const byMode =
  (...starts: readonly [number, number, number]): AmsaRule =>
  (s, k) =>
    pick(starts, s % 3) + k;
/** Counted on from a fixed sign by the element of the sign: fire, earth, air, water. */
const byElement =
  (starts: readonly [number, number, number, number], step: number): AmsaRule =>
  (s, k) =>
    pick(starts, s % 4) + step * k;
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
const TRIMSAMSA = {
  odd: { edges: [0, 5, 10, 18, 25, 30], signs: [0, 10, 8, 2, 6] },
  even: { edges: [0, 5, 12, 20, 25, 30], signs: [1, 5, 11, 9, 7] },
} as const;

/** Chart → rule by method; `parashara` is the default everywhere. `unequal` stands for the parts of `TRIMSAMSA`. */
const RULES = {
  1: { parashara: fromItself(0, 0) },
  2: {
    parashara: (s: number, k: number) => (isOdd(s) === (k === 0) ? 4 : 3),
    parivritti: parivritti(2),
    parivritti_even_reverse: (s: number, k: number) => 2 * s + (isOdd(s) ? k : 1 - k),
  },
  3: {
    parashara: (s: number, k: number) => s + 4 * k,
    parivritti: parivritti(3),
    jagannatha: byElement([0, 9, 6, 3], 4),
  },
  4: { parashara: (s: number, k: number) => s + 3 * k, parivritti: parivritti(4) },
  5: { parashara: (s: number, k: number) => pick(isOdd(s) ? PANCHAMSA.odd : PANCHAMSA.even, k) },
  6: { parashara: byParity(0, 6) },
  7: { parashara: fromItself(0, 6), even_reversed: evenReversed(0, 6) },
  8: { parashara: byMode(0, 8, 4) },
  9: { parashara: navamsa },
  10: { parashara: fromItself(0, 8), even_reversed: evenReversed(0, 8) },
  11: { parashara: (s: number, k: number) => 12 - s + k },
  12: { parashara: dwadasamsa },
  16: { parashara: byMode(0, 4, 8) },
  20: { parashara: byMode(0, 8, 4) },
  24: { parashara: byParity(4, 3), even_reversed: (s: number, k: number) => (isOdd(s) ? 4 + k : 3 - k) },
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
/** Rules of division; not every chart knows every one (`vargaMethods`). */
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

const TABLE: Readonly<Record<VargaNumber, Partial<Readonly<Record<VargaMethod, AmsaRule | 'unequal'>>>>> = RULES;

/** The charts offered, D1 to D144. */
export const VARGAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24, 27, 30, 40, 45, 60, 81, 108, 144] as const satisfies readonly VargaNumber[]; // prettier-ignore
/** The sixteen of Parashara (BPHS ch. 6). */
export const SHODASHA_VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const satisfies readonly VargaNumber[]; // prettier-ignore

/** Name of a chart: D9. */
export const vargaKey = (n: VargaNumber): string => `D${n}`;

/** Number of the chart with this name; throws for a name no chart has. */
export const vargaNumber = (key: string): VargaNumber => {
  const found = VARGAS.find((n) => vargaKey(n) === key);
  if (found === undefined) throw new Error(`no varga ${key}`);
  return found;
};

/** Methods a chart knows, the default first. */
export const vargaMethods = (n: VargaNumber): readonly VargaMethod[] =>
  VARGA_METHODS.filter((method) => TABLE[n][method] !== undefined);

/** Where a longitude falls in a divisional chart. */
export interface VargaPoint {
  /** 1–12 */
  readonly sign: number;
  /** Part of the rashi sign, counted from 1. */
  readonly amsa: number;
  /** Degrees inside the varga sign, 0 ≤ x < 30. */
  readonly degree: number;
}

const ruleOf = (n: VargaNumber, method: VargaMethod): AmsaRule | 'unequal' => {
  const rule = TABLE[n][method];
  if (rule === undefined) throw new Error(`D${n} knows no method ${method}`);
  return rule;
};

const trimsamsaPart = (s: number, x: number): number => {
  const { edges } = isOdd(s) ? TRIMSAMSA.odd : TRIMSAMSA.even;
  let k = 0;
  while (x >= pick(edges, k + 1)) k++;
  return k;
};
const trimsamsaSign = (s: number, k: number): number => pick((isOdd(s) ? TRIMSAMSA.odd : TRIMSAMSA.even).signs, k);

/**
 * Sign 1–12 of a sidereal longitude (0 ≤ x < 360) in chart Dn. Multiplying before dividing keeps whole boundaries exact
 * to the last bit of the longitude. Throws for a method the chart does not know.
 */
export const vargaSign = (n: VargaNumber, longitude: number, method: VargaMethod = 'parashara'): number => {
  const rule = ruleOf(n, method);
  const s = signOf(longitude) - 1;
  const x = degreeInSign(longitude);
  if (rule === 'unequal') return trimsamsaSign(s, trimsamsaPart(s, x)) + 1;
  return mod(rule(s, Math.floor((x * n) / 30)), 12) + 1;
};

/**
 * Sign, amsa and degree of a sidereal longitude in chart Dn. The degree is what is left of x·n after whole signs; in the
 * trimsamsa of Parashara the share of the unequal part that is passed, times 30.
 */
export const vargaPoint = (n: VargaNumber, longitude: number, method: VargaMethod = 'parashara'): VargaPoint => {
  const rule = ruleOf(n, method);
  const s = signOf(longitude) - 1;
  const x = degreeInSign(longitude);
  if (rule === 'unequal') {
    const k = trimsamsaPart(s, x);
    const { edges } = isOdd(s) ? TRIMSAMSA.odd : TRIMSAMSA.even;
    const from = pick(edges, k);
    return { sign: trimsamsaSign(s, k) + 1, amsa: k + 1, degree: ((x - from) * 30) / (pick(edges, k + 1) - from) };
  }
  const k = Math.floor((x * n) / 30);
  return { sign: mod(rule(s, k), 12) + 1, amsa: k + 1, degree: x * n - 30 * k };
};

/** Same sign in the rashi and the navamsa (conventions E.3). */
export const isVargottama = (longitude: number): boolean => signOf(longitude) === vargaSign(9, longitude);

/** A divisional chart: the ascendant and the nine grahas, houses counted by signs from the varga ascendant. */
export interface VargaChart {
  readonly ascendant: VargaPoint;
  readonly grahas: Readonly<Record<Graha, VargaPoint & { readonly house: number }>>;
}

/** Divides a chart. Throws for a method Dn does not know. */
export const castVarga = (chart: Chart, n: VargaNumber, method: VargaMethod = 'parashara'): VargaChart => {
  const ascendant = vargaPoint(n, chart.ascendant.longitude, method);
  return {
    ascendant,
    grahas: byGraha((graha) => {
      const point = vargaPoint(n, chart.grahas[graha].longitude, method);
      return { ...point, house: houseFrom(ascendant.sign, point.sign) };
    }),
  };
};
