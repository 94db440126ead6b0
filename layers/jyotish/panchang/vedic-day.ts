/**
 * The Vedic day: from one sunrise to the next, or from 06:00 to 06:00 local mean time where the Sun does not rise or
 * set. The weekday (vara) is that of the local civil date of its sunrise.
 */
import { RADIANS } from '../ephemeris/angle.ts';
import {
  civilDate,
  julian,
  plusDays,
  weekday,
  addDays,
  type CivilDate,
  type JulianDay,
  type CivilClock,
} from '../ephemeris/instant.ts';
import { horizonOf, type Horizon, type HorizonState, type SunState } from '../ephemeris/rise-set.ts';
import type { Place, Sky, SunriseRule } from '../ephemeris/sky.ts';
import { sunTable } from '../ephemeris/year-table.ts';

/** One Vedic day with the rising and setting of its Sun. */
export interface VedicDay {
  /** The civil date the day belongs to. */
  readonly date: CivilDate;
  /** Sunrise, or 06:00 local mean time where the Sun does not rise and set. */
  readonly start: JulianDay;
  /** Start of the next day. */
  readonly end: JulianDay;
  /** Null on a day without a sunrise, or without a sunset within 24 hours of it: then `sun` is not normal. */
  readonly sunrise: JulianDay | null;
  /** First sunset within 24 hours of the sunrise. */
  readonly sunset: JulianDay | null;
  readonly nextSunrise: JulianDay | null;
  readonly sun: SunState;
  /** 0 = Sunday … 6 = Saturday. */
  readonly vara: number;
}

/** Which half of the day an instant is in; null on a day that has no halves. */
export const dayOrNight = (isDay: boolean | null): 'day' | 'night' | null => {
  if (isDay === null) return null;
  return isDay ? 'day' : 'night';
};

/** Where a clock is far from local time, sunrise can slip past midnight from one date to the next: half an hour is tolerated. */
const SLIP_DAYS = 0.5 / 24;

/** First 06:00 of local mean time at or after `jd`: local mean time is UT + longitude / 15 hours. */
const localMeanSix = (jd: JulianDay, lon: number): JulianDay => {
  const turn = jd + 0.5 + lon / 360 - 0.25; // whole at 06:00
  return julian(jd + Math.ceil(turn) - turn);
};

/** The sunrise of a civil date and the sunset that follows within 24 hours; both null unless the Sun does both. */
interface Arc {
  readonly sunrise: JulianDay | null;
  readonly sunset: JulianDay | null;
}

const NO_ARC: Arc = { sunrise: null, sunset: null };

/** First sunset within 24 hours of a sunrise, or null. */
export const sunsetAfter = (horizon: Horizon, sunrise: JulianDay): JulianDay | null => {
  const sunset = horizon.next('sun', 'set', sunrise);
  return sunset === null || sunset > sunrise + 1 ? null : sunset;
};

const arcOf = (horizon: Horizon, clock: CivilClock, date: CivilDate): Arc => {
  const midnight = clock.instant(date, 0);
  const sunrise = horizon.next('sun', 'rise', midnight);
  if (sunrise === null) return NO_ARC;
  if (sunrise >= midnight + 1 && sunrise >= clock.instant(addDays(date, 1), 0) + SLIP_DAYS) return NO_ARC;
  const sunset = sunsetAfter(horizon, sunrise);
  return sunset === null ? NO_ARC : { sunrise, sunset };
};

const startOf = (horizon: Horizon, clock: CivilClock, date: CivilDate): JulianDay =>
  arcOf(horizon, clock, date).sunrise ?? localMeanSix(clock.instant(date, 0), horizon.place.lon);

/** Altitude of the Sun's centre above which it counts as up, degrees: the disc and the refraction, as the rule has them. */
const UP_ABOVE: Readonly<Record<SunriseRule, number>> = { apparent: -0.833, center: -0.56, hindu: 0, observer: -0.833 };

