/** The parts about two people: what their match comes to, and the checks that say so. */
import type { PairOfBirths } from '../../answers/queries/pair.ts';
import { rowsOf, worded, type Making } from './making.ts';
import type { PairCheck } from './pair-asked.ts';
import { limitOf } from './timing.ts';
import type { Draft } from './parts.ts';

/** Gunas from which a match is held to have enough (practice; Muhurta Chintamani). */
const ENOUGH = 18;
/** Checks told of each side. */
const MOST_CHECKS = 2;

/** What the gunas come to within the day, where a time of birth is not known: from the least to the most, or the same at any hour. */
const overDayPart = (making: Making, overDay: NonNullable<PairOfBirths['overDay']>): Draft =>
  limitOf(making, overDay.least < overDay.most ? 'pairDay' : 'pairSame', { ...overDay });

/** The parts about a pair, the verdict of `matching/summary` first; of a check that is asked for its sentence alone, also where it was told. */
export const pairParts = (
  making: Making,
  { match, verdict, reasons, overDay }: PairOfBirths,
  check?: PairCheck,
): readonly Draft[] => {
  const rows = rowsOf(making).pair[verdict];
  const cited = reasons.map((reason) => ({ reason, id: making.cited.match(reason, match.total) }));
  const asked = check === undefined ? [] : cited.filter(({ reason }) => reason.rule.startsWith(`${check}.`));
  if (asked.length > 0)
    return asked.map(({ id }) => ({ kind: 'meaning', template: `{${id}.text}`, cites: [id], isKept: true }));
  const [gunas] = cited;
  if (gunas === undefined) return [];
  // Where the hour decides whether enough agree, no verdict is told.
  if (overDay !== null && overDay.least < ENOUGH && overDay.most >= ENOUGH)
    return [{ ...limitOf(making, 'pairOpen', { ...overDay }), isKept: true }, limitOf(making, 'pair')];
  const lead = worded(
    making,
    'meaning',
    [`pair.${verdict}`, rows],
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
  if (making.form === 'short') return [lead, ...byHour];
  const isGood = verdict === 'recommended';
  return [lead, ...byHour, ...of(isGood), ...of(!isGood), limitOf(making, 'pair')];
};
