/** What the sarvatobhadra chakra is asked with. */
import * as z from 'zod/mini';
import { choice, oneOf } from '../frame/about.ts';
import { CHAKRA_CONSONANTS, CHAKRA_VOWELS, VEDHA_RULES } from '../../../layers/jyotish/transit/sarvatobhadra.ts';

/** Letters of the name, and the rule of the lines. */
export const CHAKRA_FIELDS = {
  vowel: z.optional(oneOf(CHAKRA_VOWELS, 'First vowel of the name')),
  consonant: z.optional(
    oneOf(
      CHAKRA_CONSONANTS,
      'First consonant of the name; a_cons for the letter a in the row of consonants, dda and tta cerebral',
    ),
  ),
  vedha: choice(
    VEDHA_RULES,
    'motion',
    'motion: one line each, right for retrograde planets and the nodes, left for Sun, Moon and planets faster than their mean, else ahead; all: all three lines',
  ),
};
