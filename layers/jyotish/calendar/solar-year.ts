/** The months of a solar year under the rule of a region: by the Sun's entries, by a table, or on fixed dates. */
import {
  civilDate,
  dayNumber,
  fromCivil,
  plusDays,
  type CivilClock,
  type CivilDate,
  type JulianDay,
} from '../ephemeris/instant.ts';
import type { Place } from '../ephemeris/sky.ts';
import { longAlmanac, type Almanac } from '../panchang/almanac.ts';
import { SOLAR_YEARS } from './hindu-date.ts';
import { nepaliYear } from './nepali.ts';
import { meanEntry, type SolarEntry } from './sankranti.ts';
import {
  monthMargin,
  sankrantiNear,
  solarMonthBegins,
  type SolarCalendar,
  type SolarTradition,
} from './solar-month.ts';

/** A month of a solar year. */
export interface SolarYearMonth {
  /** Place in `SOLAR_MONTH_KEYS` of the calendar, 1–12. */
  readonly id: number;
  readonly starts: CivilDate;
  readonly days: number;
  /** The Sun's entry that opens it; null where a table or a fixed date does. */
  readonly entry: SolarEntry | null;
  /** Minutes between that entry and the instant at which the month would begin on another day. */
  readonly marginMin: number | null;
  /** First day under the amended Nanakshahi calendar, where it differs. */
  readonly amended: CivilDate | null;
}

/** A solar year. */
export interface SolarYear {
  /** Number of the year in the era of the calendar. */
  readonly year: number;
  readonly months: readonly SolarYearMonth[];
  /** Nepali years outside the published table: reckoned, not announced. */
  readonly approximate: boolean;
  /** Nepali years on which published tables differ. */
  readonly disputed: boolean;
}

const TWELVE: readonly number[] = Array.from({ length: 12 }, (_, i) => i);

/** Months from their first days, thirteen of them: the last one opens the next year. */
const monthsFrom = (
  starts: readonly CivilDate[],
  rest: (index: number) => Omit<SolarYearMonth, 'starts' | 'days'>,
): SolarYearMonth[] =>
  starts.slice(0, 12).map((start, i) => {
    const next = starts[i + 1] ?? start;
    return { ...rest(i), starts: start, days: dayNumber(next) - dayNumber(start) };
  });

