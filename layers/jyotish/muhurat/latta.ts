/** Latta: which star a planet kicks, counted from its own (Muhurta Chintamani, vivaha-prakarana). */
import { mod } from '../ephemeris/angle.ts';
import type { Kicker } from './state.ts';

/** Which star from its own each planet kicks: counted forward, or backward when negative. */
export const LATTA: readonly (readonly [planet: Kicker, steps: number])[] = [
  ['sun', 12],
  ['moon', -22],
  ['mars', 3],
  ['mercury', -7],
  ['jupiter', 6],
  ['venus', -5],
  ['saturn', 8],
  ['rahu', -9],
];

/** The star 1–27 that is so many steps from another, which counts as 1; backward where they are negative. */
export const starKicked = (star: number, steps: number): number =>
  mod(star - 1 + (steps > 0 ? steps - 1 : steps + 1), 27) + 1;
