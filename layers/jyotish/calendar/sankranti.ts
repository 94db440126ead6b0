/** Sankrantis: the Sun's entries into the sidereal signs, the day of their observance, and their punya kala. */
import { norm360 } from '../ephemeris/angle.ts';
import { fromCivil, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { AngaSource } from '../panchang/anga.ts';
import { clipped, shareOf, type TimeSpan } from '../ephemeris/span.ts';
import { lightOf } from './deciding-window.ts';
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

/** The day of observance: that of the entry, or the next one after an entry by night. */
export const sankrantiDay = (calendar: ObservanceCalendar, at: JulianDay): ReckonedDay => {
  const day = calendar.dayAt(at);
  return at < day.sunset ? day : calendar.dayFrom(day, 1);
};

/** `dp` as printed almanacs give it to all entries alike; `dharmasindhu` in ghatis before and after, by sign. */
export const PUNYA_RULES = ['dp', 'dharmasindhu'] as const;
export type PunyaRule = (typeof PUNYA_RULES)[number];

/** Ghatis of punya kala before and after the entry into sign 1–12 (Dharmasindhu). */
export const PUNYA_GHATIS: readonly (readonly [before: number, after: number])[] = [
  [15, 15], [16, 0], [0, 16], [30, 0], [16, 0], [0, 16], [15, 15], [16, 0], [0, 16], [0, 40], [16, 0], [0, 16],
]; // prettier-ignore
const GHATI = 1 / 60;

export interface PunyaKala {
  readonly punya: TimeSpan;
  /** Its best part; null under `dharmasindhu`. */
  readonly mahaPunya: TimeSpan | null;
}

/**
 * Punya kala of an entry. `dp`: by day from the entry to sunset, by night from the next sunrise to its sunset; the first
 * sixth of a day of it is the best.
 */
export const punyaKalaOf = (calendar: ObservanceCalendar, { sign, at }: SolarEntry, rule: PunyaRule): PunyaKala => {
  if (rule === 'dharmasindhu') {
    const [before, after] = PUNYA_GHATIS[sign - 1] ?? [0, 0];
    return { punya: { start: plusDays(at, -before * GHATI), end: plusDays(at, after * GHATI) }, mahaPunya: null };
  }
  const day = sankrantiDay(calendar, at);
  const punya = { start: at > day.sunrise ? at : day.sunrise, end: day.sunset };
  const sixth = shareOf(lightOf(day), 0, 1 / 6);
  return {
    punya,
    mahaPunya: clipped({ start: punya.start, end: plusDays(punya.start, sixth.end - sixth.start) }, punya),
  };
};
