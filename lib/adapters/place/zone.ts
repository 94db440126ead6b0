/**
 * Clocks: fixed offsets and IANA zones with their whole history. The rules come from the platform's own tz data through
 * Temporal; this file adds what births need: offsets to the second, and gaps and folds reported instead of guessed.
 */
import tzLookup from '@photostructure/tz-lookup';
import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  civilDate,
  dateOfDayNumber,
  dayNumber,
  fromCivil,
  fromUnixMs,
  isoLocal,
  plusDays,
  SECOND,
  toUnixMs,
  type CivilDate,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Clock } from '../../contract/values/moment.ts';
import { platformZone } from './zone-name.ts';

/** One stretch of a zone's history in which its offset does not change: from ≤ ms < to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** What a local time means in a zone: one instant, two (a fold) or none (a gap). */
export interface LocalReading {
  readonly instants: readonly JulianDay[];
  /** Offset before and after the change that makes a gap or fold; equal where there is none. */
  readonly before: number;
  readonly after: number;
}

/** A change of a clock. */
export interface ClockChange {
  readonly at: JulianDay;
  /** Hours from UT before and after it. */
  readonly before: number;
  readonly after: number;
}

/** A clock that follows an IANA zone. */
export interface ZoneClock extends Clock {
  readonly timezone: string;
  /** Reads a local date and hour (0–24): earlier instant first. */
  read(date: CivilDate, hour: number): LocalReading;
  /** Abbreviation shown on the clock at `jd` (`IST`, `EDT`, `GMT+5:30`). */
  abbreviation(jd: JulianDay): string;
  /** Every change of the clock after `from`, up to `to`, in order. */
  changes(from: JulianDay, to: JulianDay): readonly ClockChange[];
  /** Whether daylight saving is in force: for less than ten months, and ahead of the clock just before or after. */
  isDst(jd: JulianDay): boolean;
}

/** Each English of the platform knows the abbreviations of its own part of the world. */
const ABBREVIATING = ['en-US', 'en-IN', 'en-GB', 'en-AU', 'en-ZA', 'en-SG'];
const HOUR_NS = 3.6e12;
const DAY_MS = 86_400_000;

class TzClock implements ZoneClock {
  readonly timezone: string;
  readonly #stretches: Stretch[] = [];
  #last: Stretch | undefined;

  constructor(timezone: string) {
    this.timezone = timezone;
  }

  /** The stretch that holds a UTC time; found once, then remembered. */
  #stretchAt(ms: number): Stretch {
    const holds = (s: Stretch): boolean => ms >= s.from && ms < s.to;
    if (this.#last && holds(this.#last)) return this.#last;
    let found = this.#stretches.find(holds);
    if (!found) {
      const zoned = Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toZonedDateTimeISO(this.timezone);
      // `previous` is strictly before its argument: one millisecond later, so that a transition belongs to what follows it.
      const previous = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
      const next = zoned.getTimeZoneTransition('next');
      found = {
        from: previous ? previous.epochMilliseconds : Number.NEGATIVE_INFINITY,
        to: next ? next.epochMilliseconds : Number.POSITIVE_INFINITY,
        offset: zoned.offsetNanoseconds / HOUR_NS,
      };
      this.#stretches.push(found);
    }
    this.#last = found;
    return found;
  }

  offsetAt(jd: JulianDay): number {
    // Half a second of grace: an instant rounded to a Julian day must not fall back across the change it names.
    return this.#stretchAt(Math.round(toUnixMs(jd))).offset;
  }

