/**
 * Words as people type them in Latin letters, Hindi in its own script among them: one spelling for चौघड़िया, chaughadiya and
 * choghadiya. It is a key for comparing, not a transliteration to show.
 */
import { normalised } from '../../words/reading/normalise.ts';

const CONSONANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'n',
    च: 'ch',
    छ: 'ch',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
    ड: 'd',
    ढ: 'dh',
    ण: 'n',
    त: 't',
    थ: 'th',
    द: 'd',
    ध: 'dh',
    न: 'n',
    प: 'p',
    फ: 'f',
    ब: 'b',
    भ: 'bh',
    म: 'm',
    य: 'y',
    र: 'r',
    ल: 'l',
    व: 'v',
    श: 's',
    ष: 's',
    स: 's',
    ह: 'h',
    ळ: 'l',
  }),
);
const VOWELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ओ: 'o',
    औ: 'au',
    ऑ: 'o',
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
    'ं': 'n',
    'ः': '',
  }),
);
const VIRAMA = '्';

/** A word of Devanagari in Latin letters, with the short a that is spoken: none at the end, none between two syllables that have vowels. */
const fromDevanagari = (word: string): string => {
  let latin = '';
  const letters = [...word];
  letters.forEach((letter, i) => {
    const consonant = CONSONANTS.get(letter);
    latin += consonant ?? VOWELS.get(letter) ?? '';
    const next = letters[i + 1];
    const isOpen = next !== undefined && (CONSONANTS.has(next) || next === 'ं');
    if (consonant !== undefined && isOpen && next !== VIRAMA) latin += 'A';
  });
  return latin.replace(/(?<=[aeiou][^aeiouA]{1,2})A(?=[^aeiouA]{1,2}[aeiou])/g, '').replaceAll('A', 'a');
};

/** Letters that are written in two ways for one sound. */
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
 * latinWords('राशिफल') // → ['rasifal']
 */
export const latinWords = (text: string): readonly string[] =>
  (normalised(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    folded(/\p{Script=Devanagari}/u.test(word) ? fromDevanagari(word) : word),
  );
