/** States of a planet by five schemes, as answers carry them. */
import * as z from 'zod/mini';
import { BALADI, DEEPTADI, JAGRADADI, LAJJITADI, SHAYANADI } from '../../../layers/jyotish/kundli/avastha.ts';
import { about, oneOf } from '../frame/about.ts';
import { keyed, nameOf } from '../frame/shapes.ts';

export const AVASTHAS = {
  baladi: oneOf(BALADI, 'State by age'),
  baladi_name: nameOf('state'),
  jagradadi: oneOf(JAGRADADI, 'State by wakefulness'),
  jagradadi_name: nameOf('state'),
  deeptadi: oneOf(DEEPTADI, 'State by mood'),
  deeptadi_name: nameOf('state'),
  lajjitadi: about(z.array(keyed(LAJJITADI, 'state')), 'States by company; empty when none holds'),
  shayanadi: about(z.nullable(z.enum(SHAYANADI)), 'State by activity; null where the Sun does not rise'),
  shayanadi_name: about(z.nullable(nameOf('state')), 'Name of the state; null as shayanadi is'),
};
