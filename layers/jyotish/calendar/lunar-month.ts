/**
 * Lunar months: a lunation is named by the sidereal signs of the Sun at its two new moons. Two new moons in one sign make
 * a leap month (adhika), a sign that the Sun passes within one lunation a lost one (kshaya).
 */
import { mod } from '../ephemeris/angle.ts';
import { signOf } from '../chart/rashi.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angaAt, beginningNear, newMoonsAround, type AngaSource } from '../panchang/anga.ts';

/** A lunation from new moon to new moon. */
export interface LunarMonth {
  readonly opening: JulianDay;
  readonly closing: JulianDay;
  /** 1 Chaitra … 12 Phalguna, as months ending at the new moon (amanta). A lost month keeps the first of its two names. */
  readonly month: number;
  readonly adhika: boolean;
  readonly kshaya: boolean;
}

/** Mean length of a lunation, days. */
const LUNATION_DAYS = 29.530589;

/** The lunation between two consecutive new moons. */
const lunationOf = (source: AngaSource, opening: JulianDay, closing: JulianDay): LunarMonth => {
  const first = signOf(source.longitude('sun', opening));
  const passed = mod(signOf(source.longitude('sun', closing)) - first, 12);
  return { opening, closing, month: (first % 12) + 1, adhika: passed === 0, kshaya: passed === 2 };
};

/** The new moon nearest to an instant. */
const newMoonNear = (source: AngaSource, jd: JulianDay): JulianDay => beginningNear('tithi', source, 1, jd);

/** The lunation of an instant. */
export const lunarMonthAt = (source: AngaSource, jd: JulianDay): LunarMonth => {
  const { opening, closing } = newMoonsAround(source, jd);
  return lunationOf(source, opening, closing);
};

/** The lunation after one. */
export const nextLunarMonth = (source: AngaSource, { closing }: LunarMonth): LunarMonth =>
  lunationOf(source, closing, newMoonNear(source, plusDays(closing, LUNATION_DAYS)));

/**
 * The lunation before one.
 * @example
 * previousLunarMonth(table, lunarMonthAt(table, birth.jd)).month // → 1
 */
export const previousLunarMonth = (source: AngaSource, { opening }: LunarMonth): LunarMonth =>
  lunationOf(source, newMoonNear(source, plusDays(opening, -LUNATION_DAYS)), opening);

/**
 * Name 1–12 of the month under the purnimanta reckoning, at a tithi 1–30 of the lunation: the dark half belongs to the
 * next month, except in a leap month, which keeps its name in both halves.
 */
export const purnimantaMonth = ({ month, adhika }: LunarMonth, tithi: number): number =>
  tithi > 15 && !adhika ? (month % 12) + 1 : month;

/** Month and tithi of the lunar date at an instant (a Vedic day's are those of its sunrise). */
export const lunarDateAt = (
  source: AngaSource,
  jd: JulianDay,
): { readonly month: LunarMonth; readonly tithi: number; readonly purnimanta: number } => {
  const month = lunarMonthAt(source, jd);
  const tithi = angaAt('tithi', source, jd);
  return { month, tithi, purnimanta: purnimantaMonth(month, tithi) };
};
