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
import { faintest, yearNamed } from '../choice/times-named.ts';
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

/** How the two next years stand beside a time that is years away: which has a little more, or that they are level. */
const nearer = (making: Making, matter: Matter): Draft => {
  const { year } = making.known.at.date;
  const years = [yearNamed(making, year + 1), yearNamed(making, year + 2)];
  const more = faintest(making, matter, years);
  const best = more?.name ?? years[0]?.name ?? '';
  const other = years.find(({ name }) => name !== best)?.name ?? '';
  const cell = more === null ? 'nearerLevel' : 'nearer';
  return limitOf(making, cell, { matter: nounOf(making, matter), best, other });
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

/** The stretch that has more than the one told before it, or another one after it; nothing where it is told by the same words. */
const laterPart = (making: Making, matter: Matter, first: EventWindow, { better, second }: Times): readonly Draft[] => {
  const later = better ?? second;
  if (later === null || (better === null && making.form === 'short')) return [];
  const fieldsOf = (one: EventWindow) => making.cited.rows.all.get(making.cited.window(one, matter))?.fields;
  const [told, then] = [fieldsOf(first), fieldsOf(later)];
  if (told?.['from'] === then?.['from'] && told?.['until'] === then?.['until']) return [];
  return [timingPart(making, matter, later, better === null ? 'second' : 'better')];
};

/** What waiting comes to: the next stretch is ahead, or runs now, or none stands out. */
const waitParts = (making: Making, { matter, times, next }: Decision): readonly Draft[] => {
  const first = times?.first ?? next;
  if (first === null)
    return [worded(making, 'timing', 'timing.waitNone', { matter: nounOf(making, matter) }, { kind: 'limit', matter })];
  return [
    timingPart(making, matter, first, isRunning(making, first) ? 'waitNow' : 'waitAhead'),
    ...becausePart(making, matter, first),
    ...(times?.better ? laterPart(making, matter, first, times) : []),
  ];
};

/** How long it stays so is told by no chart; when there is more help is. */
const lengthParts = (making: Making, { matter, times, next }: Decision): readonly Draft[] => {
  const first = times?.first ?? next;
  const limit = limitOf(making, 'noLength', { matter: nounOf(making, matter) });
  return first === null
    ? [limitOf(making, 'noTurning', { matter: nounOf(making, matter) })]
    : [limit, timingPart(making, matter, first, isRunning(making, first) ? 'now' : 'next', true)];
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

const datesParts = (making: Making, decision: Decision, isRange: boolean, isFirst: boolean): readonly Draft[] => {
  const { matter, times } = decision;
  const range = isRange ? rangeNamed(making, decision.range) : null;
  const finer = making.finer === null ? undefined : OF_FINER[making.finer];
  const told = finer?.(making, decision) ?? [];
  if (told.length > 0) return told;
  if (times === null) return [...outside(making, decision, isFirst, range), ...noMonths(making, matter)];
  if (making.finer === 'sooner') return soonerParts(making, decision, times);
  const { first } = times;
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
export const timeParts = (making: Making, decision: Decision, isRange: boolean, isFirst: boolean): readonly Draft[] => {
  const { gate, matter } = decision;
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  const isDated = gate === 'open' && aspectRow(making, decision)?.time !== 'none';
  if (isDated && !making.known.birth.timeKnown) return [];
  // Who fears some months hears first that none is marked as bad, and who asks for the bad ones that alone.
  if (isDated && making.finer === 'bad') return [limitOf(making, 'care')];
  if (isDated)
    return [
      ...(making.finer === 'care' ? [limitOf(making, 'care')] : []),
      ...datesParts(making, decision, isRange, isFirst),
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
