/** A question about another, as they would ask it themselves: once their birth is read, “my son … his nature” is “my nature”. */
import { inEachLanguage } from '../../../words/reading/ask.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { MINE, POSSESSIVE, POSTPOSITIONS } from '../hear/ask-terms.ts';
import { spelledWords } from '../hear/patterns.ts';
import { personOf } from './kin.ts';

/** What names another as doer, as whom, and as owner, and what stands for oneself in its place, in each language. */
const ONESELF = inEachLanguage(({ oneself: { doer, i, whom, me, owner, my, noNoun } }) => ({
  ways: [
    { words: new Set(doer), own: i[0] },
    { words: new Set(whom), own: me[0] },
    { words: new Set(owner), own: my[0] },
  ],
  /** Words before which “her” is no owner: “suits her or not”. */
  noNoun: new Set(['', ...noNoun]),
}));

/** What a word for another is for oneself, by the word behind it; null for any other word. */
const ofOneself = (word: string, next: string): string | null => {
  for (const { ways, noNoun } of ONESELF) {
    const found = ways.filter(({ words }) => words.has(word));
    const own = (noNoun.has(next) ? found[0] : found.at(-1))?.own;
    if (own !== undefined) return own;
  }
  return null;
};

/** The question without who is named and what joins them to it, and with “my” for “his”. */
export const asTheirs = (text: string): string => {
  const words = normalised(text).split(/\s+/u);
  const bare = (at: number): string => (words[at] ?? '').replace(/[^\p{L}\p{M}']/gu, '');
  const isPerson = (at: number): boolean => spelledWords(bare(at)).some((word) => personOf(word) !== null);
  const left = words.flatMap((word, at) => {
    if (isPerson(at) || (MINE.has(bare(at)) && isPerson(at + 1))) return [];
    const isJoint = POSTPOSITIONS.has(bare(at)) || POSSESSIVE.has(bare(at));
    if (isJoint && isPerson(at - 1)) return [];
    const isEnd = /[.,;?!]$/u.test(words[at] ?? '');
    const own = ofOneself(bare(at), isEnd ? '' : bare(at + 1));
    return [own === null ? word : word.replace(bare(at), own)];
  });
  return left.join(' ').replace(/^[\s,]+/u, '');
};
