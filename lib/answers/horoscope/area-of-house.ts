/** Which area a graha in a house is told under, so that its sentence is said where it belongs. */
import type { MainArea } from '../../../layers/jyotish/horoscope/areas.ts';

const AREA_OF_HOUSE: readonly MainArea[] = [
  'health',
  'money',
  'career',
  'love',
  'love',
  'health',
  'love',
  'money',
  'career',
  'career',
  'money',
  'health',
];

/** The area of house 1–12; the rows of stays are written for it. */
export const areaOfHouse = (house: number): MainArea => AREA_OF_HOUSE[house - 1] ?? 'health';
