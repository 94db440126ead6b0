/** The civil days of a lunar date: year of an era, month, half and tithi. */
import type { CivilDate } from '../ephemeris/instant.ts';
import type { Segment } from '../panchang/anga.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { dayOfSunrise } from './anniversary.ts';
import { yearsOfDay } from './era-years.ts';
import { samvatOf, type Samvat } from './eras.ts';
import type { LunarMonth } from './lunar-month.ts';
import { monthsOfYear } from './lunar-year.ts';
import { isRegularMonth, type ObservanceCalendar } from './observance-calendar.ts';
import { sunrisesIn } from './which-day.ts';

/** Eras in which a lunar year may be named, and the Gregorian year in which their year 0 begins. */
const ERA_YEARS = { shaka: 78, vikram: -57, vikram_kartikadi: -57 } as const;
export type LunarEra = keyof typeof ERA_YEARS;
export const LUNAR_ERAS = ['vikram', 'shaka', 'vikram_kartikadi'] as const satisfies readonly LunarEra[];

/** A lunar date as it is written. */
export interface WrittenDate {
  readonly era: LunarEra;
  readonly year: number;
  /** 1–12 from Chaitra, under `system`. */
  readonly month: number;
  readonly system: 'amanta' | 'purnimanta';
  readonly adhika: boolean;
  /** 1–30: 16 on are the dark half. */
  readonly tithi: number;
}

/** Month 1–12 whose lunation holds a written date: where months end at the full moon, the dark half belongs to the month before. */
const amantaMonthOf = ({ month, system, adhika, tithi }: WrittenDate): number =>
  system === 'purnimanta' && tithi > 15 && !adhika ? ((month + 10) % 12) + 1 : month;

const yearIn = ({ shaka, vikram, vikramKartikadi }: Samvat, era: LunarEra): number =>
  ({ shaka, vikram, vikram_kartikadi: vikramKartikadi })[era];

/** Months 1–12 beside which the year of an era changes. */
const EDGES: Readonly<Record<LunarEra, readonly number[]>> = {
  shaka: [12, 1],
  vikram: [12, 1],
  vikram_kartikadi: [7, 8],
};

/** What should be known beside the days. */
export const WRITTEN_DATE_NOTES = ['skipped', 'repeated', 'double_month', 'new_year_day'] as const;
export type WrittenDateNote = (typeof WRITTEN_DATE_NOTES)[number];

/** The civil days of a lunar date. */
export interface CivilDays {
  readonly month: LunarMonth;
  readonly tithi: Segment;
  /**
   * Days that bear the date: whose sunrise is in a tithi of this number and month, and whose civil date is in the year.
   * Where there is none, the day whose sunrise is in the tithi, or on which it begins.
   */
  readonly dates: readonly CivilDate[];
  /** No sunrise is in it. */
  readonly skipped: boolean;
  /** Two sunrises are in it. */
  readonly repeated: boolean;
  readonly notes: readonly WrittenDateNote[];
}

/** The civil days of a written lunar date; null where the year has no such leap month. */
export const civilDaysOf = (calendar: ObservanceCalendar, written: WrittenDate): CivilDays | null => {
  const { era, year, adhika, tithi } = written;
  const { table } = calendar.almanac;
  const month = amantaMonthOf(written);
  const gregorian = year + ERA_YEARS[era];
  const named = (one: LunarMonth): boolean => (adhika ? one.adhika && one.month === month : isRegularMonth(one, month));
  const bears = (one: LunarMonth): boolean => named(one) && yearIn(samvatOf(one), era) === year;
  // A year from Kartika runs over two years from Chaitra.
  const years = era === 'vikram_kartikadi' ? [gregorian, gregorian + 1] : [gregorian];
  const found = years.flatMap((one) => monthsOfYear(table, one)).find(bears);
  if (!found) return null;
  const span = calendar.tithi(found, tithi);
  const own = sunrisesIn(calendar, span);
  const inYear = (day: VedicDay): boolean => yearIn(yearsOfDay(calendar.almanac, day), era) === year;
  // The new-year day may begin in the last tithi of the lunation before: it bears that tithi and the new year.
  const atEdge = EDGES[era].includes(month);
  const before = atEdge
    ? monthsOfYear(table, gregorian - 1)
        .filter((one) => named(one) && !bears(one))
        .slice(-1)
    : [];
  const onNewYear = before.flatMap((one) => sunrisesIn(calendar, calendar.tithi(one, tithi)).filter(inYear));
  const ofYear = atEdge ? own.filter(inYear) : own;
  const dates = [...onNewYear, ...ofYear].map(({ date }) => date);
  const moved = onNewYear.length > 0 || ofYear.length < own.length;
  const fallback = own.length > 0 ? own.map(({ date }) => date) : [dayOfSunrise(calendar, span).day.date];
  return {
    month: found,
    tithi: span,
    dates: dates.length > 0 ? dates : fallback,
    skipped: own.length === 0,
    repeated: own.length > 1,
    notes: [
      ...(own.length === 0 ? (['skipped'] as const) : []),
      ...(own.length > 1 ? (['repeated'] as const) : []),
      ...(found.kshaya ? (['double_month'] as const) : []),
      ...(moved ? (['new_year_day'] as const) : []),
    ],
  };
};
