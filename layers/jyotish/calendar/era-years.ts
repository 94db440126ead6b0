/** The years of the eras: their numbers, and their first and last days at a place. */
import { addDays, dayNumber, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { samvatOf, type EraId, type EraYear, type Samvat } from './eras.ts';
import { FESTIVALS, type TithiFestival } from './festival-table.ts';
import { lunarMonthAt, nextLunarMonth, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { calendarOver, type ObservanceCalendar } from './observance-calendar.ts';
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

interface LunarEra {
  /** Which number of a lunation tells its year. */
  readonly number: 'shaka' | 'vikramKartikadi';
  readonly newYear: NewYear;
  /** Months 1–12 beside which the year changes. */
  readonly edges: readonly [last: number, first: number];
}
/** Shaka, Vikram, Kali and both samvatsaras change on one day. */
const CHAITRADI: LunarEra = { number: 'shaka', newYear: UGADI, edges: [12, 1] };
const KARTIKADI: LunarEra = { number: 'vikramKartikadi', newYear: GUJARATI, edges: [7, 8] };

/**
 * The lunation whose year a civil date is in: the year whose new-year day is the last one on or before the date. So the
 * whole civil day has one year, though the first tithi of the year may begin after its sunrise.
 */
const yearLunation = (
  calendar: ObservanceCalendar,
  date: CivilDate,
  month: LunarMonth,
  { number, newYear, edges }: LunarEra,
): LunarMonth => {
  if (!edges.includes(month.month) && !month.kshaya) return month;
  const { table } = calendar.almanac;
  const begun = (opening: LunarMonth): boolean => notAfter(newYearDay(calendar, opening, newYear), date);
  const year = samvatOf(month)[number];
  const next = nextLunarMonth(table, month);
  if (samvatOf(next)[number] > year) return begun(next) ? next : month;
  const before = previousLunarMonth(table, month);
  if (samvatOf(before)[number] < year) return begun(month) ? month : before;
  return month;
};

/** Year numbers and names of a civil date. */
const yearsAt = (calendar: ObservanceCalendar, date: CivilDate, month: LunarMonth): Samvat => ({
  ...samvatOf(yearLunation(calendar, date, month, CHAITRADI)),
  vikramKartikadi: samvatOf(yearLunation(calendar, date, month, KARTIKADI)).vikramKartikadi,
});

/**
 * Year numbers and names of the civil date of a Vedic day: the same at every hour, and in every answer. `month` is the
 * lunation of its sunrise, where it is known.
 */
export const yearsOfDay = (
  almanac: Almanac,
  { date, start }: VedicDay,
  month = lunarMonthAt(almanac.table, start),
): Samvat => yearsAt(calendarOver(almanac), date, month);

/** The nearest lunation in which a year begins, `by` steps on (1) or back (-1) from one; itself when it is one. */
const opening = (almanac: Almanac, from: LunarMonth, number: LunarEra['number'], by: 1 | -1): LunarMonth => {
  const { table } = almanac;
  let found = by === 1 ? nextLunarMonth(table, from) : from;
  for (;;) {
    if (samvatOf(previousLunarMonth(table, found))[number] < samvatOf(found)[number]) return found;
    found = by === 1 ? nextLunarMonth(table, found) : previousLunarMonth(table, found);
  }
};

/** First and last day of the lunar year of a civil date. */
const lunarYear = (
  calendar: ObservanceCalendar,
  date: CivilDate,
  month: LunarMonth,
  era: LunarEra,
): Pick<EraYear, 'begins' | 'ends'> => {
  const { almanac } = calendar;
  const own = yearLunation(calendar, date, month, era);
  const [first, next] = [opening(almanac, own, era.number, -1), opening(almanac, own, era.number, 1)];
  return {
    begins: newYearDay(calendar, first, era.newYear),
    ends: addDays(newYearDay(calendar, next, era.newYear), -1),
  };
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
  const years = yearsAt(calendar, day.date, month);
  const lunar = lunarYear(calendar, day.date, month, CHAITRADI);
  return [
    { id: 'shaka', year: years.shaka, ...lunar },
    { id: 'vikram', year: years.vikram, ...lunar },
    { id: 'vikram_kartikadi', year: years.vikramKartikadi, ...lunarYear(calendar, day.date, month, KARTIKADI) },
    { id: 'kali', year: years.kali, ...lunar },
    { id: 'samvatsara_south', year: years.samvatsaraSouth, ...lunar },
    { id: 'samvatsara_north', year: years.samvatsaraNorth, ...lunar },
    nationalYear(day.date),
    solarYear(almanac, day, 'kollam', 'malayalam', 5, (year) => year - 824),
    solarYear(almanac, day, 'bengali', 'bengali', 1, (year) => year - 593),
  ];
};
