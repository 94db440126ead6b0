/** The Sun of the old almanacs: its entries into the signs by the constants of a siddhanta, not by its place in the sky. */
import { RADIANS } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { TamilReckoning } from '../panchang/almanac.ts';

/** The reckonings that have a Sun of their own. */
export type SunReckoning = Exclude<TamilReckoning, 'drik'>;

/** A reckoning of the Sun: a mean motion and an equation of the centre. */
interface Reckoning {
  /** Length of the sidereal year, days. */
  readonly year: number;
  /** Universal Time at which the mean Sun was at the beginning of Mesha: the first day of the Kali age. */
  readonly epoch: number;
  /** Longitude of the apogee, degrees. */
  readonly apogee: number;
  /** Circumference of the epicycle, degrees of 360. */
  readonly epicycle: number;
}

/** Midnight, local time, that opens the first day of the Kali age: 18 February 3102 BC. */
const KALI = 588_465.5;
/** Degrees east of Kanchipuram, from whose sunrise the almanacs count. */
const KANCHI = 79.7;

const RECKONINGS: Readonly<Record<SunReckoning, Reckoning>> = {
  // Vakyakarana 1: a year of 365;15,31,15 days counted from sunrise; the Sun is that of the Aryabhatiya, apogee 78°, epicycle 13½°.
  vakya: {
    year: 365 + 15 / 60 + 31 / 3600 + 15 / 216_000,
    epoch: KALI + 0.25 - KANCHI / 360,
    apogee: 78,
    epicycle: 13.5,
  },
};

/** Equation of the centre, degrees: what the true Sun is behind the mean one. */
const equationAt = (mean: number, { apogee, epicycle }: Reckoning): number =>
  Math.asin((epicycle / 360) * Math.sin((mean - apogee) * RADIANS)) / RADIANS;

/** Steps in which the mean Sun of a true one settles to a thousandth of a second. */
const STEPS = 8;

const meanOf = (longitude: number, sun: Reckoning): number => {
  let mean = longitude;
  for (let i = 0; i < STEPS; i++) mean = longitude + equationAt(mean, sun);
  return mean;
};

/** The entry of the Sun into a sign, in an old reckoning, that is nearest to an instant. */
export const siddhantaEntry = (reckoning: SunReckoning, near: JulianDay): JulianDay => {
  const sun = RECKONINGS[reckoning];
  const mean = ((near - sun.epoch) / sun.year) * 360;
  const entered = Math.round((mean - equationAt(mean, sun)) / 30) * 30;
  return julian(sun.epoch + (meanOf(entered, sun) / 360) * sun.year);
};
