/** What is told of another’s life: which birth it takes, the half of it that the own chart shows, and one step. */
import { capital, fillAny } from '../../../words/fill.ts';
import type { Ask, Person, Remark, Side } from '../../../words/reading/ask.ts';
import { noun, rowsOf, worded, type Making } from '../tell/making.ts';
import { matterParts } from '../tell/matter-parts.ts';
import type { Draft } from '../tell/parts.ts';
import { relationParts } from './relation-parts.ts';
import { halfOf } from './theirs.ts';

/** Whose life is asked about, which side of it, and how. */
export interface Theirs {
  readonly person: Person;
  readonly side: Side;
  readonly ask: Ask;
  /** They are told to be low. */
  readonly isLow?: boolean;
}

/** One step for whoever lives beside them; beside somebody who is low another. */
const stepPart = (making: Making, { side, isLow = false }: Pick<Theirs, 'side' | 'isLow'>): Draft => {
  const step = isLow && side === 'life' ? 'low' : side;
  return worded(making, 'advice', [`theirs.${step}`, rowsOf(making).theirs.steps[step]], {});
};

/** The key of a side of somebody’s life among what was told. */
const keyOf = ({ person, side }: Pick<Theirs, 'person' | 'side'>): string => `theirs.${person}.${side}`;

/** The birth that it takes; where that was said of the same side before, what else there is to say. */
const limitPart = (making: Making, { person, side, ask }: Theirs): Draft => {
  const { limit, theirs } = rowsOf(making);
  const key = keyOf({ person, side });
  if (making.told.has(key)) {
    const again = ask === 'why' || ask === 'when' ? ask : 'other';
    return worded(making, 'limit', [`theirsAgain.${again}`, limit.theirsAgain[again]], {});
  }
  making.told.add(key);
  const values = { kin: noun(theirs.persons[person]), side: theirs.sides[side] };
  return worded(making, 'limit', ['theirs', limit.theirs], values);
};

/** The half that the own chart shows, once in a conversation; with its step. */
const halfParts = (making: Making, theirs: Theirs): readonly Draft[] => {
  const { person, side } = theirs;
  const half = halfOf(person, side);
  if (half === null || !making.known.birth.timeKnown) return [stepPart(making, theirs)];
  const about = half.kind === 'relation' ? half.relation : half.matter;
  if (making.told.has(`half.${about}`)) return [stepPart(making, theirs)];
  making.told.add(`half.${about}`);
  if (half.kind === 'relation') {
    const [lead, reason, ...rest] = relationParts(making, half, null);
    return [lead, rest.length > 0 ? reason : undefined, rest.at(-1) ?? reason].filter((one) => one !== undefined);
  }
  const own = matterParts(making, { ask: 'how', matter: half.matter, range: null, isBrief: true });
  return [...own, stepPart(making, theirs)];
};

/** The parts about another’s life, what was asked first. */
export const theirsParts = (making: Making, theirs: Theirs): readonly Draft[] => {
  const isAsked = theirs.ask === 'do' || theirs.ask === 'should';
  const isTold = making.told.has(keyOf(theirs));
  const half = halfParts(making, theirs);
  const limit = limitPart(making, theirs);
  if (!isAsked) return [limit, ...half];
  // Who asks what to do hears once that it takes another birth.
  return isTold ? half.toReversed() : [...half.toReversed(), limit];
};

/** Remarks that are answered by what the own chart shows of another’s life, or by a step beside them. */
const WITH_OWN: Readonly<Partial<Record<Remark, 'source' | 'plain'>>> = {
  doubt: 'source',
  source: 'source',
  plain: 'plain',
  before: 'plain',
};
const WITH_STEP: readonly Remark[] = ['blame', 'unless', 'count'];
/** Those that have words of their own, whosever life they are made on. */
const OWN_WORDS = ['missed', 'doubt', 'blame', 'unless', 'before', 'count'] as const satisfies readonly Remark[];
/** What is said to a remark on what was told of another’s life: what the own chart shows of it, and what it does not. */
export const theirsRemarked = (making: Making, remark: Remark, { person, side }: Theirs): readonly Draft[] => {
  const { remark: rows, theirs } = rowsOf(making);
  if (remark === 'avoid') return [worded(making, 'advice', ['avoid.bond', rows.avoid.bond], {})];
  const said = OWN_WORDS.find((one) => one === remark);
  const cell = WITH_OWN[remark];
  const values = { kin: noun(theirs.persons[person]), side: theirs.sides[side] };
  return [
    ...(said === undefined ? [] : [worded(making, 'limit', [`remark.${said}`, rows[said]], {})]),
    ...(cell === undefined ? [] : [worded(making, 'limit', [`remark.theirs.${cell}`, rows.theirs[cell]], values)]),
    ...(WITH_STEP.includes(remark) ? [stepPart(making, { side })] : []),
  ];
};

/** That another’s life is read from another chart, after what the own one tells. */
export const theirsBeside = (making: Making, person: Person): Draft => {
  const { limit, theirs } = rowsOf(making);
  const kin = theirs.persons[person];
  const text = fillAny(limit.theirsBeside[0] ?? '', { kin });
  return { kind: 'limit', template: capital(text), cites: [] };
};
