/** The annual rite of a passing and its day in Pitru Paksha (Dharmasindhu, Nirnayasindhu: kshayaha nirnaya). */
import { MINUTE, type JulianDay } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Segment } from '../panchang/anga.ts';
import { returningLunations } from './anniversary.ts';
import { windowOfDay } from './deciding-window.ts';
import { lunarDateAt, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { daysTouched } from './which-day.ts';

/** Parvana, the rite for three generations, in the afternoon; ekoddishta, for one person, at midday. */
export const SHRADDHA_RITES = ['parvana', 'ekoddishta'] as const;
export type ShraddhaRite = (typeof SHRADDHA_RITES)[number];

const WINDOW_OF = { parvana: 'aparahna', ekoddishta: 'madhyahna' } as const;

/**
 * How the day was chosen: the tithi touches that part of one day; of two days, and the larger share decides; of two days
 * alike; of none, and the rite is on the day on which it begins.
 */
export const SHRADDHA_CASES = ['one', 'both', 'both_equal', 'neither'] as const;
export type ShraddhaCase = (typeof SHRADDHA_CASES)[number];

/** A day of a rite. */
export interface ShraddhaDay {
  readonly day: ReckonedDay;
  readonly tithi: Segment;
  readonly case: ShraddhaCase;
  /** The part of the day in which the rite is done: the fourth or the third of five parts. */
  readonly window: TimeSpan;
  readonly month: LunarMonth;
}

/** The first annual rite is at most thirteen lunations after the passing. */
const FIRST_ANNUAL_DAYS = 400;

/** The day of the rite of a tithi. */
export const shraddhaDay = (
  calendar: ObservanceCalendar,
  month: LunarMonth,
  number: number,
  rite: ShraddhaRite,
): ShraddhaDay => {
  const tithi = calendar.tithi(month, number);
  const windowOf = (day: ReckonedDay): TimeSpan => windowOfDay(calendar, WINDOW_OF[rite], day) ?? day;
  const covered = daysTouched(calendar, tithi)
    .map((day) => {
      const window = windowOf(day);
      return { day, shared: Math.min(tithi.end, window.end) - Math.max(tithi.start, window.start) };
    })
    .filter(({ shared }) => shared > 0);
  const kept = (day: ReckonedDay, found: ShraddhaCase): ShraddhaDay => ({
    day,
    tithi,
    case: found,
    window: windowOf(day),
    month,
  });
  const [first, second] = covered;
  if (!first) return kept(calendar.dayAt(tithi.start), 'neither');
  if (!second) return kept(first.day, 'one');
  if (Math.abs(first.shared - second.shared) <= MINUTE)
    return kept(tithi.end - tithi.start < 1 ? first.day : second.day, 'both_equal');
  return kept(first.shared > second.shared ? first.day : second.day, 'both');
};

/** Where the rite of a passing on a full moon is kept in Pitru Paksha: on the full moon before it, or on the new moon. */
export const PURNIMA_RULES = ['purnima', 'amavasya'] as const;
export type PurnimaRule = (typeof PURNIMA_RULES)[number];

const BHADRAPADA = { month: 6, adhika: false } as const;
const NEW_MOON = 30;

/** Tithi 15–30 of Bhadrapada on which a passing on tithi 1–30 is remembered in Pitru Paksha. */
export const pitruTithiOf = (tithi: number, purnima: PurnimaRule): number => {
  if (tithi === 15) return purnima === 'purnima' ? 15 : NEW_MOON;
  return tithi < 15 ? tithi + 15 : tithi;
};

/** Days of Pitru Paksha that custom keeps for some of the dead: tithi of Bhadrapada, and whom it is for. */
export const PITRU_CUSTOMS = [
  { key: 'avidhava_navami', tithi: 24 },
  { key: 'sannyasi_dwadashi', tithi: 27 },
  { key: 'ghata_chaturdashi', tithi: 29 },
  { key: 'sarva_pitru_amavasya', tithi: NEW_MOON },
] as const;
export type PitruCustom = (typeof PITRU_CUSTOMS)[number]['key'];

/** What a family should know beside the dates. */
export const SHRADDHA_NOTES = [
  'leap_month_of_passing',
  'first_annual_in_leap_year',
  'two_dates_in_year',
  'no_date_in_year',
  'double_month',
  'natural_death_on_fourteenth',
] as const;
export type ShraddhaNote = (typeof SHRADDHA_NOTES)[number];

/** Whether a leap month of the same name comes right before a regular one. */
const afterItsLeapMonth = ({ almanac: { table } }: ObservanceCalendar, month: LunarMonth): boolean => {
  const before = previousLunarMonth(table, month);
  return before.adhika && before.month === month.month;
};

/** The rites of a passing in a Gregorian year. */
export interface Shraddha {
  /** Month and tithi at the moment of passing. */
  readonly month: LunarMonth;
  readonly tithi: number;
  /** None, one or two: a lunar year is eleven days shorter. */
  readonly annual: readonly ShraddhaDay[];
  readonly pitruPaksha: ShraddhaDay | null;
  readonly customs: readonly { readonly key: PitruCustom; readonly day: ShraddhaDay }[];
  readonly notes: readonly ShraddhaNote[];
}

/** The annual rite and the day in Pitru Paksha of a passing at `jd`, in a Gregorian year. */
export const shraddhaOf = (
  calendar: ObservanceCalendar,
  jd: JulianDay,
  year: number,
  { rite, purnima }: { readonly rite: ShraddhaRite; readonly purnima: PurnimaRule },
): Shraddha => {
  const { table } = calendar.almanac;
  const { month, tithi } = lunarDateAt(table, jd);
  const inYear = ({ day: { date } }: ShraddhaDay): boolean => date.year === year;
  const annual = returningLunations(calendar, month, year)
    .filter(({ opening }) => opening > month.opening)
    .map((one) => shraddhaDay(calendar, one, tithi, rite))
    .filter(inYear);
  const bhadrapada = returningLunations(calendar, BHADRAPADA, year);
  const inPaksha = (number: number): ShraddhaDay | undefined =>
    bhadrapada.map((one) => shraddhaDay(calendar, one, number, rite)).find(inYear);
  const notes: ShraddhaNote[] = [];
  if (month.adhika) notes.push('leap_month_of_passing');
  const [first] = annual;
  if (first && first.day.start < jd + FIRST_ANNUAL_DAYS && afterItsLeapMonth(calendar, first.month))
    notes.push('first_annual_in_leap_year');
  if (annual.length > 1) notes.push('two_dates_in_year');
  if (annual.length === 0) notes.push('no_date_in_year');
  if (annual.some((one) => one.month.kshaya)) notes.push('double_month');
  if (tithi === 14 || tithi === 29) notes.push('natural_death_on_fourteenth');
  return {
    month,
    tithi,
    annual,
    pitruPaksha: inPaksha(pitruTithiOf(tithi, purnima)) ?? null,
    customs: PITRU_CUSTOMS.flatMap(({ key, tithi: number }) => {
      const day = inPaksha(number);
      return day ? [{ key, day }] : [];
    }),
    notes,
  };
};
