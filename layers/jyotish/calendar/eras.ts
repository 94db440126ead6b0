/** Eras and sixty-year names. */
import { mod } from '../ephemeris/angle.ts';
import { dayNumber, type CivilDate } from '../ephemeris/instant.ts';
import type { LunarMonth } from './lunar-month.ts';

/** A mean Mesha sankranti (2024-04-13 14:00 UT, Lahiri) from which lunar years are counted, and its Shaka year. */
const MESHA_2024 = 2460414.08;
const SHAKA_2024 = 1946;
const SIDEREAL_YEAR = 365.256363;

/** Samvat numbers of a lunation. */
export interface Samvat {
  /** Lunar Shaka year, from Chaitra S1; a leap Chaitra opens the year (almanacs differ). */
  readonly shaka: number;
  /** Vikram year of the north, from Chaitra S1. */
  readonly vikram: number;
  /** Vikram year of Gujarat, from the regular Kartika S1. */
  readonly vikramKartikadi: number;
  /** Elapsed Kali years. */
  readonly kali: number;
  /** Sixty-year name 1–60 of the south, by the Shaka year. */
  readonly samvatsaraSouth: number;
  /** Sixty-year name 1–60 of the north, by the Vikram year. */
  readonly samvatsaraNorth: number;
}

/** Sixty-year name 1 Prabhava … 60 Akshaya of a Shaka year, as the south counts. */
export const samvatsaraOfShaka = (shaka: number): number => mod(shaka + 11, 60) + 1;
/** Sixty-year name of a Vikram year, as the north counts. */
export const samvatsaraOfVikram = (vikram: number): number => mod(vikram + 9, 60) + 1;

/** Shaka year of a lunation: mean sidereal years since 2024, less its month (on average Chaitra opens half a month before Mesha). */
const shakaOf = ({ opening, month }: LunarMonth): number =>
  SHAKA_2024 + Math.round((opening - MESHA_2024) / SIDEREAL_YEAR - (month - 1.5) / 12);

/** The samvat numbers of a lunation. */
export const samvatOf = (month: LunarMonth): Samvat => {
  const shaka = shakaOf(month);
  const vikram = shaka + 135;
  const kartikBegun = month.month > 8 || (month.month === 8 && !month.adhika);
  return {
    shaka,
    vikram,
    vikramKartikadi: kartikBegun ? vikram : vikram - 1,
    kali: shaka + 3179,
    samvatsaraSouth: samvatsaraOfShaka(shaka),
    samvatsaraNorth: samvatsaraOfVikram(vikram),
  };
};

export const ERA_IDS = [
  'shaka',
  'vikram',
  'vikram_kartikadi',
  'kali',
  'samvatsara_south',
  'samvatsara_north',
  'national',
  'kollam',
  'bengali',
] as const;
export type EraId = (typeof ERA_IDS)[number];

/** A year of an era: its number and its first and last civil day. */
export interface EraYear {
  readonly id: EraId;
  /** Year number; for the samvatsaras the place 1–60 in the cycle. */
  readonly year: number;
  readonly begins: CivilDate;
  readonly ends: CivilDate;
}

/** Days of the Kali age to a civil date: JDN − 588466. */
export const aharganaOf = (date: CivilDate): number => dayNumber(date) - 588466;
