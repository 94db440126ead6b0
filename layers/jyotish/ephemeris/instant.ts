/**
 * Instants. Inside the engine time is one number: the Julian day in UT (UT1 = UTC within 0.9 s, never corrected).
 * Calendar arithmetic is done on that number; text is made last (README.md).
 */

declare const julianDay: unique symbol;
/** A Julian day number in UT. Branded, so that a local-time number cannot slip in. */
export type JulianDay = number & { readonly [julianDay]: true };

/** A civil date of the Gregorian calendar (proleptic). */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days per second. */
export const SECOND = 1 / 86400;
/** Days per minute. */
export const MINUTE = 1 / 1440;

const UNIX_EPOCH_JD = 2440587.5;
const MS_PER_DAY = 86_400_000;

/**
 * Declares a number to be a Julian day in UT. The one place where the brand is made.
 * @example
 * julian(2451545) // → 2451545
 */
export const julian = (value: number): JulianDay => value as JulianDay;

/** First instant the API answers for: 1800-01-02T00:00Z. The files of the ephemeris begin a little earlier. */
export const FIRST_INSTANT_JD = julian(2378497.5);
/** Last instant the API answers for: 2400-01-01T00:00Z. */
export const LAST_INSTANT_JD = julian(2597641.5);

/**
 * `jd` moved by a number of days, fractions and negatives allowed.
 * @example
 * plusDays(julian(2451545), 0.5) // → 2451545.5
 */
export const plusDays = (jd: JulianDay, days: number): JulianDay => julian(jd + days);

/** Julian day of a UTC time in milliseconds since 1970. */
export const fromUnixMs = (ms: number): JulianDay => julian(UNIX_EPOCH_JD + ms / MS_PER_DAY);

/**
 * Milliseconds since 1970 of a Julian day, unrounded.
 * @example
 * toUnixMs(julian(2440588.5)) // → 86400000
 */
export const toUnixMs = (jd: JulianDay): number => (jd - UNIX_EPOCH_JD) * MS_PER_DAY;

/**
 * Julian day of a civil date of the proleptic Gregorian calendar at a local hour (0–24, fractions allowed) and an
 * offset from UT in hours, east positive: UT = local − offset.
 * @example
 * fromCivil({ year: 2000, month: 1, day: 1 }, 17.5, 5.5) // → 2451545
 */
export const fromCivil = (date: CivilDate, hour: number, offset: number): JulianDay =>
  julian(UNIX_EPOCH_JD + Date.UTC(date.year, date.month - 1, date.day) / MS_PER_DAY + (hour - offset) / 24);

/**
 * Whole-day number of a civil date: the Julian day number (JDN) of its noon. Weekday = (JDN + 1) mod 7, 0 = Sunday.
 * @example
 * dayNumber({ year: 2000, month: 1, day: 1 }) // → 2451545
 */
export const dayNumber = (date: CivilDate): number =>
  Date.UTC(date.year, date.month - 1, date.day) / MS_PER_DAY + UNIX_EPOCH_JD + 0.5;

const quotient = (a: number, b: number): number => Math.floor(a / b);

/**
 * The civil date with this Julian day number (inverse of `dayNumber`), from year −4713 on: Richards, Explanatory Supplement
 * (3rd ed. 2013) 15.11.3. A search asks for thousands; `Date` takes eight times as long.
 */
export const dateOfDayNumber = (jdn: number): CivilDate => {
  const f = jdn + 1363 + quotient(3 * quotient(4 * jdn + 274277, 146097), 4);
  const e = 4 * f + 3;
  const h = 5 * quotient(e % 1461, 4) + 2;
  const month = ((quotient(h, 153) + 2) % 12) + 1;
  return { year: quotient(e, 1461) - 4716 + quotient(14 - month, 12), month, day: quotient(h % 153, 5) + 1 };
};

/**
 * The civil date of a `YYYY-MM-DD` text, years 0100–9999; null when it is not a day of the calendar. Inverse of `isoDate`.
 * @example
 * civilDateOf('2023-02-29') // → null
 */
export const civilDateOf = (text: string): CivilDate | null => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const date = { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
  return isoDate(dateOfDayNumber(dayNumber(date))) === text ? date : null;
};

/** Civil weekday of a date: 0 = Sunday … 6 = Saturday. */
export const weekday = (date: CivilDate): number => (dayNumber(date) + 1) % 7;

/**
 * The civil date `days` after `date`.
 * @example
 * addDays({ year: 2024, month: 2, day: 28 }, 2) // → { year: 2024, month: 3, day: 1 }
 */
export const addDays = (date: CivilDate, days: number): CivilDate => dateOfDayNumber(dayNumber(date) + days);

const MONDAY = 1;
const THURSDAY = 4;

/** Monday of the week a date is in. */
export const mondayOf = (date: CivilDate): CivilDate => addDays(date, -((weekday(date) - MONDAY + 7) % 7));

