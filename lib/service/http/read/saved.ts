/** A birth that is to be saved: read as any other, and then written so that it means the same for good. */
import * as z from 'zod/mini';
import type { JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { WRITTEN_BIRTH_FIELDS } from '../../../contract/frame/inputs.ts';
import { BIRTH_MEMBERS } from '../../../contract/frame/input-fields.ts';
import { savedBirth, type SavedBirth } from '../../../contract/suites/profile.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import type { Birth } from '../../../contract/values/moment.ts';
import { fullName, type NamedPlace } from '../../../contract/values/place.ts';
import { refuseAliasConflicts, withoutAliases } from '../check/aliases.ts';
import { Faults } from '../check/faults.ts';
import { parseFields } from '../check/fields.ts';
import { spelledOut } from '../check/spellings.ts';
import { readBirth } from './birth.ts';
import { Reader, type RawMembers } from './reader.ts';

let schema: z.ZodMiniType | undefined;
/** The schema of a birth that is written out, made at first use. */
const writtenSchema = (): z.ZodMiniType => (schema ??= z.object({ ...WRITTEN_BIRTH_FIELDS }));

const padded = (value: unknown, digits = 2): string => String(value).padStart(digits, '0');

const dateOf = ({ date, year, month, day }: RawMembers): unknown =>
  date ?? [padded(year, 4), padded(month), padded(day)].join('-');

const timeOf = ({ time, hour, min, sec }: RawMembers): unknown =>
  time ?? [hour, min, ...(sec === undefined ? [] : [sec])].map((part) => padded(part)).join(':');

/**
 * What decided the offset, so that it decides the same when places and zones are named anew: the offset or zone that was sent,
 * else the zone that was found.
 */
const clockOf = ({ tz, tzone, timezone }: RawMembers, { clock }: Birth): RawMembers => {
  const offset = tz ?? tzone;
  const zone = timezone ?? (offset === undefined ? (clock.timezone ?? undefined) : undefined);
  return { tz: offset, timezone: zone };
};

const KEPT = ['name', 'gender', 'calendar', 'time_uncertainty_min', 'altitude', 'fold', 'on_gap'] as const;

const withoutGaps = (members: RawMembers): RawMembers =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/**
 * The birth of some members, ready to be saved. Throws what a calculation with them would: a 400 with all their faults, a 422 for
 * a place or time that there is not.
 */
export const settledBirth = async (sent: RawMembers, now: JulianDay, warn: Warn): Promise<SavedBirth> => {
  const faults = new Faults();
  const own = Object.fromEntries(Object.entries(withoutAliases(sent)).filter(([name]) => BIRTH_MEMBERS.includes(name)));
  const raw = spelledOut(own, WRITTEN_BIRTH_FIELDS, warn);
  refuseAliasConflicts(raw, faults);
  parseFields(writtenSchema(), WRITTEN_BIRTH_FIELDS, raw, faults);
  const named = new Map<string, NamedPlace>();
  const finish = readBirth(new Reader(raw, faults, { named, profile: () => Promise.resolve(null) }));
  faults.check(Object.keys(raw));
  const { birth } = await finish(now, warn);
  const place = named.get('');
  return savedBirth.parse(
    withoutGaps({
      ...Object.fromEntries(KEPT.map((name) => [name, raw[name]])),
      date: dateOf(raw),
      ...(birth.timeKnown ? { time: timeOf(raw) } : { time_unknown: true }),
      place: place ? fullName(place) : raw['place'],
      lat: birth.place.lat,
      lon: birth.place.lon,
      ...clockOf(raw, birth),
    }),
  );
};

/** Groups of members that say one thing: where one of a group is changed, the others of the group go. */
const GROUPS: readonly (readonly string[])[] = [
  ['date', 'day', 'month', 'year'],
  ['time', 'hour', 'min', 'sec', 'time_unknown'],
  ['place', 'lat', 'lon', 'altitude', 'tz', 'tzone', 'timezone'],
  ['tz', 'tzone', 'timezone'],
];

/** The members of a saved birth with changes: a new place brings its own clock, a known time is no longer unknown. */
export const changedMembers = (before: SavedBirth, sent: RawMembers): RawMembers => {
  const changes = Object.fromEntries(
    Object.entries(withoutAliases(sent)).filter(([name]) => BIRTH_MEMBERS.includes(name)),
  );
  const kept: Record<string, unknown> = { ...before };
  const isPlace = (name: string): boolean => ['place', 'lat', 'lon'].includes(name);
  for (const group of GROUPS) {
    const [first] = group;
    const changed = first === 'place' ? Object.keys(changes).some(isPlace) : group.some((name) => name in changes);
    if (changed) for (const name of group) delete kept[name];
  }
  return { ...kept, ...changes };
};
