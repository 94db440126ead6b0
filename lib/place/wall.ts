/** Reading a clock on the wall: which instants showed a local time somewhere. */
import {
  dateOfDayNumber,
  dayNumber,
  fromCivil,
  plusDays,
  type CivilDate,
  type JulianDay,
} from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../errors/app-error.ts';
import type { Detail } from '../errors/catalogue.ts';
import { placeByText } from './gazetteer.ts';
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

export interface WallReading {
  readonly clock: ZoneClock;
  readonly source: 'timezone' | 'place' | 'coordinates';
  readonly local: LocalReading;
  /** The instant meant (the earlier of two unless said otherwise; null in a gap), whether it is certain, and a moment before the change. */
  readonly meant: { readonly instant: JulianDay | null; readonly sure: boolean; readonly before: JulianDay };
}

const invalid = (...details: Detail[]): AppError =>
  new AppError('VALIDATION_FAILED', {
    message: `${details.length === 1 ? '1 field is' : `${details.length} fields are`} not valid.`,
    details,
  });

const FIRST_YEAR = 1800;
const LAST_YEAR = 2399;

const parseCivil = (date: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const civil = { year, month, day };
  const back = dateOfDayNumber(dayNumber(civil));
  if (year < FIRST_YEAR || year > LAST_YEAR || back.month !== month || back.day !== day) {
    throw invalid({
      field: 'date',
      code: 'NOT_A_DATE',
      message: 'date must be a day of the Gregorian calendar, 1800 to 2399.',
      expected: 'YYYY-MM-DD',
      received: date,
    });
  }
  return civil;
};

const zoneOf = async ({ lat, lon, place, timezone }: WallTime): Promise<Pick<WallReading, 'clock' | 'source'>> => {
  if (timezone !== undefined) {
    const clock = zoneClock(timezone);
    if (clock) return { clock, source: 'timezone' };
    throw invalid({
      field: 'timezone',
      code: 'UNKNOWN_VALUE',
      message: 'timezone must be an IANA time zone.',
      expected: 'for example Asia/Kolkata',
      received: timezone,
    });
  }
  if (lat !== undefined && lon !== undefined) return { clock: known(zoneAt(lat, lon)), source: 'coordinates' };
  if (place !== undefined) return { clock: known((await placeByText(place)).timezone), source: 'place' };
  const missing = (field: string): Detail => ({
    field,
    code: 'REQUIRED',
    message: `${field} is required, or timezone, or place.`,
  });
  throw invalid(...(lat === undefined ? [missing('lat')] : []), ...(lon === undefined ? [missing('lon')] : []));
};

const known = (zone: string): ZoneClock => {
  const clock = zoneClock(zone);
  if (!clock) throw new AppError('ZONE_UNRESOLVED');
  return clock;
};

/** Every instant at which the clock there showed the local time. Throws AppError on a wrong date, zone or place. */
export const readWall = async (wall: WallTime): Promise<WallReading> => {
  const date = parseCivil(wall.date);
  const [hour = 0, minute = 0, second = 0] = wall.time.split(':').map(Number);
  const { clock, source } = await zoneOf(wall);
  const hours = hour + minute / 60 + second / 3600;
  const local = clock.read(date, hours);
  const { instants } = local;
  const instant = (wall.fold === 'later' ? instants.at(-1) : instants[0]) ?? null;
  const before = plusDays(fromCivil(date, hours, local.before), -1);
  return { clock, source, local, meant: { instant, sure: instants.length === 1 || wall.fold !== undefined, before } };
};
