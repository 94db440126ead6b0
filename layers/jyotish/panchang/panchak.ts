/** Panchak: the Moon in Aquarius and Pisces, five days that take their name from the weekday on which they begin. */
import { rowAt } from '../chart/rows.ts';
import { civilDate, plusDays, weekday, type JulianDay } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from './almanac.ts';
import { ANGAS, beginningNear, nextSegment } from './anga.ts';
import { vedicDayAt } from './vedic-day.ts';

/** What a Panchak is called; `none` has no name of its own and harms nothing. */
export const PANCHAK_TYPES = ['roga', 'raja', 'agni', 'chora', 'mrityu', 'none'] as const;
export type PanchakType = (typeof PANCHAK_TYPES)[number];

/** By the weekday of its start, from Sunday (Muhurta Chintamani; almanacs). */
const TYPE_OF_VARA: readonly PanchakType[] = ['roga', 'raja', 'agni', 'none', 'none', 'chora', 'mrityu'];

/** Where Panchak begins: with the second half of Dhanishta, which is the Moon's entry into Aquarius, or with the whole star. */
export const PANCHAK_STARTS = ['half', 'whole'] as const;
export type PanchakStart = (typeof PANCHAK_STARTS)[number];

/** A Panchak, whole. */
export interface Panchak extends TimeSpan {
  readonly type: PanchakType;
  /** Weekday of the Vedic day that holds its start, 0 = Sunday; on a day without sunrise that of the civil date. */
  readonly vara: number;
}

const PISCES = 12;
const AQUARIUS = 11;
const DHANISHTA = 23;
/** Mean days from the start of Panchak to the Moon's entry into Pisces. */
const TO_PISCES = {
  half: 30 / ANGAS.moon_sign.speed,
  whole: (30 + 20 / 3) / ANGAS.moon_sign.speed,
} as const;

const varaAt = ({ horizon, clock }: Almanac, jd: JulianDay): number => {
  const day = vedicDayAt(horizon, clock, jd);
  return day.sun === 'normal' ? day.vara : weekday(civilDate(jd, clock.offsetAt(jd)));
};

/** Every Panchak that touches a span, with its true start and end, in order. About one in 27 days. */
export const panchaksTouching = (almanac: Almanac, within: TimeSpan, from: PanchakStart): Panchak[] => {
  const { table } = almanac;
  const found: Panchak[] = [];
  let after = within.start;
  for (;;) {
    const pisces = nextSegment('moon_sign', table, PISCES, after);
    const guess = plusDays(pisces.start, -TO_PISCES[from]);
    const start =
      from === 'half'
        ? beginningNear('moon_sign', table, AQUARIUS, guess)
        : beginningNear('nakshatra', table, DHANISHTA, guess);
    if (start >= within.end) return found;
    const vara = varaAt(almanac, start);
    found.push({ start, end: pisces.end, vara, type: rowAt(TYPE_OF_VARA, vara, 'vara') });
    after = plusDays(pisces.end, 1);
  }
};
