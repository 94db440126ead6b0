/** Births of a request: one, or a list of them. */
import type { Birth, ClockTime } from '../../../contract/values/moment.ts';
import { checkOffset, instantOf, readClock, setClock } from './clock.ts';
import { readDate } from './date.ts';
import { inRange, momentAt, type Finish } from './instant.ts';
import { readPlace, resolvePlace } from './place.ts';
import type { Reader } from './reader.ts';
import { readTime } from './time.ts';

const NOON: ClockTime = { hour: 12, minute: 0, second: 0 };

/** A birth, and what decided its offset. */
export interface SettledBirth {
  readonly birth: Birth;
  readonly source: string;
}

/** A birth; noon where the time is unknown. */
export const readBirth = (r: Reader): Finish<SettledBirth> => {
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
