/** Births and moments for tests below HTTP: a civil date and time at a fixed offset. */
import type { Birth, Clock, Moment } from '../../../contract/values/moment.ts';
import { civilDate, civilDateOf, fromCivil, isoLocal } from '../../../../layers/jyotish/ephemeris/instant.ts';

const clockOf = (offset: number): Clock => ({
  timezone: null,
  offsetAt: () => offset,
  text: (jd) => isoLocal(jd, offset),
  instant: (date, hour) => fromCivil(date, hour, offset),
});

/** The moment of `2026-11-21T12:30`, hours from UT east positive. */
export const momentAt = (text: string, offset: number, lat: number, lon: number): Moment => {
  const [date = '', time = '00:00'] = text.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = civilDateOf(date);
  if (day === null) throw new Error(`no date ${date}`);
  const clock = clockOf(offset);
  const jd = clock.instant(day, hour + minute / 60);
  return {
    jd,
    place: { lat, lon, altitude: 0 },
    offset,
    clock,
    date: civilDate(jd, offset),
    time: { hour, minute, second: 0 },
  };
};

/** A birth with a known time, of no named person. */
export const bornAt = (text: string, offset: number, lat: number, lon: number): Birth => ({
  ...momentAt(text, offset, lat, lon),
  name: null,
  gender: null,
  timeKnown: true,
  uncertaintyMin: 0,
});
