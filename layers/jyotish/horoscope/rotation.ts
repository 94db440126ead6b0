/**
 * Which variant of a sentence is taken: counters that turn with the sky, so that nothing is stored and nothing repeats
 * soon. All are whole numbers, the same on every machine.
 */
import { dayNumber, FIRST_INSTANT_JD } from '../ephemeris/instant.ts';
import { mod } from '../ephemeris/angle.ts';
import type { DaySky } from './day-sky.ts';
import type { Fact } from './facts.ts';
import { CONTACT_CLASSES, type ContactClass } from './moon-course.ts';

/** Grahas whose stay is told, in the order of their turns. */
export const STAYING = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const;
export type Staying = (typeof STAYING)[number];

/** Mean sidereal longitude at the first instant of the ephemeris and sidereal period in days; the true place keeps within 55°. */
const MEAN_MOTION: Readonly<Record<Staying | 'moon', readonly [start: number, days: number]>> = {
  sun: [260.3, 365.256363],
  moon: [334.4, 27.321661],
  mars: [212.3, 686.979852],
  mercury: [260.3, 365.256363],
  jupiter: [60.8, 4332.589],
  venus: [260.3, 365.256363],
  saturn: [102.3, 10759.22],
  rahu: [7.9, -6798.38],
};

/** How far a graha has come since 1800, degrees: its true longitude tells the place, the mean one only the number of turns. */
const travelled = (
  { jd, grahas }: DaySky,
  graha: Staying | 'moon',
  { longitude }: { readonly longitude: number } = grahas[graha],
): number => {
  const [start, days] = MEAN_MOTION[graha];
  const mean = start + (360 / days) * (jd - FIRST_INSTANT_JD);
  return longitude + 360 * Math.round((mean - longitude) / 360);
};

/** Parts of a sign that take a variant each. */
const THIRDS = 3;

/** How far the Moon has come. */
export interface MoonCount {
  /** Turns around the zodiac since 1800. */
  readonly turn: number;
  /** Signs entered since 1800. */
  readonly sign: number;
  /** Third of the sign, 0–2: never the same on two days that follow one another. */
  readonly third: number;
}

/** The Moon's count at 14:00 of a date, when she stands in her house of the day; for the stars, that at 06:00. */
export const moonCountOf = (day: DaySky, at: 'midday' | 'morning' = 'midday'): MoonCount => {
  const way = travelled(day, 'moon', at === 'midday' ? { longitude: day.moonMidday } : undefined);
  return { turn: Math.floor(way / 360), sign: Math.floor(way / 30), third: mod(Math.floor(way / 10), THIRDS) };
};

/**
 * The turn of a slot that follows the Moon, for a number of variants. Three come round after one passage of the Moon
 * through a sign, six after two, twelve after four; signs stand apart, and so do slots. Slots of different `company` pair
 * otherwise in each sign, so that a sentence does not bring the same others with it everywhere.
 */
export const moonTurn = ({ turn, third }: MoonCount, sign: number, variants: number, slot = 0, company = 0): number => {
  const place = slot + mod(third + company * sign, THIRDS);
  return variants < 6 ? turn + sign + place : 3 * turn + 5 * sign + place;
};

/**
 * The turn of a tara: stars passed by the Moon since it last stood in the star of birth, in nines. It moves on at every
 * return of the tara, and differs among the three stars of birth that have one tara on a day.
 */
export const taraTurn = (count: MoonCount, star: number, moonStar: number): number =>
  Math.floor((27 * count.turn + moonStar - star) / 9);

/** Elongations of the Moon from a graha at which a kind of contact is exact, in the order of a turn. */
const CONTACT_ARCS: Readonly<Record<ContactClass, readonly number[]>> = {
  joined: [0],
  easy: [60, 120, 240, 300],
  tense: [90, 180, 270],
};

/**
 * The turn of a contact of the Moon for sign 1–12, or null where the sign does not hear of it: contacts of one kind with a
 * graha are counted through, and signs and contacts alternate. The six signs that hear of one get six different turns, and
 * each sign the next turn when it hears of that kind again.
 */
export const contactTurn = (day: DaySky, { partner, detail, angle = 0 }: Fact, sign: number): number | null => {
  if (!partner || partner === 'moon' || partner === 'ketu') return null;
  const arcs = CONTACT_CLASSES.filter((way) => way === detail).flatMap((way) => CONTACT_ARCS[way]);
  const apart = travelled(day, 'moon') - travelled(day, partner);
  const [first = 0, second = first] = angle === 0 || angle === 180 ? [angle] : [angle, 360 - angle];
  const ahead = mod(first - apart, 360) <= mod(second - apart, 360) ? first : second;
  const cycle = Math.round((apart + mod(ahead - apart, 360) - ahead) / 360);
  const count = arcs.length * cycle + arcs.indexOf(ahead) + sign;
  return mod(count, 2) === 0 ? count / 2 : null;
};

/** Signs take rows this far apart: prime to the numbers of rows in use, so that no two signs share one on a day. */
const SIGN_STEP = 5;

/** The turn of a slot that moves on by one every day: a row comes back after as many days as there are rows. */
export const dateTurn = ({ date }: DaySky, sign: number): number => dayNumber(date) + SIGN_STEP * sign;
