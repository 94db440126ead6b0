/** What is asked about two people: whether they suit each other, and by which check of a match. */
import { askedFor } from '../hear/ask-terms.ts';

const PAIR = askedFor(({ pair }) => pair);
/** Least score of a question about two people. */
const PAIR_LEAST = 4;
/** Whether words ask about two people. */
export const isOfPair = (words: readonly string[]): boolean => PAIR.score(words) >= PAIR_LEAST;

/** Checks of a match that are asked for by their names, as the reasons of `matching/summary` begin. */
export const PAIR_CHECKS = ['nadi', 'bhakoot', 'rajju', 'vedha'] as const;
export type PairCheck = (typeof PAIR_CHECKS)[number];
const checks = PAIR_CHECKS.map((name) => ({ name, patterns: askedFor(({ pairChecks }) => pairChecks[name]) }));
/** The check that words name; undefined where none. */
export const pairCheckIn = (words: readonly string[]): PairCheck | undefined =>
  checks.find(({ patterns }) => patterns.isIn(words))?.name;
