/** Tara bala and chandra bala (Muhurta Chintamani ch. 4; as Drik Panchang prints them). */
import { count } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { angaAt, angaSegments, type AngaSource } from './anga.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/**
 * Tara 1 Janma … 9 Parama Mitra of today's star, counted from the star of birth (both 1–27).
 * @example
 * taraOf(1, 10) // → 1
 */
export const taraOf = (birthStar: number, todayStar: number): number => ((count(birthStar, todayStar, 27) - 1) % 9) + 1;

const GOOD_TARAS: readonly number[] = [2, 4, 6, 8, 9];
/**
 * Whether a tara 1–9 is good; Janma is mixed and counts as not good.
 * @example
 * isGoodTara(3) // → false
 */
export const isGoodTara = (tara: number): boolean => GOOD_TARAS.includes(tara);

/** House 1–12 of the Moon's sign counted from the birth sign. */
export const chandraHouse = (birthSign: number, moonSign: number): number => count(birthSign, moonSign, 12);

const GOOD_MOON: readonly number[] = [1, 3, 6, 7, 10, 11];
const GOOD_WAXING_MOON: readonly number[] = [2, 5, 9];
/** Whether the Moon in that house supports the birth sign; 2, 5 and 9 only in the bright half. */
export const isGoodChandra = (house: number, shukla: boolean): boolean =>
  GOOD_MOON.includes(house) || (shukla && GOOD_WAXING_MOON.includes(house));

/** Tara of each of the 27 birth stars at an instant. */
export const taraBalas = (
  source: AngaSource,
  jd: JulianDay,
): { readonly nakshatra: number; readonly tara: number; readonly good: boolean }[] => {
  const today = angaAt('nakshatra', source, jd);
  return Array.from({ length: 27 }, (_, i) => {
    const tara = taraOf(i + 1, today);
    return { nakshatra: i + 1, tara, good: isGoodTara(tara) };
  });
};

/** House of the Moon from each of the twelve birth signs at an instant. */
export const chandraBalas = (
  source: AngaSource,
  jd: JulianDay,
): { readonly sign: number; readonly house: number; readonly good: boolean }[] => {
  const moon = angaAt('moon_sign', source, jd);
  const shukla = angaAt('paksha', source, jd) === 1;
  return Array.from({ length: 12 }, (_, i) => {
    const house = chandraHouse(i + 1, moon);
    return { sign: i + 1, house, good: isGoodChandra(house, shukla) };
  });
};

/** When the Moon changes star or sign inside a span, in order of time. */
export const moonChanges = (
  source: AngaSource,
  within: TimeSpan,
): { readonly at: JulianDay; readonly what: 'nakshatra' | 'sign'; readonly to: number }[] =>
  (['nakshatra', 'sign'] as const)
    .flatMap((what) =>
      angaSegments(what === 'sign' ? 'moon_sign' : what, source, within.start, within.end)
        .filter(({ start }) => start > within.start)
        .map(({ id, start }) => ({ at: start, what, to: id })),
    )
    .sort((a, b) => a.at - b.at);
