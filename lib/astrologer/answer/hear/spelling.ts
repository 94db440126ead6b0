/**
 * One spelling for what people write in many: short forms in full (dont, wud, nhi), and Hindi in Latin letters without the
 * choices it leaves (jeena and jina, zindagi and jindagi, karoon and karu). For looking words up, not for
 * showing.
 */
import { LETTERS_SAID, SHORT_FORMS } from '../../../words/reading/spelling-vocabulary.ts';
import { normalised } from '../../../words/reading/normalise.ts';

/** Letters that stand for one sound, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch(?=ch)/gu, ''],
  [/ee+|ii+/gu, 'i'],
  [/aa+/gu, 'a'],
  // pehle and pahle, zeher and zahar
  [/eh/gu, 'ah'],
  [/oo+|uu+/gu, 'u'],
  // wapas and vapas, but not fewer and fever.
  [/(?<![eo])w/gu, 'v'],
  [/ph/gu, 'f'],
  [/chh/gu, 'ch'],
  [/z/gu, 'j'],
  [/q/gu, 'k'],
  [/([a-z])\1+/gu, '$1'],
  [/([aeiou])y(?=[aeiou])/gu, '$1'],
  // Nasal endings: karoon, nahin, mein.
  [/(?<=[a-z])un$/gu, 'u'],
  [/(?<=e)in$/gu, ''],
  [/hin$/gu, 'hi'],
];

const sounded = (word: string): string => SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word);

/** A map, so that no word of a question is one of an object. */
const SHORT: ReadonlyMap<string, string> = new Map(Object.entries(SHORT_FORMS));

/** A word in Latin letters, or a mark of a stem, which is left as it is. */
const LATIN = /<\w+>|[a-z']+/gu;

/** "kaunsa", "konsi", "kounsa" are two words, as in Devanagari. */
const WHICH = /(?<![a-z])k(?:au|o|ou)ns([aei])(?![a-z])/gu;

/** "M.Tech", "B.A.", "Ph.D", "बी.एड.": letters that dots part are one word. */
const DOTTED = new RegExp(
  `(?<![\\p{L}\\p{M}])((?!i\\.)[a-zA-Z]|[A-Z][a-z](?=\\.[A-Z])|(?:${LETTERS_SAID}){1,2})\\.(?=\\p{L})`,
  'gu',
);
/** The dot at the end of an abbreviation: in Devanagari no sentence ends with it, in Latin letters one that goes on does not. */
const LAST_DOT = new RegExp(
  `(?<=(?<![\\p{L}\\p{M}])(?:[a-zA-Z]{1,2}\\.[a-zA-Z]{1,4}|(?:${LETTERS_SAID}){1,2}\\.[\\p{L}\\p{M}]{1,4}))\\.(?=\\s+[^A-Z\\s]|[^\\p{L}\\s]|$)`,
  'gu',
);
/** A text with its abbreviations written as words. */
export const undotted = (text: string): string => text.replace(LAST_DOT, '').replace(DOTTED, '$1');

/** A text in the one spelling: normalised, in lower case. */
export const inOneSpelling = (text: string): string =>
  normalised(undotted(text))
    .replace(WHICH, 'kaun s$1')
    .replace(LATIN, (word) => {
      if (word.startsWith('<')) return word;
      const full = SHORT.get(word) ?? word;
      return full.split(' ').map(sounded).join(' ');
    });
