/** Eras and sixty-year names. */
import { mod } from '../ephemeris/angle.ts';
import { addDays, dayNumber, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { vedicDayAt, type VedicDay } from '../panchang/vedic-day.ts';
import { lunarMonthAt, nextLunarMonth, yearOpening, type LunarMonth } from './lunar-month.ts';
import { lastEntryInto, sankrantiNear, solarMonthBegins, type SolarTradition } from './solar-month.ts';

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

/** The first Vedic day whose sunrise falls in a lunation. */
const firstDayOf = ({ horizon, clock }: Almanac, { opening }: LunarMonth): CivilDate => {
  const day = vedicDayAt(horizon, clock, opening);
  return day.start >= opening ? day.date : addDays(day.date, 1);
};

/** First lunation of the Gujarati year of a lunation: the regular Kartika at or before it. */
const kartikaOpening = (almanac: Almanac, month: LunarMonth): LunarMonth => {
  const { table } = almanac;
  const begun = month.month > 8 || (month.month === 8 && !month.adhika);
  let found = begun ? month : yearOpening(table, month);
  // Chaitra opens four to six lunations after the Kartika before it.
  if (!begun) found = lunarMonthAt(table, plusDays(found.opening, -115));
  for (;;) {
    const before = lunarMonthAt(table, plusDays(found.opening, -5));
    if (before.month < 8 || (before.month === 8 && before.adhika)) return found;
    found = before;
  }
};

/** The first lunation of the next year, given the first of this one. */
const openingAfter = (almanac: Almanac, first: LunarMonth, opens: (month: LunarMonth) => boolean): LunarMonth => {
  let found = lunarMonthAt(almanac.table, plusDays(first.opening, 330));
  while (!opens(found)) found = nextLunarMonth(almanac.table, found);
  return found;
};

const lunarYear = (almanac: Almanac, month: LunarMonth): { readonly begins: CivilDate; readonly ends: CivilDate } => {
  const first = yearOpening(almanac.table, month);
  const next = openingAfter(almanac, first, ({ month: m }) => m === 1);
  return { begins: firstDayOf(almanac, first), ends: addDays(firstDayOf(almanac, next), -1) };
};

const gujaratiYear = (
  almanac: Almanac,
  month: LunarMonth,
): { readonly begins: CivilDate; readonly ends: CivilDate } => {
  const first = kartikaOpening(almanac, month);
  const next = openingAfter(almanac, first, ({ month: m, adhika }) => m === 8 && !adhika);
  return { begins: firstDayOf(almanac, first), ends: addDays(firstDayOf(almanac, next), -1) };
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const nationalNewYear = (year: number): CivilDate => ({ year, month: 3, day: isLeap(year) ? 21 : 22 });

const notAfter = (a: CivilDate, b: CivilDate): boolean => dayNumber(a) <= dayNumber(b);

/** The year of the National (Saka) calendar of India: 1 Chaitra = 22 March, 21 in leap years. */
const nationalYear = (date: CivilDate): EraYear => {
  const year = notAfter(nationalNewYear(date.year), date) ? date.year : date.year - 1;
  return {
    id: 'national',
    year: year - 78,
    begins: nationalNewYear(year),
    ends: addDays(nationalNewYear(year + 1), -1),
  };
};

/** A solar year that begins with the month of `sign` by a tradition's rule. */
const solarYear = (
  almanac: Almanac,
  { date, end }: VedicDay,
  id: EraId,
  tradition: SolarTradition,
  sign: number,
  yearOf: (firstYear: number) => number,
): EraYear => {
  const { table } = almanac;
  const beginsAt = (entry: JulianDay): CivilDate => solarMonthBegins(almanac, tradition, entry);
  let entry = lastEntryInto(table, sign, end);
  if (!notAfter(beginsAt(entry), date)) entry = sankrantiNear(table, sign, plusDays(entry, -SIDEREAL_YEAR));
  const begins = beginsAt(entry);
  const next = beginsAt(sankrantiNear(table, sign, plusDays(entry, SIDEREAL_YEAR)));
  return { id, year: yearOf(begins.year), begins, ends: addDays(next, -1) };
};

/** Every era of a Vedic day, with the first and last day of the current year; lunar years are those of its sunrise. */
export const erasOf = (almanac: Almanac, day: VedicDay): EraYear[] => {
  const month = lunarMonthAt(almanac.table, day.start);
  const samvat = samvatOf(month);
  const lunar = lunarYear(almanac, month);
  return [
    { id: 'shaka', year: samvat.shaka, ...lunar },
    { id: 'vikram', year: samvat.vikram, ...lunar },
    { id: 'vikram_kartikadi', year: samvat.vikramKartikadi, ...gujaratiYear(almanac, month) },
    { id: 'kali', year: samvat.kali, ...lunar },
    { id: 'samvatsara_south', year: samvat.samvatsaraSouth, ...lunar },
    { id: 'samvatsara_north', year: samvat.samvatsaraNorth, ...lunar },
    nationalYear(day.date),
    solarYear(almanac, day, 'kollam', 'malayalam', 5, (year) => year - 824),
    solarYear(almanac, day, 'bengali', 'bengali', 1, (year) => year - 593),
  ];
};

/** Days of the Kali age to a civil date: JDN − 588466. */
export const aharganaOf = (date: CivilDate): number => dayNumber(date) - 588466;
