/** Sankrantis: the Sun's entries into the sidereal signs, the day of their observance, and their punya kala. */
import { norm360 } from '../ephemeris/angle.ts';
import { civilDate, fromCivil, julian, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { AngaSource } from '../panchang/anga.ts';
import { clipped, type TimeSpan } from '../ephemeris/span.ts';
import { darkOf, lightOf, middleOf } from './deciding-window.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { lastSankranti, sankrantiNear, SUN_SPEED, sunSignAt } from './solar-month.ts';

/** An entry of the Sun into sign 1–12. */
export interface SolarEntry {
  readonly sign: number;
  readonly at: JulianDay;
}

/** Mean stay of the Sun in a sign, days. */
export const SIGN_DAYS = 30 / SUN_SPEED;

/** The entry after one. */
export const nextEntry = (source: AngaSource, { sign, at }: SolarEntry): SolarEntry => {
  const next = (sign % 12) + 1;
  return { sign: next, at: sankrantiNear(source, next, plusDays(at, SIGN_DAYS)) };
};

/** Days per year by which sidereal years are longer than Gregorian ones. */
const DRIFT_DAYS = 365.256363 - 365.2425;

/** Approximate entry of the Sun into a sign in the solar year that opens in April of a Gregorian year, within a few days. */
export const meanEntry = (sign: number, year: number): JulianDay =>
  plusDays(fromCivil({ year, month: 4, day: 14 }, 0, 0), (sign - 1) * SIGN_DAYS + (year - 2000) * DRIFT_DAYS);

/** Greatest difference of a stay in a sign from the mean, days. */
const UNEVEN_DAYS = 2;

/** An entry and all that follow it before `to`. Entries that cannot be before `to` are not computed. */
const entriesOn = (source: AngaSource, first: SolarEntry, to: JulianDay): SolarEntry[] => {
  const found: SolarEntry[] = [];
  let last = first;
  while (last.at < to) {
    found.push(last);
    if (last.at + SIGN_DAYS - UNEVEN_DAYS > to) break;
    last = nextEntry(source, last);
  }
  return found;
};

/** The entry that opened the solar month of an instant, and all that follow before `to`, in order. */
export const entriesFrom = (source: AngaSource, from: JulianDay, to: JulianDay): SolarEntry[] =>
  entriesOn(source, { sign: sunSignAt(source, from), at: lastSankranti(source, from) }, to);

/** Entries with from ≤ instant < to, in order. */
export const entriesBetween = (source: AngaSource, from: JulianDay, to: JulianDay): SolarEntry[] => {
  const sign = (sunSignAt(source, from) % 12) + 1;
  const guess = plusDays(from, norm360((sign - 1) * 30 - source.longitude('sun', from)) / SUN_SPEED);
  if (guess > to + UNEVEN_DAYS) return [];
  const at = sankrantiNear(source, sign, guess);
  return entriesOn(source, { sign, at }, to).filter((entry) => entry.at >= from);
};

/** `almanac` as printed almanacs give it, within daylight; `dharmasindhu` the ghatis of its verses for all twelve, at any hour. */
export const PUNYA_RULES = ['almanac', 'dharmasindhu'] as const;
export type PunyaRule = (typeof PUNYA_RULES)[number];

/** Ghatis of punya kala before and after the entry into sign 1–12 (Dharmasindhu). */
// prettier-ignore
export const PUNYA_GHATIS: readonly (readonly [before: number, after: number])[] = [
  [15, 15], [16, 0], [0, 16], [30, 0], [16, 0], [0, 16], [15, 15], [16, 0], [0, 16], [0, 40], [16, 0], [0, 16],
];
const GHATI = 1 / 60;
const KARKA = 4;
const MAKARA = 10;
/** The best part of a punya kala is as long as this share of the day. */
const BEST_SHARE = 1 / 6;

export interface PunyaKala {
  /** The day of the bath and gifts. */
  readonly day: ReckonedDay;
  readonly punya: TimeSpan;
  /** A sixth of the day, the part of it nearest to the entry. */
  readonly mahaPunya: TimeSpan;
}

const civilDateAt = ({ almanac: { clock } }: ObservanceCalendar, jd: JulianDay): CivilDate =>
  civilDate(jd, clock.offsetAt(jd));
const noonOf = (day: ReckonedDay): JulianDay => middleOf(lightOf(day));

/** The ghatis of a sign around an entry. */
const ghatisAround = ({ sign, at }: SolarEntry): TimeSpan => {
  const [before, after] = PUNYA_GHATIS[sign - 1] ?? [0, 0];
  return { start: plusDays(at, -before * GHATI), end: plusDays(at, after * GHATI) };
};

/** After printed almanacs: Makara from the entry, or the next day; Karka up to the entry, or the afternoon before; the others their ghatis, or the half day before or after. */
const almanacPunya = (calendar: ObservanceCalendar, entry: SolarEntry): Omit<PunyaKala, 'mahaPunya'> => {
  const { sign, at } = entry;
  const day = calendar.dayAt(at);
  const light = lightOf(day);
  if (at < day.sunset) {
    if (sign === MAKARA) return { day, punya: { start: at, end: day.sunset } };
    return { day, punya: clipped(ghatisAround(entry), light) ?? light };
  }
  if (sign !== MAKARA && (sign === KARKA || at < middleOf(darkOf(day))))
    return { day, punya: { start: noonOf(day), end: day.sunset } };
  const next = calendar.dayFrom(day, 1);
  return { day: next, punya: { start: next.sunrise, end: sign === MAKARA ? next.sunset : noonOf(next) } };
};

/** After Dharmasindhu: its ghatis at any hour, on the day that holds their middle. */
const dharmasindhuPunya = (calendar: ObservanceCalendar, entry: SolarEntry): Omit<PunyaKala, 'mahaPunya'> => {
  const punya = ghatisAround(entry);
  return { day: calendar.dayOf(civilDateAt(calendar, middleOf(punya))), punya };
};

/** Punya kala of an entry, its day and its best part. */
export const punyaKalaOf = (
  calendar: ObservanceCalendar,
  entry: SolarEntry,
  rule: PunyaRule = 'almanac',
): PunyaKala => {
  const { day, punya } = rule === 'almanac' ? almanacPunya(calendar, entry) : dharmasindhuPunya(calendar, entry);
  const length = (day.sunset - day.sunrise) * BEST_SHARE;
  const wanted = Math.max(punya.start, Math.min(entry.at - length / 2, punya.end - length));
  const best = { start: julian(wanted), end: plusDays(julian(wanted), length) };
  return { day, punya, mahaPunya: clipped(best, punya) ?? punya };
};

/** The day of observance. */
export const sankrantiDay = (calendar: ObservanceCalendar, entry: SolarEntry): ReckonedDay =>
  punyaKalaOf(calendar, entry).day;
