/** The parts about two people: what their match comes to, and the checks that say so. */
import type { ReasonRule } from '../../../../layers/jyotish/matching/reasons.ts';
import type { PairOfBirths } from '../../../answers/queries/pair.ts';
import { noun, rowsOf, worded, type Making } from '../tell/making.ts';
import type { PairIntent } from '../hear/intent.ts';
import { limitOf } from '../tell/timing.ts';
import type { Draft } from '../tell/parts.ts';

/** Gunas from which a match is held to have enough (practice; Muhurta Chintamani). */
const ENOUGH = 18;
/** What the southern rules hold necessary and the gunas do not weigh, where it is not met. */
const NECESSARY: readonly string[] = ['porutham.essential', 'rajju.same'] satisfies readonly ReasonRule[];
/** Checks told of each side. */
const MOST_CHECKS = 2;

/** What the gunas come to within the day, where a time of birth is not known: from the least to the most, or the same at any hour. */
const overDayPart = (making: Making, overDay: NonNullable<PairOfBirths['overDay']>): Draft =>
  limitOf(making, overDay.least < overDay.most ? 'pairDay' : 'pairSame', { ...overDay });

/** The parts about a pair, the verdict of `matching/summary` first; of a check that is asked for its sentence alone, also where it was told. */
const pairParts = (
  making: Making,
  { match, verdict, reasons, overDay, isGuessed }: PairOfBirths,
  { check, isChoice }: Pick<PairIntent, 'check' | 'isChoice'>,
): readonly Draft[] => {
  const cited = reasons.map((reason) => ({ reason, id: making.cited.match(reason, match.total) }));
  const asked = check === undefined ? [] : cited.filter(({ reason }) => reason.rule.startsWith(`${check}.`));
  if (asked.length > 0)
    return asked.map(({ id }) => ({ kind: 'meaning', template: `{${id}.text}`, cites: [id], isKept: true }));
  const [gunas] = cited;
  if (gunas === undefined) return [];
  // Where the hour decides whether enough agree, no verdict is told.
  if (overDay !== null && overDay.least < ENOUGH && overDay.most >= ENOUGH)
    return [{ ...limitOf(making, 'pairOpen', { ...overDay }), isKept: true }, limitOf(making, 'pair')];
  const isDivided = verdict === 'recommended' && reasons.some(({ rule }) => NECESSARY.includes(rule));
  const lead = worded(
    making,
    'meaning',
    `pair.${isDivided ? 'recommendedBut' : verdict}`,
    { points: `{${gunas.id}.points}` },
    { cites: [gunas.id] },
  );
  const of = (passed: boolean): readonly Draft[] =>
    cited
      .slice(1)
      .filter(({ reason }) => reason.passed === passed)
      .slice(0, MOST_CHECKS)
      .map(({ id }) => ({ kind: 'meaning', template: `{${id}.text}`, cites: [id] }));
  const byHour = overDay === null ? [] : [overDayPart(making, overDay)];
  // Who asks whether to say yes hears that first.
  const choice =
    isChoice === true ? [worded(making, 'meaning', `yes.${verdict}`, {}, { cites: [gunas.id], isKept: true })] : [];
  if (making.form === 'short') return [...choice, lead, ...byHour];
  const isGood = verdict === 'recommended';
  // Who is the groom changes the count: where no word tells, it is said which way it was counted.
  const roles = isGuessed ? [limitOf(making, 'pairRoles')] : [];
  return [...choice, lead, ...byHour, ...of(isGood), ...of(!isGood), ...roles, limitOf(making, 'pair')];
};

/** Verdicts of a match, the best first. */
const VERDICTS: readonly PairOfBirths['verdict'][] = ['recommended', 'caution', 'not_recommended'];
/** Gunas apart up to which two matches are level. */
const LEVEL = 2;
/** Whether a match holds better than another: by its verdict, else by its gunas; null where they are level. */
const isBetter = (one: PairOfBirths, other: PairOfBirths): boolean | null => {
  const apart = VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict);
  const gunas = one.match.total - other.match.total;
  if (apart !== 0) return apart > 0;
  return Math.abs(gunas) < LEVEL ? null : gunas > 0;
};

/** Which of two matches holds better, with its gunas; that they are level where neither does. */
const betterPart = (making: Making, one: PairOfBirths, other: PairOfBirths): Draft => {
  const { suitors } = rowsOf(making);
  const isFirst = isBetter(one, other);
  if (isFirst === null) return worded(making, 'limit', 'suitors.level', {}, { isKept: true });
  const [best, name, at] = isFirst
    ? ([one, suitors.names.first, 0] as const)
    : ([other, suitors.names.second, 1] as const);
  const cell = best.verdict === 'not_recommended' ? 'neither' : 'better';
  const cites = best.reasons.slice(0, 1).map((gunas) => making.cited.match(gunas, best.match.total, at));
  return worded(making, 'meaning', `suitors.${cell}`, { best: noun(name) }, { cites, isKept: true });
};

/** Two matches beside each other: which holds better, then of each its gunas and what counts most in it. */
const besideParts = (making: Making, one: PairOfBirths, other: PairOfBirths): readonly Draft[] => {
  const { names } = rowsOf(making).suitors;
  const of = ({ reasons, match, verdict }: PairOfBirths, at: 0 | 1): readonly Draft[] => {
    const [gunas, ...checks] = reasons;
    if (gunas === undefined) return [];
    const isGood = verdict === 'recommended';
    const told = checks.find(({ passed }) => passed === isGood) ?? checks[0];
    const id = making.cited.match(gunas, match.total, at);
    const who = noun(at === 0 ? names.first : names.second);
    const values = { who, points: `{${id}.points}` };
    const points = worded(making, 'meaning', 'suitors.each', values, { cites: [id], isKept: true });
    if (told === undefined) return [points];
    const check = making.cited.match(told, match.total, at);
    return [points, { kind: 'meaning', template: `{${check}.text}`, cites: [check], isKept: true }];
  };
  const roles = one.isGuessed || other.isGuessed ? [limitOf(making, 'pairRoles')] : [];
  return [betterPart(making, one, other), ...of(one, 0), ...of(other, 1), ...roles, limitOf(making, 'pair')];
};

/** The parts about one match, or about two beside each other. */
export const pairsParts = (
  making: Making,
  [one, other]: readonly PairOfBirths[],
  intent: PairIntent,
): readonly Draft[] => {
  if (one === undefined) return [];
  return other === undefined ? pairParts(making, one, intent) : besideParts(making, one, other);
};
