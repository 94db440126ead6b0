/** Divisional charts beyond the named ones: any number of parts, and one division of another (P. V. R. Narasimha Rao). */
import { mod } from '../ephemeris/angle.ts';
import type { VargaPoint } from './varga.ts';
import { VARGAS, vargaPoint } from './varga.ts';
import { degreeInSign, signOf } from './rashi.ts';

/** Rules of counting: one unbroken round of signs, the rule of the named chart, from the sign itself. */
export const CUSTOM_RULES = ['parivritti', 'named', 'from_sign'] as const;
export type CustomRule = (typeof CUSTOM_RULES)[number];

/** The named charts by number of parts. */
export const namedVarga = (n: number): (typeof VARGAS)[number] | undefined => VARGAS.find((one) => one === n);

/** Place of a longitude in a division into `n` parts (1–300). `named` follows the table where n is in it, else counts on as parivritti. */
export const customVargaPoint = (n: number, longitude: number, rule: CustomRule): VargaPoint => {
  const known = namedVarga(n);
  if (rule === 'named' && known !== undefined) return vargaPoint(known, longitude);
  const s = signOf(longitude) - 1;
  const x = degreeInSign(longitude);
  const k = Math.floor((x * n) / 30);
  return { sign: mod(rule === 'from_sign' ? s + k : n * s + k, 12) + 1, amsa: k + 1, degree: x * n - 30 * k };
};

/** One division of another, left to right: the default rule of each named chart (parivritti elsewhere), on the degrees of the step before. The amsa is that of the last step. */
export const chainedVargaPoint = (chain: readonly number[], longitude: number): VargaPoint => {
  let point: VargaPoint = { sign: signOf(longitude), amsa: 1, degree: degreeInSign(longitude) };
  for (const n of chain) {
    // A rounded degree of 30 would fall into the next sign.
    const at = 30 * (point.sign - 1) + Math.min(point.degree, 30 - 1e-12);
    point = customVargaPoint(n, at, 'named');
  }
  return point;
};
