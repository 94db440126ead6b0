/** The domain values that inputs become. Made by `lib/service/http/read`. */
import type { CivilDate, JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { ErrorCode } from '../frame/errors.ts';

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

/** An instant at a place, with the local clock. */
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

/** A birth: a moment whose time may be unknown (then noon is used and the ascendant has no meaning). */
export interface Birth extends Moment {
  readonly name: string | null;
  readonly gender: 'male' | 'female' | 'other' | null;
  readonly timeKnown: boolean;
  /** Minutes by which the time may be off, either way; 0 when not given. */
  readonly uncertaintyMin: number;
  /** What is to be respected of the person, of a saved birth that says so. */
  readonly mark?: 'minor' | 'deceased';
}

/** A star in place of a birth: nakshatra 1–27 and pada 1–4. The pada is null when it was not given and the star lies in one sign. A pada is taken at its middle. */
export interface Star {
  readonly nakshatra: number;
  readonly pada: number | null;
}

/** A row of a list of partners: read, or why not. */
export type Candidate = { readonly ref: string } & (
  | { readonly partner: Partner }
  | { readonly partner: null; readonly code: ErrorCode; readonly field: string | null; readonly message: string }
);

export type Partner = { readonly birth: Birth; readonly star: null } | { readonly birth: null; readonly star: Star };

/** A civil date at a place: the Hindu day that begins at that date's sunrise. */
export interface Day {
  readonly date: CivilDate;
  readonly place: Place;
  readonly clock: Clock;
}

/** A person by name and civil date of birth. */
export interface NamedDob {
  readonly name: string;
  readonly dob: CivilDate;
}

/** What is asked of the horoscope feed. */
export interface FeedAsked {
  readonly clock: Clock;
  /** A date inside a period: as given, or today on the clock. */
  readonly date: CivilDate;
  /** How many periods to move on from there: -1, 0 or 1. */
  readonly offset: number;
  /** The request names the period; otherwise it follows the clock. */
  readonly isNamed: boolean;
  /** 1–12, in the order of the fields; twelve for all. */
  readonly signs: readonly number[];
  /** 1–27; twenty-seven for all. */
  readonly stars: readonly number[];
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
