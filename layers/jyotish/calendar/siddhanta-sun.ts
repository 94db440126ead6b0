/** The Sun of the old almanacs: its entries into the signs by the constants of a siddhanta, not by its place in the sky. */
import { RADIANS } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { Reckoning } from '../panchang/almanac.ts';

/** The reckonings that have a Sun of their own. */
export type SunReckoning = Exclude<Reckoning, 'drik'>;

/** The Sun of a siddhanta: a mean motion and an equation of the centre. */
interface SiddhantaSun {
  /** Length of the sidereal year, days. */
  readonly year: number;
  /** Universal Time at which the mean Sun was at the beginning of Mesha: the first day of the Kali age. */
  readonly epoch: number;
  /** Longitude of the apogee, degrees. */
  readonly apogee: number;
  /** Circumference of the epicycle where the anomaly is 0° or 180°, and where it is 90° or 270°; degrees of 360. */
  readonly epicycle: readonly [even: number, odd: number];
}

/** Midnight, local time, that opens the first day of the Kali age: 18 February 3102 BC. */
const KALI = 588_465.5;
/** Degrees east of Kanchipuram, from whose sunrise the almanacs count. */
const KANCHI = 79.7;
/** Degrees east of Ujjain, whose midnight the Surya Siddhanta counts from. */
const UJJAIN = 75.77;

const SUNS: Readonly<Record<SunReckoning, SiddhantaSun>> = {
  // Vakyakarana 1: a year of 365;15,31,15 days counted from sunrise; the Sun is that of the Aryabhatiya, apogee 78°, epicycle 13½°.
  vakya: {
    year: 365 + 15 / 60 + 31 / 3600 + 15 / 216_000,
    epoch: KALI + 0.25 - KANCHI / 360,
    apogee: 78,
    epicycle: [13.5, 13.5],
  },
  // Surya Siddhanta 1.29 and 1.34 (revolutions and days of an age), 1.41 (apogee), 2.34 (epicycles of 14° and 13°40′).
  surya: {
    year: 1_577_917_828 / 4_320_000,
    epoch: KALI - UJJAIN / 360,
    apogee: 77.28,
    epicycle: [14, 13 + 2 / 3],
  },
};

/** Equation of the centre, degrees: what the true Sun is behind the mean one. */
const equationAt = (mean: number, { apogee, epicycle: [even, odd] }: SiddhantaSun): number => {
  const sine = Math.sin((mean - apogee) * RADIANS);
  return Math.asin(((even - (even - odd) * Math.abs(sine)) / 360) * sine) / RADIANS;
};

/** Steps in which the mean Sun of a true one settles to a thousandth of a second. */
const STEPS = 8;

const meanOf = (longitude: number, sun: SiddhantaSun): number => {
  let mean = longitude;
  for (let i = 0; i < STEPS; i++) mean = longitude + equationAt(mean, sun);
  return mean;
};

/** The entry of the Sun into a sign, in an old reckoning, that is nearest to an instant. */
export const siddhantaEntry = (reckoning: SunReckoning, near: JulianDay): JulianDay => {
  const sun = SUNS[reckoning];
  const mean = ((near - sun.epoch) / sun.year) * 360;
  const entered = Math.round((mean - equationAt(mean, sun)) / 30) * 30;
  return julian(sun.epoch + (meanOf(entered, sun) / 360) * sun.year);
};
