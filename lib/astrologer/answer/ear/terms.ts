/**
 * What of a message tells what it asks: its words in one script and one spelling, their neighbours, pieces of longer words, how
 * it begins and ends, and all of these once more where it asks.
 */
import { hinglish } from '../../../words/hinglish.ts';
import { indianInLatin } from '../../../words/reading/indian-script.ts';
import { piecesOf, stemOf } from '../../../words/reading/word-pieces.ts';
import { spelledWords } from '../hear/patterns.ts';

/** What a term counts beside a word. */
const NEIGHBOURS = 0.5;
const NEXT_BUT_ONE = 0.3;
const PIECE = 0.3;
const AT_END = 0.5;
/** A word, and two neighbours, of the sentence that asks. */
const ASKING = 0.5;
const ASKING_PAIR = 0.3;
/** Most words of a message that are looked at. */
const MOST_WORDS = 60;

/** A day, an age or a count, a year, a sum. */
const withoutNumber = (word: string): string =>
  word
    .replace(/^\d{1,2}$/, '#few')
    .replace(/^(?:19|20)\d\d$/, '#year')
    .replace(/^\d{3,}$/, '#sum');

const stemsOf = (text: string): readonly string[] =>
  spelledWords(indianInLatin(hinglish(text)))
    .slice(0, MOST_WORDS)
    .map((word) => stemOf(withoutNumber(word)));

const SENTENCE_END = /(?<=[?!.।\n])\s+/u;
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
/** The sentences of a message. */
export const sentencesOf = (text: string): readonly string[] => text.split(SENTENCE_END).filter(hasLetter);

const CLAUSE_END = /(?:[,،;]\s*|\s)(?:and|but|aur|par|और|पर)\s|[,،;]\s*/iu;
/** The parts of a sentence between its commas, and where "and" or "but" joins them. */
export const clausesOf = (sentence: string): readonly string[] => sentence.split(CLAUSE_END).filter(hasLetter);

/** The sentences of a message that ask: those with a question mark, else the last. */
export const askingSentences = (text: string): readonly string[] => {
  const sentences = sentencesOf(text);
  const asked = sentences.filter((one) => one.includes('?'));
  return asked.length > 0 ? asked : [sentences.at(-1) ?? text];
};

/** Terms of a message, each with what it counts, at most 1. */
export const termsOf = (text: string): ReadonlyMap<string, number> => {
  const terms = new Map<string, number>();
  const put = (term: string, share: number): void => void terms.set(term, Math.max(share, terms.get(term) ?? 0));
  const stems = stemsOf(text);
  for (const [i, stem] of stems.entries()) {
    const [next, second] = [stems[i + 1], stems[i + 2]];
    put(stem, 1);
    if (next !== undefined) put(`${stem} ${next}`, NEIGHBOURS);
    if (second !== undefined) put(`${stem} _ ${second}`, NEXT_BUT_ONE);
    for (const piece of piecesOf(stem)) put(piece, PIECE);
  }
  const asking = stemsOf(askingSentences(text).join(' '));
  for (const [i, stem] of asking.entries()) {
    const next = asking[i + 1];
    put(`?${stem}`, ASKING);
    if (next !== undefined) put(`?${stem} ${next}`, ASKING_PAIR);
  }
  const [first = '', second = ''] = stems;
  put(`^${first}`, AT_END);
  put(`^${first} ${second}`, AT_END);
  put(`${stems.at(-1) ?? ''}$`, AT_END);
  return terms;
};
