/** What a sentence says, what it rests on, and what "it", "there" and "then" mean after it. */
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Mention } from '../language/mentions.ts';
import type { Claim, DateSpan, Point } from '../facts/claim.ts';
import type { Attribute, Lords, ReadClaim, Ref } from './things.ts';

/** A claim as it was read, and the mentions that it rests on. */
export interface Said {
  readonly claim: ReadClaim;
  readonly negated: boolean;
  readonly rests: readonly number[];
}

/** Claims as they were read, resting on some mentions. */
export const saidOf = (claims: readonly ReadClaim[], rests: readonly number[], negated = false): readonly Said[] =>
  claims.map((claim) => ({ claim, negated, rests }));

/** The period that a sentence speaks of, and the time it ends by its words. */
export interface NamedPeriod {
  readonly lords: Lords;
  readonly end: DateSpan | null;
}

/** What was named before: the points that "it" means, the place that "there" means, the period that "then" follows. */
export interface Context {
  readonly it: readonly Point[];
  readonly house: number | null;
  readonly period: NamedPeriod | null;
  /** What was said last. */
  readonly said: readonly Said[];
  /** The words of the question before. */
  readonly asked: readonly Mention[];
  /** The planet that a lord is in this chart; null where the ascendant is not known. */
  readonly planetOf: (point: Point) => Graha | null;
}

/** A reading of a sentence or a part of one, and what is named after it. */
export interface Path {
  readonly said: readonly Said[];
  readonly context: Context;
}

/** Before a text begins, nothing was named. */
export const nothingNamed = (planetOf: Context['planetOf']): Context => ({
  ...{ it: [], house: null, period: null, said: [], asked: [], planetOf },
});

/** The points that a name stands for. */
export const pointsOf = (ref: Ref, { it, house }: Pick<Context, 'it' | 'house'>): readonly Point[] => {
  if (ref === 'it') return it;
  if (typeof ref !== 'object' || ref.lordOf > 0) return [ref];
  return house === null ? [] : [{ lordOf: house }];
};

/** Kinds of claims that are made of the ascendant too. */
const OF_ASCENDANT: readonly Claim['kind'][] = ['sign', 'star', 'degree', 'yoga', 'dosha'];
/** What is said of a point; nothing where it cannot be said of the ascendant. */
export const told = (says: Attribute, of: Point): readonly ReadClaim[] => {
  const claim = says(of);
  return claim === null || (of === 'ascendant' && !OF_ASCENDANT.includes(claim.kind)) ? [] : [claim];
};
