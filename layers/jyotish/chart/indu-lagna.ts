/** The Indu lagna, a point read for wealth (Uttara Kalamrita). */
import { mod } from '../ephemeris/angle.ts';
import { lordOf, signAt, type Planet7 } from './rashi.ts';

const INDU_VALUES: Readonly<Record<Planet7, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};
/** Indu lagna, sign 1–12: the values of the ninth lords from lagna and Moon, mod 12, counted from the Moon (Uttara Kalamrita). */
export const induLagna = (lagna: number, moonSign: number): number => {
  const sum = INDU_VALUES[lordOf(signAt(lagna, 9))] + INDU_VALUES[lordOf(signAt(moonSign, 9))];
  return signAt(moonSign, mod(sum - 1, 12) + 1);
};
