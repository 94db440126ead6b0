/** Things that a sentence names, what it says of them, and the words that each rests on. */
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim, DateSpan, Point } from './claim.ts';
import type { Mention } from '../language/mentions.ts';
import type { Parts } from './parser.ts';

/** A claim as it was read, and the mentions that it rests on. */
export interface Said {
  readonly claim: Claim;
  readonly negated: boolean;
  readonly rests: readonly number[];
}

/** The period that a sentence speaks of, and the time it ends by its words. */
export interface NamedPeriod {
  readonly lords: readonly { readonly level: number; readonly lord: Graha }[];
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

/** A reading of a sentence or a part of one, and what "it" and "there" mean after it. */
export interface Path {
  readonly said: readonly Said[];
  readonly context: Context;
}

/** What is said of a point. */
export type Predicate = (of: Point, context: Context) => readonly Pick<Said, 'claim' | 'negated'>[];

/** Before a text begins, nothing was named. */
export const nothingNamed = (planetOf: Context['planetOf']): Context => ({
  it: [],
  house: null,
  period: null,
  said: [],
  asked: [],
  planetOf,
});

export interface Node {
  readonly rests: readonly number[];
  readonly numbers: readonly number[];
  readonly value: string;
  readonly sign: number | null;
  /** What it stands for as a subject. */
  readonly points: (context: Context) => { readonly points: readonly Point[]; readonly rests: readonly number[] };
  readonly predicates: readonly { readonly says: Predicate; readonly rests: readonly number[] }[];
  /** What it says by itself: that the seventh lord Venus rules the seventh. */
  readonly says: (context: Context) => readonly Said[];
  /** What "it" and "there" mean after it; absent where nothing new is named. */
  readonly names: 'points' | 'nothing';
}

const NO_POINTS = { points: [], rests: [] } as const;
export const EMPTY_NODE: Node = {
  rests: [],
  numbers: [],
  value: '',
  sign: null,
  points: () => NO_POINTS,
  predicates: [],
  says: () => [],
  names: 'nothing',
};

const restsOf = (...nodes: readonly (Node | undefined)[]): readonly number[] =>
  nodes.flatMap((one) => one?.rests ?? []);

/** A node that rests on these parts; what they say by themselves it says too. */
export const made = (parts: readonly (Node | undefined)[], own: Partial<Node>): Node => ({
  ...EMPTY_NODE,
  rests: restsOf(...parts),
  says: (context) => parts.flatMap((part) => part?.says(context) ?? []),
  ...own,
});

/** All parts of a form that were filled. */
export const partsOf = (parts: Parts<Node>): readonly Node[] =>
  Object.values(parts).filter((part) => part !== undefined);
