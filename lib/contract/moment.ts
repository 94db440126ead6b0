/** What inputs become: the domain values an endpoint computes with. Made by `lib/http/read`. */
import type { CivilDate, JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../layers/jyotish/ephemeris/sky.ts';

/** A civil clock: a fixed offset, or a zone whose offset changes. */
export interface Clock {
  /** Hours from UT, east positive, in force at `jd`. */
  offsetAt(jd: JulianDay): number;
  /** ISO 8601 text with the offset in force, to the second. */
  text(jd: JulianDay): string;
  /** Instant of a local date and hour (0–24, fractions allowed); in a gap the later, in a fold the earlier one. */
  instant(date: CivilDate, hour: number): JulianDay;
  /** IANA name, or null for a bare offset. */
  readonly timezone: string | null;
}

/** What a clock shows. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** An instant at a place, with the clock that was on the wall. */
export interface Moment {
  readonly jd: JulianDay;
  readonly place: Place;
  /** Hours from UT at the instant, east positive, to the second. */
  readonly offset: number;
  readonly clock: Clock;
  /** Gregorian civil date and time on that clock. */
  readonly date: CivilDate;
  readonly time: ClockTime;
}

/** A birth: a moment of which the time may be unknown (then noon was taken and the ascendant means nothing). */
export interface Birth extends Moment {
  readonly name: string | null;
  readonly gender: 'male' | 'female' | 'other' | null;
  readonly timeKnown: boolean;
  /** Minutes either way by which the time may be wrong; 0 when nothing was said. */
  readonly uncertaintyMin: number;
}

/** A star in place of a birth: nakshatra 1–27, pada 1–4, null where the star lies in one sign and none was given; a pada stands for its middle. */
export interface Star {
  readonly nakshatra: number;
  readonly pada: number | null;
}

export type Partner = { readonly birth: Birth; readonly star: null } | { readonly birth: null; readonly star: Star };

/** A civil date at a place: the Hindu day that begins at that date's sunrise. */
export interface Day {
  readonly date: CivilDate;
  readonly place: Place;
  readonly clock: Clock;
}

/** Civil dates `from` … `to`, both included, on a clock; instants from the first midnight to the last. */
export interface Range {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly start: JulianDay;
  /** Midnight that ends `to`. */
  readonly end: JulianDay;
  readonly clock: Clock;
}
