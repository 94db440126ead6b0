/** The yogas of a birth, from its chart and its day. */
import type { Chart } from '../chart/chart.ts';
import type { BirthCircumstances } from '../condition/doctrine.ts';
import { chartReading } from '../condition/reading.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { circumstancesOf } from './circumstances.ts';
import { detectYogas, YOGA_RULES, type YogaFinding, type YogaId } from './detect.ts';

/**
 * Every rule judged on the birth chart, present or not, under the usual doctrine; `day` is the Vedic day of the birth. What
 * needs a gender that is not given is left out.
 * @example
 * natalYogas(sky, chart, day).filter(({ present }) => present).map(({ id }) => id).includes('hamsa') // → false
 */
export const natalYogas = (
  sky: Sky,
  chart: Chart,
  day: VedicDay,
  gender: BirthCircumstances['gender'] = null,
): readonly YogaFinding<YogaId>[] =>
  detectYogas(chartReading(chart, 1, circumstancesOf(sky, chart.jd, chart.place, day, gender)), YOGA_RULES).findings;
