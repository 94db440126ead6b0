/**
 * The times of the daily vows (pachchakkhan) of the Jains: 48 minutes after sunrise, quarters of the day (prahars), sunset.
 * They follow the practice of Jain almanacs and centres (printed: jainqq.org 004503, p. 145).
 */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { shareOf } from '../ephemeris/span.ts';
import { daylight } from './periods.ts';
import type { VedicDay } from './vedic-day.ts';

/** When a vow ends: prahars (quarters of the day), or minutes, after sunrise. */
const VOWS = {
  navkarsi: { prahars: null, minutes: 48 },
  porsi: { prahars: 1, minutes: null },
  sadh_porsi: { prahars: 1.5, minutes: null },
  purimaddha: { prahars: 2, minutes: null },
  avaddha: { prahars: 3, minutes: null },
  chauvihar: { prahars: 4, minutes: null },
} as const;
export type JainVow = keyof typeof VOWS;
export const JAIN_VOWS = [
  'navkarsi',
  'porsi',
  'sadh_porsi',
  'purimaddha',
  'avaddha',
  'chauvihar',
] as const satisfies readonly JainVow[];

/** A vow of a day. */
export interface VowOfDay {
  readonly key: JainVow;
  readonly prahars: number | null;
  readonly minutes: number | null;
  /** When food may be taken again, for chauvihar until when; null on a day without sunrise and sunset. */
  readonly at: JulianDay | null;
}

/** The six vows of a Vedic day, in order of time. */
export const jainVows = (day: VedicDay): readonly VowOfDay[] => {
  const light = daylight(day);
  return JAIN_VOWS.map((key) => {
    const { prahars, minutes } = VOWS[key];
    const at = light && (prahars === null ? plusDays(light.start, minutes / 1440) : shareOf(light, 0, prahars / 4).end);
    return { key, prahars, minutes, at };
  });
};