  text(jd: JulianDay): string {
    return isoLocal(jd, this.#stretchAt(Math.round(toUnixMs(jd) / 1000) * 1000).offset);
  }

  read(date: CivilDate, hour: number): LocalReading {
    const wall = Math.round(Date.UTC(date.year, date.month - 1, date.day) + hour * 3_600_000);
    const before = this.#stretchAt(wall - DAY_MS).offset;
    const after = this.#stretchAt(wall + DAY_MS).offset;
    const offsets = before === after ? [before] : [before, after];
    const instants = offsets
      .map((offset) => ({ offset, ms: wall - offset * 3_600_000 }))
      .filter(({ offset, ms }) => Math.abs(this.#stretchAt(Math.round(ms)).offset - offset) < 1e-9)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b)
      .map(fromUnixMs);
    return { instants, before, after };
  }

  instant(date: CivilDate, hour: number): JulianDay {
    const { instants, before } = this.read(date, hour);
    return instants[0] ?? fromCivil(date, hour, before);
  }

  abbreviation(jd: JulianDay): string {
    let shown = '';
    for (const locale of ABBREVIATING) {
      const format = new Intl.DateTimeFormat(locale, { timeZone: this.timezone, timeZoneName: 'short' });
      shown = format.formatToParts(toUnixMs(jd)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      if (!/^GMT[+-]/.test(shown)) return shown;
    }
    return shown;
  }

  changes(from: JulianDay, to: JulianDay): ClockChange[] {
    const last = Math.round(toUnixMs(to));
    const found: ClockChange[] = [];
    for (let before = this.#stretchAt(Math.round(toUnixMs(from))); before.to <= last;) {
      const after = this.#stretchAt(before.to);
      if (after.offset !== before.offset)
        found.push({ at: fromUnixMs(before.to), before: before.offset, after: after.offset });
      before = after;
    }
    return found;
  }

  isDst(jd: JulianDay): boolean {
    const here = this.#stretchAt(Math.round(toUnixMs(jd)));
    const around = [here.from - 1, here.to].filter(Number.isFinite).map((ms) => this.#stretchAt(ms).offset);
    // Longer than ten months is not summer time.
    return here.to - here.from < 300 * DAY_MS && around.some((offset) => offset < here.offset);
  }
}

const clocks = new Map<string, ZoneClock>();
const MAX_CLOCKS = 64;

/** The clock of an IANA zone, or null when the platform does not know the name. Names are matched without regard to case. */
export const zoneClock = (timezone: string): ZoneClock | null => {
  const known = clocks.get(timezone);
  if (known) return known;
  const name = platformZone(timezone);
  if (name === null) return null;
  // The platform answers with its own spelling for links (Asia/Calcutta): keep the caller's where only the link differs.
  const clock = new TzClock(name.toLowerCase() === timezone.toLowerCase() ? name : timezone);
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timezone, clock);
  return clock;
};

/** The dates from the first to the last that the clocks of a zone never showed: it moved across the date line. */
export const skippedDates = (zone: ZoneClock, from: CivilDate, to: CivilDate): CivilDate[] =>
  zone.changes(fromCivil(addDays(from, -1), 0, 0), fromCivil(addDays(to, 2), 0, 0)).flatMap(({ at, before, after }) => {
    const lastShown = dayNumber(civilDate(plusDays(at, -SECOND), before));
    const nextShown = dayNumber(civilDate(plusDays(at, SECOND), after));
    return Array.from({ length: Math.max(0, nextShown - lastShown - 1) }, (_, i) =>
      dateOfDayNumber(lastShown + 1 + i),
    ).filter((date) => dayNumber(date) >= dayNumber(from) && dayNumber(date) <= dayNumber(to));
  });

/** Name of the zone that holds a point, oceans included (`Etc/GMT±n`). */
export const zoneAt = (lat: number, lon: number): string => tzLookup(lat, lon);

/** A stretch of Indian clock history (IANA tzdata). `offset` null = local mean time. */
interface ClockEra {
  readonly until: number;
  readonly offset: number | null;
}
const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);
const MADRAS = 5 + 21 / 60 + 10 / 3600;
const CALCUTTA = 5 + 53 / 60 + 20 / 3600;
const INDIAN_CLOCKS: readonly ClockEra[] = [
  { until: day(1854, 6, 28), offset: null },
  { until: day(1870, 1, 1), offset: CALCUTTA },
  { until: day(1906, 1, 1), offset: MADRAS },
  { until: day(1941, 10, 1), offset: 5.5 },
  { until: day(1942, 5, 15), offset: 6.5 },
  { until: day(1942, 9, 1), offset: 5.5 },
  { until: day(1945, 10, 15), offset: 6.5 },
];

/** The clock in use in India on a date before 1945-10-15 at a place inside 6–37° N, 68–98° E; null elsewhere and later. */
export const indianClockThen = (date: CivilDate, lat: number, lon: number): number | null => {
  if (lat < 6 || lat > 37 || lon < 68 || lon > 98) return null;
  const when = day(date.year, date.month, date.day);
  const era = INDIAN_CLOCKS.find(({ until }) => when < until);
  return era ? (era.offset ?? lon / 15) : null;
};
