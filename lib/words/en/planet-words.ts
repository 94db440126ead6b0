/** Colours and directions of the planets. */
import type { PlanetColour } from '../../../layers/jyotish/remedies/planet-rows.ts';
import type { Direction } from '../../../layers/jyotish/panchang/nivas.ts';

export const colours: Readonly<Record<PlanetColour, string>> = {
  red: 'Red',
  white: 'White',
  green: 'Green',
  yellow: 'Yellow',
  black: 'Black',
  grey: 'Grey',
  smoky_grey: 'Smoky grey',
};

export const directions: Readonly<Record<Direction, string>> = {
  n: 'North',
  ne: 'North-east',
  e: 'East',
  se: 'South-east',
  s: 'South',
  sw: 'South-west',
  w: 'West',
  nw: 'North-west',
};
