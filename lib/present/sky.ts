/** Shapes of sky events: instants on a clock, and what stands at them. */
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import type { JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { SkyWindow } from '../../layers/jyotish/sky-events/window.ts';
import type { Clock } from '../contract/moment.ts';
import type { Words } from '../i18n/words.ts';
import { nakShape, signShape } from './chart.ts';

/** Text of an instant that may not exist. */
export const textOrNull = (clock: Clock, jd: JulianDay | null): string | null => (jd === null ? null : clock.text(jd));

/** `span` of the catalogue. */
export const windowSpan = (clock: Clock, { from, to }: SkyWindow) => ({ start: clock.text(from), end: clock.text(to) });

/** Sign and nakshatra of a sidereal longitude. */
export const placeInZodiac = (words: Words, longitude: number) => {
  const point = chartPoint(longitude);
  return { sign: signShape(words, point.sign), nakshatra: nakShape(words, point.nakshatra) };
};
