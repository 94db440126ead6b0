/** Lists of words as parts of regular expressions over normalised text. */
import { THIS_CHART } from '../../words/reading/speech.ts';
import { normalised } from '../../words/reading/normalise.ts';

/** The forms of a list, longest first, as alternatives. */
export const anyOf = (forms: string): string =>
  forms
    .split('|')
    .map(normalised)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** No letter of any script follows, none comes before: what `\b` means for Latin letters only. */
export const NOT_LETTER = '(?![\\p{L}\\p{M}])';
export const NOT_LETTER_BEFORE = '(?<![\\p{L}\\p{M}])';

/** "Your", "my", "here": words that speak of this chart. */
export const YOURS = new RegExp(`${NOT_LETTER_BEFORE}(?:${anyOf(THIS_CHART)})${NOT_LETTER}`, 'u');
