/** Fields and shapes that the dosha, yoga and manglik endpoints share. */
import * as z from 'zod/mini';
import { NODE_ASPECTS } from '../../layers/jyotish/chart/drishti.ts';
import { MANGLIK_REFERENCES } from '../../layers/jyotish/dosha/manglik.ts';
import { DOSHA_GRADES } from '../../layers/jyotish/dosha/rule.ts';
import { about, nameOf } from './shapes.ts';

/** What Rahu and Ketu aspect. */
export const NODE_ASPECTS_FIELD = {
  node_aspects: z._default(
    about(z.enum(NODE_ASPECTS), 'What Rahu and Ketu aspect: the 7th alone; the 5th, 7th and 9th; nothing'),
    '7',
  ),
};

/** Which houses of Mars count. */
export const MANGLIK_FIELD = {
  manglik_houses: z._default(
    about(
      z.enum(['all', 'north', 'south']),
      'Houses of Mars that count. all: 1, 2, 4, 7, 8, 12. north: without the 2nd. south: without the 1st',
    ),
    'all',
  ),
};

/** How heavy a dosha is. */
export const GRADE = {
  grade: about(z.enum(DOSHA_GRADES), 'How heavy it is, none to strong'),
  grade_name: nameOf('grade'),
};

/** From where something is counted. */
export const REFERENCE = {
  reference: about(z.enum(MANGLIK_REFERENCES), 'What the houses are counted from'),
  reference_name: nameOf('reference'),
};
