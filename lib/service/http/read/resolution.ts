/** What a request's fields came to, and what `meta.time` says of it. */
import { isoUtc, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { Kind, Resolved } from '../../../contract/frame/input.ts';
import type { Birth, Clock, Moment } from '../../../contract/values/moment.ts';
import type { NamedPlace } from '../../../contract/values/place.ts';

/** meta.time of one moment; of a day or range without `utc` and `jd_ut`. */
export interface TimeMeta {
  readonly utc?: string;
  readonly jd_ut?: number;
  readonly offset: number;
  readonly timezone: string | null;
  readonly offset_source: string;
}

/** What a request's fields came to. */
export interface Resolution<K extends Kind = Kind> {
  /** Handed to `compute`. */
  readonly values: Resolved[K];
  /** meta.time; left out where no time was given. */
  readonly time?: TimeMeta | Readonly<Record<string, TimeMeta>>;
  /** Where a topocentric observer stands. */
  readonly place?: Place;
  /** The instant whose ayanamsa meta.settings shows. */
  readonly jd?: JulianDay;
  /** Fields of the times that noon stands for, since they are unknown; left out or empty where every time is known. */
  readonly untimed?: readonly string[];
  /** Members that were left out and filled from the clock: they are echoed in meta.settings. */
  readonly filled?: Readonly<Record<string, string>>;
}

/** Of a moment. */
export const timeOf = (moment: Moment, source: string): TimeMeta => ({
  utc: isoUtc(moment.jd),
  jd_ut: moment.jd,
  offset: moment.offset,
  timezone: moment.clock.timezone,
  offset_source: source,
});

/** Of a day or range: the offset at one instant of it. */
export const clockTimeOf = (clock: Clock, jd: JulianDay, source: string): TimeMeta => ({
  offset: clock.offsetAt(jd),
  timezone: clock.timezone,
  offset_source: source,
});

/**
 * meta.place: the place that the request names, or, where members name places of their own, each by the path of the
 * member. Members that took the place of the request over are not told apart from it.
 */
export const placeOf = (
  named: ReadonlyMap<string, NamedPlace>,
  ownName: boolean,
): NamedPlace | Readonly<Record<string, NamedPlace>> | undefined => {
  const [first, ...others] = named.values();
  if (!first) return undefined;
  if (ownName && others.every(({ id }) => id === first.id)) return first;
  return Object.fromEntries([...named].map(([path, place]) => [path || 'place', place]));
};

/** The field of a time that is unknown, as a list. */
export const untimed = (birth: Birth | null | undefined, field: string): readonly string[] =>
  birth?.timeKnown === false ? [field] : [];
