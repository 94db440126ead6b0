/** The parts about the time of a matter, and what no chart tells of it. */
import type { EventWindow } from '../../../../layers/jyotish/phala/events.ts';
import type { Decision } from '../../../answers/judgement.ts';
import type { Times } from '../../../answers/stretches.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { SlotValue } from '../../../words/fill.ts';
import { grouped } from '../hear/matter-groups.ts';
import { ageIn } from './ages.ts';
import { aspectRow } from './asked-parts.ts';
import { nounOf, rowsOf, worded, type Making, type PartRows } from './making.ts';
import type { Draft } from './parts.ts';
import {
  easierIn,
  laterPart,
  laterThan,
  nearer,
  soonestPart,
  stanceOf,
  standParts,
  WAITS,
  waitingParts,
} from './stance.ts';
import {
  becausePart,
  isFar,
  isOneMonth,
  isRunning,
  isThin,
  limitOf,
  rangeNamed,
  timingPart,
  type Cell,
  type LimitCell,
} from './timing.ts';

const DAYS_OF_A_MONTH = 31;

/** Matters that are told to be past in words of their own. */
const PAST = grouped<keyof PartRows['limit']['past'], Matter>([
  ['marriage', ['marriage', 'love', 'second_marriage']],
  ['children', ['children']],
  ['job', ['job', 'first_job', 'career', 'business']],
  ['government', ['government']],
  ['exam', ['exam']],
]);
/** What is said where the age of the person is not that of the matter. */
export const ageLimit = (making: Making, { gate, matter }: Decision): Draft => {
  const { past, young } = rowsOf(making).limit;
  const values = { matter: nounOf(making, matter) };
  if (gate === 'past') {
    const cell = PAST.get(matter) ?? 'default';
    return worded(making, 'limit', [`past.${cell}`, past[cell]], values, { matter });
  }
  const cell = matter === 'retirement' ? 'retirement' : 'default';
  return worded(making, 'limit', [`young.${cell}`, young[cell]], values, { matter });
};

/** Matters that must be told what no chart tells, whatever was asked. */
export const ALWAYS_LIMITED: Readonly<Partial<Record<Matter, LimitCell>>> = {
  health: 'health',
  children: 'children',
  exam: 'exam',
  visa: 'visa',
  reunion: 'reunion',
  debt: 'debt',
};

/** How the stretch that is told first is told: that it runs now, that it fills the time asked about, or when it is. */
const cellOf = (making: Making, decision: Decision, first: EventWindow, isRange: boolean, isBest: boolean): Cell => {
  const { range } = decision;
  const { span } = first;
  // Times are told by their months.
  const isWhole = span.start <= range.start + DAYS_OF_A_MONTH && span.end >= range.end - DAYS_OF_A_MONTH;
  const isThroughout = isWhole && 2 * (span.end - span.start) > range.end - range.start;
  if (isRange && isThroughout) return isOneMonth(making, { span: range }) ? 'thatMonth' : 'throughout';
  if (isRunning(making, first)) return isThin(decision) ? 'nowThin' : 'now';
  if (!isBest) return 'next';
  return isRange ? 'inRange' : 'ahead';
};

/** That a time which is years away is nothing to wait for. */
const farPart = (making: Making, matter: Matter, first: EventWindow, later: readonly Draft[]): readonly Draft[] => {
  if (!isFar(making, first) || making.form === 'short') return [];
  return [
    limitOf(making, later.length > 0 ? 'far' : 'farOnly', { matter: nounOf(making, matter) }),
    nearer(making, matter),
  ];
};

/** What is told after the first time: a better or a later one; where the first is years away, that nothing waits for it. */
const afterFirst = (making: Making, matter: Matter, times: Times, isRange: boolean): readonly Draft[] => {
  const later = laterPart(making, matter, times.first, times);
  return isRange || !isFar(making, times.first) ? later : farPart(making, matter, times.first, later);
};

/** Where no window stands in the time that is looked at: the next one outside it. */
const outside = (making: Making, decision: Decision, isFirst: boolean, range: SlotValue | null): readonly Draft[] => {
  const { matter, next } = decision;
  const values: Readonly<Record<string, SlotValue>> = range === null ? {} : { matter: nounOf(making, matter), range };
  const plain = range === null ? 'none' : 'quietRange';
  const isOfYears = range === null && MATTER_ROWS[matter].isOfYears === true;
  const none = isOfYears ? 'years.none' : (`timing.${plain}` as const);
  if (next === null)
    return [worded(making, 'timing', none, { matter: nounOf(making, matter), ...values }, { kind: 'limit', matter })];
  const cell = range === null ? 'ahead' : 'noneInRange';
  const far = range === null ? farPart(making, matter, next, []) : [];
  return [timingPart(making, matter, next, cell, isFirst, values), ...becausePart(making, matter, next), ...far];
};

