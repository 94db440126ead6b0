/** The Hindu birthday in a year: by the tithi, the star, the solar date or the return of the Sun (custom; one rule per region). */
import {
  addDays,
  civilDate,
  dayNumber,
  fromCivil,
  plusDays,
  type CivilDate,
  type JulianDay,
} from '../ephemeris/instant.ts';
import { angaAt, type Segment } from '../panchang/anga.ts';
import { dayOfSunrise, returningLunations, starsBetween, type KeptDay } from './anniversary.ts';
import { solarDateOfDay } from './hindu-date.ts';
import { lunarDateAt } from './lunar-month.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { meanEntry, nextEntry, type SolarEntry } from './sankranti.ts';
import { sankrantiNear, SUN_SPEED, solarMonthBegins, sunSignAt, type SolarTradition } from './solar-month.ts';
import { crossingNear } from '../ephemeris/search.ts';

/**
 * `tithi` the lunar day of birth; `nakshatra` the birth star in the solar month of birth; `nakshatra_lunar` the birth star
 * nearest the birth tithi in the lunar month of birth; `solar` the day of the solar month; `return` the moment at which the
 * Sun is back at its place.
 */
export const BIRTHDAY_RULES = ['tithi', 'nakshatra', 'nakshatra_lunar', 'solar', 'return'] as const;
export type BirthdayRule = (typeof BIRTHDAY_RULES)[number];

/** What should be known beside a date. */
export const BIRTHDAY_NOTES = [
  'leap_month_of_birth',
  'skipped',
  'repeated',
  'twice_in_month',
  'short_star',
  'month_too_short',
] as const;
export type BirthdayNote = (typeof BIRTHDAY_NOTES)[number];

/** A birthday. */
export interface Birthday {
  readonly date: CivilDate;
  /** Sunrise of the day, or the moment of the return. */
  readonly decidingTime: JulianDay;
  /** The tithi or star it is kept in; null where the Sun decides. */
  readonly span: Segment | null;
  readonly notes: readonly BirthdayNote[];
}

/** What a birthday is reckoned with. */
export interface BirthdayChoice {
  readonly rule: BirthdayRule;
  readonly region: SolarTradition;
  /** Which of two: the default of a tithi with two sunrises is the first, of a star that comes twice in the month the last. */
  readonly repeat: 'first' | 'second' | null;
}

/** Six nazhika after sunrise: as long a star must last in Kerala. */
const KERALA_DAYS = (6 * 24) / 1440;

const ofDay = ({ day, sunrises }: KeptDay, span: Segment, more: readonly BirthdayNote[] = []): Birthday => ({
  date: day.date,
  decidingTime: day.sunrise,
  span,
  notes: [...more, ...(sunrises === 0 ? (['skipped'] as const) : []), ...(sunrises > 1 ? (['repeated'] as const) : [])],
});

/** The day of a star: of its sunrise; in Kerala the day before, unless it lasts six nazhika after the sunrise. */
const dayOfStar = (
  calendar: ObservanceCalendar,
  star: Segment,
  region: SolarTradition,
): { readonly kept: KeptDay; readonly short: boolean } => {
  const kept = dayOfSunrise(calendar, star);
  const short = region === 'malayalam' && kept.sunrises === 1 && star.end - kept.day.sunrise < KERALA_DAYS;
  return { kept: short ? { ...kept, day: calendar.dayFrom(kept.day, -1) } : kept, short };
};

/** The entries into a sign whose solar month may hold dates of a Gregorian year. */
const entriesAround = ({ almanac: { table } }: ObservanceCalendar, sign: number, year: number): SolarEntry[] =>
  [year - 1, year].map((opening) => ({ sign, at: sankrantiNear(table, sign, meanEntry(sign, opening)) }));

/** First civil day of a solar month and of the next one. */
const daysOfMonth = (
  { almanac }: ObservanceCalendar,
  region: SolarTradition,
  entry: SolarEntry,
): { readonly first: CivilDate; readonly next: CivilDate } => ({
  first: solarMonthBegins(almanac, region, entry.at),
  next: solarMonthBegins(almanac, region, nextEntry(almanac.table, entry).at),
});

