/** The panchang of a place: its horizon and tables, the angas of a day with their starts and ends, moonrise and moonset. */
import { addDays, plusDays, type CivilDate, type JulianDay, type CivilClock } from '../ephemeris/instant.ts';
import { horizonOf, type Horizon, type HorizonState, type RiseOrSet, type SunState } from '../ephemeris/rise-set.ts';
import type { Place, Sky, SunriseRule } from '../ephemeris/sky.ts';
import { dayTable, yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import { angaSegments, DAY_ANGAS, type DayAnga, type Segment } from './anga.ts';
import { moonStateOf, sunAfter, sunBefore, sunriseBefore, vedicDayOfDate, type VedicDay } from './vedic-day.ts';

/** Whose Sun enters the signs: the true one, that of the Vakya almanac, or that of the Surya Siddhanta. */
export const RECKONINGS = ['drik', 'vakya', 'surya'] as const;
export type Reckoning = (typeof RECKONINGS)[number];

/** What the panchang of one place is computed from. */
export interface Almanac {
  readonly table: SkyTable;
  readonly horizon: Horizon;
  readonly clock: CivilClock;
  /** drik when left out. */
  readonly reckoning?: Reckoning;
}

/** Days before the first instant of a day at which its table begins, so that the day lies in one piece. */
const BEFORE_DAYS = 0.05;

/** The almanac of one day; `start` is an instant shortly before its sunrise (the civil midnight). */
export const dayAlmanac = (sky: Sky, place: Place, rule: SunriseRule, clock: CivilClock, start: JulianDay): Almanac => {
  const table = dayTable(sky, plusDays(start, -BEFORE_DAYS));
  return { table, clock, horizon: horizonOf(table, place, rule) };
};

/**
 * The almanac of many days, from `start` on.
 * @example
 * longAlmanac(sky, birth.place, 'hindu', clock, birth.jd).clock.offsetAt(birth.jd) // → 5.5
 */
export const longAlmanac = (
  sky: Sky,
  place: Place,
  rule: SunriseRule,
  clock: CivilClock,
  start: JulianDay,
): Almanac => {
  const table = yearTable(sky, plusDays(start, -2), true);
  return { table, clock, horizon: horizonOf(table, place, rule) };
};

/**
 * The almanac and the Vedic day of one civil date.
 * @example
 * openDay(sky, birth.place, 'hindu', clock, birth.date).day.vara // → 4
 */
export const openDay = (
  sky: Sky,
  place: Place,
  rule: SunriseRule,
  clock: CivilClock,
  date: CivilDate,
): { readonly almanac: Almanac; readonly day: VedicDay } => {
  const almanac = dayAlmanac(sky, place, rule, clock, clock.instant(date, 0));
  return { almanac, day: vedicDayOfDate(almanac.horizon, clock, date) };
};

/** An anga that touches a Vedic day, with its true start and end. */
export interface AngaSegment extends Segment {
  /** True when it contains no sunrise. Always false for karanas, which are shorter than a day. */
  readonly isKshaya: boolean;
  /** True when it contains two sunrises. */
  readonly isVriddhi: boolean;
}
export type DayAngas = Readonly<Record<DayAnga, readonly AngaSegment[]>>;

/** Bounds of the time between two sunrises, days: an anga that ends inside or beyond them needs no further sunrise search. */
const NEAR_DAY = 0.97;
const FAR_DAY = 1.03;

/** Whether an anga that rules the sunrise at `from` began at or before the sunrise before it. */
const reachesBack = ({ horizon }: Almanac, day: VedicDay, { start }: Segment): boolean => {
  if (start > day.start - NEAR_DAY) return false;
  const before = sunriseBefore(horizon, day);
  return start <= (before ?? day.start - 1);
};

/** Whether an anga that rules the next sunrise also rules the one after it. */
const reachesOn = ({ horizon }: Almanac, day: VedicDay, { end }: Segment): boolean => {
  if (end < day.end + NEAR_DAY) return false;
  const next = horizon.next('sun', 'rise', plusDays(day.end, 0.3));
  return end > (next !== null && next < day.end + FAR_DAY ? next : day.end + 1);
};

const flagged = (almanac: Almanac, day: VedicDay, segments: readonly Segment[]): AngaSegment[] =>
  segments.map((segment) => {
    const rulesThis = segment.start <= day.start;
    const rulesNext = segment.end > day.end;
    return {
      ...segment,
      isKshaya: !rulesThis && !rulesNext,
      isVriddhi:
        (rulesThis && (rulesNext || reachesBack(almanac, day, segment))) ||
        (rulesNext && reachesOn(almanac, day, segment)),
    };
  });

/** Segments of an anga that touch a day, skipped (kshaya) and doubled (vriddhi) ones marked. */
const markedSegments = (almanac: Almanac, day: VedicDay, anga: DayAnga, segments: readonly Segment[]): AngaSegment[] =>
  anga === 'karana'
    ? segments.map((segment) => ({ ...segment, isKshaya: false, isVriddhi: false }))
    : flagged(almanac, day, segments);

const byAnga = (list: (anga: DayAnga) => readonly AngaSegment[]): DayAngas => ({
  tithi: list('tithi'),
  nakshatra: list('nakshatra'),
  yoga: list('yoga'),
  karana: list('karana'),
});

/** Tithi, nakshatra, yoga and karana over a day: every segment that touches it. */
export const angasOfDay = (almanac: Almanac, day: VedicDay): DayAngas =>
  byAnga((anga) => markedSegments(almanac, day, anga, angaSegments(anga, almanac.table, day.start, day.end)));

/** The same for days that follow one another: each anga is walked once from the first day to the last. */
export const angasOfDays = (
  almanac: Almanac,
  days: readonly VedicDay[],
): { readonly day: VedicDay; readonly angas: DayAngas }[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const walked = new Map(DAY_ANGAS.map((anga) => [anga, angaSegments(anga, almanac.table, first.start, last.end)]));
  const reached = new Map<DayAnga, number>();
  const touching = (anga: DayAnga, day: VedicDay): Segment[] => {
    const all = walked.get(anga) ?? [];
    let i = reached.get(anga) ?? 0;
    while ((all[i]?.end ?? Number.POSITIVE_INFINITY) <= day.start) i++;
    reached.set(anga, i);
    let to = i;
    while ((all[to]?.start ?? Number.POSITIVE_INFINITY) < day.end) to++;
    return all.slice(i, to);
  };
  return days.map((day) => ({
    day,
    angas: byAnga((anga) => markedSegments(almanac, day, anga, touching(anga, day))),
  }));
};

/** What the Sun does on a day, and whether it rises again after it: the reasons why times of the day or night are null. */
export interface DaySun {
  readonly sun: SunState;
  readonly nextSun: SunState;
}

/**
 * What the Sun does on a day and after it.
 * @example
 * sunOfDay(almanac, day).sun // → 'normal'
 */
export const sunOfDay = ({ horizon, clock }: Almanac, day: VedicDay): DaySun => ({
  sun: day.sun,
  nextSun: sunAfter(horizon, clock, day),
});

/** `normal` where a sunset precedes a day, else what the Sun did instead: the reason why windows before sunrise are missing. */
export const sunBeforeDay = ({ horizon, clock }: Almanac, day: VedicDay): SunState => sunBefore(horizon, clock, day);

/** First moonrise or moonset inside a Vedic day, or null. */
export const moonEvent = ({ horizon }: Almanac, day: VedicDay, event: RiseOrSet): JulianDay | null => {
  const found = horizon.next('moon', event, day.start);
  return found !== null && found < day.end ? found : null;
};

/** Moonrise and moonset of a day, and what the Moon does where one of them is null. */
export const moonOfDay = (
  almanac: Almanac,
  day: VedicDay,
): { readonly rise: JulianDay | null; readonly set: JulianDay | null; readonly moon: HorizonState } => {
  const [rise, set] = [moonEvent(almanac, day, 'rise'), moonEvent(almanac, day, 'set')];
  return { rise, set, moon: moonStateOf(almanac.horizon, day, rise, set) };
};

/** `days` Vedic days from that of the civil date `from` on. */
export const vedicDays = ({ horizon, clock }: Almanac, from: CivilDate, days: number): VedicDay[] =>
  Array.from({ length: days }, (_, i) => vedicDayOfDate(horizon, clock, addDays(from, i)));
