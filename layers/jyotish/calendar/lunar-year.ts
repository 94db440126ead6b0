/** The lunar months of a year, leap and lost ones marked. */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { beginningNear, type AngaSource } from '../panchang/anga.ts';
import { lunarMonthAt, nextLunarMonth, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { meanEntry } from './sankranti.ts';

/** A lunation of a year. */
export interface MonthOfYear extends LunarMonth {
  /** The full moon between its halves. */
  readonly fullMoon: JulianDay;
  /** Name 1–12 of its dark half where months end at the full moon. */
  readonly purnimanta: number;
  /** The month 1–12 that was lost in it, or null. */
  readonly kshayaOf: number | null;
}

/** The tithi that begins at the full moon: Krishna Pratipada. */
const FULL_MOON_TITHI = 16;

/** First lunation of the lunar year whose Chaitra S1 falls in the Gregorian year: its first Chaitra, leap or not. */
export const firstMonthOfYear = (source: AngaSource, year: number): LunarMonth => {
  // Chaitra contains the entry into Mesha.
  let found = lunarMonthAt(source, meanEntry(1, year));
  while (found.month !== 1) found = found.month > 6 ? nextLunarMonth(source, found) : previousLunarMonth(source, found);
  const before = previousLunarMonth(source, found);
  return before.month === 1 ? before : found;
};

/** The twelve or thirteen lunations of a year, from Chaitra to Phalguna. */
export const monthsOfYear = (source: AngaSource, year: number): MonthOfYear[] => {
  const months: MonthOfYear[] = [];
  for (let month = firstMonthOfYear(source, year); months.length === 0 || !opensYear(months, month);) {
    const { opening, closing } = month;
    const fullMoon = beginningNear('tithi', source, FULL_MOON_TITHI, plusDays(opening, (closing - opening) / 2));
    const after = (month.month % 12) + 1;
    months.push({
      ...month,
      fullMoon,
      purnimanta: month.adhika ? month.month : after,
      kshayaOf: month.kshaya ? after : null,
    });
    month = nextLunarMonth(source, month);
  }
  return months;
};

const opensYear = (months: readonly LunarMonth[], { month }: LunarMonth): boolean =>
  month === 1 && months.some((before) => before.month > 1);
