/** The words of questions (`lib/words/reading/ask`) in the spelling that they are compared in. */
import { askWords, type AskWords } from '../../words/reading/ask.ts';
import { foldedWords, termsOf, type Term } from './terms.ts';

/** The terms of all languages for one thing. */
export const termsFor = (of: (one: AskWords) => readonly string[]): readonly Term[] => termsOf(askWords(of));
/** The single words of all languages for one thing. */
export const wordsOf = (of: (one: AskWords) => readonly string[]): ReadonlySet<string> =>
  new Set(askWords(of).flatMap((word) => foldedWords(word)));

/** "My"; what follows an owner, any noun, and what joins two things. */
export const MINE = wordsOf(({ mine }) => mine);
export const POSSESSIVE = wordsOf(({ possessive }) => possessive);
export const POSTPOSITIONS = wordsOf(({ postpositions }) => postpositions);
export const JOINTS = wordsOf(({ joints }) => joints);
