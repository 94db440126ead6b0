/** The days of the festivals: of a stretch of days, and of one festival over years. */
import { addDays, dayNumber, fromCivil, plusDays, type CivilDate } from '../ephemeris/instant.ts';
import { overlap, type TimeSpan } from '../ephemeris/span.ts';
import { ekadashiOf, ekadashiPlace, ekadashisBetween } from './ekadashi.ts';
import { ekadashiDay, tithiFestivalIn, type FestivalDay } from './festival-day.ts';
import { sankrantiFestivalDay, solarMonthFestivalIn } from './solar-festival.ts';
import { FESTIVALS, type Festival, type TithiFestival } from './festival-table.ts';
import { lunarMonthAt, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { mayRunBetween, type Anga } from '../panchang/anga.ts';
import type { ObservanceCalendar } from './observance-calendar.ts';
import { entriesBetween, entriesFrom, meanEntry, type SolarEntry } from './sankranti.ts';
import { sankrantiNear } from './solar-month.ts';

/** Longest shift of a festival from the day its rule gives. */
const SHIFT_DAYS = 1;
/**
 * Days by which a tithi or star may end before the civil date it is kept on begins, and begin after that date: a rule gives
 * a Vedic day that it touches, or the next to that. With a quarter of a day to spare.
 */
const APART_DAYS = 1.25;

/** Whether a lunation may bear a festival: one that holds two months bears those of both. */
const mayBear = ({ month, kshaya }: LunarMonth, festival: TithiFestival): boolean => month === festival.month || kshaya;

/**
 * The given festivals on the civil dates `from` … `to`, in order of date and of the table. The lunations and solar months
 * that touch the dates are each looked at once; what cannot fall on the dates is not looked for, so that one day costs
 * little more than what falls on it.
 */
export const festivalsBetween = (
  calendar: ObservanceCalendar,
  from: CivilDate,
  to: CivilDate,
  wanted: readonly Festival[] = FESTIVALS,
): FestivalDay[] => {
  const { table, clock } = calendar.almanac;
  const start = clock.instant(from, 0);
  const end = clock.instant(addDays(to, 1), 0);
  /** Where the tithi or star of a festival on the dates lies. */
  const within = (shift: number): TimeSpan => ({
    start: plusDays(start, -APART_DAYS - shift),
    end: plusDays(end, APART_DAYS - shift),
  });
  const mayRun = (anga: Anga, number: number, shift: number): boolean =>
    mayRunBetween(anga, table, within(shift), start)(number);
  const first = plusDays(start, -APART_DAYS - SHIFT_DAYS);
  const last = plusDays(end, APART_DAYS + SHIFT_DAYS);
  const months = calendar.lunations(first, last, start);
  const sunMayStandIn = mayRunBetween('sun_sign', table, { start: first, end: last }, start);
  const mayFall = (festival: Festival): boolean => {
    switch (festival.kind) {
      case 'tithi':
        return (
          months.some((month) => mayBear(month, festival)) &&
          (festival.rule === 'varalakshmi' || mayRun('tithi', festival.tithi, festival.shift))
        );
      case 'solar_month':
        return sunMayStandIn(festival.sign) && mayRun(festival.anga, festival.number, festival.shift);
      default:
        return true;
    }
  };
  const sought = wanted.filter(mayFall);
  const seeks = (kind: Festival['kind']): boolean => sought.some((festival) => festival.kind === kind);
  const ekadashis = seeks('ekadashi') ? ekadashisBetween(calendar, start, end) : [];
  const entries = seeks('sankranti') ? entriesBetween(table, first, last) : [];
  const solarMonths = seeks('solar_month') ? entriesFrom(table, first, last) : [];
  const found = sought.flatMap((festival): FestivalDay[] => {
    switch (festival.kind) {
      case 'tithi':
        return months
          .filter((month) => mayBear(month, festival))
          .filter(
            (month) =>
              festival.rule === 'varalakshmi' || overlap(calendar.tithi(month, festival.tithi), within(festival.shift)),
          )
          .flatMap((month) => tithiFestivalIn(calendar, festival, month));
      case 'ekadashi':
        return ekadashis.filter(({ id }) => id === festival.ekadashi).map((one) => ekadashiDay(festival, one));
      case 'sankranti':
        return entries
          .filter(({ sign }) => sign === festival.sign)
          .map((entry) => sankrantiFestivalDay(calendar, festival, entry));
      case 'solar_month':
        return solarMonths
          .filter(({ sign }) => sign === festival.sign)
          .flatMap((entry) => solarMonthFestivalIn(calendar, festival, entry));
    }
  });
  const [low, high] = [dayNumber(from), dayNumber(to)];
  return found
    .map((one) => ({ one, day: dayNumber(one.date) }))
    .filter(({ day }) => day >= low && day <= high)
    .sort((a, b) => a.day - b.day)
    .map(({ one }) => one);
};

/** Days around its entry in which everything of a solar month's lunation happens. */
const AROUND_DAYS = 36;

/** Entries into a sign whose lunation or solar month may hold dates of the years `fromYear` … `toYear`. */
const entriesOfYears = (calendar: ObservanceCalendar, sign: number, fromYear: number, toYear: number): SolarEntry[] => {
  const first = fromCivil({ year: fromYear, month: 1, day: 1 }, 0, 0) - AROUND_DAYS;
  const last = fromCivil({ year: toYear, month: 12, day: 31 }, 24, 0) + AROUND_DAYS;
  const found: SolarEntry[] = [];
  for (let year = fromYear - 1; year <= toYear; year++) {
    const guess = meanEntry(sign, year);
    if (guess < first || guess > last) continue;
    found.push({ sign, at: sankrantiNear(calendar.almanac.table, sign, guess) });
  }
  return found;
};

/** Leap lunations that touch the years. */
const leapMonths = (calendar: ObservanceCalendar, fromYear: number, toYear: number): LunarMonth[] =>
  calendar
    .lunations(
      fromCivil({ year: fromYear, month: 1, day: 1 }, 0, 0),
      fromCivil({ year: toYear, month: 12, day: 31 }, 24, 0),
    )
    .filter(({ adhika }) => adhika);

/** One festival on every date it has in the Gregorian years `fromYear` … `toYear`, in order. */
export const festivalOverYears = (
  calendar: ObservanceCalendar,
  festival: Festival,
  fromYear: number,
  toYear: number,
): FestivalDay[] => {
  const { table } = calendar.almanac;
  const entries = (sign: number): SolarEntry[] => entriesOfYears(calendar, sign, fromYear, toYear);
  const months = (month: number): LunarMonth[] => entries(month).map(({ at }) => lunarMonthAt(table, at));
  const all = (): FestivalDay[] => {
    switch (festival.kind) {
      case 'tithi':
        return months(festival.month).flatMap((month) => {
          const before = festival.inLeap ? previousLunarMonth(table, month) : month;
          return tithiFestivalIn(calendar, festival, before.adhika ? before : month);
        });
      case 'ekadashi': {
        const { month, half } = ekadashiPlace(festival.ekadashi);
        const lunations = month === null ? leapMonths(calendar, fromYear, toYear) : months(month);
        return lunations
          .map((lunation) => ekadashiOf(calendar, lunation, half))
          .filter(({ id }) => id === festival.ekadashi)
          .map((one) => ekadashiDay(festival, one));
      }
      case 'sankranti':
        return entries(festival.sign).map((entry) => sankrantiFestivalDay(calendar, festival, entry));
      case 'solar_month':
        return entries(festival.sign).flatMap((entry) => solarMonthFestivalIn(calendar, festival, entry));
    }
  };
  return all().filter(({ date: { year } }) => year >= fromYear && year <= toYear);
};
