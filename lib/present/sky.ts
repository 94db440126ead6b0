/** Shapes of sky events: what stands at a longitude. */
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import type { Words } from '../i18n/words.ts';
import { nakShape, signShape } from './chart.ts';

/** Sign and nakshatra of a sidereal longitude. */
export const placeInZodiac = (words: Words, longitude: number) => {
  const point = chartPoint(longitude);
  return { sign: signShape(words, point.sign), nakshatra: nakShape(words, point.nakshatra) };
};
