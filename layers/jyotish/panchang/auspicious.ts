/** Auspicious windows of a Vedic day. */
import type { Almanac } from './almanac.ts';
import { dayPeriod, godhuliOf, type DayPeriod, type GodhuliRule } from './periods.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { amritaKalaOf } from './star-windows.ts';
import { sunsetBefore, type VedicDay } from './vedic-day.ts';

/** In the order of every list. */
export const AUSPICIOUS_IDS = [
  'brahma_muhurta',
  'pratah_sandhya',
  'abhijit',
  'vijaya',
  'godhuli',
  'sayahna_sandhya',
  'nishita',
  'madhyahna_sandhya',
  'amrita_kala',
] as const;
export type AuspiciousId = (typeof AUSPICIOUS_IDS)[number];

/** A good window of a day. */
export interface AuspiciousWindow {
  readonly id: AuspiciousId;
  /** Null for a share of a day or night that does not exist. */
  readonly span: TimeSpan | null;
  /** False for Abhijit on Wednesday. */
  readonly good: boolean;
}

const WEDNESDAY = 3;
const PERIOD_IDS = AUSPICIOUS_IDS.filter((id): id is Extract<AuspiciousId, DayPeriod> => id !== 'amrita_kala');

/** Every auspicious window of a day in the order of `AUSPICIOUS_IDS`. */
export const auspiciousWindows = (almanac: Almanac, day: VedicDay, godhuli: GodhuliRule): AuspiciousWindow[] => {
  const before = sunsetBefore(almanac.horizon, day);
  const periods = PERIOD_IDS.map((id): AuspiciousWindow => ({
    id,
    span: id === 'godhuli' ? godhuliOf(day, godhuli) : dayPeriod(id, day, before),
    good: !(id === 'abhijit' && day.vara === WEDNESDAY),
  }));
  const amrita = amritaKalaOf(almanac.table, day).map(({ start, end }): AuspiciousWindow => ({
    id: 'amrita_kala',
    span: { start, end },
    good: true,
  }));
  return [...periods, ...amrita];
};
