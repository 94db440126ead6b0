/** Resolves a local time to zero, one or two instants. */
import {
  civilDate,
  fromCivil,
  plusDays,
  type CivilDate,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import { civilOf, hoursOf } from '../../contract/values/date-time.ts';
import { invalidField, invalidFields } from '../../contract/frame/field-errors.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import type { Detail } from '../../contract/frame/errors.ts';
import { findPlace, type FoundPlace } from './load.ts';
import { zoneAt, zoneClock, type LocalReading, type ZoneClock } from './zone.ts';

/** A local date and time at a zone, a place or coordinates (one of the three); now where they are left out. */
export interface WallTime {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly place?: string | undefined;
  readonly timezone?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly fold?: 'earlier' | 'later' | undefined;
}

/** The instants of a local time. */
export interface WallReading {
  readonly clock: ZoneClock;
  readonly source: 'timezone' | 'place' | 'coordinates';
  /** The place, where one was named and decided the zone. */
  readonly found: FoundPlace | null;
  readonly date: CivilDate;
  readonly local: LocalReading;
  /** The instant meant (the earlier of two unless said otherwise; null in a gap), whether it is certain, and a moment before the change. */
  readonly meant: { readonly instant: JulianDay | null; readonly sure: boolean; readonly before: JulianDay };
}

const zoneOf = async ({
  lat,
  lon,
  place,
  timezone,
}: WallTime): Promise<Pick<WallReading, 'clock' | 'source' | 'found'>> => {
  if (timezone !== undefined) {
    const clock = zoneClock(timezone);
    if (clock) return { clock, source: 'timezone', found: null };
    throw invalidField(
      'timezone',
      'UNKNOWN_VALUE',
      'timezone must be an IANA time zone.',
      'for example Asia/Kolkata',
      timezone,
    );
  }
  if (lat !== undefined && lon !== undefined)
    return { clock: known(zoneAt(lat, lon)), source: 'coordinates', found: null };
  if (place !== undefined) {
    const found = await findPlace(place, 'place');
    return { clock: known(found.place.timezone), source: 'place', found };
  }
  const missing = (field: string): Detail => ({
    field,
    code: 'REQUIRED',
    message: `${field} is required, or timezone, or place.`,
  });
  throw invalidFields(...(lat === undefined ? [missing('lat')] : []), ...(lon === undefined ? [missing('lon')] : []));
};

/** Hours since the local midnight, to the second. */
const hourOfDay = (jd: JulianDay, offset: number): number => {
  const seconds = Math.round((jd - fromCivil(civilDate(jd, offset), 0, offset)) * 86400);
  return seconds / 3600;
};

const known = (zone: string): ZoneClock => {
  const clock = zoneClock(zone);
  if (!clock) throw new AppError('ZONE_UNRESOLVED');
  return clock;
};

/**
 * Every instant at which the clock there showed the local time. `date` is one that validation accepted; without it today
 * is meant, without `time` the hour of `now`. Throws AppError on a wrong zone or place.
 */
export const readWall = async (wall: WallTime, now: JulianDay): Promise<WallReading> => {
  const { clock, source, found } = await zoneOf(wall);
  const offset = clock.offsetAt(now);
  const date = wall.date === undefined ? civilDate(now, offset) : civilOf(wall.date);
  const hours = wall.time === undefined ? hourOfDay(now, offset) : hoursOf(wall.time);
  const local = clock.read(date, hours);
  const { instants } = local;
  const instant = (wall.fold === 'later' ? instants.at(-1) : instants[0]) ?? null;
  const before = plusDays(fromCivil(date, hours, local.before), -1);
  return {
    clock,
    source,
    found,
    date,
    local,
    meant: { instant, sure: instants.length === 1 || wall.fold !== undefined, before },
  };
};
