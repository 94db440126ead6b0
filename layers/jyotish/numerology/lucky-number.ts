/** What goes with a number of birth: its planet and what belongs to it, its friends, dates and months. */
import type { Graha } from '../ephemeris/sky.ts';
import type { Direction } from '../panchang/nivas.ts';
import { PLANET_REMEDIES, type PlanetColour } from '../remedies/planet-rows.ts';
import { NUMBER_PLANETS, numbersHeldAs, oneDigit } from './numbers.ts';

/** Weekdays of Rahu's and Ketu's number, which have none of their own (Cheiro). */
const NODE_DAYS: Readonly<Partial<Record<Graha, readonly number[]>>> = { rahu: [6, 0], ketu: [1, 0] };
const LONGEST_MONTH = 31;

/** What goes with a number. */
export interface LuckyNumber {
  readonly planet: Graha;
  /** Numbers it holds as friends, and as enemies. */
  readonly numbers: readonly number[];
  readonly avoid: readonly number[];
  /** Weekdays 0 (Sunday) to 6. */
  readonly days: readonly number[];
  readonly colour: PlanetColour;
  readonly direction: Direction;
  /** Days of the month that reduce to it. */
  readonly dates: readonly number[];
  /** Months 1–12 whose number is a friend. */
  readonly months: readonly number[];
}

/** What goes with a mulank 1–9. */
export const luckyNumberOf = (mulank: number): LuckyNumber => {
  const planet = NUMBER_PLANETS[mulank - 1];
  if (planet === undefined) throw new Error(`no planet has the number ${mulank}`);
  const { days, colour, direction } = PLANET_REMEDIES[planet];
  const numbers = numbersHeldAs(mulank, 'friend');
  return {
    planet,
    numbers,
    avoid: numbersHeldAs(mulank, 'enemy'),
    days: NODE_DAYS[planet] ?? days,
    colour,
    direction,
    dates: Array.from({ length: LONGEST_MONTH }, (_, i) => i + 1).filter((day) => oneDigit(day) === mulank),
    months: Array.from({ length: 12 }, (_, i) => i + 1).filter((month) => numbers.includes(oneDigit(month))),
  };
};
