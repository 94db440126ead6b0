/** A number from 1 to 108 as one of the 108 navamsas (Prasna Marga ch. 2). */
import { vargaSign } from '../chart/varga.ts';

export const MOST_NUMBER = 108;
const IN_SIGN = 9;
/** Degrees of a navamsa. */
const NAVAMSA_DEG = 360 / MOST_NUMBER;

/** Sign 1–12 of a number, its navamsa 1–9 in it, and the sign 1–12 of that navamsa. */
export const navamsaOfNumber = (
  number: number,
): {
  readonly sign: number;
  readonly navamsa: number;
  readonly navamsaSign: number;
} => ({
  sign: Math.ceil(number / IN_SIGN),
  navamsa: ((number - 1) % IN_SIGN) + 1,
  navamsaSign: vargaSign(9, (number - 0.5) * NAVAMSA_DEG),
});