const byEntries = (almanac: Almanac, tradition: SolarTradition, gregorian: number): SolarYearMonth[] => {
  const { opens } = SOLAR_YEARS[tradition];
  const entryOf = (i: number): SolarEntry => {
    const place = opens - 1 + i;
    const sign = (place % 12) + 1;
    const guess = meanEntry(sign, gregorian + Math.floor(place / 12));
    return { sign, at: sankrantiNear(almanac.table, sign, guess) };
  };
  const entries = [...TWELVE, 12].map(entryOf);
  const starts = entries.map(({ at }) => solarMonthBegins(almanac, tradition, at));
  return monthsFrom(starts, (i) => {
    const entry = entries[i] ?? entryOf(i);
    return { id: entry.sign, entry, marginMin: monthMargin(almanac, tradition, entry.at), amended: null };
  });
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const UNMOVED = { entry: null, marginMin: null, amended: null } as const;

/** First days in the national calendar: 22 March (21 in leap years), then the same dates every year. */
// prettier-ignore
const NATIONAL_STARTS = [
  [4, 21], [5, 22], [6, 22], [7, 23], [8, 23], [9, 23], [10, 23], [11, 22], [12, 22], [1, 21], [2, 20],
] as const;

const nationalMonths = (year: number): SolarYearMonth[] => {
  const opening = (of: number): CivilDate => ({ year: of, month: 3, day: isLeap(of) ? 21 : 22 });
  const starts = [
    opening(year),
    ...NATIONAL_STARTS.map(([month, day]) => ({ year: month < 3 ? year + 1 : year, month, day })),
    opening(year + 1),
  ];
  return monthsFrom(starts, (i) => ({ id: i + 1, ...UNMOVED }));
};

/** First days in the fixed Nanakshahi calendar of 2003. */
// prettier-ignore
const NANAKSHAHI_STARTS = [
  [3, 14], [4, 14], [5, 15], [6, 15], [7, 16], [8, 16], [9, 15], [10, 15], [11, 14], [12, 14], [1, 13], [2, 12], [3, 14],
] as const;

const nanakshahiMonths = (almanac: Almanac, year: number): SolarYearMonth[] => {
  const starts = NANAKSHAHI_STARTS.map(([month, day], i) => ({ year: i > 9 ? year + 1 : year, month, day }));
  return monthsFrom(starts, (i) => {
    // Chet is opened by the entry into Pisces.
    const sign = ((i + 11) % 12) + 1;
    const at = sankrantiNear(almanac.table, sign, meanEntry(sign, i === 0 ? year - 1 : year));
    const amended = civilDate(at, almanac.clock.offsetAt(at));
    const fixed = starts[i];
    return {
      id: i + 1,
      entry: null,
      marginMin: null,
      amended: fixed && dayNumber(fixed) === dayNumber(amended) ? null : amended,
    };
  });
};

/** Where Nepali years outside the table are reckoned. */
const KATHMANDU: Place = { lat: 27.7172, lon: 85.324, altitude: 0 };
const NEPAL_HOURS = 5.75;
const NEPAL_CLOCK: CivilClock = {
  offsetAt: () => NEPAL_HOURS,
  instant: (date, hour) => fromCivil(date, hour, NEPAL_HOURS),
};
/** Bikram Sambat less the Gregorian year in which it begins. */
const BIKRAM = 57;
/** Nanakshahi and national years, likewise. */
const NANAKSHAHI = -1468;
const NATIONAL = -78;

/** The almanac by which Nepali dates outside the table are reckoned: the Tamil rule at Kathmandu, right in four months of five. */
export const kathmanduAlmanac = ({ table: { sky }, horizon: { rule } }: Almanac, start: JulianDay): Almanac =>
  longAlmanac(sky, KATHMANDU, rule, NEPAL_CLOCK, start);

/** Days before a mean entry from which the sky is needed. */
const BEFORE_DAYS = 3;

/** First day of a Nepali month 1–12 of the year that begins in a Gregorian year: by the table, else reckoned. */
export const nepaliMonthStart = (almanac: Almanac, month: number, gregorian: number): CivilDate => {
  const known = nepaliYear(gregorian + BIKRAM)?.starts[month - 1];
  if (known) return known;
  const guess = meanEntry(month, gregorian);
  const there = kathmanduAlmanac(almanac, plusDays(guess, -BEFORE_DAYS));
  return solarMonthBegins(there, 'tamil', sankrantiNear(there.table, month, guess));
};

/** The solar year that begins in a Gregorian year: its months, first day and length of each. */
export const solarYearOf = (almanac: Almanac, calendar: SolarCalendar, gregorian: number): SolarYear => {
  const certain = { approximate: false, disputed: false };
  switch (calendar) {
    case 'nepali': {
      const year = gregorian + BIKRAM;
      const known = nepaliYear(year);
      if (known)
        return {
          year,
          months: monthsFrom(known.starts, (i) => ({ id: i + 1, ...UNMOVED })),
          approximate: false,
          disputed: known.disputed,
        };
      const months = byEntries(kathmanduAlmanac(almanac, meanEntry(1, gregorian)), 'tamil', gregorian);
      return { year, months, approximate: true, disputed: false };
    }
    case 'national':
      return { year: gregorian + NATIONAL, months: nationalMonths(gregorian), ...certain };
    case 'nanakshahi':
      return { year: gregorian + NANAKSHAHI, months: nanakshahiMonths(almanac, gregorian), ...certain };
    default:
      return {
        year: gregorian + SOLAR_YEARS[calendar].offset,
        months: byEntries(almanac, calendar, gregorian),
        ...certain,
      };
  }
};
