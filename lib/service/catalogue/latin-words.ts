/**
 * Words as people type them, in Indian scripts and in Latin letters: one spelling for चौघड़िया, chaughadiya and choghadiya. It
 * is a key for comparing, not a text to show.
 */
import { hinglish } from '../../words/hinglish.ts';
import { indianInLatin } from '../../words/reading/indian-script.ts';
import { normalised } from '../../words/reading/normalise.ts';

/** Letters that are written in two ways for one sound, and letters that are doubled. */
const folded = (word: string): string =>
  word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('sh', 's')
    .replaceAll('chh', 'ch')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replace(/([a-z])\1+/g, '$1');

/**
 * The words of a text in one spelling.
 * @example
 * latinWords('राशिफल rashiphal') // → ['rasifal', 'rasifal']
 */
export const latinWords = (text: string): readonly string[] =>
  (normalised(indianInLatin(hinglish(text))).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(folded);