/** What waiting comes to; a better time than that which comes is told after it. */
const waitParts = (making: Making, decision: Decision): readonly Draft[] => {
  const { matter, times } = decision;
  const { side, time } = stanceOf(making, decision);
  // Who is told that waiting costs something hears of no time that is better yet.
  const isLater = times !== null && times.better !== null && time === 'soon';
  return [...waitingParts(making, decision, WAITS), ...(isLater ? laterThan(making, matter, times, side) : [])];
};

/** How long it stays so is told by no chart; when there is more help is. */
const lengthParts = (making: Making, decision: Decision): readonly Draft[] => {
  const first = decision.times?.first ?? decision.next;
  const limit = limitOf(making, first === null ? 'noTurning' : 'noLength', { matter: nounOf(making, decision.matter) });
  return first === null ? [limit] : [limit, soonestPart(making, decision, first)];
};

/** The month of a stretch: what inside it has most, or that its months are alike. */
const monthParts = (making: Making, { matter, windows }: Decision, times: Times): readonly Draft[] | null => {
  const { span } = times.first;
  const inside = windows.filter((one) => one.span.start >= span.start && one.span.end <= span.end);
  const most = Math.max(...inside.map(({ score }) => score));
  const best = inside.filter(({ score }) => score === most);
  const [only] = best;
  const isPart = inside.length > 1 && best.length === 1 && MATTER_ROWS[matter].isOfYears !== true;
  const cell = inside.length > 1 ? 'even' : 'same';
  // That no month of a stretch stands out is said of one that was told.
  if (!isPart && making.marks.until === null) return null;
  return [
    isPart && only !== undefined
      ? timingPart(making, matter, only, 'within')
      : timingPart(making, matter, times.first, cell),
    ...laterPart(making, matter, times.first, times),
  ];
};

/** Whether there is a sooner time: one with less before the stretch that is told first, or none. */
const soonerParts = (making: Making, { matter, windows }: Decision, { first }: Times): readonly Draft[] => {
  const sooner = windows.find(
    ({ span }) => span.end <= first.span.start && span.end > making.known.at.jd + DAYS_OF_A_MONTH,
  );
  const none = isRunning(making, first) ? 'now' : 'soonest';
  const cell = sooner === undefined ? none : 'earlier';
  return [timingPart(making, matter, sooner ?? first, cell), ...becausePart(making, matter, sooner ?? first)];
};

/** That a matter has half-years and no months, where months are asked for. */
const noMonths = (making: Making, matter: Matter): readonly Draft[] => {
  if (making.isOfMonths !== true || MATTER_ROWS[matter].isOfYears !== true) return [];
  return [worded(making, 'limit', 'years.noMonths', { matter: nounOf(making, matter) }, { matter })];
};

/** The time of a matter with the age that it comes at; where a better one follows it, the age then. */
const ageParts = (making: Making, matter: Matter, { first, better }: Times): readonly Draft[] => {
  const [age, later] = [first, better].map((one) => (one === null ? null : ageIn(making.known, one)));
  return [
    timingPart(making, matter, first, isRunning(making, first) ? 'now' : 'ahead', true),
    limitOf(making, 'age', { age: age ?? '' }),
    ...(later === null || later === undefined || later === age ? [] : [limitOf(making, 'ageLater', { age: later })]),
  ].map((one) => ({ ...one, isKept: true }));
};

/** The time after one that was told; or that none follows it. */
const afterParts = (making: Making, { matter, times, next }: Decision): readonly Draft[] => {
  const after = times?.first ?? next;
  return after === null
    ? [worded(making, 'timing', 'timing.noneLater', {}, { kind: 'limit', matter })]
    : [timingPart(making, matter, after, 'second'), ...becausePart(making, matter, after)];
};
/** The ages of the first time and of a better one; nothing where none is told. */
const agesParts = (making: Making, { matter, times, next }: Decision): readonly Draft[] => {
  if (times !== null) return ageParts(making, matter, times);
  return next === null ? [] : ageParts(making, matter, { first: next, better: null, second: null });
};
/** What is asked of a time, whatever stretch it is of. */
const OF_FINER: Readonly<
  Partial<Record<NonNullable<Making['finer']>, (making: Making, decision: Decision) => readonly Draft[]>>