/** Year and number 1–53 of the ISO 8601 week a date is in: a week belongs to the year that has its Thursday. */
export const isoWeek = (date: CivilDate): { readonly year: number; readonly week: number } => {
  const { year } = addDays(mondayOf(date), THURSDAY - MONDAY);
  const first = mondayOf({ year, month: 1, day: 4 });
  return { year, week: (dayNumber(mondayOf(date)) - dayNumber(first)) / 7 + 1 };
};

/** Monday of ISO 8601 week `week` of a year; null if the year has no such week. */
export const dateOfIsoWeek = (year: number, week: number): CivilDate | null => {
  const monday = addDays(mondayOf({ year, month: 1, day: 4 }), 7 * (week - 1));
  return isoWeek(monday).year === year && week >= 1 ? monday : null;
};

/**
 * The civil date that a clock at `offset` hours from UT shows at `jd`.
 * @example
 * civilDate(julian(2451545), 5.5) // → { year: 2000, month: 1, day: 1 }
 */
export const civilDate = (jd: JulianDay, offset: number): CivilDate =>
  dateOfDayNumber(Math.floor(jd + offset / 24 + 0.5));

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

/**
 * `YYYY-MM-DD` of a civil date.
 * @example
 * isoDate({ year: 2024, month: 4, day: 8 }) // → '2024-04-08'
 */
export const isoDate = (date: CivilDate): string =>
  `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`;

const ZERO = 48;
const DASH = 45;
const PLUS = 43;
const COLON = 58;
const T = 84;
/** Character codes of the two digits of 0–99. */
const tens = (n: number): number => ZERO + ((n / 10) | 0);
const ones = (n: number): number => ZERO + (n % 10);

// A list of periods prints the same instant twice, as an end and as the next start: the last text is cached.
let lastJd = Number.NaN;
let lastOffset = Number.NaN;
let lastText = '';

/**
 * ISO 8601 text of an instant on a clock at `offset` hours from UT, to the nearest second: `2024-04-08T12:00:00+05:30`.
 * The printed offset is whole minutes and the clock is shifted with it, so the text always names the exact instant.
 * @example
 * isoLocal(julian(2451545), 5.5) // → '2000-01-01T17:30:00+05:30'
 */
export const isoLocal = (jd: JulianDay, offset: number): string => {
  if (jd === lastJd && offset === lastOffset) return lastText;
  lastJd = jd;
  lastOffset = offset;
  const zone = Math.round(offset * 60);
  const seconds = Math.round(toUnixMs(jd) / 1000) + zone * 60;
  const day = Math.floor(seconds / 86400);
  const second = (seconds - day * 86400) | 0;
  const hour = (second / 3600) | 0;
  const minute = ((second - hour * 3600) / 60) | 0;
  // Whole-number calendar arithmetic on years that begin in March (Hinnant, days_from_civil); years 0–9999.
  const z = (day + 719468) | 0;
  const era = (z / 146097) | 0;
  const dayOfEra = z - era * 146097;
  const leaps = ((dayOfEra / 1460) | 0) - ((dayOfEra / 36524) | 0) + ((dayOfEra / 146096) | 0);
  const yearOfEra = ((dayOfEra - leaps) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0));
  const fromMarch = ((5 * dayOfYear + 2) / 153) | 0;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  // One call for all characters: a string concatenated from pieces is flattened (copied) again when it is written out.
  const century = (year / 100) | 0;
  const inCentury = year - century * 100;
  const date = dayOfYear - (((153 * fromMarch + 2) / 5) | 0) + 1;
  const clock = second - hour * 3600 - minute * 60;
  const away = zone < 0 ? -zone : zone;
  const awayHours = (away / 60) | 0;
  const awayMinutes = away - awayHours * 60;
  lastText = String.fromCharCode(
    tens(century),
    ones(century),
    tens(inCentury),
    ones(inCentury),
    DASH,
    tens(month),
    ones(month),
    DASH,
    tens(date),
    ones(date),
    T,
    tens(hour),
    ones(hour),
    COLON,
    tens(minute),
    ones(minute),
    COLON,
    tens(clock),
    ones(clock),
    zone < 0 ? DASH : PLUS,
    tens(awayHours),
    ones(awayHours),
    COLON,
    tens(awayMinutes),
    ones(awayMinutes),
  );
  return lastText;
};

/**
 * ISO 8601 text of an instant in UTC, to the nearest second: `2024-04-08T06:30:00Z`.
 * @example
 * isoUtc(julian(2451545)) // → '2000-01-01T12:00:00Z'
 */
export const isoUtc = (jd: JulianDay): string => `${isoLocal(jd, 0).slice(0, 19)}Z`;

/** A civil clock as the engine needs it; every clock of the API is one. */
export interface CivilClock {
  /** Hours from UT, east positive, in force at `jd`. */
  offsetAt(jd: JulianDay): number;
  /** Instant of a local date and hour. */
  instant(date: CivilDate, hour: number): JulianDay;
}

/**
 * The clock that always shows the same offset from UT, in hours, east positive.
 * @example
 * offsetClock(5.5).instant({ year: 2000, month: 1, day: 1 }, 17.5) // → 2451545
 */
export const offsetClock = (hours: number): CivilClock => ({
  offsetAt: () => hours,
  instant: (date, hour) => fromCivil(date, hour, hours),
});
