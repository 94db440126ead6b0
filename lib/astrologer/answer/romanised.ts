/**
 * Hindi as it is typed in Latin letters, made from Devanagari, so that a word of a table is written once: `मरना` is also
 * found as "marna". And the frame of a word, for choices of spelling that go further: "zehar", "zeher" and "jahar" are one.
 */
import { inOneSpelling } from './spelling.ts';

/** Pairs of a letter and how it is written in Latin ones; `_` for nothing. */
const lettersOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split('  ').map((pair) => [pair.slice(0, 1), pair.slice(2).replace('_', '')] as const));
const CONSONANTS = lettersOf(
  'क k  ख kh  ग g  घ gh  ङ n  च ch  छ chh  ज j  झ jh  ञ n  ट t  ठ th  ड d  ढ dh  ण n  त t  थ th  द d  ध dh  न n  प p  ' +
    'फ f  ब b  भ bh  म m  य y  र r  ल l  व v  श sh  ष sh  स s  ह h',
);
const VOWELS = lettersOf(
  'अ a  आ a  इ i  ई i  उ u  ऊ u  ऋ ri  ए e  ऐ ai  ओ o  औ au  ऑ o  ा a  ि i  ी i  ु u  ू u  ृ ri  े e  ै ai  ो o  ौ au  ' +
    'ॉ o  ं n  ः _  ् _',
);
const VOWEL_SIGN = /[ा-्ॉ]/u;
/** The vowel that a consonant has without a sign, until it is known which of them are spoken. */
const INHERENT = '\u0000';
const SILENT_AT_END = new RegExp(`${INHERENT}(?![a-z])`, 'gu');
/** Between a vowel with its consonant and a consonant with its vowel: kitni, chahta. */
const CONSONANT = '(?:chh|[bcdgjkpst]h|[b-df-hj-np-tv-z])';
const SILENT_WITHIN = new RegExp(`(?<=[aeiou${INHERENT}]${CONSONANT})${INHERENT}(?=${CONSONANT}[aeiou])`, 'gu');

/** A normalised Devanagari text in Latin letters, in the one spelling. */
export const romanised = (text: string): string => {
  const letters = Array.from(text);
  const written = letters.map((letter, i) => {
    const consonant = CONSONANTS.get(letter);
    if (consonant === undefined) return VOWELS.get(letter) ?? letter;
    return VOWEL_SIGN.test(letters[i + 1] ?? '') ? consonant : consonant + INHERENT;
  });
  const spoken = written.join('').replaceAll(SILENT_AT_END, '').replaceAll(SILENT_WITHIN, '').replaceAll(INHERENT, 'a');
  // में and करें are typed "mein" and "karein".
  return inOneSpelling(spoken.replace(/en(?![a-z])/gu, 'ein'));
};

/** Shortest frame that tells words apart. */
const SHORTEST_FRAME = 4;

/** A Hindi word in Latin letters without breath, and without "a" and "e" within; null where too little is left. */
export const frameOf = (word: string): string | null => {
  const frame = word
    .replaceAll('sh', 'S')
    .replace(/([bcdgjkpt])h/gu, '$1')
    .replaceAll('w', 'v')
    .replace(/a[iy]/gu, 'e')
    .replaceAll('au', 'o')
    .replace(/(?<=.)[ae]/gu, '');
  return frame.length < SHORTEST_FRAME ? null : frame;
};
