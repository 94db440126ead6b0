/** Births of a request: one, or a list of them. */
import { AppError } from '../../../contract/frame/app-error.ts';
import { BIRTH_MEMBERS } from '../../../contract/frame/input-fields.ts';
import type { Birth, ClockTime } from '../../../contract/values/moment.ts';
import { checkOffset, instantOf, readClock, setClock } from './clock.ts';
import { readDate } from './date.ts';
import { inRange, momentAt, type Finish } from './instant.ts';
import { readPlace, resolvePlace } from './place.ts';
import { Faults } from '../check/faults.ts';
import { Reader } from './reader.ts';
import { readTime } from './time.ts';

const NOON: ClockTime = { hour: 12, minute: 0, second: 0 };

/** A birth, and what decided its offset. */
export interface SettledBirth {
  readonly birth: Birth;
  readonly source: string;
}

/** Members that say the same as `profile_id`, or a star in its place. */
const BESIDE = [...BIRTH_MEMBERS, 'nakshatra', 'pada'];

const notFound = (field: string): AppError => {
  const message = `${field} is of no saved birth that this key may use: what live and sandbox keys save lies apart.`;
  return new AppError('RESOURCE_NOT_FOUND', { message, details: [{ field, code: 'UNKNOWN_VALUE', message }] });
};

const nothingForetold = (field: string): AppError => {
  const message = `${field} is saved as the birth of someone who has died: nothing is foretold for it.`;
  return new AppError('STATE_CONFLICT', { message, details: [{ field, code: 'UNKNOWN_VALUE', message }] });
};

/** A birth that is saved. It stands for every other member of a birth: one beside it is a fault. */
const readSaved = (r: Reader): Finish<SettledBirth> => {
  const id = r.text('profile_id');
  for (const name of BESIDE)
    if (r.has(name)) r.conflict(name, `${r.prefix}profile_id stands for the whole birth: send it without ${name}.`);
  return async (now, warn) => {
    if (id === undefined) throw new Error('a profile_id that is no text passed validation');
    const field = `${r.prefix}profile_id`;
    const found = await r.shared.profile(id);
    if (!found) throw notFound(field);
    if (found.mark === 'deceased' && r.shared.livingOnly === true) throw nothingForetold(field);
    // Coordinates were found when it was saved: the name beside them is for people.
    const { place: _name, ...members } = found.birth;
    const faults = new Faults();
    const finish = readWritten(new Reader(members, faults, r.shared, `${field}.`));
    faults.check();
    const settled = await finish(now, warn);
    return found.mark === 'none' ? settled : { ...settled, birth: { ...settled.birth, mark: found.mark } };
  };
};

/** A birth, written out or saved; noon where the time is unknown. */
export const readBirth = (r: Reader): Finish<SettledBirth> => (r.has('profile_id') ? readSaved(r) : readWritten(r));

/** A birth that is written out. */
const readWritten = (r: Reader): Finish<SettledBirth> => {
  const unknown = r.raw['time_unknown'] === true;
  const date = readDate(r);
  const time = readTime(r, unknown);
  const place = readPlace(r);
  const clockDraft = readClock(r);
  const gender = r.text('gender');
  return async (_now, warn) => {
    if (!date || !(time ?? unknown)) throw new Error('a birth without date or time passed validation');
    const resolvedPlace = await resolvePlace(place, r, warn);
    const set = await setClock(clockDraft, resolvedPlace, warn);
    const jd = inRange(await instantOf(clockDraft, set, date, unknown ? NOON : (time ?? NOON), warn));
    if (!unknown && (r.number('time_uncertainty_min') ?? 0) > 0)
      warn('TIME_TAKEN_AS_EXACT', `${r.prefix}time_uncertainty_min was noted; this answer takes the time as exact.`);
    await checkOffset(clockDraft, resolvedPlace, date, jd, warn);
    const birth: Birth = {
      ...momentAt(jd, resolvedPlace.place, set.clock),
      name: r.text('name') ?? null,
      gender: gender === 'male' || gender === 'female' || gender === 'other' ? gender : null,
      timeKnown: !unknown,
      uncertaintyMin: r.number('time_uncertainty_min') ?? 0,
    };
    return { birth, source: set.source };
  };
};

/** The births of a list, in order. */
export const readNatives = (r: Reader): Finish<readonly Birth[]> => {
  const finishes = r.children('natives').map(readBirth);
  return async (now, warn) => {
    const births: Birth[] = [];
    for (const finish of finishes) births.push((await finish(now, warn)).birth);
    return births;
  };
};