/** Altitude of a body's centre at an instant, degrees. */
const altitudeOf = ({ table: { sky }, place: { lat, lon } }: Horizon, body: 'sun' | 'moon', jd: JulianDay): number => {
  const { ra, dec } = sky.equatorial(body, jd);
  const hour = (sky.siderealTime(jd) + lon - ra) * RADIANS;
  const sine =
    Math.sin(lat * RADIANS) * Math.sin(dec * RADIANS) +
    Math.cos(lat * RADIANS) * Math.cos(dec * RADIANS) * Math.cos(hour);
  return Math.asin(Math.max(-1, Math.min(1, sine))) / RADIANS;
};

/**
 * Whether the Sun stays up or down on a day without sunrise and sunset that starts at 06:00 local mean time: from its
 * altitude at noon and at midnight. Where these differ (the first and last days of a polar season), by the season.
 */
const polarSun = (horizon: Horizon, six: JulianDay): Exclude<SunState, 'normal'> => {
  const threshold = UP_ABOVE[horizon.rule];
  const noonUp = altitudeOf(horizon, 'sun', plusDays(six, 0.25)) > threshold;
  const midnightUp = altitudeOf(horizon, 'sun', plusDays(six, 0.75)) > threshold;
  const summer = horizon.table.sky.equatorial('sun', six).dec * horizon.place.lat > 0;
  return (noonUp === midnightUp ? noonUp : summer) ? 'always_up' : 'always_down';
};

/** The same of a civil date. */
const polarSunOf = (horizon: Horizon, clock: CivilClock, date: CivilDate): Exclude<SunState, 'normal'> =>
  polarSun(horizon, localMeanSix(clock.instant(date, 0), horizon.place.lon));

/** Sunrises that follow one another within this of 24 hours (days) are of the same season: the Sun sets between them. */
const SAME_SEASON_DAYS = 0.004;

/** Whether the Sun sets again within a day of a sunrise: the sunrise that opens a polar season begins no day of its own. */
const setsAfter = (horizon: Horizon, earlier: JulianDay, sunrise: JulianDay): boolean =>
  Math.abs(sunrise - earlier - 1) < SAME_SEASON_DAYS || sunsetAfter(horizon, sunrise) !== null;

const dayFrom = (horizon: Horizon, clock: CivilClock, date: CivilDate, { sunrise, sunset }: Arc): VedicDay => {
  if (sunrise === null || sunset === null) {
    const start = localMeanSix(clock.instant(date, 0), horizon.place.lon);
    const end = startOf(horizon, clock, addDays(date, 1));
    const vara = weekday(date);
    return { date, start, end, sunrise: null, sunset: null, nextSunrise: null, sun: polarSun(horizon, start), vara };
  }
  const next = horizon.next('sun', 'rise', sunset);
  const nextSunrise = next !== null && next < sunrise + 1.5 ? next : null;
  const beginsDay = nextSunrise !== null && setsAfter(horizon, sunrise, nextSunrise);
  const end = beginsDay ? nextSunrise : startOf(horizon, clock, addDays(date, 1));
  const vara = weekday(civilDate(sunrise, clock.offsetAt(sunrise)));
  return { date, start: sunrise, end, sunrise, sunset, nextSunrise, sun: 'normal', vara };
};

/** The Vedic day that begins at the sunrise of a civil date. */
export const vedicDayOfDate = (horizon: Horizon, clock: CivilClock, date: CivilDate): VedicDay =>
  dayFrom(horizon, clock, date, arcOf(horizon, clock, date));

/** The day that begins at the sunrise after another day. */
const dayAfter = (horizon: Horizon, clock: CivilClock, { nextSunrise }: VedicDay): VedicDay | null => {
  if (nextSunrise === null) return null;
  const arc = { sunrise: nextSunrise, sunset: sunsetAfter(horizon, nextSunrise) };
  return dayFrom(horizon, clock, civilDate(nextSunrise, clock.offsetAt(nextSunrise)), arc);
};

