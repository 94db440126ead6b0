/** `at`, the moment a question is about, and `at_place`. */
import { fromCivil, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { civilIn, DATE_TIME, DATE_TIME_WORDS, YEARS } from '../../../contract/values/date-time.ts';
import { DASHA_YEARS } from '../../../contract/frame/inputs.ts';
import type { Birth, ClockTime, Moment } from '../../../contract/values/moment.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import { instantOf, readClock, setClock, type SetClock } from './clock.ts';
import { inRange, momentAt } from './instant.ts';
import { readPlace, resolvePlace } from './place.ts';
import type { Reader } from './reader.ts';
import { hours } from './time.ts';

/** `at` (a local date-time, or one with an offset) and `at_place`. With `beyondSky` it may lie outside the ephemeris. */
export const readAt = (
  r: Reader,
  beyondSky = false,
): ((birth: Birth, now: JulianDay, warn: Warn) => Promise<Moment>) => {
  const text = r.text('at');
  const match = text === undefined ? null : DATE_TIME.exec(text);
  const date = match?.[1] === undefined ? null : civilIn(match[1], beyondSky ? DASHA_YEARS : YEARS);
  const time: ClockTime = {
    hour: Number(match?.[2] ?? 0),
    minute: Number(match?.[3] ?? 0),
    second: Number(match?.[4] ?? 0),
  };
  if (text !== undefined && (!date || time.hour > 23 || time.minute > 59 || time.second > 59))
    r.notOfForm('at', DATE_TIME_WORDS);
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
    const resolvedPlace = inner && place ? await resolvePlace(place, inner, warn) : { place: birth.place, found: null };
    const set: SetClock = clockDraft
      ? await setClock(clockDraft, resolvedPlace, warn)
      : { clock: birth.clock, source: 'given' };
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
    return momentAt(beyondSky ? jd : inRange(jd), resolvedPlace.place, set.clock);
  };
};
