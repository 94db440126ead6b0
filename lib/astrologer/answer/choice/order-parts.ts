/** The parts about which of two things comes first: by the time of each, or, where both have one, by what speaks for each. */
import { aspectBalance } from '../../../answers/aspects.ts';
import { decide, type Decision } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import { aspectReason, ofSide } from '../tell/asked-parts.ts';
import { nounOf, rowsOf, worded, type Making, type PartRows } from '../tell/making.ts';
import { advicePart } from '../tell/matter-parts.ts';
import { LEVEL_POINTS } from './option-verdict.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import type { InOrder, TwoInOrder } from '../hear/intent.ts';
import type { Draft } from '../tell/parts.ts';
import { ageLimit } from '../tell/time-parts.ts';
import { becausePart, isRunning, limitOf, timingPart } from '../tell/timing.ts';

/** One of the two, with what decides when it comes. */
interface Placed {
  readonly making: Making;
  readonly decision: Decision;
  readonly window: Decision['next'];
  readonly points: number;
}

type Two = readonly [Placed, Placed];

const placed = (making: Making, { matter, aspect }: InOrder): Placed => {
  const own = ofSide(making, { kind: 'matter', ask: null, matter, aspect });
  const decision = decide(making.known, matter, null);
  const balance = aspect === undefined ? null : aspectBalance(making.known, aspect);
  return {
    making: own,
    decision,
    window: decision.times?.first ?? decision.next,
    points: balance?.score ?? decision.score ?? 0,
  };
};

/** The time of one of the two; nothing where none is marked. */
const timeOf = ({ making, decision: { matter }, window }: Placed): readonly Draft[] => {
  if (window === null) return [];
  const cell = isRunning(making, window) ? 'now' : 'ahead';
  return [timingPart(making, matter, window, cell, true)];
};

/** Why one of two has more: the heaviest reason for it. */
const reasonFor = ({ making, decision }: Placed): readonly Draft[] => {
  const own = aspectReason(making, decision, true);
  return own === null ? reasonParts(making, decision, 1, false).slice(0, 1) : [own.draft];
};

/** When one of the two begins: now where it runs, never where no time of it is marked. */
const startOf = ({ making, window }: Placed): number => {
  if (window === null) return Infinity;
  return isRunning(making, window) ? 0 : window.span.start;
};
/** The two by their times where these begin apart; null where they do not. */
const byTime = (one: Placed, other: Placed): Two | null => {
  const [a, b] = [startOf(one), startOf(other)];
  if (a === b) return null;
  return a < b ? [one, other] : [other, one];
};

/** What both having one time, or none, comes to. */
const levelCell = ({ decision, window }: Placed, other: Placed): keyof PartRows['order'] => {
  if (window === null) return 'noTime';
  // Two sides of one area have one time.
  const isOneEvent = MATTER_ROWS[decision.matter].event === MATTER_ROWS[other.decision.matter].event;
  return isOneEvent ? 'oneTime' : 'bothNow';
};

/** Whether a time is told of one of the two at all. */
const isOutside = ({ decision: { gate } }: Placed): boolean => gate === 'past' || gate === 'too_young';

/** The parts about which of two comes first. */
export const orderParts = (making: Making, order: TwoInOrder, ask: Ask | null): readonly Draft[] => {
  const asked: Two = [placed(making, order[0]), placed(making, order[1])];
  const outside = asked.find(isOutside);
  if (outside !== undefined) return [ageLimit(outside.making, outside.decision)];
  if (!making.known.birth.timeKnown) return [limitOf(making, 'noTime')];
  const rows = rowsOf(making).order;
  const cites = [...new Set(asked.map(({ decision }) => making.cited.decision(decision)))];
  const lead = (cell: keyof PartRows['order'], [best, rest]: Two): Draft =>
    worded(
      making,
      'meaning',
      [`order.${cell}`, rows[cell]],
      { best: nounOf(best.making, best.decision.matter), other: nounOf(rest.making, rest.decision.matter) },
      { cites, matter: best.decision.matter },
    );
  const stepOf = (first: Placed): readonly Draft[] => advicePart(first.making, first.decision);
  const [one, other] = asked;
  const timed = byTime(one, other);
  if (timed !== null) {
    const [best, rest] = timed;
    const because = best.window === null ? [] : becausePart(best.making, best.decision.matter, best.window);
    const cell = ask === 'should' ? 'goes' : 'comes';
    return [lead(cell, timed), ...timeOf(best), ...because, ...timeOf(rest), ...stepOf(best)];
  }
  const together = [lead(levelCell(one, other), asked), ...timeOf(one)];
  if (Math.abs(one.points - other.points) < LEVEL_POINTS)
    return [...together, lead(ask === 'should' ? 'levelDo' : 'level', asked), ...stepOf(one)];
  const two: Two = one.points > other.points ? [one, other] : [other, one];
  return [...together, lead('more', two), ...reasonFor(two[0]), ...stepOf(two[0])];
};
