/** Colours and directions of the planets. */
import type { PlanetColour } from '../../../layers/jyotish/remedies/planet-rows.ts';
import type { Direction } from '../../../layers/jyotish/panchang/nivas.ts';

export const colours: Readonly<Record<PlanetColour, string>> = {
  red: 'लाल',
  white: 'सफ़ेद',
  green: 'हरा',
  yellow: 'पीला',
  black: 'काला',
  grey: 'सलेटी',
  smoky_grey: 'धुएँ जैसा सलेटी',
};

export const directions: Readonly<Record<Direction, string>> = {
  n: 'उत्तर',
  ne: 'उत्तर-पूर्व',
  e: 'पूर्व',
  se: 'दक्षिण-पूर्व',
  s: 'दक्षिण',
  sw: 'दक्षिण-पश्चिम',
  w: 'पश्चिम',
  nw: 'उत्तर-पश्चिम',
};