> = { after: afterParts, wait: waitParts, length: lengthParts, age: agesParts };

/** The times of a matter, the first of them as it is asked for. */
const timesParts = (
  making: Making,
  decision: Decision,
  times: Times,
  range: SlotValue | null,
  isFirst: boolean,
): readonly Draft[] => {
  const { matter } = decision;
  const isRange = range !== null;
  if (making.finer === 'sooner') return soonerParts(making, decision, times);
  const { first } = times;
  if (range !== null && !isFirst && isThin(decision)) return easierIn(making, matter, first);
  const isBest = times.better === null && (times.second?.score ?? 0) <= first.score;
  const cell = cellOf(making, decision, first, isRange, isBest);
  const isOfMonth = making.finer === 'month' && cell !== 'throughout' && !isOneMonth(making, first);
  const months = isOfMonth ? monthParts(making, decision, times) : null;
  if (months !== null) return months;
  return [
    timingPart(making, matter, first, cell, isFirst || isRange, range === null ? {} : { range }),
    ...becausePart(making, matter, first),
    ...afterFirst(making, matter, times, isRange),
    ...noMonths(making, matter),
  ];
};

/** A yes or no that is told before the time; null where none is. */
type Stood = 'should' | 'will' | null;

const datesParts = (
  making: Making,
  decision: Decision,
  isRange: boolean,
  isFirst: boolean,
  ask: Stood,
): readonly Draft[] => {
  const { matter, times } = decision;
  const range = isRange ? rangeNamed(making, decision.range) : null;
  const finer = making.finer === null ? undefined : OF_FINER[making.finer];
  const told = finer?.(making, decision) ?? [];
  if (told.length > 0) return told;
  if (ask !== null && !isRange) return [...standParts(making, decision, ask), ...noMonths(making, matter)];
  return times === null
    ? [...outside(making, decision, isFirst, range), ...noMonths(making, matter)]
    : timesParts(making, decision, times, range, isFirst);
};

/** Matters of which it is said that no month is marked for them. */
const isUnmarked = (matter: Matter): matter is keyof PartRows['limit']['noMonths'] =>
  matter === 'health' || matter === 'exam';
/** That no month or year is marked for a matter, where one is asked for. */
const unmarkedParts = (making: Making, matter: Matter, isRange: boolean, isWhen: boolean): readonly Draft[] =>
  isUnmarked(matter) &&
  (isRange || (isWhen && matter === 'health') || ['month', 'care', 'bad'].includes(making.finer ?? ''))
    ? [worded(making, 'limit', `limit.noMonths.${matter}`, {}, { matter, ...(isRange ? {} : { isKept: true }) })]
    : [];

/** The parts about the time of a matter, the one place that dates it: the windows of its decision, or why none is told. */
export const timeParts = (
  making: Making,
  decision: Decision,
  isRange: boolean,
  isFirst: boolean,
  ask: Stood = null,
): readonly Draft[] => {
  const { gate, matter } = decision;
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  const isDated = gate === 'open' && aspectRow(making, decision)?.time !== 'none';
  if (isDated && !making.known.birth.timeKnown) return [];
  // Who fears some months hears first that none is marked as bad, and who asks for the bad ones that alone.
  if (isDated && making.finer === 'bad') return [limitOf(making, 'care')];
  if (isDated)
    return [
      ...(making.finer === 'care' ? [limitOf(making, 'care')] : []),
      ...datesParts(making, decision, isRange, isFirst, ask),
    ];
  if (making.finer === 'length') return [limitOf(making, 'noTurning', { matter: nounOf(making, matter) })];
  if (making.finer === 'wait') return [limitOf(making, 'wait', { matter: nounOf(making, matter) })];
  // Of a debt the limit is on taking one; its time is asked for by itself.
  const isLimited =
    matter !== 'debt' && ALWAYS_LIMITED[matter] !== undefined && aspectRow(making, decision)?.isUnlimited !== true;
  return isLimited
    ? unmarkedParts(making, matter, isRange, isFirst)
    : [limitOf(making, 'noDates', { matter: nounOf(making, matter) })];
};
