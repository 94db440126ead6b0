/** Moments, births, questions and stars out of a request. Reading never waits; the returned `Finish` asks zones and places. */
import {
  civilDate,
  FIRST_INSTANT_JD,
  fromCivil,
  LAST_INSTANT_JD,
  toUnixMs,
  type JulianDay,
} from '../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../layers/jyotish/ephemeris/sky.ts';
import type { Birth, Clock, ClockTime, Moment, Partner } from '../contract/moment.ts';
import type { Warn } from '../contract/warnings.ts';
import { AppError } from '../contract/app-error.ts';
import { starNumberOf } from '../i18n/star-spelling.ts';
import { parseDate, readDate, readTime, realDate, type Reader } from './reader.ts';
import {
  checkOffset,
  finishPlace,
  hours,
  instantOf,
  readClock,
  readPlace,
  setClock,
  type SetClock,
} from './wall-clock.ts';

/** The instant itself when the ephemeris covers it; else 422 EPHEMERIS_RANGE. */
export const inRange = (jd: JulianDay): JulianDay => {
  if (jd < FIRST_INSTANT_JD || jd > LAST_INSTANT_JD) throw new AppError('EPHEMERIS_RANGE');
  return jd;
};

const localTime = (jd: JulianDay, offset: number): ClockTime => {
  const ms = Math.round(toUnixMs(jd) / 1000) * 1000 + Math.round(offset * 3600) * 1000;
  const second = (((ms / 1000) % 86400) + 86400) % 86400;
  return { hour: Math.floor(second / 3600), minute: Math.floor((second % 3600) / 60), second: second % 60 };
};

/** A moment of an instant on a clock. */
export const momentAt = (jd: JulianDay, place: Place, clock: Clock): Moment => {
  const offset = clock.offsetAt(jd);
  return { jd, place, offset, clock, date: civilDate(jd, offset), time: localTime(jd, offset) };
};

interface Settled {
  readonly moment: Moment;
  readonly source: string;
}

/** What reading leaves to be done once every field has been found sound. */
export type Finish<T> = (now: JulianDay, warn: Warn) => Promise<T>;

/** A date and a time at a place; now where they may be left out. */
export const readMoment = (r: Reader, timeOptional: boolean, dateOptional: boolean): Finish<Settled> => {
  const date = readDate(r, dateOptional);
  const time = readTime(r, timeOptional);
  const place = readPlace(r);
  const clockDraft = readClock(r);
  return async (now, warn) => {
    const seat = await finishPlace(place, r);
    const set = await setClock(clockDraft, seat, warn);
    const today = momentAt(now, seat.place, set.clock);
    const jd = date || time ? await instantOf(clockDraft, set, date ?? today.date, time ?? today.time) : now;
    await checkOffset(clockDraft, seat, date ?? today.date, jd, warn);
    return { moment: momentAt(inRange(jd), seat.place, set.clock), source: set.source };
  };
};

const NOON: ClockTime = { hour: 12, minute: 0, second: 0 };

interface SettledBirth {
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
    const seat = await finishPlace(place, r);
    const set = await setClock(clockDraft, seat, warn);
    const jd = inRange(await instantOf(clockDraft, set, date, unknown ? NOON : (time ?? NOON)));
    if (!unknown && (r.number('time_uncertainty_min') ?? 0) > 0)
      warn('TIME_TAKEN_AS_EXACT', `${r.prefix}time_uncertainty_min was noted; this answer takes the time as exact.`);
    await checkOffset(clockDraft, seat, date, jd, warn);
    const birth: Birth = {
      ...momentAt(jd, seat.place, set.clock),
      name: r.text('name') ?? null,
      gender: gender === 'male' || gender === 'female' || gender === 'other' ? gender : null,
      timeKnown: !unknown,
      uncertaintyMin: r.number('time_uncertainty_min') ?? 0,
    };
    return { birth, source: set.source };
  };
};

const AT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** `at` (a local date-time, or one with an offset) and `at_place`. */
export const readAt = (r: Reader): ((birth: Birth, now: JulianDay, warn: Warn) => Promise<Moment>) => {
  const text = r.text('at');
  const match = text === undefined ? null : AT.exec(text);
  const date = match?.[1] === undefined ? null : realDate(parseDate(match[1]), undefined);
  const time: ClockTime = {
    hour: Number(match?.[2] ?? 0),
    minute: Number(match?.[3] ?? 0),
    second: Number(match?.[4] ?? 0),
  };
  if (text !== undefined && (!date || time.hour > 23 || time.minute > 59 || time.second > 59)) r.notADate('at');
  const zone = match?.[5];
  const offset =
    zone === undefined
      ? null
      : zone === 'Z'
        ? 0
        : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) + Number(zone.slice(-2)) / 60);
  const inner = r.child('at_place');
  const place = inner && readPlace(inner);
  const clockDraft = inner && readClock(inner);
  return async (birth, now, warn) => {
    const seat = inner && place ? await finishPlace(place, inner) : { place: birth.place, found: null };
    const set: SetClock = clockDraft ? await setClock(clockDraft, seat, warn) : { clock: birth.clock, source: 'given' };
    const draft = clockDraft ?? {
      offset: null,
      timezone: null,
      fold: r.text('fold'),
      onGap: r.text('on_gap'),
      prefix: '',
    };
    const jd = !date
      ? now
      : offset === null
        ? await instantOf(draft, set, date, time)
        : fromCivil(date, hours(time), offset);
    return momentAt(inRange(jd), seat.place, set.clock);
  };
};

/** A partner given as a star; null where the member holds a birth. */
export const readStar = (r: Reader): Partner | null => {
  if (!r.has('nakshatra')) return null;
  const given = r.number('nakshatra') ?? r.text('nakshatra');
  const index = (typeof given === 'number' ? given : (starNumberOf(given ?? '') ?? 0)) - 1;
  if (given !== undefined && index < 0)
    r.faults.add(
      `${r.prefix}nakshatra`,
      'UNKNOWN_VALUE',
      `${r.prefix}nakshatra must be 1-27 or the key of a nakshatra.`,
      '1..27 or a key',
      given,
    );
  if (r.has('date') || r.has('day') || r.has('time') || r.has('hour'))
    r.conflict('nakshatra', `${r.prefix}nakshatra stands for a birth: send one of the two.`);
  const pada = r.number('pada') ?? null;
  // A star of which the four padas lie in two signs says nothing about the sign without its pada.
  const inTwoSigns = Math.floor((index * 4) / 9) !== Math.floor((index * 4 + 3) / 9);
  if (index >= 0 && pada === null && !r.has('pada') && inTwoSigns)
    r.required('pada', `${r.prefix}pada is required: this nakshatra lies in two signs.`, '1..4');
  return { birth: null, star: { nakshatra: index + 1, pada } };
};
