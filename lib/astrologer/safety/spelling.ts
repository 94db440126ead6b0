/**
 * One spelling for what people write in many: every script of India in the letters of one, those in Latin letters, and Latin
 * letters without the choices they leave (jeena and jina, zindagi and jindagi). For looking words up, not for showing.
 */
import { spelling, type Replacements, type Vocabulary } from '../../words/vocabulary.ts';
import { normalised } from '../../words/reading/normalise.ts';

const { letters, consonants, vowels, sounds, near, mixed } = spelling();

const DEVANAGARI_BLOCK = 0x900;
const LAST_BLOCK = 0xd7f;
/** Letters in a block: the scripts of India stand in blocks that are built alike. */
const BLOCK = 0x80;

/** A letter of a script of India in the place that it has in Devanagari. */
const inDevanagari = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const isIndian = code >= DEVANAGARI_BLOCK + BLOCK && code <= LAST_BLOCK;
  return letters[letter] ?? (isIndian ? String.fromCodePoint(DEVANAGARI_BLOCK + (code % BLOCK)) : letter);
};

/** A text in lower case, in Devanagari or Latin letters, composed. */
export const inTwoScripts = (text: string): string =>
  normalised(Array.from(text.normalize('NFC'), inDevanagari).join(''));

/** Replaces in order. */
type Replace = (text: string) => string;
const replacing = (rows: Replacements): Replace => {
  const patterns = rows.map(([from, to]) => [new RegExp(from, 'gu'), to] as const);
  return (text) => patterns.reduce((result, [from, to]) => result.replace(from, to), text);
};
const sounded = replacing(sounds);
const inNearSound = replacing(near);
const inNearLetters = replacing(mixed);

const NATIVE = /\p{Script=Devanagari}/u;
/** Whether a text, in two scripts, holds a letter of India. */
export const isNative = (text: string): boolean => NATIVE.test(text);

const VOWEL_SIGN = /[ा-्ॅ-ौॗ]/u;
/** The vowel that a consonant has without a sign, until it is known which of them are spoken. */
const INHERENT = '\u0000';
const SILENT_AT_END = new RegExp(`${INHERENT}(?![a-z])`, 'gu');
/** Between a vowel with its consonant and a consonant with its vowel: kitni, chahta. */
const CONSONANT = '(?:chh|[bcdgjkpst]h|[b-df-hj-np-tv-z])';
const SILENT_WITHIN = new RegExp(`(?<=[aeiou${INHERENT}]${CONSONANT})${INHERENT}(?=${CONSONANT}[aeiou])`, 'gu');

const transcribed = (text: string, isSilent: boolean): string => {
  const signs = Array.from(text);
  const written = signs
    .map((sign, i) => {
      const consonant = consonants[sign];
      if (consonant === undefined) return vowels[sign] ?? sign;
      return VOWEL_SIGN.test(signs[i + 1] ?? '') ? consonant : consonant + INHERENT;
    })
    .join('');
  const spoken = isSilent ? written.replaceAll(SILENT_AT_END, '').replaceAll(SILENT_WITHIN, '') : written;
  return spoken.replaceAll(INHERENT, 'a');
};

/** How a language is spelled; each function takes words in two scripts, one or many. */
export interface Speller {
  /** The one spelling of words as they stand, concepts of stems left alone. */
  readonly spell: (text: string) => string;
  /** Words of India, in the one spelling, as they are typed in Latin letters, in the one spelling. */
  readonly romanise: (text: string) => string;
}

const CONCEPT = /(<\w+>)/u;
const WORD = /[a-z']+/gu;

/** Applies to everything but the concepts of stems. */
const besideConcepts =
  (replace: Replace): Replace =>
  (text) =>
    text
      .split(CONCEPT)
      .map((part) => (part.startsWith('<') ? part : replace(part)))
      .join('');

/** Writes short forms in full. */
export const inFull =
  (short: ReadonlyMap<string, string>): Replace =>
  (text) =>
    text.replace(WORD, (word) => short.get(word) ?? word);

/** How a language is spelled. */
export const spellerOf = (language: Vocabulary): Speller => {
  const isSilent = language.silent === true;
  const full = inFull(new Map(Object.entries(language.short ?? {})));
  if (language.exact === true) {
    const spell = besideConcepts((text) => sounded(full(text)));
    // में and करें are typed "mein" and "karein".
    return { spell, romanise: (text) => spell(transcribed(text, isSilent).replace(/en(?![a-z>])/gu, 'ein')) };
  }
  const own = replacing(language.sounds ?? []);
  const spellLatin = besideConcepts((text) => inNearSound(sounded(own(full(text)))));
  return {
    spell: (text) => inNearLetters(spellLatin(text)),
    romanise: (text) => spellLatin(transcribed(text, isSilent)),
  };
};

/** Shortest frame that tells words apart. */
const SHORTEST_FRAME = 4;

/** A word in Latin letters without breath, and without "a" and "e" within; null where too little is left. */
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
