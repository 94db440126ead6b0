/** The matters that words name, by the weights of their terms. */
import { MATTER_ROWS } from '../../../answers/matters.ts';
import { MATTERS, type Matter } from '../../../contract/suites/astrologer.ts';
import { askedFor } from './ask-terms.ts';

/** The terms of each matter; `general` is the chart as a whole. */
export const MATTER_TERMS = [...MATTERS, 'general' as const].map((matter) => ({
  matter,
  terms: askedFor(({ matters }) => matters[matter]),
}));

/** Least score of a matter, the share of the best that a second one needs, and the score of a word that names one matter alone. */
const LEAST = 2;
const KEPT_SHARE = 0.6;
const OWN_WORD = 3;

/** The area of life by which a matter is judged; the matter itself where it has none. */
export const areaOf = (matter: Matter | 'general'): string =>
  matter === 'general' ? 'general' : (MATTER_ROWS[matter].area ?? matter);

/** Whether some words hold one that names a matter alone. */
export const isOwnWord = (words: readonly string[], matter: Matter): boolean =>
  (MATTER_TERMS.find((one) => one.matter === matter)?.terms.score(words) ?? 0) >= OWN_WORD;

/** The matters of some words with their scores, the heaviest first. */
const scoredIn = (
  words: readonly string[],
): readonly { readonly matter: Matter | 'general'; readonly score: number }[] => {
  const scored = MATTER_TERMS.map(({ matter, terms }) => ({ matter, score: terms.score(words) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score);
  // The chart as a whole outweighs no matter that is named by its own word: "how is the time ahead for my health".
  const named = scored.find(({ matter, score }) => matter !== 'general' && score >= OWN_WORD);
  const best = (named ?? scored[0])?.score ?? 0;
  return scored.filter(({ score }) => score >= KEPT_SHARE * best);
};

/** Most matters that are offered where none is meant for sure. */
const MOST_NEAR = 2;
/** The matters of which some words have the least trace, the heaviest first. */
export const mattersNear = (words: readonly string[]): readonly Matter[] =>
  MATTER_TERMS.map(({ matter, terms }) => ({ matter, score: terms.score(words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ matter }) => (matter === 'general' ? [] : [matter]))
    .slice(0, MOST_NEAR);

/** All matters of some words, however light beside another. */
export const mattersHeard = (words: readonly string[]): readonly (Matter | 'general')[] =>
  MATTER_TERMS.filter(({ terms }) => terms.score(words) >= LEAST).map(({ matter }) => matter);

/** The matters of some words, in the order in which they are named; all of them, or those that weigh. */
export const mattersInOrder = (words: readonly string[], isAll = false): readonly (Matter | 'general')[] => {
  const kept = isAll ? mattersHeard(words) : scoredIn(words).map(({ matter }) => matter);
  const placeOf = (matter: Matter | 'general'): number =>
    MATTER_TERMS.find((one) => one.matter === matter)?.terms.find(words)?.from ?? words.length;
  return kept.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The matters of some words, each area once, the heaviest first. */
export const mattersIn = (words: readonly string[]): readonly (Matter | 'general')[] => {
  const kept = scoredIn(words);
  const areas = new Set<string>();
  const found = kept.filter(({ matter }) => !areas.has(areaOf(matter)) && areas.add(areaOf(matter)));
  // The chart as a whole is asked about only where nothing in it is.
  const named = found.filter(({ matter }) => matter !== 'general');
  return (named.length > 0 ? named : found).map(({ matter }) => matter);
};
