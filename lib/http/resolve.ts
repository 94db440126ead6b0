/**
 * Turns validated fields into instants and places: both forms of a birth, offsets, zones with gaps and folds, places by
 * name, ranges. `read…` functions check the rules across fields and never wait; `Draft.finish` then asks zones and places.
 */
import type { CivilDate } from '../../layers/jyotish/ephemeris/instant.ts';
import {
  addDays,
  civilDate,
  dateOfDayNumber,
  dayNumber,
  fromCivil,
  isoUtc,
  julian,
  toUnixMs,
  type JulianDay,
} from '../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../layers/jyotish/ephemeris/sky.ts';
import { PARTNER_ALIASES, type Kind, type Resolved } from '../contract/inputs.ts';
import { SPAN_DAYS } from '../contract/limits.ts';
import type { Birth, Clock, ClockTime, Day, Moment, Partner, Range } from '../contract/moment.ts';
import { AppError } from '../errors/app-error.ts';
import { keyOf, wordsOf } from '../i18n/words.ts';
import type { Faults } from './faults.ts';
import { findPlace, type FoundPlace } from './places.ts';
import { zoneRules } from './ports.ts';
import { isRecord } from './validate.ts';

type Raw = Readonly<Record<string, unknown>>;
type Warn = (code: string, message: string) => void;

/** meta.time of one moment. */
export interface TimeMeta {
  readonly utc?: string;
  readonly jd_ut?: number;
  readonly offset: number;
  readonly timezone: string | null;
  readonly offset_source: string;
}

export interface Resolution {
  readonly values: object;
  /** meta.time; undefined where no time was given. */
  readonly time: TimeMeta | Readonly<Record<string, TimeMeta>> | undefined;
  /** Where a topocentric observer stands. */
  readonly place: Place | undefined;
  /** The instant whose ayanamsa meta.settings shows. */
  readonly jd: JulianDay | undefined;
  readonly timeKnown: boolean;
}

const FIRST_INSTANT = julian(2378497.5); // 1800-01-02T00:00Z
const LAST_INSTANT = julian(2597641.5); // 2399-12-31T24:00Z

const inRange = (jd: JulianDay): JulianDay => {
  if (jd < FIRST_INSTANT || jd > LAST_INSTANT) throw new AppError('EPHEMERIS_RANGE');
  return jd;
};

/** Reads members of one object; faults carry the object's path. */
class Reader {
  readonly raw: Raw;
  readonly faults: Faults;
  readonly prefix: string;

  constructor(raw: Raw, faults: Faults, prefix = '') {
    this.raw = raw;
    this.faults = faults;
    this.prefix = prefix;
  }

  #sound(name: string): unknown {
    return this.faults.has(this.prefix + name) ? undefined : this.raw[name];
  }
  number(name: string): number | undefined {
    const value = this.#sound(name);
    return typeof value === 'number' ? value : undefined;
  }
  text(name: string): string | undefined {
    const value = this.#sound(name);
    return typeof value === 'string' ? value : undefined;
  }
  has(name: string): boolean {
    return this.raw[name] !== undefined;
  }
  required(name: string, message: string, expected?: string): void {
    this.faults.add(this.prefix + name, 'REQUIRED', message, expected);
  }
  conflict(name: string, message: string): void {
    this.faults.add(this.prefix + name, 'CONFLICT', message, undefined, this.raw[name]);
  }
  notADate(name: string): void {
    this.faults.add(
      this.prefix + name,
      'NOT_A_DATE',
      `${this.prefix}${name} must be a day of the Gregorian calendar, 1800 to 2399.`,
      'YYYY-MM-DD',
      this.raw[name],
    );
  }
  child(name: string): Reader | undefined {
    const value = this.raw[name];
    return isRecord(value) ? new Reader(value, this.faults, `${this.prefix}${name}.`) : undefined;
  }
}

const same = (a: CivilDate, b: CivilDate): boolean => a.year === b.year && a.month === b.month && a.day === b.day;

