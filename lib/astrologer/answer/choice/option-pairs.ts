/** Choices that are known by what one side says: to settle, to hand over, to keep the money in a bank, to live near a child. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Move } from '../../../words/reading/ask.ts';
import type { Fork, Side } from './fork.ts';
import type { Option, Options } from './option-rows.ts';

/** The way that a side names by its matter; null where it names none. */
type WayOf = (side: Side, fork: Fork) => Option | null;

/** What is known of a choice. */
interface Told {
  readonly fork: Fork;
  /** The matters told of before it. */
  readonly before: readonly Matter[];
  readonly wayOf: WayOf;
}

/** A choice by what one of its sides says. */
interface PairRow {
  /** What that side says. */
  readonly says: Move;
  readonly way: Option;
  /** The other way by what the other side says; null where it is no such choice. */
  readonly otherWay: (other: Side, told: Told) => Option | null;
}

const does =
  (...moves: readonly Move[]) =>
  (side: Side): boolean =>
    side.moves.some((one) => moves.includes(one));
/** Matters that are fought over at law. */
const OF_DISPUTES: readonly Matter[] = ['court', 'property', 'debt'];
const isEnded = does('off');
const isOfVillage = does('village');
/** Matters that are told with where one lives. */
const OF_LIVING: readonly Matter[] = ['retirement', 'family', 'property'];
/** The city, or a town by its name where one stays or goes. */
const isOfTown = (side: Side): boolean =>
  does('city')(side) || (does('on', 'go')(side) && side.matters.every((one) => OF_LIVING.includes(one)));

/** What is taken up beside studying for an examination: a line of work, what it names, or a post. */
const workOf = (side: Side, fork: Fork, wayOf: WayOf): Option | null => {
  const named =
    side.trades[0] ??
    wayOf({ ...side, matters: side.matters.filter((one) => one !== 'exam') }, { ...fork, aspects: [] });
  return named ?? (does('begin', 'go')(side) ? 'job' : null);
};

/** Rows, the first of which that fits counts. */
const PAIRS: readonly PairRow[] = [
  { says: 'settle', way: 'settle', otherWay: () => 'fight' },
  // "He offers a settlement. Shall I accept, or fight?"
  {
    says: 'fight',
    way: 'fight',
    otherWay: (_, { before }) => (before.some((one) => OF_DISPUTES.includes(one)) ? 'settle' : null),
  },
  { says: 'risk', way: 'shares', otherWay: (other) => (does('save', 'gold')(other) ? 'fixed' : null) },
  {
    says: 'prepare',
    way: 'prepare',
    // Another attempt is weighed as one.
    otherWay: (other, { fork, wayOf }) =>
      [fork.first, fork.second].some((side) => side?.moves.includes('again') === true)
        ? null
        : workOf(other, fork, wayOf),
  },
  { says: 'hand', way: 'hand_over', otherWay: (other) => (isEnded(other) ? 'close' : null) },
  { says: 'hand', way: 'pass_on', otherWay: () => 'run' },
  { says: 'save', way: 'save', otherWay: (other, { wayOf, fork }) => wayOf(other, fork) ?? other.trades[0] ?? null },
  { says: 'childs_home', way: 'with_child', otherWay: (other) => (isOfVillage(other) ? 'village' : 'own_home') },
  { says: 'village', way: 'village', otherWay: (other) => (isOfTown(other) ? 'city' : null) },
];

/** The two ways of a choice by what one side of it says; null where it says no such thing. */
export const pairOf = (fork: Fork, before: readonly Matter[], wayOf: WayOf): Options | null => {
  const { first, second } = fork;
  if (second === null) return null;
  const told: Told = { fork, before, wayOf };
  for (const { says, way, otherWay } of PAIRS) {
    const isFirst = does(says)(first);
    if (isFirst === does(says)(second)) continue;
    const other = otherWay(isFirst ? second : first, told);
    if (other !== null) return isFirst ? [way, other] : [other, way];
  }
  return null;
};
