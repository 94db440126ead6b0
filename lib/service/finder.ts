/**
 * Finds endpoints by words, as people ask for them. What words speak for which endpoint was learned from questions
 * (`npm run finder:learn`): a linear classifier over words, neighbours and pieces of words (multinomial logistic
 * regression; Bishop 2006, 4.3.4), whose weights are data.
 */
import learned from './finder/learned.json' with { type: 'json' };
import { eachWeight, placeOfTerm, unpackWeights, type Weights } from '../words/reading/learned.ts';
import type { EndpointRow } from './catalogue/rows.ts';
import { namesOf, stemsOf, queryTerms } from './finder/terms.ts';

/** What the finder knows an endpoint by. */
export const endpointLabel = ({ method, name }: Pick<EndpointRow, 'method' | 'name'>): string => `${method} ${name}`;

/** What scores less than this share of the best is not what was meant. */
const LEAST_SHARE = 0.25;

let opened: Weights | undefined;
const weightsOf = (): Weights => (opened ??= unpackWeights(learned.packed));

/** Whether a word was learned: as it is, or by most of its pieces where it is misspelt. */
const isKnown = (weights: Weights, stem: string): boolean => {
  const { whole, pieces } = namesOf(stem);
  if (placeOfTerm(weights, whole) >= 0) return true;
  return pieces.length > 0 && pieces.filter((piece) => placeOfTerm(weights, piece) >= 0).length * 2 > pieces.length;
};

/** Letters for one sound, as Indian words are written in Latin letters: each is also read as the others beside it. */
const LIKE = [
  ['i', 'e'],
  ['u', 'o'],
  ['v', 'b'],
  ['th', 't'],
  ['dh', 'd'],
  ['j', 'z'],
] as const;
/** Letters from which on a word is long enough to be read another way. */
const LEAST_LETTERS = 5;

/** Other ways to write a word: without one of its unspoken `a` (lagan, lagna), with one at its end, with a like letter. */
const waysToWrite = (word: string): readonly string[] => {
  const places = [...word.matchAll(/a|i|e|u|o|v|b|th|dh|t|d|j|z/g)].filter(({ index }) => index > 0);
  const changed = (index: number, from: string, to: string): string =>
    word.slice(0, index) + to + word.slice(index + from.length);
  const without = places.filter(([found]) => found === 'a').map(({ index }) => changed(index, 'a', ''));
  return [
    ...without,
    ...[word, ...without].map((one) => `${one}a`),
    ...places.flatMap(({ 0: found, index }) =>
      LIKE.filter((pair) => pair.some((one) => one === found)).flatMap((pair) =>
        pair.filter((one) => one !== found).map((one) => changed(index, found, one)),
      ),
    ),
  ];
};

/** How much was learned of a word, whatever it speaks for; 0 where nothing was. */
const weightOf = (weights: Weights, word: string): number => {
  const place = placeOfTerm(weights, word);
  if (place < 0) return 0;
  const own = weights.weights.subarray(weights.first[place] ?? 0, weights.first[place + 1] ?? 0);
  return own.reduce((sum, weight) => sum + weight * weight, 0);
};

/** A text with each word that was never learned in that spelling of it which was learned best. */
const asLearned = (weights: Weights, text: string): string =>
  stemsOf(text)
    .map((stem) => {
      if (stem.length < LEAST_LETTERS || placeOfTerm(weights, stem) >= 0) return stem;
      return waysToWrite(stem).reduce(
        (best, one) => (weightOf(weights, one) > weightOf(weights, best) ? one : best),
        stem,
      );
    })
    .join(' ');

/** For each label, how much the terms of a query speak for it. */
const scoresOf = (weights: Weights, query: string): Float64Array => {
  const scores = new Float64Array(learned.labels.length);
  eachWeight(weights, queryTerms(query), (label, weight, share) => {
    scores[label] = (scores[label] ?? 0) + share * weight;
  });
  return scores;
};

const places: ReadonlyMap<string, number> = new Map(learned.labels.map((label, place) => [label, place]));

/**
 * Of these rows those that fit a query best, best first; those of a suite where one is named. A query without a word that
 * was learned fits nothing.
 */
export const endpointsFor = (
  rows: readonly EndpointRow[],
  query: string,
  { suite, limit }: { readonly suite?: string | undefined; readonly limit: number },
): readonly EndpointRow[] => {
  const weights = weightsOf();
  if (!stemsOf(query).some((stem) => isKnown(weights, stem))) return [];
  const scores = scoresOf(weights, asLearned(weights, query));
  const ranked = rows
    .filter((row) => suite === undefined || row.suite === suite)
    .map((row) => ({ row, score: scores[places.get(endpointLabel(row)) ?? -1] ?? 0 }))
    .sort((a, b) => b.score - a.score || (a.row.name < b.row.name ? -1 : 1));
  const least = LEAST_SHARE * (ranked[0]?.score ?? 0);
  return ranked
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, limit)
    .map(({ row }) => row);
};