/** Julian day number of a date of the Julian calendar. */
const julianCalendarDay = ({ year, month, day }: CivilDate): number => {
  const shift = Math.floor((14 - month) / 12);
  const y = year + 4800 - shift;
  return day + Math.floor((153 * (month + 12 * shift - 3) + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083;
};

const julianLeap = (year: number): boolean => year % 4 === 0;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The date if it is a real one of 1800–2399, in its calendar; else null. Julian dates become Gregorian. */
const realDate = (date: CivilDate, calendar: string | undefined): CivilDate | null => {
  if (date.year < 1800 || date.year > 2399 || date.month < 1 || date.month > 12 || date.day < 1) return null;
  if (calendar === 'julian') {
    const days = (MONTH_DAYS[date.month - 1] ?? 0) + (date.month === 2 && julianLeap(date.year) ? 1 : 0);
    return date.day <= days ? dateOfDayNumber(julianCalendarDay(date)) : null;
  }
  return same(dateOfDayNumber(dayNumber(date)), date) ? date : null;
};

const parseDate = (text: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** `date`, or day + month + year, or both when they agree. Null when absent (a fault, unless `optional`) or wrong. */
const readDate = (r: Reader, optional = false): CivilDate | null => {
  const parts = ['day', 'month', 'year'].filter((name) => r.has(name));
  const text = r.text('date');
  const calendar = r.text('calendar');
  if (!r.has('date') && parts.length === 0) {
    if (!optional) r.required('date', `${r.prefix}date (or day, month and year) is required.`, 'YYYY-MM-DD');
    return null;
  }
  const [day, month, year] = [r.number('day'), r.number('month'), r.number('year')];
  if (!r.has('date')) {
    for (const name of ['day', 'month', 'year'])
      if (!r.has(name)) r.required(name, `${r.prefix}${name} is required with the other parts of the date.`);
  }
  const split = day === undefined || month === undefined || year === undefined ? null : { year, month, day };
  const whole = text === undefined ? null : parseDate(text);
  if (
    whole &&
    parts.length > 0 &&
    ((day ?? whole.day) !== whole.day || (month ?? whole.month) !== whole.month || (year ?? whole.year) !== whole.year)
  ) {
    r.conflict('date', `${r.prefix}date and day, month, year say different dates.`);
    return null;
  }
  const given = whole ?? split;
  if (!given) return null;
  const real = realDate(given, calendar);
  if (!real) r.notADate(whole ? 'date' : 'day');
  return real;
};

const TIME_RANGE = '00:00..23:59, or 00:00:00..23:59:59';

/** `time`, or hour + min (+ sec), or both when they agree. Null when absent or wrong. */
const readTime = (r: Reader, optional: boolean): ClockTime | null => {
  const text = r.text('time');
  const [hour, minute, second] = [r.number('hour'), r.number('min'), r.number('sec')];
  let whole: ClockTime | null = null;
  if (text !== undefined) {
    const [h = 0, m = 0, s = 0] = text.split(':').map(Number);
    if (h > 23 || m > 59 || s > 59)
      r.faults.add(
        `${r.prefix}time`,
        'OUT_OF_RANGE',
        `${r.prefix}time must be between 00:00 and 23:59:59.`,
        TIME_RANGE,
        text,
      );
    else whole = { hour: h, minute: m, second: s };
  }
  if (whole) {
    if (
      (hour ?? whole.hour) !== whole.hour ||
      (minute ?? whole.minute) !== whole.minute ||
      (second ?? whole.second) !== whole.second
    ) {
      r.conflict('time', `${r.prefix}time and hour, min, sec say different times.`);
      return null;
    }
    return whole;
  }
  if (r.has('time')) return null;
  if (hour !== undefined && minute !== undefined) return { hour, minute, second: second ?? 0 };
  const parts = r.has('hour') || r.has('min') || r.has('sec');
  if (parts) {
    for (const name of ['hour', 'min'])
      if (!r.has(name)) r.required(name, `${r.prefix}${name} is required with the other parts of the time.`);
  } else if (!optional)
    r.required(
      'time',
      `${r.prefix}time (or hour and min) is required, unless time_unknown is true.`,
      'HH:MM or HH:MM:SS',
    );
  return null;
};

/** Where: coordinates or the name of a place. */
interface PlaceDraft {
  readonly at: Place | null;
  readonly name: string | null;
}

const readPlace = (r: Reader): PlaceDraft => {
  const [lat, lon, name] = [r.number('lat'), r.number('lon'), r.text('place')];
  const at = lat === undefined || lon === undefined ? null : { lat, lon, altitude: r.number('altitude') ?? 0 };
  if (!r.has('place') || r.has('lat') || r.has('lon')) {
    for (const axis of ['lat', 'lon'])
      if (!r.has(axis))
        r.required(axis, `${r.prefix}${axis} is required, or place.`, axis === 'lat' ? '-90..90' : '-180..180');
  }
  return { at, name: name ?? null };
};

/** How the wall clock was set. */
interface ClockDraft {
  readonly offset: number | 'lmt' | null;
  readonly timezone: string | null;
  readonly fold: string | undefined;
  readonly onGap: string | undefined;
  readonly prefix: string;
}

const readClock = (r: Reader): ClockDraft => {
  const value = (name: string): number | 'lmt' | null => r.number(name) ?? (r.text(name) === 'lmt' ? 'lmt' : null);
  const [tz, tzone] = [value('tz'), value('tzone')];
  if (tz !== null && tzone !== null && tz !== tzone)
    r.conflict('tzone', `${r.prefix}tz and tzone say different offsets.`);
  return {
    offset: tz ?? tzone,
    timezone: r.text('timezone') ?? null,
    fold: r.text('fold'),
    onGap: r.text('on_gap'),
    prefix: r.prefix,
  };
};

/** A place with the zone its gazetteer entry names. */
interface Seat {
  readonly place: Place;
  readonly found: FoundPlace | null;
}

const finishPlace = async (draft: PlaceDraft, r: Reader): Promise<Seat> => {
  const found = draft.name === null || draft.at !== null ? null : await findPlace(draft.name);
  if (found) return { place: { lat: found.lat, lon: found.lon, altitude: r.number('altitude') ?? 0 }, found };
  if (draft.at) return { place: draft.at, found: null };
  throw new Error('a place draft without coordinates or name passed validation');
};

const hours = ({ hour, minute, second }: ClockTime): number => hour + minute / 60 + second / 3600;
const MINUTE_H = 1 / 60;
const INDIA_CLOCK_UNTIL = dayNumber({ year: 1945, month: 10, day: 15 });

const unknownZone = (prefix: string, name: string): AppError =>
  new AppError('VALIDATION_FAILED', {
    message: '1 field is not valid.',
    details: [
      {
        field: `${prefix}timezone`,
        code: 'UNKNOWN_VALUE',
        message: `${prefix}timezone must be an IANA time zone.`,
        expected: 'for example Asia/Kolkata',
        received: name.slice(0, 100),
      },
    ],
  });

interface SetClock {
  readonly clock: Clock;
  readonly source: 'given' | 'lmt' | 'timezone' | 'place' | 'coordinates' | 'default';
}

/** The clock by the offset order of the catalogue: tz, timezone, place, the zone of the coordinates. */
const setClock = async (draft: ClockDraft, seat: Seat | null, warn: Warn): Promise<SetClock> => {
  const { fixedClock, zoneClock, zoneAt } = await zoneRules();
  if (draft.offset !== null) {
    const offset = draft.offset === 'lmt' ? (seat?.place.lon ?? 0) / 15 : draft.offset;
    if (offset < -12 || offset > 14)
      warn('UNUSUAL_OFFSET', `${draft.prefix}tz is outside -12..14 hours; no clock shows that today.`);
    return { clock: fixedClock(offset), source: draft.offset === 'lmt' ? 'lmt' : 'given' };
  }
  const named = draft.timezone ?? seat?.found?.timezone ?? null;
  if (named !== null) {
    const clock = zoneClock(named);
    if (!clock) throw draft.timezone === null ? new AppError('ZONE_UNRESOLVED') : unknownZone(draft.prefix, named);
    return { clock, source: draft.timezone === null ? 'place' : 'timezone' };
  }
  if (!seat) return { clock: fixedClock(0), source: 'default' };
  const name = zoneAt(seat.place.lat, seat.place.lon);
  const clock = zoneClock(name);
  if (!clock) throw new AppError('ZONE_UNRESOLVED');
  warn(
    'TZ_FROM_COORDINATES',
    `No offset was given: ${name} was taken from the coordinates${draft.prefix ? ` of ${draft.prefix.slice(0, -1)}` : ''}.`,
  );
  return { clock, source: 'coordinates' };
};

/** Warns where a given number and a zone given with it, or Indian clock history, disagree at that instant. */
const checkOffset = async (
  draft: ClockDraft,
  seat: Seat,
  date: CivilDate,
  jd: JulianDay,
  warn: Warn,
): Promise<void> => {
  if (draft.offset === null || draft.offset === 'lmt') return;
  const { zoneClock, indianClockThen } = await zoneRules();
  const zone = draft.timezone ?? seat.found?.timezone ?? null;
  let expected: number | null = null;
  let whose = '';
  if (zone !== null) {
    const clock = zoneClock(zone);
    if (!clock && draft.timezone !== null) throw unknownZone(draft.prefix, zone);
    expected = clock?.offsetAt(jd) ?? null;
    whose = zone;
  } else if (dayNumber(date) < INDIA_CLOCK_UNTIL) {
    expected = indianClockThen(date, seat.place.lat, seat.place.lon);
    whose = 'Indian clocks of that date';
  }
  if (expected !== null && Math.abs(expected - draft.offset) >= MINUTE_H - 1e-9) {
    warn(
      'TZ_MISMATCH',
      `${draft.prefix}tz is ${draft.offset} h, but ${whose} showed ${Math.round(expected * 1e4) / 1e4} h; the given number was used.`,
    );
  }
};

/** The instant of a local time, gaps and folds answered as asked. */
const instantOf = async (
  draft: ClockDraft,
  { clock }: SetClock,
  date: CivilDate,
  time: ClockTime,
): Promise<JulianDay> => {
  const { zoneClock } = await zoneRules();
  const zone = clock.timezone === null ? null : zoneClock(clock.timezone);
  if (!zone) return clock.instant(date, hours(time));
  const { instants, before } = zone.read(date, hours(time));
  const [first, second] = instants;
  if (first === undefined) {
    if (draft.onGap === 'shift') return fromCivil(date, hours(time), before);
    throw new AppError('TIME_NONEXISTENT', {
      message: `This local time was skipped by a clock change in ${zone.timezone}. Send the offset as tz, or on_gap: "shift".`,
    });
  }
  if (second === undefined || draft.fold === 'earlier') return first;
  if (draft.fold === 'later') return second;
  throw new AppError('TIME_AMBIGUOUS', {
    message: `This local time occurred twice in ${zone.timezone}. Send the offset as tz, or fold: "earlier" or "later".`,
  });
};

const localTime = (jd: JulianDay, offset: number): ClockTime => {
  const ms = Math.round(toUnixMs(jd) / 1000) * 1000 + Math.round(offset * 3600) * 1000;
  const second = (((ms / 1000) % 86400) + 86400) % 86400;
  return { hour: Math.floor(second / 3600), minute: Math.floor((second % 3600) / 60), second: second % 60 };
};

const timeMeta = (moment: Moment, source: string): TimeMeta => ({
  utc: isoUtc(moment.jd),
  jd_ut: moment.jd,
  offset: moment.offset,
  timezone: moment.clock.timezone,
  offset_source: source,
});

/** A moment of an instant on a clock. */
const momentAt = (jd: JulianDay, place: Place, clock: Clock): Moment => {
  const offset = clock.offsetAt(jd);
  return { jd, place, offset, clock, date: civilDate(jd, offset), time: localTime(jd, offset) };
};

interface Settled {
  readonly moment: Moment;
  readonly source: string;
}

/** What reading leaves to be done once every field has been found sound. */
type Finish<T> = (now: JulianDay, warn: Warn) => Promise<T>;

const readMoment = (r: Reader, timeOptional: boolean, dateOptional: boolean): Finish<Settled> => {
  const date = readDate(r, dateOptional);
  const time = readTime(r, timeOptional);
  const place = readPlace(r);
  const clockDraft = readClock(r);
  return async (now, warn) => {
    const seat = await finishPlace(place, r);
    const set = await setClock(clockDraft, seat, warn);
    const today = momentAt(now, seat.place, set.clock);
    const jd = date || time ? await instantOf(clockDraft, set, date ?? today.date, time ?? today.time) : now;
    await checkOffset(clockDraft, seat, date ?? today.date, jd, warn);
    return { moment: momentAt(inRange(jd), seat.place, set.clock), source: set.source };
  };
};

const NOON: ClockTime = { hour: 12, minute: 0, second: 0 };

interface SettledBirth {
  readonly birth: Birth;
  readonly source: string;
}

const readBirth = (r: Reader): Finish<SettledBirth> => {
  const unknown = r.raw['time_unknown'] === true;
  const date = readDate(r);
  const time = readTime(r, unknown);
  const place = readPlace(r);
  const clockDraft = readClock(r);
  const gender = r.text('gender');
  return async (_now, warn) => {
    if (!date || !(time ?? unknown)) throw new Error('a birth without date or time passed validation');
    const seat = await finishPlace(place, r);
    const set = await setClock(clockDraft, seat, warn);
    const jd = inRange(await instantOf(clockDraft, set, date, unknown ? NOON : (time ?? NOON)));
    await checkOffset(clockDraft, seat, date, jd, warn);
    const birth: Birth = {
      ...momentAt(jd, seat.place, set.clock),
      name: r.text('name') ?? null,
      gender: gender === 'male' || gender === 'female' || gender === 'other' ? gender : null,
      timeKnown: !unknown,
      uncertaintyMin: r.number('time_uncertainty_min') ?? 0,
    };
    return { birth, source: set.source };
  };
};

const AT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** `at` (a local date-time, or one with an offset) and `at_place`. */
const readAt = (r: Reader): ((birth: Birth, now: JulianDay, warn: Warn) => Promise<Moment>) => {
  const text = r.text('at');
  const match = text === undefined ? null : AT.exec(text);
  const date = match?.[1] === undefined ? null : realDate(parseDate(match[1]), undefined);
  const time: ClockTime = {
    hour: Number(match?.[2] ?? 0),
    minute: Number(match?.[3] ?? 0),
    second: Number(match?.[4] ?? 0),
  };
  if (text !== undefined && (!date || time.hour > 23 || time.minute > 59 || time.second > 59)) r.notADate('at');
  const zone = match?.[5];
  const offset =
    zone === undefined
      ? null
      : zone === 'Z'
        ? 0
        : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) + Number(zone.slice(-2)) / 60);
  const inner = r.child('at_place');
  const place = inner && readPlace(inner);
  const clockDraft = inner && readClock(inner);
  return async (birth, now, warn) => {
    const seat = inner && place ? await finishPlace(place, inner) : { place: birth.place, found: null };
    const set: SetClock = clockDraft ? await setClock(clockDraft, seat, warn) : { clock: birth.clock, source: 'given' };
    const draft = clockDraft ?? {
      offset: null,
      timezone: null,
      fold: r.text('fold'),
      onGap: r.text('on_gap'),
      prefix: '',
    };
    const jd = !date
      ? now
      : offset === null
        ? await instantOf(draft, set, date, time)
        : fromCivil(date, hours(time), offset);
    return momentAt(inRange(jd), seat.place, set.clock);
  };
};

/** `from` … `to`; faults when they are missing, reversed or too far apart. */
const readSpan = (r: Reader, maxDays: number): { readonly from: CivilDate; readonly to: CivilDate } | null => {
  const ends = ['from', 'to'].map((name) => {
    const text = r.text(name);
    if (!r.has(name)) r.required(name, `${r.prefix}${name} is required.`, 'YYYY-MM-DD');
    const date = text === undefined ? null : realDate(parseDate(text), undefined);
    if (text !== undefined && !date) r.notADate(name);
    return date;
  });
  const [from, to] = ends;
  if (!from || !to) return null;
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1)
    r.faults.add(
      `${r.prefix}to`,
      'OUT_OF_RANGE',
      `${r.prefix}to must not be before from.`,
      `from ${r.text('from') ?? ''} on`,
      r.text('to'),
    );
  else if (days > maxDays)
    r.faults.add(
      `${r.prefix}to`,
      'RANGE_TOO_LONG',
      `${r.prefix}from and to may span ${maxDays} days.`,
      `at most ${maxDays} days`,
      r.text('to'),
    );
  return { from, to };
};

