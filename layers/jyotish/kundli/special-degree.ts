/** Special degrees of a sign: pushkara, mrityu bhaga, the edges (Phaladeepika; Jataka Parijata ch. 1; Santhanam). */
import { degreeInSign, rashi, signOf, type Element } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { GRAHAS } from '../ephemeris/sky.ts';

/** Points that have special degrees. */
export const DEGREE_POINTS = ['ascendant', ...GRAHAS] as const;
export type DegreePoint = (typeof DEGREE_POINTS)[number];

/** Navamsas 1–9 of a sign that are pushkara, and the degree that is, by element. */
const PUSHKARA: Readonly<Record<Element, { readonly navamsas: readonly number[]; readonly degree: number }>> = {
  fire: { navamsas: [7, 9], degree: 21 },
  earth: { navamsas: [3, 5], degree: 14 },
  air: { navamsas: [6, 8], degree: 24 },
  water: { navamsas: [1, 3], degree: 7 },
};
const PUSHKARA_ORB = 0.5;

/** Degree of death of each point in the signs from Aries. */
const MRITYU: Readonly<Record<DegreePoint, readonly number[]>> = {
  sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  ascendant: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
};

/** Widths in degrees: below the mrityu degree, and at each edge of a sign. */
export interface DegreeOrbs {
  readonly mrityu: number;
  readonly sandhi: number;
}

/** What is special about the place of a point. */
export interface SpecialDegree {
  readonly pushkaraNavamsa: boolean;
  readonly pushkaraBhaga: boolean;
  readonly mrityu: { readonly degree: number; readonly distance: number; readonly hit: boolean };
  readonly sandhi: boolean;
}

/** Special degrees of a point at a sidereal longitude. A mrityu degree n is hit from n − orb (excluded) to n. */
export const specialDegreeOf = (point: DegreePoint, longitude: number, orbs: DegreeOrbs): SpecialDegree => {
  const sign = signOf(longitude);
  const x = degreeInSign(longitude);
  const { navamsas, degree } = PUSHKARA[rashi(sign).element];
  const deadly = rowOf(MRITYU[point], sign, 'mrityu degree');
  return {
    pushkaraNavamsa: navamsas.includes(Math.floor((x * 9) / 30) + 1),
    pushkaraBhaga: Math.abs(x - degree) <= PUSHKARA_ORB,
    mrityu: { degree: deadly, distance: x - deadly, hit: x > deadly - orbs.mrityu && x <= deadly },
    sandhi: x < orbs.sandhi || x >= 30 - orbs.sandhi,
  };
};
