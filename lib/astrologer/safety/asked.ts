/** Short lines that are made of the words of questions: "samajh nahi aaya" is Hinglish, whatever other tongue knows two of its words. */
import { askWords, patternsOf } from '../../words/reading/ask.ts';

/** Words and stems (`padh*`) of a pattern; names of classes and endings are none. */
const PARTS = /(?<![<\w*])[a-z]{2,}\*?(?![\w>])/gu;
const LATIN_WORD = /[a-z]+/gu;
/** Letters of a stem: shorter ones begin words of any tongue. */
const SHORTEST_STEM = 4;
/** Words up to which a line is short: in a longer one chance hits of another tongue are few. */
const MOST_WORDS = 4;

interface Parts {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
}
let parts: Parts | undefined;
const partsOfQuestions = (): Parts => {
  if (parts !== undefined) return parts;
  const all = new Set(askWords(patternsOf).flatMap((text) => text.toLowerCase().match(PARTS) ?? []));
  const stems = [...all].flatMap((one) => (one.endsWith('*') && one.length > SHORTEST_STEM ? [one.slice(0, -1)] : []));
  return (parts = { words: all, stems });
};

const isAsked = (word: string): boolean => {
  const { words, stems } = partsOfQuestions();
  return words.has(word) || stems.some((stem) => word.startsWith(stem));
};

/**
 * Whether a short line in Latin letters is made of words of questions in English, Hindi or Hinglish alone.
 *
 * @example
 * isOfQuestions('samajh nahi aaya') // → true
 */
export const isOfQuestions = (text: string): boolean => {
  const words = text.toLowerCase().match(LATIN_WORD) ?? [];
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  return words.every(isAsked);
};
