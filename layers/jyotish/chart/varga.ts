/** The divisional charts: where a longitude falls in one, and a whole chart divided. */
import type { Graha } from '../ephemeris/sky.ts';
import { mod } from '../ephemeris/angle.ts';
import type { Chart } from './chart.ts';
import { byGraha } from './graha.ts';
import { degreeInSign, houseFrom, signOf } from './rashi.ts';
import {
  isOddIndex,
  pickAmsa,
  TRIMSAMSA,
  VARGA_METHODS,
  VARGA_RULES,
  type AmsaRule,
  type VargaMethod,
  type VargaNumber,
} from './varga-rules.ts';

/** The charts offered, D1 to D144. */
// prettier-ignore
export const VARGAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24, 27, 30, 40, 45, 60, 81, 108, 144] as const satisfies readonly VargaNumber[];
/** The sixteen of Parashara (BPHS ch. 6). */
// prettier-ignore
export const SHODASHA_VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const satisfies readonly VargaNumber[];

/**
 * Name of a chart: D9.
 * @example
 * vargaKey(9) // → 'D9'
 */
export const vargaKey = (n: VargaNumber): string => `D${n}`;

/** Keys of the charts, D1 first. */
export const VARGA_KEYS: readonly string[] = VARGAS.map(vargaKey);

/** Number of the chart with this name; throws for an unknown name. */
export const vargaNumber = (key: string): VargaNumber => {
  const found = VARGAS.find((n) => vargaKey(n) === key);
  if (found === undefined) throw new Error(`no varga ${key}`);
  return found;
};

/** Methods of a chart, the default first. */
export const vargaMethods = (n: VargaNumber): readonly VargaMethod[] =>
  VARGA_METHODS.filter((method) => VARGA_RULES[n][method] !== undefined);

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
  const rule = VARGA_RULES[n][method];
  if (rule === undefined) throw new Error(`D${n} has no method ${method}`);
  return rule;
};

const trimsamsaPart = (s: number, x: number): number => {
  const { edges } = isOddIndex(s) ? TRIMSAMSA.odd : TRIMSAMSA.even;
  let k = 0;
  while (x >= pickAmsa(edges, k + 1)) k++;
  return k;
};
const trimsamsaSign = (s: number, k: number): number =>
  pickAmsa((isOddIndex(s) ? TRIMSAMSA.odd : TRIMSAMSA.even).signs, k);

/**
 * Sign 1–12 of a sidereal longitude (0 ≤ x < 360) in chart Dn. Multiplying before dividing keeps whole boundaries exact
 * to the last bit of the longitude. Throws for a method the chart does not have.
 * @example
 * vargaSign(9, 31) // → 10
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
    const { edges } = isOddIndex(s) ? TRIMSAMSA.odd : TRIMSAMSA.even;
    const from = pickAmsa(edges, k);
    return { sign: trimsamsaSign(s, k) + 1, amsa: k + 1, degree: ((x - from) * 30) / (pickAmsa(edges, k + 1) - from) };
  }
  const k = Math.floor((x * n) / 30);
  return { sign: mod(rule(s, k), 12) + 1, amsa: k + 1, degree: x * n - 30 * k };
};

/** Same sign in the rashi and the navamsa. */
export const isVargottama = (longitude: number): boolean => signOf(longitude) === vargaSign(9, longitude);

/** A divisional chart: the ascendant and the nine grahas, houses counted by signs from the varga ascendant. */
export interface VargaChart {
  readonly ascendant: VargaPoint;
  readonly grahas: Readonly<Record<Graha, VargaPoint & { readonly house: number }>>;
}

/** Divides a chart. Throws for a method Dn does not have. */
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
