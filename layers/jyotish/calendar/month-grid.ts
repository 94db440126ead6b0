/** A month as a grid of weeks, with the tithi and star of each sunrise and all observances. */
import { addDays, dayNumber, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import { angaAt } from '../panchang/anga.ts';
import { rowOf } from '../chart/rows.ts';
import type { FestivalId } from './festival-table.ts';
import { festivalsBetween } from './festivals.ts';
import { grahansBetween } from './grahan.ts';
import { previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { monthsOfYear } from './lunar-year.ts';
import { isRegularMonth, type ObservanceCalendar } from './observance-calendar.ts';
import { entriesBetween, sankrantiDay } from './sankranti.ts';
import { vratsBetween, type VratId } from './vrats.ts';

/** Ids of the Sun's entries into the signs, from Mesha. */
export const SANKRANTI_IDS = [
  'mesha_sankranti',
  'vrishabha_sankranti',
  'mithuna_sankranti',
  'karka_sankranti',
  'simha_sankranti',
  'kanya_sankranti',
  'tula_sankranti',
  'vrishchika_sankranti',
  'dhanu_sankranti',
  'makara_sankranti',
  'kumbha_sankranti',
  'meena_sankranti',
] as const;
export type SankrantiId = (typeof SANKRANTI_IDS)[number];

/** Id of the entry into a sign 1–12. */
export const sankrantiId = (sign: number): SankrantiId => rowOf(SANKRANTI_IDS, sign, 'sign');

/** Eclipses as observances. */
export const ECLIPSE_IDS = ['solar_eclipse', 'lunar_eclipse'] as const;
export type EclipseId = (typeof ECLIPSE_IDS)[number];

/** An observance on a date: an id, and the family of names it belongs to. */
export type Observance = { readonly date: CivilDate } & (
  | { readonly family: 'festivals'; readonly id: FestivalId }
  | { readonly family: 'vrats'; readonly id: VratId }
  | { readonly family: 'sankrantis'; readonly id: SankrantiId }
  | { readonly family: 'eclipses'; readonly id: EclipseId }
);

/** All observances on the civil dates `from` … `to`: festivals, monthly fasts, sankrantis and observed eclipses. */
export const observancesBetween = (calendar: ObservanceCalendar, from: CivilDate, to: CivilDate): Observance[] => {
  const { clock, table } = calendar.almanac;
  const start = clock.instant(from, 0);
  const end = clock.instant(addDays(to, 1), 0);
  const [low, high] = [dayNumber(from), dayNumber(to)];
  const all: Observance[] = [
    ...festivalsBetween(calendar, from, to).map(({ festival: { id }, date }) => ({
      family: 'festivals' as const,
      id,
      date,
    })),
    ...vratsBetween(calendar, start, end).map(({ id, date }) => ({ family: 'vrats' as const, id, date })),
    ...entriesBetween(table, plusDays(start, -1), plusDays(end, 1)).map((entry) => ({
      family: 'sankrantis' as const,
      id: sankrantiId(entry.sign),
      date: sankrantiDay(calendar, entry).date,
    })),
    ...grahansBetween(calendar, start, end, 'prahara')
      .filter(({ religious }) => religious)
      .map(({ kind, contacts: { maximum } }) => ({
        family: 'eclipses' as const,
        id: `${kind}_eclipse` as const,
        date: calendar.dayAt(maximum).date,
      })),
  ];
  return all.filter(({ date }) => dayNumber(date) >= low && dayNumber(date) <= high);
};

/** A stretch of civil dates, both ends included. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Civil dates of a month of the Gregorian calendar. */
export const civilMonthDates = (year: number, month: number): DateSpan => ({
  from: { year, month, day: 1 },
  to: addDays(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }, -1),
});

/** The days whose sunrise falls in [from, to). */
const daysBetween = (calendar: ObservanceCalendar, from: JulianDay, to: JulianDay): DateSpan => {
  const first = calendar.dayAt(from);
  const last = calendar.dayAt(to);
  return {
    from: first.start >= from ? first.date : addDays(first.date, 1),
    to: last.start >= to ? addDays(last.date, -1) : last.date,
  };
};

/**
 * Civil dates of lunar month 1–12 of the year that opens in a Gregorian year: new moon to new moon, or full moon to full
 * moon (the dark half first; a leap month is then between the halves of the regular one). Null where the year has no
 * such leap month.
 */
export const lunarMonthDates = (
  calendar: ObservanceCalendar,
  year: number,
  wanted: { readonly month: number; readonly leap: boolean; readonly system: 'amanta' | 'purnimanta' },
): DateSpan[] | null => {
  const { table } = calendar.almanac;
  const bears = (one: LunarMonth): boolean =>
    wanted.leap ? one.adhika && one.month === wanted.month : isRegularMonth(one, wanted.month);
  const found = monthsOfYear(table, year).find(bears);
  if (!found) return null;
  const { opening, closing } = found;
  if (wanted.system === 'amanta' || wanted.leap) return [daysBetween(calendar, opening, closing)];
  let before = previousLunarMonth(table, found);
  const bright = daysBetween(calendar, opening, calendar.tithi(found, 15).end);
  if (before.adhika) before = previousLunarMonth(table, before);
  return [daysBetween(calendar, calendar.tithi(before, 16).start, before.closing), bright];
};

/** A cell of the grid. */
export interface GridCell {
  readonly date: CivilDate;
  /** 1–30 and 1–27, at sunrise. */
  readonly tithi: number;
  readonly nakshatra: number;
  readonly observances: readonly Observance[];
}

/** Weeks from Sunday; places outside the dates are null, weeks without a date are left out. */
export const monthGrid = (calendar: ObservanceCalendar, spans: readonly DateSpan[]): (GridCell | null)[][] => {
  const { table } = calendar.almanac;
  const weeks = new Map<number, (GridCell | null)[]>();
  for (const { from, to } of spans) {
    const observances = observancesBetween(calendar, from, to);
    for (let jdn = dayNumber(from); jdn <= dayNumber(to); jdn++) {
      const date = addDays(from, jdn - dayNumber(from));
      const { start } = calendar.dayOf(date);
      const week = Math.floor((jdn + 1) / 7);
      const cells = weeks.get(week) ?? Array.from({ length: 7 }, () => null);
      cells[(jdn + 1) % 7] = {
        date,
        tithi: angaAt('tithi', table, start),
        nakshatra: angaAt('nakshatra', table, start),
        observances: observances.filter((one) => dayNumber(one.date) === jdn),
      };
      weeks.set(week, cells);
    }
  }
  return [...weeks.values()];
};
