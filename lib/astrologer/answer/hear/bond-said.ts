/** The one with whom something stands well or badly: a sister, the in-laws, a boss. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { BONDS, type Kin, type Relation } from '../../../words/reading/ask.ts';
import { askedFor } from './ask-terms.ts';
import { mattersIn } from './matters-said.ts';
import { without } from './patterns.ts';

const RELATION_TERMS = BONDS.map((relation) => ({ relation, terms: askedFor(({ relations }) => relations[relation]) }));
const RELATING = askedFor(({ relating }) => relating);
/** Matters that the words of a bond name along with it, and those of whom one works with. */
const OF_BONDS: readonly (Matter | 'general')[] = ['family', 'married_life', 'children', 'reunion', 'general'];
const OF_WORK: Readonly<Partial<Record<Relation, readonly (Matter | 'general')[]>>> = {
  boss: ['career', 'job'],
  colleague: ['career', 'job'],
  business_partner: ['business', 'career', 'money'],
};

/** Whether words speak of what stands between two. */
export const isRelating = (words: readonly string[]): boolean => RELATING.isIn(words);

/** Who is named, as the own chart shows them; null where nobody is. */
export const relationNamed = (words: readonly string[]): Relation | null => {
  const scored = RELATION_TERMS.map(({ relation, terms }) => ({ relation, score: terms.score(words) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.relation : null;
};

/** Whether words name someone as the own chart shows them. */
export const namesRelation = (words: readonly string[], relation: Relation): boolean =>
  RELATION_TERMS.some((one) => one.relation === relation && one.terms.score(words) > 0);

/** The bond that is asked about: someone is named who is no partner in life, and how it stands between two. */
export const relationIn = (
  words: readonly string[],
  matters: readonly (Matter | 'general')[],
  kin: readonly Kin[],
): Relation | null => {
  if (!RELATING.isIn(words)) return null;
  const best = relationNamed(words);
  if (best === null || (kin.includes('spouse') && best !== 'in_laws')) return null;
  const fits = (one: Matter | 'general'): boolean => OF_BONDS.includes(one) || OF_WORK[best]?.includes(one) === true;
  // "Rishta" is a match too: beside the words of a bond no other matter is named.
  const isOfBond = matters.every(fits) || mattersIn(without(words, RELATING)).every(fits);
  return isOfBond ? best : null;
};

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
