/** The Vedic day, from sunrise to sunrise, that a moment falls into. */
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { vedicDayOf, type VedicDay } from '../../../layers/jyotish/panchang/vedic-day.ts';
import type { Moment } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';

/**
 * The Vedic day of a moment at its place, under the sunrise rule of the options.
 * @example
 * dayOfMoment(sky, { sunrise: 'hindu' }, birth).date // → { year: 1990, month: 5, day: 10 }
 */
export const dayOfMoment = (
  sky: Sky,
  { sunrise }: Pick<Options, 'sunrise'>,
  { jd, place, clock }: Pick<Moment, 'jd' | 'place' | 'clock'>,
): VedicDay => vedicDayOf(sky, jd, place, clock, sunrise);
