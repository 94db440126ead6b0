/** The twenty-seven nakshatras of 13°20′. Numbered 1–27 from Ashwini. */
import type { Graha } from '../ephemeris/sky.ts';
import { rowAt } from './rows.ts';

/** Width of a nakshatra, degrees. */
export const NAKSHATRA_DEG = 360 / 27;
/** Width of a pada, degrees. */
export const PADA_DEG = 360 / 108;

/** Keys of the stars, from Ashwini. */
export const NAKSHATRA_KEYS = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva_phalguni',
  'uttara_phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva_ashadha',
  'uttara_ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva_bhadrapada',
  'uttara_bhadrapada',
  'revati',
] as const;
export type NakshatraKey = (typeof NAKSHATRA_KEYS)[number];
/** The same with Abhijit, number 28 in every list, last. */
export const STAR_KEYS = [...NAKSHATRA_KEYS, 'abhijit'] as const;
export type StarKey = (typeof STAR_KEYS)[number];

/** Vimshottari lords in the order of the nakshatras, repeating every nine (BPHS 46). */
export const NAKSHATRA_LORDS: readonly Graha[] = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
];

/** A place within the circle of the stars. */
export interface NakshatraPosition {
  /** 1–27 */
  readonly id: number;
  /** 1–4 */
  readonly pada: number;
  /** Share of the nakshatra already passed, 0 ≤ x < 1. */
  readonly elapsed: number;
}

/**
 * Nakshatra, pada and elapsed share of a sidereal longitude 0 ≤ x < 360. Multiplying before dividing keeps whole
 * boundaries (13°20′, 26°40′ …) exact to the last bit that the longitude itself carries.
 * @example
 * nakshatraOf(93.5).id // → 8
 */
export const nakshatraOf = (longitude: number): NakshatraPosition => {
  const padas = (longitude * 108) / 360;
  const index = Math.floor(padas / 4);
  return { id: index + 1, pada: Math.floor(padas) - index * 4 + 1, elapsed: padas / 4 - index };
};

/**
 * Vimshottari lord of nakshatra 1–27.
 * @example
 * nakshatraLord(1) // → 'ketu'
 */
export const nakshatraLord = (id: number): Graha => rowAt(NAKSHATRA_LORDS, (id - 1) % 9, 'lord of a nakshatra');