const rangeOn = (span: { readonly from: CivilDate; readonly to: CivilDate } | null, clock: Clock): Range => {
  if (!span) throw new Error('a range without ends passed validation');
  const start = inRange(clock.instant(span.from, 0));
  const end = inRange(clock.instant(addDays(span.to, 1), 0));
  return { ...span, start, end, clock };
};

const readStar = (r: Reader): Partner | null => {
  if (!r.has('nakshatra')) return null;
  const given = r.number('nakshatra') ?? r.text('nakshatra');
  const words = wordsOf('en');
  const index =
    typeof given === 'number'
      ? given - 1
      : Array.from({ length: 27 }, (_, i) => words.key('nakshatras', i)).indexOf(keyOf(given ?? ''));
  if (given !== undefined && index < 0)
    r.faults.add(
      `${r.prefix}nakshatra`,
      'UNKNOWN_VALUE',
      `${r.prefix}nakshatra must be 1-27 or the key of a nakshatra.`,
      '1..27 or a key',
      given,
    );
  const pada = r.number('pada') ?? null;
  // A star of which the four padas lie in two signs says nothing about the sign without its pada.
  const inTwoSigns = Math.floor((index * 4) / 9) !== Math.floor((index * 4 + 3) / 9);
  if (index >= 0 && pada === null && !r.has('pada') && inTwoSigns)
    r.required('pada', `${r.prefix}pada is required: this nakshatra lies in two signs.`, '1..4');
  return { birth: null, star: { nakshatra: index + 1, pada } };
};

