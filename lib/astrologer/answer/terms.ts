/** Words of questions in one spelling, and terms that are looked for in them. */
import { normalised } from '../../words/reading/normalise.ts';

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const LATIN = /^[a-z]+$/;
/** Spellings of Hindi in Latin letters that mean the same sound. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(.)\1+/g, '$1'],
  [/eh/g, 'ah'],
  [/^mein$|^men$|^mai$/, 'me'],
];
/** "kaunsa", "konsi", "kounsa" are two words, as in Devanagari. */
const WHICH = /(?<![a-z])k(?:au|o|ou)ns([aei])(?![a-z])/g;

/** A word in the spelling that terms are compared in. */
export const foldedWord = (word: string): string =>
  LATIN.test(word) ? SAME_SOUND.reduce((text, [from, to]) => text.replace(from, to), word) : word;

/** The words of a text, folded. */
export const foldedWords = (text: string): readonly string[] =>
  (normalised(text).replace(WHICH, 'kaun s$1').match(WORD) ?? []).map(foldedWord);

/** A term: words in a row, each whole, or a stem (`marr*`), an ending (`*ega`) or any word (`*`). */
export interface Term {
  readonly key: string;
  readonly weight: number;
  readonly words: readonly ((word: string) => boolean)[];
}

const DEFAULT_WEIGHT = 2;

const wordTest = (word: string): ((found: string) => boolean) => {
  if (word === '*') return () => true;
  if (word.startsWith('*')) {
    const ending = foldedWord(normalised(word.slice(1)));
    return (found) => found.endsWith(ending) && found.length > ending.length;
  }
  if (word.endsWith('*')) {
    const stem = foldedWord(normalised(word.slice(0, -1)));
    return (found) => found.startsWith(stem);
  }
  const whole = foldedWord(normalised(word));
  return (found) => found === whole;
};

/** A term from its text, `second marriage:6`; the number is its weight, below 0 for what speaks against a concept. */
export const termOf = (text: string): Term => {
  const [, words = text, weight = String(DEFAULT_WEIGHT)] = /^(.*?)(?::(-?\d+))?$/u.exec(text) ?? [];
  const parts = words.trim().replace(WHICH, 'kaun s$1').split(/\s+/u);
  return {
    key: parts.map((part) => normalised(part).replace(WORD, foldedWord)).join(' '),
    weight: Number(weight),
    words: parts.map(wordTest),
  };
};

/** Where a term first stands among words; -1 where it does not. */
export const placeOf = ({ words: tests }: Pick<Term, 'words'>, words: readonly string[]): number => {
  for (let at = 0; at + tests.length <= words.length; at++)
    if (tests.every((test, i) => test(words[at + i] ?? ''))) return at;
  return -1;
};

/** Terms of several languages as one list, each key once with its greatest weight. */
export const termsOf = (texts: readonly string[]): readonly Term[] => {
  const found = new Map<string, Term>();
  const weighs = (key: string): number => Math.abs(found.get(key)?.weight ?? 0);
  for (const term of texts.map(termOf)) if (weighs(term.key) < Math.abs(term.weight)) found.set(term.key, term);
  return [...found.values()];
};

/** What a concept scores among words: the sum of the weights of its terms that stand there. */
export const scoreOf = (terms: readonly Term[], words: readonly string[]): number =>
  terms.reduce((sum, term) => sum + (placeOf(term, words) < 0 ? 0 : term.weight), 0);

/** Whether one of the terms stands among words. */
export const holds = (terms: readonly Term[], words: readonly string[]): boolean =>
  terms.some((term) => placeOf(term, words) >= 0);
