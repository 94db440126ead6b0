/** The yogas of a birth, from its chart and its day. */
import type { Chart } from '../chart/chart.ts';
import type { BirthCircumstances } from '../condition/doctrine.ts';
import { explain, type Explanation } from '../condition/evaluate.ts';
import { lackingOf } from '../condition/ground.ts';
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

/** What a yoga asks for that the chart of a birth lacks; empty where it forms, and where too much would have to be told. */
export const lackingInYoga = (
  sky: Sky,
  chart: Chart,
  day: VedicDay,
  id: YogaId,
  gender: BirthCircumstances['gender'] = null,
): readonly Explanation[] => {
  const rule = YOGA_RULES.find((one) => one.id === id);
  if (rule === undefined) return [];
  return lackingOf(
    explain(rule.when, chartReading(chart, 1, circumstancesOf(sky, chart.jd, chart.place, day, gender))),
  );
};
