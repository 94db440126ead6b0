/** Moments of a request: a date and a time at a place; one, or a list of them. */
import type { Moment } from '../../../contract/values/moment.ts';
import { checkOffset, instantOf, readClock, setClock } from './clock.ts';
import { readDate } from './date.ts';
import { inRange, momentAt, type Finish } from './instant.ts';
import { readPlace, resolvePlace } from './place.ts';
import type { RawMembers, Reader } from './reader.ts';
import { readTime } from './time.ts';

/** A moment, and what decided its offset. */
export interface SettledMoment {
  readonly moment: Moment;
  readonly source: string;
}

/** A date and a time at a place; now where they may be left out. */
export const readMoment = (r: Reader, timeOptional: boolean, dateOptional: boolean): Finish<SettledMoment> => {
  const date = readDate(r, dateOptional);
  const time = readTime(r, timeOptional);
  const place = readPlace(r);
  const clockDraft = readClock(r);
  return async (now, warn) => {
    const resolvedPlace = await resolvePlace(place, r, warn);
    const set = await setClock(clockDraft, resolvedPlace, warn);
    const today = momentAt(now, resolvedPlace.place, set.clock);
    const jd = date || time ? await instantOf(clockDraft, set, date ?? today.date, time ?? today.time, warn) : now;
    await checkOffset(clockDraft, resolvedPlace, date ?? today.date, jd, warn);
    return { moment: momentAt(inRange(jd), resolvedPlace.place, set.clock), source: set.source };
  };
};

const PLACE_NAMES = ['lat', 'lon', 'place'];
const CLOCK_NAMES = ['tz', 'tzone', 'timezone'];

/** Place and clock of the request for a moment that brings none; a place of its own brings its own clock. */
const sharedWith =
  (raw: RawMembers) =>
  (item: RawMembers): RawMembers => {
    const own = (names: readonly string[]): boolean => names.some((name) => item[name] !== undefined);
    const shared = own(PLACE_NAMES)
      ? []
      : [...PLACE_NAMES, 'altitude', ...(own(CLOCK_NAMES) ? [] : CLOCK_NAMES), 'fold', 'on_gap'];
    return Object.fromEntries(shared.flatMap((name) => (raw[name] === undefined ? [] : [[name, raw[name]]])));
  };

/** Members of a single moment, which a list of moments excludes. */
const SINGLE = ['date', 'day', 'month', 'year', 'time', 'hour', 'min', 'sec'];

/** One moment, or those of the list `moments`, each under its name in `meta.time`. */
export const readMoments = (r: Reader): Finish<readonly (SettledMoment & { readonly name: string })[]> => {
  const listed = r.has('moments');
  if (listed && SINGLE.some((name) => r.has(name)))
    r.conflict('moments', `${r.prefix}moments and a single date or time exclude each other.`);
  const finishes = listed
    ? r.children('moments', sharedWith(r.raw)).map((one) => readMoment(one, true, false))
    : [readMoment(r, true, true)];
  return async (now, warn) => {
    const found: (SettledMoment & { name: string })[] = [];
    for (const [i, finish] of finishes.entries()) found.push({ name: `moments.${i}`, ...(await finish(now, warn)) });
    return found;
  };
};
