/** What a panchang page says of a day: its Sun and Moon, angas, signs, lunar date and seasons. */
import { yearsOfDay } from '../../../layers/jyotish/calendar/era-years.ts';
import type { Samvat } from '../../../layers/jyotish/calendar/eras.ts';
import { lunarDateAt, type LunarMonth } from '../../../layers/jyotish/calendar/lunar-month.ts';
import { seasonsAt } from '../../../layers/jyotish/calendar/season.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import {
  angasOfDay,
  moonOfDay,
  sunOfDay,
  type Almanac,
  type DayAngas,
} from '../../../layers/jyotish/panchang/almanac.ts';
import { angaAt, angaSegments, type Segment } from '../../../layers/jyotish/panchang/anga.ts';
import type { VedicDay } from '../../../layers/jyotish/panchang/vedic-day.ts';

/** The facts of a day. */
export interface PageFacts {
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
export const pageFacts = (sky: Sky, almanac: Almanac, day: VedicDay): PageFacts => {
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
    years: yearsOfDay(almanac, day),
    seasons: seasonsAt(sky, table, day.start, month),
  };
};
