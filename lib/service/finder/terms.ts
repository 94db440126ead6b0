/** What of a text the finder looks at: words, their synonyms and kinds, neighbours, and pieces of words. */
import { latinWords } from '../catalogue/latin-words.ts';
import { piecesOf, stemOf } from '../../words/reading/word-pieces.ts';
import data from './words.json' with { type: 'json' };

/** What a term counts beside a word that is written in the text. */
const SYNONYM = 0.7;
const NEIGHBOURS = 0.5;
const NEXT_BUT_ONE = 0.3;
const JOINED = 0.3;
const PIECE = 0.3;
/** Most words of a text that are looked at. */
const MOST_WORDS = 40;

/** Stem → what stands for it and its like, marked so that it is no word of a text. */
const standing = (groups: Readonly<Record<string, readonly string[]>>, mark: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(groups).flatMap(([group, words]) =>
      words.flatMap(latinWords).map((word) => [stemOf(word), `${mark}${group}`]),
    ),
  );
const synonyms = standing(data.synonyms, '=');
const kinds = standing(data.kinds, '#');

/** A day or an hour, a year; what names a number system (108, 249) has three digits. */
const withoutNumber = (word: string): string => word.replace(/^\d{1,2}$/, '#day').replace(/^\d{4,}$/, '#year');

/** The words of a text, without endings. */
export const stemsOf = (text: string): readonly string[] =>
  latinWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => stemOf(withoutNumber(word)));

/** The names under which a word may be known: itself, and its pieces. */
export const namesOf = (stem: string): { readonly whole: string; readonly pieces: readonly string[] } => ({
  whole: stem,
  pieces: piecesOf(stem),
});

/** Terms of a text, each with what it counts, at most 1. */
export const queryTerms = (text: string): ReadonlyMap<string, number> => {
  const terms = new Map<string, number>();
  const put = (term: string | undefined, share: number): void => {
    if (term !== undefined) terms.set(term, Math.max(share, terms.get(term) ?? 0));
  };
  const stems = stemsOf(text);
  const heads = stems.map((stem) => synonyms.get(stem) ?? kinds.get(stem) ?? stem);
  for (const [i, stem] of stems.entries()) {
    const [next, second] = [stems[i + 1], heads[i + 2]];
    put(stem, 1);
    put(synonyms.get(stem), SYNONYM);
    put(kinds.get(stem), SYNONYM);
    if (next !== undefined) {
      put(`${heads[i]} ${heads[i + 1]}`, NEIGHBOURS);
      put(stemOf(stem + next), JOINED);
    }
    if (second !== undefined) put(`${heads[i]} _ ${second}`, NEXT_BUT_ONE);
    for (const piece of piecesOf(stem)) put(piece, PIECE);
  }
  return terms;
};
