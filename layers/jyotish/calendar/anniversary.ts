/** Lunations, tithis and stars that come back each year: the ground of annual rites and of birthdays. */
import type { JulianDay } from '../ephemeris/instant.ts';
import { fromCivil, plusDays } from '../ephemeris/instant.ts';
import { nextSegment, type Segment } from '../panchang/anga.ts';
import { previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { isRegularMonth, type ObservanceCalendar, type ReckonedDay } from './observance-calendar.ts';
import { sunrisesIn } from './which-day.ts';

/** Days before and after a year in which a lunation may lie that gives it a date. */
const AROUND_DAYS = 35;

/** The lunations that touch a Gregorian year, one more on either side. */
export const lunationsAround = (calendar: ObservanceCalendar, year: number): readonly LunarMonth[] =>
  calendar.lunations(
    plusDays(fromCivil({ year, month: 1, day: 1 }, 0, 0), -AROUND_DAYS),
    plusDays(fromCivil({ year, month: 12, day: 31 }, 24, 0), AROUND_DAYS),
  );

/**
 * The lunations about a Gregorian year in which an event of a lunar month returns: the regular month of its name. What
 * happened in a leap month returns in the leap month where the year has it, else in the regular one; a lost month is kept in
 * the lunation that stands for two (Nirnayasindhu, kshayaha).
 */
export const returningLunations = (
  calendar: ObservanceCalendar,
  { month, adhika }: Pick<LunarMonth, 'month' | 'adhika'>,
  year: number,
): LunarMonth[] => {
  const { table } = calendar.almanac;
  return lunationsAround(calendar, year).filter((one) => {
    if (one.adhika) return adhika && one.month === month;
    if (!isRegularMonth(one, month)) return false;
    const before = adhika ? previousLunarMonth(table, one) : null;
    return !(before?.adhika && before.month === month);
  });
};

/** A day on which a tithi or star is kept, and the number of sunrises in it: 0 where it is the day on which it begins. */
export interface KeptDay {
  readonly day: ReckonedDay;
  readonly sunrises: number;
}

/** The day of the sunrise in a tithi or star: the first of two, or the second when asked; without one the day it begins. */
export const dayOfSunrise = (
  calendar: ObservanceCalendar,
  span: Segment,
  repeat: 'first' | 'second' = 'first',
): KeptDay => {
  const days = sunrisesIn(calendar, span);
  const day = repeat === 'second' ? days.at(-1) : days[0];
  return { day: day ?? calendar.dayAt(span.start), sunrises: days.length };
};

/** Every time a star 1–27 of the Moon runs that ends after `from` and begins before `to`. */
export const starsBetween = (
  { almanac: { table } }: ObservanceCalendar,
  star: number,
  from: JulianDay,
  to: JulianDay,
): Segment[] => {
  const found: Segment[] = [];
  for (let next = nextSegment('nakshatra', table, star, from); next.start < to;) {
    found.push(next);
    next = nextSegment('nakshatra', table, star, plusDays(next.end, 1));
  }
  return found;
};
