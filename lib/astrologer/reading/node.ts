/** What the forms of the grammar come to: things that a sentence names, what it says of them, and the words that each rests on. */
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
  readonly itRests: readonly number[];
  readonly house: number | null;
  readonly houseRests: readonly number[];
  readonly period: NamedPeriod | null;
  /** The words of the question before. */
  readonly asked: readonly Mention[];
  /** What was said last, which "so is the Moon" and "the Moon is not" repeat. */
  readonly predicates: Node['predicates'];
  /** The planet that a lord is in this chart; null where the ascendant is not known. */
  readonly planetOf: (point: Point) => Graha | null;
}

/** What is said of a point. */
export type Predicate = (of: Point, context: Context) => readonly Pick<Said, 'claim' | 'negated'>[];

/** Before a text begins, nothing was named. */
export const nothingNamed = (planetOf: Context['planetOf']): Context => ({
  it: [],
  itRests: [],
  house: null,
  houseRests: [],
  period: null,
  asked: [],
  predicates: [],
  planetOf,
});

export interface Node {
  readonly rests: readonly number[];
  readonly numbers: readonly number[];
  readonly value: string;
  readonly time: DateSpan | null;
  readonly sign: number | null;
  readonly lords: NamedPeriod['lords'];
  /** What it stands for as a subject. */
  readonly points: (context: Context) => { readonly points: readonly Point[]; readonly rests: readonly number[] };
  readonly predicates: readonly { readonly says: Predicate; readonly rests: readonly number[] }[];
  /** What it says by itself: that the seventh lord Venus rules the seventh. */
  readonly says: (context: Context) => readonly Said[];
  /** What "it" and "there" mean after it; absent where nothing new is named. */
  readonly names: 'points' | 'nothing';
  readonly period: NamedPeriod | null;
}

const NO_POINTS = { points: [], rests: [] } as const;
export const EMPTY_NODE: Node = {
  rests: [],
  numbers: [],
  value: '',
  time: null,
  sign: null,
  lords: [],
  points: () => NO_POINTS,
  predicates: [],
  says: () => [],
  names: 'nothing',
  period: null,
};

/** The mentions of all these nodes. */
export const restsOf = (...nodes: readonly (Node | undefined)[]): readonly number[] =>
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

/** What these predicates say of the points of a subject. */
export const saidOf = (
  subject: Node,
  predicates: Node['predicates'],
  context: Context,
  besides: readonly number[] = [],
): readonly Said[] => {
  const { points, rests } = subject.points(context);
  return points.flatMap((of) =>
    predicates.flatMap((one) =>
      one.says(of, context).map((said) => ({ ...said, rests: [...rests, ...one.rests, ...besides] })),
    ),
  );
};
