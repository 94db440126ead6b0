/** Reading the chart of a moment: houses and strength by signs alone. */
import { DUSTHANAS } from '../chart/bhava.ts';
import { debilitationSign, exaltationSign } from '../chart/dignity.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { houseFrom, lordOf, signAt } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { Observation } from './observation.ts';
import type { MomentChart, MuhuratState } from './state.ts';

/** Malefics of a moment. */
export const MOMENT_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/** The chart of a state whose lagna is looked at. */
export const chartOf = ({ chart }: MuhuratState): MomentChart => {
  if (!chart) throw new Error('a rule of the lagna was asked without a chart');
  return chart;
};
/** House 1–12 of a graha. */
export const momentHouse = ({ lagna, signs }: MomentChart, graha: Graha): number => houseFrom(lagna, signs[graha]);
const momentSign = ({ lagna }: MomentChart, house: number): number => signAt(lagna, house);
/** Grahas in a house. */
export const grahasIn = (chart: MomentChart, house: number): readonly Graha[] => {
  const sign = momentSign(chart, house);
  return GRAHAS.filter((graha) => chart.signs[graha] === sign);
};
/** No graha stands there. */
export const isEmpty = (chart: MomentChart, house: number): boolean => {
  const sign = momentSign(chart, house);
  return GRAHAS.every((graha) => chart.signs[graha] !== sign);
};
/** No malefic stands there. */
export const isClean = (chart: MomentChart, house: number): boolean => {
  const sign = momentSign(chart, house);
  return MOMENT_MALEFICS.every((graha) => chart.signs[graha] !== sign);
};
/** Lord of a house. */
export const momentLord = (chart: MomentChart, house: number): Graha => lordOf(momentSign(chart, house));

const isFallen = ({ signs }: MomentChart, graha: Graha): boolean => signs[graha] === debilitationSign(graha);
/** In its own sign, exalted, or with a natural friend, by signs alone. */
export const isStrong = (chart: MomentChart, graha: Graha): boolean => {
  const sign = chart.signs[graha];
  const { own, friends, moolatrikona } = GRAHA_TABLE[graha];
  return (
    own.includes(sign) || sign === moolatrikona.sign || sign === exaltationSign(graha) || friends.includes(lordOf(sign))
  );
};
/** Its lord stands outside 6, 8 and 12 and is not fallen. */
export const holdsFirm = (chart: MomentChart, house: number): boolean => {
  const lord = momentLord(chart, house);
  return !DUSTHANAS.includes(momentHouse(chart, lord)) && !isFallen(chart, lord);
};

/** Grahas as an observation. */
export const placesOf = (grahas: readonly Graha[]): Observation => ({ kind: 'planets', value: grahas });
