/**
 * The days, lunations and tithis of a place, each computed once: the basis of all observances. Where the Sun does not
 * rise and set, the day is 06:00 to 18:00 local mean time, so that every rule has a day, a night and their parts
 * everywhere on Earth.
 */
import { mod } from '../ephemeris/angle.ts';
import {
  addDays,
  civilDate,
  dayNumber,
  julian,
  plusDays,
  type CivilDate,
  type JulianDay,
  type CivilClock,
} from '../ephemeris/instant.ts';
import type { Place, Sky, SunriseRule } from '../ephemeris/sky.ts';
import { longAlmanac, moonEvent, type Almanac } from '../panchang/almanac.ts';
import { beginningNear, type Segment } from '../panchang/anga.ts';
import { vedicDayOfDate, type VedicDay } from '../panchang/vedic-day.ts';
import { lunarMonthAt, nextLunarMonth, previousLunarMonth, type LunarMonth } from './lunar-month.ts';

/** A Vedic day with a day and a night, by the Sun or by local mean time. */
export interface ReckonedDay extends VedicDay {
  readonly sunrise: JulianDay;
  readonly sunset: JulianDay;
  readonly nextSunrise: JulianDay;
}

/** An observance calendar of one place. */
export interface ObservanceCalendar {
  readonly almanac: Almanac;
  /** Whether a day without sunrise and sunset has been used. */
  isNominal(): boolean;
  /** The Vedic day of a civil date. */
  dayOf(date: CivilDate): ReckonedDay;
  /** The Vedic day of an instant. */
  dayAt(jd: JulianDay): ReckonedDay;
  /** The Vedic day `by` days after another (before, when negative). */
  dayFrom(day: VedicDay, by: number): ReckonedDay;
  /** First moonrise inside a Vedic day, or null. */
  moonrise(day: VedicDay): JulianDay | null;
  /** Tithi 1–30 of a lunation; 31 is the first of the next one. */
  tithi(month: LunarMonth, tithi: number): Segment;
  /** Lunations that share a moment with [from, to], in order. Looked for from `near` on, an instant between the two. */
  lunations(from: JulianDay, to: JulianDay, near?: JulianDay): readonly LunarMonth[];
}

const reckoned = (day: VedicDay): ReckonedDay => {
  const { start, end } = day;
  if (day.sunrise === null || day.sunset === null)
    return { ...day, sunrise: start, sunset: plusDays(start, 0.5), nextSunrise: end };
  // The last day before a polar season has a sunset but no sunrise after it.
  const sunset = day.sunset < end ? day.sunset : julian((start + end) / 2);
  return { ...day, sunrise: day.sunrise, sunset, nextSunrise: end };
};

/**
 * Opens the calendar of a place; `start` is about the first instant that will be needed.
 * @example
 * observanceCalendar(sky, birth.place, 'hindu', clock, birth.jd).isNominal() // → false
 */
export const observanceCalendar = (
  sky: Sky,
  place: Place,
  rule: SunriseRule,
  clock: CivilClock,
  start: JulianDay,
): ObservanceCalendar => calendarOver(longAlmanac(sky, place, rule, clock, start));

/** What a map holds for a key, made and kept where it holds nothing yet. */
const kept = <K, V>(known: Map<K, V>, key: K, make: () => V): V => {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
};

/** The calendar over an almanac. */
export const calendarOver = (almanac: Almanac): ObservanceCalendar => {
  const { table, horizon, clock } = almanac;
  const days = new Map<number, ReckonedDay>();
  const edges = new Map<number, (JulianDay | undefined)[]>();
  let nominal = false;

  const dayOf = (date: CivilDate): ReckonedDay => {
    const key = dayNumber(date);
    let day = days.get(key);
    if (!day) {
      day = reckoned(vedicDayOfDate(horizon, clock, date));
      days.set(key, day);
    }
    nominal ||= day.sun !== 'normal';
    return day;
  };
  const dayFrom = ({ date }: VedicDay, by: number): ReckonedDay => dayOf(addDays(date, by));
  const dayAt = (jd: JulianDay): ReckonedDay => {
    let day = dayOf(civilDate(jd, clock.offsetAt(jd)));
    for (let back = 0; jd < day.start && back < 2; back++) day = dayFrom(day, -1);
    for (let on = 0; jd >= day.end && on < 2; on++) day = dayFrom(day, 1);
    return day;
  };
  const edge = (month: LunarMonth, index: number): JulianDay => {
    const { opening, closing } = month;
    if (index === 0) return opening;
    if (index === 30) return closing;
    let known = edges.get(opening);
    if (!known) edges.set(opening, (known = []));
    return (known[index] ??= beginningNear(
      'tithi',
      table,
      mod(index, 30) + 1,
      plusDays(opening, ((closing - opening) * index) / 30),
    ));
  };
  // One day asks for the lunations around it once for each shift that a festival knows.
  const months = new Map<JulianDay, LunarMonth>();
  const before = new Map<LunarMonth, LunarMonth>();
  const after = new Map<LunarMonth, LunarMonth>();
  const monthAt = (jd: JulianDay): LunarMonth => kept(months, jd, () => lunarMonthAt(table, jd));
  const monthBefore = (month: LunarMonth): LunarMonth => kept(before, month, () => previousLunarMonth(table, month));
  const monthAfter = (month: LunarMonth): LunarMonth => kept(after, month, () => nextLunarMonth(table, month));
  return {
    almanac,
    isNominal: () => nominal,
    dayOf,
    dayAt,
    dayFrom,
    moonrise: (day) => moonEvent(almanac, day, 'rise'),
    tithi: (month, tithi) => ({ id: mod(tithi - 1, 30) + 1, start: edge(month, tithi - 1), end: edge(month, tithi) }),
    lunations: (from, to, near = from) => {
      const known = monthAt(near);
      const found = [known];
      for (let first = known; first.opening > from; found.unshift(first)) first = monthBefore(first);
      for (let last = known; last.closing <= to; found.push(last)) last = monthAfter(last);
      return found;
    },
  };
};

/** Whether the festivals of a month fall in a lunation: the regular month itself, or the lost one that stands for two (Dharmasindhu). */
export const isRegularMonth = ({ month, adhika, kshaya }: LunarMonth, wanted: number): boolean =>
  !adhika && (month === wanted || (kshaya && (month % 12) + 1 === wanted));

/** Whether an instant is in a span: start ≤ jd < end. */
export const holdsInstant = (
  { start, end }: { readonly start: JulianDay; readonly end: JulianDay },
  jd: JulianDay,
): boolean => start <= jd && jd < end;
