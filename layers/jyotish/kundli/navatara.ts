/** Navatara: the 27 stars in three rounds of nine from the birth star, and the stars with a name of their own (Narada; P. V. R. Narasimha Rao). */
import { mod } from '../ephemeris/angle.ts';

/** Special stars, counted from the birth star. */
export const SPECIAL_STARS = {
  janma: 1,
  jati: 4,
  naidhana: 7,
  karma: 10,
  desha: 12,
  abhisheka: 13,
  sanghatika: 16,
  samudayika: 18,
  adhana: 19,
  vainashika: 22,
  manasa: 25,
} as const;
export type SpecialStar = keyof typeof SPECIAL_STARS;
/** Their keys in order. */
export const SPECIAL_STAR_KEYS = [
  'janma',
  'jati',
  'naidhana',
  'karma',
  'desha',
  'abhisheka',
  'sanghatika',
  'samudayika',
  'adhana',
  'vainashika',
  'manasa',
] as const satisfies readonly SpecialStar[];

/** Tara 1–9 of a star 1–27 from the birth star. */
export const taraFrom = (birthStar: number, star: number): number => (mod(star - birthStar, 27) % 9) + 1;

/** Round 1–3 of a star 1–27 from the birth star. */
export const taraRound = (birthStar: number, star: number): number => Math.floor(mod(star - birthStar, 27) / 9) + 1;

/** The star 1–27 that stands at a count from the birth star. */
export const starAtCount = (birthStar: number, count: number): number => mod(birthStar - 1 + count - 1, 27) + 1;