const byStar = (
  calendar: ObservanceCalendar,
  birth: JulianDay,
  year: number,
  { region, repeat }: BirthdayChoice,
): Birthday[] => {
  const { table } = calendar.almanac;
  const number = angaAt('nakshatra', table, birth);
  return entriesAround(calendar, sunSignAt(table, birth), year).flatMap((entry) => {
    const { first, next } = daysOfMonth(calendar, region, entry);
    const inMonth = ({ date }: ReckonedDay): boolean =>
      dayNumber(date) >= dayNumber(first) && dayNumber(date) < dayNumber(next);
    const found = starsBetween(calendar, number, plusDays(entry.at, -3), plusDays(entry.at, 36))
      .map((star) => ({ star, ...dayOfStar(calendar, star, region) }))
      .filter(({ kept }) => inMonth(kept.day));
    const one = repeat === 'first' ? found[0] : found.at(-1);
    if (!one) return [];
    const notes: BirthdayNote[] = [
      ...(found.length > 1 ? (['twice_in_month'] as const) : []),
      ...(one.short ? (['short_star'] as const) : []),
    ];
    return [ofDay(one.kept, one.star, notes)];
  });
};

const byLunarStar = (calendar: ObservanceCalendar, birth: JulianDay, year: number): Birthday[] => {
  const { table } = calendar.almanac;
  const { month, tithi } = lunarDateAt(table, birth);
  const number = angaAt('nakshatra', table, birth);
  return returningLunations(calendar, month, year).flatMap((one) => {
    const own = calendar.tithi(one, tithi);
    const apart = (star: Segment): number => Math.abs(star.start + star.end - own.start - own.end);
    const [nearest] = starsBetween(calendar, number, one.opening, one.closing)
      .filter((star) => star.start >= one.opening)
      .sort((a, b) => apart(a) - apart(b));
    return nearest ? [ofDay(dayOfSunrise(calendar, nearest), nearest)] : [];
  });
};

const byTithi = (
  calendar: ObservanceCalendar,
  birth: JulianDay,
  year: number,
  { repeat }: BirthdayChoice,
): Birthday[] => {
  const { month, tithi } = lunarDateAt(calendar.almanac.table, birth);
  return returningLunations(calendar, month, year).map((one) => {
    const span = calendar.tithi(one, tithi);
    return ofDay(dayOfSunrise(calendar, span, repeat ?? 'first'), span, month.adhika ? ['leap_month_of_birth'] : []);
  });
};

const bySolarDate = (
  calendar: ObservanceCalendar,
  birth: JulianDay,
  atBirth: ObservanceCalendar,
  year: number,
  { region }: BirthdayChoice,
): Birthday[] => {
  const { month, day } = solarDateOfDay(atBirth.almanac, region, atBirth.dayAt(birth));
  return entriesAround(calendar, month, year).map((entry) => {
    const { first, next } = daysOfMonth(calendar, region, entry);
    const length = dayNumber(next) - dayNumber(first);
    const kept = calendar.dayOf(addDays(first, Math.min(day, length) - 1));
    return {
      date: kept.date,
      decidingTime: kept.sunrise,
      span: null,
      notes: day > length ? ['month_too_short'] : [],
    };
  });
};

const byReturn = (calendar: ObservanceCalendar, birth: JulianDay, year: number): Birthday[] => {
  const { table, clock } = calendar.almanac;
  const { sky } = table;
  const natal = sky.longitude('sun', birth);
  const sidereal = 365.256363;
  const turns = Math.round((fromCivil({ year, month: 7, day: 1 }, 0, 0) - birth) / sidereal);
  return [turns - 1, turns, turns + 1].map((turn) => {
    const near = plusDays(birth, turn * sidereal);
    const found = crossingNear((t) => sky.longitude('sun', t), natal, near, SUN_SPEED);
    const date = civilDate(found, clock.offsetAt(found));
    return { date, decidingTime: found, span: null, notes: [] };
  });
};

/**
 * The birthdays in a Gregorian year of a birth at `birth`: none, one or two, in order. `calendar` is that of the place where
 * it is kept, `atBirth` that of the place of birth.
 */
export const birthdaysOf = (
  calendar: ObservanceCalendar,
  birth: JulianDay,
  atBirth: ObservanceCalendar,
  year: number,
  choice: BirthdayChoice,
): Birthday[] => {
  const all = (): Birthday[] => {
    switch (choice.rule) {
      case 'tithi':
        return byTithi(calendar, birth, year, choice);
      case 'nakshatra':
        return byStar(calendar, birth, year, choice);
      case 'nakshatra_lunar':
        return byLunarStar(calendar, birth, year);
      case 'solar':
        return bySolarDate(calendar, birth, atBirth, year, choice);
      case 'return':
        return byReturn(calendar, birth, year);
    }
  };
  return all()
    .filter(({ date }) => date.year === year)
    .sort((a, b) => a.decidingTime - b.decidingTime);
};
