/** The years of the eras: their numbers, and their first and last days at a place. */
import { addDays, dayNumber, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { samvatOf, type EraId, type EraYear } from './eras.ts';
import { FESTIVALS, type TithiFestival } from './festival-table.ts';
import { lunarMonthAt, nextLunarMonth, yearOpening, type LunarMonth } from './lunar-month.ts';
import type { ObservanceCalendar } from './observance-calendar.ts';
import { lastEntryInto, sankrantiNear, solarMonthBegins, type SolarTradition } from './solar-month.ts';
import { SPECIAL_RULES } from './special-rules.ts';
import { decideDay } from './which-day.ts';

const SIDEREAL_YEAR = 365.256363;
const notAfter = (a: CivilDate, b: CivilDate): boolean => dayNumber(a) <= dayNumber(b);

/** The day on which the year of a lunation begins: that of its first tithi, by the rule of the festival of the new year. */
const newYearDay = (calendar: ObservanceCalendar, opening: LunarMonth, { rule, tithi }: NewYear): CivilDate =>
  (typeof rule === 'string'
    ? SPECIAL_RULES[rule](calendar, calendar.tithi(opening, tithi))
    : decideDay(calendar, calendar.tithi(opening, tithi), rule)
  ).day.date;

type NewYear = Pick<TithiFestival, 'rule' | 'tithi'>;
/** The festivals with which the lunar years begin: one rule for the feast and the era. */
const newYearOf = (id: 'ugadi' | 'gujarati_new_year'): NewYear => {
  const festival = FESTIVALS.find((one) => one.id === id);
  if (festival?.kind !== 'tithi') throw new Error(`no festival ${id}`);
  return festival;
};
const UGADI = newYearOf('ugadi');
const GUJARATI = newYearOf('gujarati_new_year');

const opensChaitraYear = ({ month }: LunarMonth): boolean => month === 1;
const opensKartikaYear = ({ month, adhika }: LunarMonth): boolean => month === 8 && !adhika;

/** First lunation of the Gujarati year of a lunation: the regular Kartika at or before it. */
const kartikaOpening = ({ table }: Almanac, month: LunarMonth): LunarMonth => {
  const begun = month.month > 8 || opensKartikaYear(month);
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
const openingAfter = ({ table }: Almanac, first: LunarMonth, opens: (month: LunarMonth) => boolean): LunarMonth => {
  let found = lunarMonthAt(table, plusDays(first.opening, 330));
  while (!opens(found)) found = nextLunarMonth(table, found);
  return found;
};

interface LunarYear {
  readonly first: LunarMonth;
  readonly begins: CivilDate;
  readonly ends: CivilDate;
}

/** The lunar year of a civil date: the one of its sunrise, or the next when that begins on this very day after sunrise. */
const lunarYear = (
  calendar: ObservanceCalendar,
  date: CivilDate,
  opening: LunarMonth,
  opens: (month: LunarMonth) => boolean,
  newYear: NewYear,
): LunarYear => {
  const { almanac } = calendar;
  let first = opening;
  let begins = newYearDay(calendar, first, newYear);
  let next = openingAfter(almanac, first, opens);
  let nextBegins = newYearDay(calendar, next, newYear);
  if (notAfter(nextBegins, date)) {
    [first, begins] = [next, nextBegins];
    next = openingAfter(almanac, first, opens);
    nextBegins = newYearDay(calendar, next, newYear);
  }
  return { first, begins, ends: addDays(nextBegins, -1) };
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const nationalNewYear = (year: number): CivilDate => ({ year, month: 3, day: isLeap(year) ? 21 : 22 });

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

/** Every era of a Vedic day, with the first and last day of the current year. The lunar years begin with their festivals. */
export const erasOf = (calendar: ObservanceCalendar, day: VedicDay): EraYear[] => {
  const { almanac } = calendar;
  const month = lunarMonthAt(almanac.table, day.start);
  const { first, ...lunar } = lunarYear(calendar, day.date, yearOpening(almanac.table, month), opensChaitraYear, UGADI);
  const samvat = samvatOf(first);
  const { first: kartika, ...gujarati } = lunarYear(
    calendar,
    day.date,
    kartikaOpening(almanac, month),
    opensKartikaYear,
    GUJARATI,
  );
  return [
    { id: 'shaka', year: samvat.shaka, ...lunar },
    { id: 'vikram', year: samvat.vikram, ...lunar },
    { id: 'vikram_kartikadi', year: samvatOf(kartika).vikramKartikadi, ...gujarati },
    { id: 'kali', year: samvat.kali, ...lunar },
    { id: 'samvatsara_south', year: samvat.samvatsaraSouth, ...lunar },
    { id: 'samvatsara_north', year: samvat.samvatsaraNorth, ...lunar },
    nationalYear(day.date),
    solarYear(almanac, day, 'kollam', 'malayalam', 5, (year) => year - 824),
    solarYear(almanac, day, 'bengali', 'bengali', 1, (year) => year - 593),
  ];
};
