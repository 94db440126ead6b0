/** Resolves a local time to zero, one or two instants. */
import { fromCivil, plusDays, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { civilOf, hoursOf } from '../contract/date-time.ts';
import { invalidFields } from '../contract/field-errors.ts';
import { AppError } from '../contract/app-error.ts';
import type { Detail } from '../contract/errors.ts';
import { placeByText } from './meant.ts';
import { zoneAt, zoneClock, type LocalReading, type ZoneClock } from './zone.ts';

/** A local date and time at a zone, a place or coordinates (one of the three). */
export interface WallTime {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly place?: string | undefined;
  readonly timezone?: string | undefined;
  readonly date: string;
  readonly time: string;
  readonly fold?: 'earlier' | 'later' | undefined;
}

/** The instants of a local time. */
export interface WallReading {
  readonly clock: ZoneClock;
  readonly source: 'timezone' | 'place' | 'coordinates';
  readonly local: LocalReading;
  /** The instant meant (the earlier of two unless said otherwise; null in a gap), whether it is certain, and a moment before the change. */
  readonly meant: { readonly instant: JulianDay | null; readonly sure: boolean; readonly before: JulianDay };
}

const zoneOf = async ({ lat, lon, place, timezone }: WallTime): Promise<Pick<WallReading, 'clock' | 'source'>> => {
  if (timezone !== undefined) {
    const clock = zoneClock(timezone);
    if (clock) return { clock, source: 'timezone' };
    throw invalidFields({
      field: 'timezone',
      code: 'UNKNOWN_VALUE',
      message: 'timezone must be an IANA time zone.',
      expected: 'for example Asia/Kolkata',
      received: timezone,
    });
  }
  if (lat !== undefined && lon !== undefined) return { clock: known(zoneAt(lat, lon)), source: 'coordinates' };
  if (place !== undefined) return { clock: known((await placeByText(place, 'place')).place.timezone), source: 'place' };
  const missing = (field: string): Detail => ({
    field,
    code: 'REQUIRED',
    message: `${field} is required, or timezone, or place.`,
  });
  throw invalidFields(...(lat === undefined ? [missing('lat')] : []), ...(lon === undefined ? [missing('lon')] : []));
};

const known = (zone: string): ZoneClock => {
  const clock = zoneClock(zone);
  if (!clock) throw new AppError('ZONE_UNRESOLVED');
  return clock;
};

/** Every instant at which the clock there showed the local time. `date` is one that validation accepted. Throws AppError on a wrong zone or place. */
export const readWall = async (wall: WallTime): Promise<WallReading> => {
  const date = civilOf(wall.date);
  const { clock, source } = await zoneOf(wall);
  const hours = hoursOf(wall.time);
  const local = clock.read(date, hours);
  const { instants } = local;
  const instant = (wall.fold === 'later' ? instants.at(-1) : instants[0]) ?? null;
  const before = plusDays(fromCivil(date, hours, local.before), -1);
  return { clock, source, local, meant: { instant, sure: instants.length === 1 || wall.fold !== undefined, before } };
};