const partnerReader = (r: Reader, role: 'groom' | 'bride'): Reader | undefined => {
  const child = r.child(role);
  if (!child && !r.has(role)) r.required(role, `${role} is required.`, 'a birth');
  return child;
};

/** Members of a pair under `groom` and `bride`, whatever they were called. */
export const withPartnerNames = (raw: Raw): Raw => {
  const out: Record<string, unknown> = { ...raw };
  for (const [role, names] of Object.entries(PARTNER_ALIASES)) {
    for (const name of names) {
      if (!Object.hasOwn(out, name) || Object.hasOwn(out, role)) continue;
      out[role] = out[name];
      delete out[name];
    }
  }
  return out;
};

const NOTHING: Resolution = { values: {}, time: undefined, place: undefined, jd: undefined, timeKnown: true };

const resolved = <K extends Kind>(_kind: K, values: Resolved[K], rest: Omit<Resolution, 'values'>): Resolution => ({
  values,
  ...rest,
});

/**
 * Reads the fields of a kind, adding faults; returns what makes the domain values of them. Call it after the fields
 * themselves were checked, and the result only when no fault was found.
 */
export const readInput = (kind: Kind, raw: Raw, faults: Faults, maxDays: number | undefined): Finish<Resolution> => {
  const r = new Reader(raw, faults);
  const days = maxDays ?? SPAN_DAYS[kind] ?? 366;
  switch (kind) {
    case 'plain':
      return () => Promise.resolve(NOTHING);
    case 'birth': {
      const finish = readBirth(r);
      return async (now, warn) => {
        const { birth, source } = await finish(now, warn);
        return resolved(
          kind,
          { birth },
          { time: timeMeta(birth, source), place: birth.place, jd: birth.jd, timeKnown: birth.timeKnown },
        );
      };
    }
    case 'birth_at': {
      const finish = readBirth(r);
      const at = readAt(r);
      return async (now, warn) => {
        const { birth, source } = await finish(now, warn);
        const values = { birth, at: await at(birth, now, warn) };
        return resolved(kind, values, {
          time: timeMeta(birth, source),
          place: birth.place,
          jd: birth.jd,
          timeKnown: birth.timeKnown,
        });
      };
    }
    case 'birth_range': {
      const finish = readBirth(r);
      const span = readSpan(r, days);
      const at = readAt(r);
      return async (now, warn) => {
        const { birth, source } = await finish(now, warn);
        const seat = await at(birth, now, warn);
        const values = { birth, range: rangeOn(span, seat.clock), place: seat.place };
        return resolved(kind, values, {
          time: timeMeta(birth, source),
          place: birth.place,
          jd: birth.jd,
          timeKnown: birth.timeKnown,
        });
      };
    }
    case 'pair':
    case 'match': {
      const [groom, bride] = (['groom', 'bride'] as const).map((role) => {
        const child = partnerReader(r, role);
        const star = child && kind === 'match' ? readStar(child) : null;
        const birth = child && !star ? readBirth(child) : null;
        return async (
          now: JulianDay,
          warn: Warn,
        ): Promise<{ readonly partner: Partner; readonly time: TimeMeta | null }> => {
          if (star) return { partner: star, time: null };
          if (!birth) throw new Error(`no ${role} passed validation`);
          const settled = await birth(now, warn);
          return { partner: { birth: settled.birth, star: null }, time: timeMeta(settled.birth, settled.source) };
        };
      });
      return async (now, warn) => {
        if (!groom || !bride) throw new Error('a pair has two partners');
        const [g, b] = [await groom(now, warn), await bride(now, warn)];
        const time = { ...(g.time ? { groom: g.time } : {}), ...(b.time ? { bride: b.time } : {}) };
        const first = g.partner.birth ?? b.partner.birth;
        const rest = {
          time: Object.keys(time).length > 0 ? time : undefined,
          place: first?.place,
          jd: first?.jd,
          timeKnown: (g.partner.birth?.timeKnown ?? true) && (b.partner.birth?.timeKnown ?? true),
        };
        if (kind === 'match') return resolved(kind, { groom: g.partner, bride: b.partner }, rest);
        if (!g.partner.birth || !b.partner.birth) throw new Error('a pair of births holds two births');
        return resolved(kind, { groom: g.partner.birth, bride: b.partner.birth }, rest);
      };
    }
    case 'moment': {
      const finish = readMoment(r, true, true);
      return async (now, warn) => {
        const { moment, source } = await finish(now, warn);
        return resolved(
          kind,
          { moment },
          { time: timeMeta(moment, source), place: moment.place, jd: moment.jd, timeKnown: true },
        );
      };
    }
    case 'day': {
      const date = readDate(r);
      const place = readPlace(r);
      const clockDraft = readClock(r);
      return async (_now, warn) => {
        if (!date) throw new Error('a day without date passed validation');
        const seat = await finishPlace(place, r);
        const { clock, source } = await setClock(clockDraft, seat, warn);
        const noon = inRange(clock.instant(date, 12));
        await checkOffset(clockDraft, seat, date, noon, warn);
        const day: Day = { date, place: seat.place, clock };
        const time = { offset: clock.offsetAt(noon), timezone: clock.timezone, offset_source: source };
        return resolved(kind, { day }, { time, place: seat.place, jd: noon, timeKnown: true });
      };
    }
    case 'range': {
      const span = readSpan(r, days);
      const clockDraft = readClock(r);
      return async (_now, warn) => {
        const { clock, source } = await setClock(clockDraft, null, warn);
        const range = rangeOn(span, clock);
        const time = { offset: clock.offsetAt(range.start), timezone: clock.timezone, offset_source: source };
        return resolved(kind, { range }, { time, place: undefined, jd: range.start, timeKnown: true });
      };
    }
    case 'range_place': {
      const span = readSpan(r, days);
      const place = readPlace(r);
      const clockDraft = readClock(r);
      return async (_now, warn) => {
        const seat = await finishPlace(place, r);
        const { clock, source } = await setClock(clockDraft, seat, warn);
        const range = rangeOn(span, clock);
        const time = { offset: clock.offsetAt(range.start), timezone: clock.timezone, offset_source: source };
        return resolved(
          kind,
          { range, place: seat.place },
          { time, place: seat.place, jd: range.start, timeKnown: true },
        );
      };
    }
  }
};
