/** A birth that is written out in a text, read as a birth of a request is. */
import type { JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../../contract/frame/app-error.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import type { Birth } from '../../../contract/values/moment.ts';
import { Faults } from '../check/faults.ts';
import { readBirth } from './birth.ts';
import { Reader, type RawMembers } from './reader.ts';

/** Its date as YYYY-MM-DD, its time as HH:MM or null where none is written, and names that may be of its place, the likeliest first. */
export interface WrittenMembers {
  readonly date: string;
  readonly time: string | null;
  readonly places: readonly string[];
}

/** Where and when it is read. */
interface Here {
  readonly lat: number;
  readonly lon: number;
  readonly now: JulianDay;
  readonly warn: Warn;
}

/** The birth of some members; null where one of them is none, or its place is not clear. */
const settled = async (members: RawMembers, now: JulianDay, warn: Warn): Promise<Birth | null> => {
  const faults = new Faults();
  try {
    const finish = readBirth(new Reader(members, faults, { named: new Map(), profile: () => Promise.resolve(null) }));
    faults.check();
    return (await finish(now, warn)).birth;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};

/** The birth that is written, of the first name that is one of a place; null where none is. A day by itself is taken where whoever asks was born. */
export const writtenBirth = async (
  { date, time, places }: WrittenMembers,
  { lat, lon, now, warn }: Here,
): Promise<Birth | null> => {
  const clock = time === null ? { time_unknown: true } : { time };
  for (const place of places) {
    const birth = await settled({ date, place, ...clock }, now, warn);
    if (birth !== null) return birth;
  }
  return time === null ? settled({ date, lat, lon, ...clock }, now, () => undefined) : null;
};
