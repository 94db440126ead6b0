/** What a panchang says of a day: its Sun and Moon, angas, signs, lunar date and seasons. */
import { yearsOfDay } from './era-years.ts';
import type { Samvat } from './eras.ts';
import { lunarDateAt, type LunarMonth } from './lunar-month.ts';
import { seasonsAt } from './season.ts';
import type { CivilClock, CivilDate } from '../ephemeris/instant.ts';
import type { Place, Sky, SunriseRule } from '../ephemeris/sky.ts';
import { angasOfDay, moonOfDay, openDay, sunOfDay, type Almanac, type DayAngas } from '../panchang/almanac.ts';
import { angaAt, angaSegments, type Segment } from '../panchang/anga.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

/** The facts of a day. */
export interface DayFacts {
  readonly day: VedicDay;
  readonly sun: ReturnType<typeof sunOfDay>;
  readonly moon: ReturnType<typeof moonOfDay>;
  readonly angas: DayAngas;
  /** Quarters 1–108 of the stars the Moon passes. */
  readonly padas: readonly Segment[];
  /** Star of the Sun at sunrise. */
  readonly sunStar: number;
  readonly moonSigns: readonly Segment[];
  readonly sunSigns: readonly Segment[];
  /** Lunation and tithi 1–30 of its sunrise. */
  readonly month: LunarMonth;
  readonly tithi: number;
  /** Years of its civil date. */
  readonly years: Samvat;
  readonly seasons: ReturnType<typeof seasonsAt>;
}

/** The facts of a Vedic day. */
export const factsOfDay = (sky: Sky, almanac: Almanac, day: VedicDay): DayFacts => {
  const { table } = almanac;
  const { month, tithi } = lunarDateAt(table, day.start);
  return {
    day,
    sun: sunOfDay(almanac, day),
    moon: moonOfDay(almanac, day),
    angas: angasOfDay(almanac, day),
    padas: angaSegments('moon_pada', table, day.start, day.end),
    sunStar: angaAt('sun_nakshatra', table, day.start),
    moonSigns: angaSegments('moon_sign', table, day.start, day.end),
    sunSigns: angaSegments('sun_sign', table, day.start, day.end),
    month,
    tithi,
    years: yearsOfDay(almanac, day, month),
    seasons: seasonsAt(sky, table, day.start, month),
  };
};

/**
 * The panchang of a civil date at a place: the facts of the Vedic day that begins at its sunrise, and the almanac by which
 * its windows are found (`auspiciousWindows(almanac, day)`).
 * @example
 * panchangDay(sky, birth.place, clock, birth.date).tithi // → 16
 */
export const panchangDay = (
  sky: Sky,
  place: Place,
  clock: CivilClock,
  date: CivilDate,
  rule: SunriseRule = 'apparent',
): DayFacts & { readonly almanac: Almanac } => {
  const { almanac, day } = openDay(sky, place, rule, clock, date);
  return { ...factsOfDay(sky, almanac, day), almanac };
};
