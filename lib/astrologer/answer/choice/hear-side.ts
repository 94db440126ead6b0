/** Which way the words of one side of a choice name: learned from such sides (`lib/tools/local/ear/sides`), with what patterns find in them as clues. */
import { learnedEar } from '../../../words/ear.ts';
import { MOVES, type Move } from '../../../words/reading/ask.ts';
import { chooserOf, type Likely } from '../../../words/reading/learned.ts';
import { termsOf } from '../ear/terms.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { mattersHeard } from '../hear/matters-said.ts';
import { spelledWords } from '../hear/patterns.ts';
import { tradesIn } from './trades.ts';

const MOVE_TERMS = MOVES.map((move) => ({ move, terms: askedFor(({ moves }) => moves[move]) }));
/** What is done, by patterns: to leave, to begin, to wait. */
export const movesIn = (words: readonly string[]): readonly Move[] =>
  MOVE_TERMS.filter(({ terms }) => terms.isIn(words)).map(({ move }) => move);

/** What a clue of patterns counts beside a word. */
const CLUE = 1;

/** Terms of a side of a choice: its words, and what patterns find in them. */
export const sideTermsOf = (text: string): ReadonlyMap<string, number> => {
  const words = spelledWords(text);
  const clues = [
    ...movesIn(words).map((move) => `#${move}`),
    ...mattersHeard(words).map((matter) => `#of ${matter}`),
    ...(tradesIn(words).length > 0 ? ['#trade'] : []),
  ];
  return new Map([...termsOf(text), ...clues.map((clue) => [clue, CLUE] as const)]);
};

let opened: ReturnType<typeof chooserOf> | undefined;
/** Which way the words of one side of a choice name, the likeliest first; `none` is no way. */
export const hearSide = (text: string): readonly Likely[] => {
  opened ??= chooserOf(learnedEar().side);
  return opened(sideTermsOf(text));
};
