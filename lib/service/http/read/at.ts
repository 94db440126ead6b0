/** `at`, the moment a question is about, and `at_place`. */
import { fromCivil, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { civilIn, DATE_TIME, DATE_TIME_WORDS, hoursOfOffset, YEARS } from '../../../contract/values/date-time.ts';
import { DASHA_YEARS } from '../../../contract/frame/input-fields.ts';
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
  const [, day, hour = 0, minute = 0, second = 0, zone] = (text === undefined ? null : DATE_TIME.exec(text)) ?? [];
  const date = day === undefined ? null : civilIn(day, beyondSky ? DASHA_YEARS : YEARS);
  const time: ClockTime = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (text !== undefined && (!date || time.hour > 23 || time.minute > 59 || time.second > 59))
    r.notOfForm('at', DATE_TIME_WORDS);
  const offset = zone === undefined ? null : hoursOfOffset(zone);
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
    const instant = async (): Promise<JulianDay> => {
      if (!date) return now;
      return offset === null ? instantOf(draft, set, date, time, warn) : fromCivil(date, hours(time), offset);
    };
    const jd = await instant();
    return momentAt(beyondSky ? jd : inRange(jd), resolvedPlace.place, set.clock);
  };
};
