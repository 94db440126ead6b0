/** Tara bala and chandra bala (conventions C.6; Muhurta Chintamani ch. 4, Drik Panchang). */
import { count } from '../chart/angle.ts';

/** Tara 1 Janma … 9 Parama Mitra of today's star, counted from the star of birth (both 1–27). */
export const taraOf = (birthStar: number, todayStar: number): number => ((count(birthStar, todayStar, 27) - 1) % 9) + 1;

const GOOD_TARAS: readonly number[] = [2, 4, 6, 8, 9];
/** Whether a tara 1–9 is good; Janma is mixed and counts as not good. */
export const isGoodTara = (tara: number): boolean => GOOD_TARAS.includes(tara);

/** House 1–12 of the Moon's sign counted from the birth sign. */
export const chandraHouse = (birthSign: number, moonSign: number): number => count(birthSign, moonSign, 12);

const GOOD_MOON: readonly number[] = [1, 3, 6, 7, 10, 11];
const GOOD_WAXING_MOON: readonly number[] = [2, 5, 9];
/** Whether the Moon in that house supports the birth sign; 2, 5 and 9 only in the bright half. */
export const isGoodChandra = (house: number, shukla: boolean): boolean =>
  GOOD_MOON.includes(house) || (shukla && GOOD_WAXING_MOON.includes(house));
