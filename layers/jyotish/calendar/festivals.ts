/** The days of the festivals: of a stretch of days, and of one festival over years. */
import { mod, norm360 } from '../ephemeris/angle.ts';
import {
  addDays,
  civilDate,
  dayNumber,
  fromCivil,
  plusDays,
  weekday,
  type CivilDate,
  type JulianDay,
} from '../ephemeris/instant.ts';
import { overlap, type TimeSpan } from '../ephemeris/span.ts';
import { ekadashiOf, ekadashiPlace, ekadashisBetween } from './ekadashi.ts';
import {
  ekadashiDay,
  lunarStarFestivalIn,
  tithiFestivalIn,
  weekdayFestivalIn,
  type FestivalDay,
} from './festival-day.ts';
import {
  dateFestivalIn,
  nepaliDayFestivalIn,
  sankrantiFestivalDay,
  solarDayFestivalIn,
  solarMonthFestivalIn,
} from './solar-festival.ts';
import { FESTIVALS, type Festival } from './festival-table.ts';
import { lunarMonthAt, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { mayRunBetween, type Anga } from '../panchang/anga.ts';
import type { ObservanceCalendar } from './observance-calendar.ts';
import { entriesBetween, entriesFrom, meanEntry, type SolarEntry } from './sankranti.ts';
import { sankrantiNear, SUN_SPEED } from './solar-month.ts';

/**
 * Days by which a tithi or star may end before the civil date it is kept on begins, and begin after that date: a rule gives
 * a Vedic day that it touches, or the next to that. With a quarter of a day to spare.
 */
const APART_DAYS = 1.25;
/** Days by which the Sun may be early or late at a place, by its mean motion from the dates: it strays by two in half a year. */
const SUN_DAYS = 2.5;
/** Longest shift of a festival of the Sun, with the time to the farthest degree that one names. */
const LATE_DAYS = 12;
const YEAR_DAYS = 365.256363;
/** Days by which a day of a solar month may differ from the degree of the Sun. */
const SOLAR_DAY_DAYS = 3;

/** Whether a lunation may bear a festival: one that holds two months bears those of both. */
const mayBear = ({ month, kshaya }: LunarMonth, festival: { readonly month: number }): boolean =>
  month === festival.month || kshaya;

/** A function of a number or a name whose values are kept. */
const remembered = <A extends number | string, T>(make: (of: A) => T): ((of: A) => T) => {
  const known = new Map<A, T>();
  return (of) => {
    const found = known.get(of) ?? make(of);
    known.set(of, found);
    return found;
  };
};

/** What can be said of the dates of a search without looking for a festival: no is certain, yes is not. */
const sieveOf = ({ almanac: { table, clock } }: ObservanceCalendar, start: JulianDay, end: JulianDay) => {
  const sun = table.longitude('sun', start);
  /** Where the tithi or star of a festival on the dates is. */
  const within = (shift: number): TimeSpan => ({
    start: plusDays(start, -APART_DAYS - shift),
    end: plusDays(end, APART_DAYS - shift),
  });
  const running = remembered((shift: number) =>
    remembered((anga: Anga) => mayRunBetween(anga, table, within(shift), start)),
  );
  const mayRun = (anga: Anga, number: number, shift: number): boolean => running(shift)(anga)(number);
  /** Whether the Sun may be at a longitude `shift` days before the dates, give or take `apart`. */
  const sunMayBeAt = (longitude: number, shift: number, apart: number): boolean => {
    const ahead = norm360(longitude - sun) / SUN_SPEED + shift;
    return ahead <= end - start + apart || ahead - YEAR_DAYS >= -apart;
  };
  const mayFall = (festival: Festival): boolean => {
    switch (festival.kind) {
      case 'tithi':
        return festival.rule === 'varalakshmi' || mayRun('tithi', festival.tithi, festival.shift);
      case 'solar_month':
        return mayRun('sun_sign', festival.sign, 0) && mayRun(festival.anga, festival.number, festival.shift);
      case 'lunar_star':
        return mayRun('nakshatra', festival.star, festival.shift);
      case 'sankranti':
        return sunMayBeAt((festival.sign - 1) * 30 + festival.degrees, festival.shift, SUN_DAYS);
      case 'solar_day': {
        const degree = festival.day === 0 ? 30 : festival.day;
        return sunMayBeAt(((festival.month - 1) * 30 + degree) % 360, festival.shift, SOLAR_DAY_DAYS);
      }
      case 'weekday': {
        const first = weekday(civilDate(start, clock.offsetAt(start)));
        return mod(festival.weekday - first, 7) < Math.round(end - start);
      }
      default:
        return true;
    }
  };
  return { within, mayFall };
};

/**
 * The given festivals on the civil dates `from` … `to`, in order of date and of the table. What cannot fall on the dates is
 * not looked for, so that one day costs little more than what falls on it.
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
  const { within, mayFall } = sieveOf(calendar, start, end);
  const sought = wanted.filter(mayFall);
  /** Lunations that may hold the tithi or star of a festival that is kept `shift` days later. */
  const lunations = remembered((shift: number) => calendar.lunations(within(shift).start, within(shift).end, start));
  const bearing = ({ shift, month }: { readonly shift: number; readonly month: number }): LunarMonth[] =>
    lunations(shift).filter((lunation) => mayBear(lunation, { month }));
  const ekadashis = sought.some(({ kind }) => kind === 'ekadashi') ? ekadashisBetween(calendar, start, end) : [];
  const entries = remembered((_: 0) =>
    entriesBetween(table, plusDays(start, -LATE_DAYS), plusDays(end, APART_DAYS + 1)),
  );
  const solarMonths = remembered((_: 0) => entriesFrom(table, plusDays(start, -APART_DAYS), plusDays(end, APART_DAYS)));
  const [low, high] = [dayNumber(from), dayNumber(to)];
  const inRange = (date: CivilDate): boolean => dayNumber(date) >= low && dayNumber(date) <= high;
  const years = Array.from({ length: to.year - from.year + 1 }, (_, i) => from.year + i);
  const found = sought.flatMap((festival): FestivalDay[] => {
    switch (festival.kind) {
      case 'tithi':
        return bearing(festival)
          .filter(
            (month) =>
              festival.rule === 'varalakshmi' || overlap(calendar.tithi(month, festival.tithi), within(festival.shift)),
          )
          .flatMap((month) => tithiFestivalIn(calendar, festival, month));
      case 'ekadashi':
        return ekadashis.filter(({ id }) => id === festival.ekadashi).map((one) => ekadashiDay(festival, one));
      case 'sankranti':
        return entries(0)
          .filter(({ sign }) => sign === festival.sign)
          .map((entry) => sankrantiFestivalDay(calendar, festival, entry));
      case 'solar_month':
        return solarMonths(0)
          .filter(({ sign }) => sign === festival.sign)
          .flatMap((entry) => solarMonthFestivalIn(calendar, festival, entry));
      case 'lunar_star':
        return bearing(festival).flatMap((month) => lunarStarFestivalIn(calendar, festival, month));
      case 'weekday':
        return bearing(festival).flatMap((month) => weekdayFestivalIn(calendar, festival, month));
      case 'solar_day':
        return festival.calendar === 'nepali'
          ? years.flatMap((year) => nepaliDayFestivalIn(calendar, festival, year, inRange))
          : solarMonths(0)
              .filter(({ sign }) => sign === festival.month)
              .flatMap((entry) => solarDayFestivalIn(calendar, festival, entry, inRange));
      case 'date':
        return years
          .filter((year) => inRange({ year, month: festival.month, day: festival.day }))
          .map((year) => dateFestivalIn(calendar, festival, year));
    }
  });
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
  const years = Array.from({ length: toYear - fromYear + 1 }, (_, i) => fromYear + i);
  const months = (month: number): LunarMonth[] => entries(month).map(({ at }) => lunarMonthAt(table, at));
  const inYears = ({ year }: CivilDate): boolean => year >= fromYear && year <= toYear;
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
      case 'lunar_star':
        return months(festival.month).flatMap((month) => lunarStarFestivalIn(calendar, festival, month));
      case 'weekday':
        return months(festival.month).flatMap((month) => weekdayFestivalIn(calendar, festival, month));
      case 'solar_day':
        return festival.calendar === 'nepali'
          ? years.flatMap((year) => nepaliDayFestivalIn(calendar, festival, year, inYears))
          : entries(festival.month).flatMap((entry) => solarDayFestivalIn(calendar, festival, entry, inYears));
      case 'date':
        return years.map((year) => dateFestivalIn(calendar, festival, year));
    }
  };
  return all().filter(({ date }) => inYears(date));
};