/**
 * The Vedic day of an instant: the one of the last sunrise at or before it. Where a clock is far from local time, sunrise
 * can slip back past midnight; the second sunrise of that date begins a day which no date has for its own.
 * @example
 * vedicDayAt(almanac.horizon, clock, birth.jd).vara // → 4
 */
export const vedicDayAt = (horizon: Horizon, clock: CivilClock, jd: JulianDay): VedicDay => {
  const date = civilDate(jd, clock.offsetAt(jd));
  let day = vedicDayOfDate(horizon, clock, date);
  for (let back = 1; jd < day.start && back <= 2; back++) day = vedicDayOfDate(horizon, clock, addDays(date, -back));
  for (let on = 1; jd >= day.end && on <= 2; on++) {
    const next = vedicDayOfDate(horizon, clock, addDays(date, on));
    day = (jd < next.start ? dayAfter(horizon, clock, day) : null) ?? next;
  }
  return day;
};

/**
 * The Vedic day of an instant at a place, under a rule of sunrise.
 * @example
 * vedicDayOf(sky, birth.jd, birth.place, clock).date // → { year: 1990, month: 5, day: 10 }
 */
export const vedicDayOf = (
  sky: Sky,
  jd: JulianDay,
  place: Place,
  clock: CivilClock,
  rule: SunriseRule = 'apparent',
): VedicDay => vedicDayAt(horizonOf(sunTable(sky, jd), place, rule), clock, jd);

/** The last sunset before a day's sunrise: morning periods are shares of that night. Null in the polar seasons. */
export const sunsetBefore = (horizon: Horizon, { sunrise }: VedicDay): JulianDay | null => {
  if (sunrise === null) return null;
  let last: JulianDay | null = null;
  let from = plusDays(sunrise, -1.1);
  for (let tries = 0; tries < 3; tries++) {
    const set = horizon.next('sun', 'set', from);
    if (set === null || set >= sunrise) return last;
    last = set;
    from = plusDays(set, 0.2);
  }
  return last;
};

/** `normal` where the Sun rises again after a day; else what it does instead, as the reason why `nextSunrise` is null. */
export const sunAfter = (horizon: Horizon, clock: CivilClock, { sun, nextSunrise, date }: VedicDay): SunState =>
  sun !== 'normal' || nextSunrise !== null ? sun : polarSunOf(horizon, clock, addDays(date, 1));

/** `normal` where a sunset precedes a day; else what the Sun did instead, as the reason why the night before is missing. */
export const sunBefore = (horizon: Horizon, clock: CivilClock, day: VedicDay): SunState =>
  day.sun !== 'normal' || sunsetBefore(horizon, day) !== null
    ? day.sun
    : polarSunOf(horizon, clock, addDays(day.date, -1));

/** Altitude of the Moon's centre when its upper limb is on the horizon, degrees: parallax less refraction and disc. */
const MOON_HORIZON_ALTITUDE = 0.13;

/** What the Moon does inside a day, by its first rise and set in it. It misses one of them about once a month everywhere. */
export const moonStateOf = (
  horizon: Horizon,
  { start }: VedicDay,
  rise: JulianDay | null,
  set: JulianDay | null,
): HorizonState => {
  if (rise !== null) return set === null ? 'no_set' : 'normal';
  if (set !== null) return 'no_rise';
  return altitudeOf(horizon, 'moon', start) > MOON_HORIZON_ALTITUDE ? 'always_up' : 'always_down';
};

/** The sunrise before a day's sunrise, or null when the one before is more than a day and a half back. */
export const sunriseBefore = (horizon: Horizon, { sunrise }: VedicDay): JulianDay | null => {
  if (sunrise === null) return null;
  const before = horizon.next('sun', 'rise', plusDays(sunrise, -1.3));
  return before !== null && before < sunrise - 0.3 ? before : null;
};
