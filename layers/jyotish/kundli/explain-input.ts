/** A birth as it was typed, and the slips that are commonly made in typing one. */
import {
  addDays,
  fromCivil,
  FIRST_INSTANT_JD,
  LAST_INSTANT_JD,
  type CivilDate,
  type JulianDay,
} from '../ephemeris/instant.ts';
import type { Place } from '../ephemeris/sky.ts';

/** What decides an instant and a place. */
export interface TypedBirth {
  readonly date: CivilDate;
  /** Hours since midnight, 0 ≤ x < 24. */
  readonly hour: number;
  /** Hours from UT, east positive. */
  readonly offset: number;
  readonly place: Place;
}

/** Slips, the likeliest first. */
export const SLIPS = [
  'clock_hour_ahead',
  'clock_hour_behind',
  'local_mean_time',
  'zone_of_coordinates',
  'am_pm',
  'next_day',
  'previous_day',
  'day_month_exchanged',
  'longitude_sign',
] as const;
export type Slip = (typeof SLIPS)[number];

/** A birth with one slip made, or with none. */
export interface InputVariant {
  readonly slip: Slip | null;
  readonly birth: TypedBirth;
  readonly jd: JulianDay;
}

const isDay = ({ year, month, day }: CivilDate): boolean =>
  month <= 12 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The birth after a slip; null where the slip is not possible or changes nothing. `zoneOffset`: of the zone there, if known. */
const slipped = (slip: Slip, birth: TypedBirth, zoneOffset: number | null): TypedBirth | null => {
  const { date, hour, offset, place } = birth;
  switch (slip) {
    case 'clock_hour_ahead':
      return { ...birth, offset: offset + 1 };
    case 'clock_hour_behind':
      return { ...birth, offset: offset - 1 };
    case 'local_mean_time':
      return Math.abs(place.lon / 15 - offset) < 1 / 3600 ? null : { ...birth, offset: place.lon / 15 };
    case 'zone_of_coordinates':
      return zoneOffset === null || Math.abs(zoneOffset - offset) < 1 / 3600 ? null : { ...birth, offset: zoneOffset };
    case 'am_pm':
      return { ...birth, hour: hour < 12 ? hour + 12 : hour - 12 };
    case 'next_day':
      return { ...birth, date: addDays(date, 1) };
    case 'previous_day':
      return { ...birth, date: addDays(date, -1) };
    case 'day_month_exchanged': {
      const exchanged = { year: date.year, month: date.day, day: date.month };
      return date.day === date.month || !isDay(exchanged) ? null : { ...birth, date: exchanged };
    }
    case 'longitude_sign':
      return place.lon === 0 ? null : { ...birth, place: { ...place, lon: -place.lon } };
  }
};

const at = ({ date, hour, offset }: TypedBirth): JulianDay => fromCivil(date, hour, offset);

/** The birth as typed, then with each slip that is possible and stays within the ephemeris. */
export const inputVariants = (birth: TypedBirth, zoneOffset: number | null): readonly InputVariant[] => [
  { slip: null, birth, jd: at(birth) },
  ...SLIPS.flatMap((slip): InputVariant[] => {
    const changed = slipped(slip, birth, zoneOffset);
    if (changed === null) return [];
    const jd = at(changed);
    return jd > FIRST_INSTANT_JD && jd < LAST_INSTANT_JD ? [{ slip, birth: changed, jd }] : [];
  }),
];
