/**
 * What of a message tells a need: its words, and the concepts of the safety words that it names, which are the same in English
 * and in Hindi, so that what was learned of one is known of the other. Where it asks tells little of what it tells.
 */
import { termsOf } from '../answer/ear/terms.ts';
import { conceptsIn } from './safety.ts';

/** How the terms of the sentence that asks begin. */
const ASKING = '?';

/**
 * Stands in every message, and counts as several words: it learns how seldom a need is told at all. Without it that was learned
 * of everyday words, and "my sister", "which planet" spoke against a need in whatever message they stood.
 */
const EVERY_MESSAGE: readonly [term: string, share: number] = ['#every', 8];

/** Terms of a message, each with what it counts: a word 1. */
export const needTermsOf = (text: string): ReadonlyMap<string, number> =>
  new Map([
    EVERY_MESSAGE,
    ...[...termsOf(text)].filter(([term]) => !term.startsWith(ASKING)),
    ...conceptsIn(text).map((concept) => [concept, 1] as const),
  ]);
