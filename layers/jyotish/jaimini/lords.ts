/** Lords of signs in the Jaimini system: Scorpio and Aquarius have two (Jaimini Sutras 1.1). */
import type { Chart } from '../chart/chart.ts';
import { lordOf } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** One lord for every sign, or the stronger of two for Scorpio and Aquarius. */
export const COLORD_RULES = ['single', 'dual'] as const;
export type ColordRule = (typeof COLORD_RULES)[number];

/** Sign → its second lord. */
export const CO_LORDS: Readonly<Record<number, Graha>> = { 8: 'ketu', 11: 'rahu' };

const ODD_FOOTED: readonly number[] = [1, 2, 3, 7, 8, 9];

/** Signs from which Jaimini counts forward: 1 2 3 7 8 9. From the others he counts backward. */
export const isOddFooted = (sign: number): boolean => ODD_FOOTED.includes(sign);

const companions = (chart: Chart, graha: Graha): number =>
  GRAHAS.filter((other) => other !== graha && chart.signs[other] === chart.signs[graha]).length;

/**
 * The lord of a sign. Under `dual`, of two lords: when only one is in the sign itself, the other; else the one with
 * more companions in its sign, then the one higher in degrees of its sign.
 */
export const jaiminiLord = (chart: Chart, sign: number, rule: ColordRule): Graha => {
  const lord = lordOf(sign);
  const second = CO_LORDS[sign];
  if (rule === 'single' || second === undefined) return lord;
  const lordAtHome = chart.signs[lord] === sign;
  if (lordAtHome !== (chart.signs[second] === sign)) return lordAtHome ? second : lord;
  const more = companions(chart, lord) - companions(chart, second);
  if (more !== 0) return more > 0 ? lord : second;
  return chart.grahas[lord].degree >= chart.grahas[second].degree ? lord : second;
};
