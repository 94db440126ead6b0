/** Instants that the ephemeris covers, and what a clock shows at them. */
import {
  civilDate,
  FIRST_INSTANT_JD,
  LAST_INSTANT_JD,
  toUnixMs,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { AppError } from '../../../contract/frame/app-error.ts';
import type { Clock, ClockTime, Moment } from '../../../contract/values/moment.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';

/** What reading leaves to be done once every field has been found sound. */
export type Finish<T> = (now: JulianDay, warn: Warn) => Promise<T>;

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
