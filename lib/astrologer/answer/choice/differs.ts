/**
 * What may set two ways apart that a chart has as one: near home or far, steady or at a risk. And what whoever asks told of
 * their life that counts for more than a chart: an illness at home, a birth, a debt.
 */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { REASONS, type Reason } from '../../../words/reading/ask.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { grouped, OF_WORK } from '../hear/matter-groups.ts';
import { type Making, worded } from '../tell/making.ts';
import type { Draft } from '../tell/parts.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import type { ChoiceKind } from './option-kinds.ts';
import type { Option, Options } from './option-rows.ts';
import { verdictOf, waysOf, type Verdict } from './option-verdict.ts';

/** A difference that a chart weighs, by the two ways that stand for its sides. */
interface Difference {
  readonly ways: Options;
  readonly tells: Readonly<Partial<Record<Option, 'near' | 'far' | 'steady' | 'risk'>>>;
}
const NEAR: Difference = { ways: ['home', 'away'], tells: { home: 'near', away: 'far' } };
const STEADY: Difference = { ways: ['fixed', 'shares'], tells: { fixed: 'steady', shares: 'risk' } };
/** What may differ by the kind of a choice, the first of which that a chart decides is told. */
const DIFFERENCES = grouped<readonly Difference[], ChoiceKind | 'onePlanet'>([
  [[NEAR, STEADY], ['offers']],
  [[NEAR], ['places', 'study']],
  [[STEADY], ['onePlanet', 'earning', 'ways', 'shops']],
]);
/** Verdicts that put none of two ways before the other. */
const OPEN: readonly Verdict['lead'][] = ['same', 'open', 'level', 'strained', 'onePlanet'];

/** By what a chart would set apart two ways that it has as one; nothing where it does by none. */
export const differsParts = (making: Making, lead: Verdict['lead'], kind: ChoiceKind | null): readonly Draft[] => {
  // Two subjects of one planet are parted by no income.
  const of = lead === 'onePlanet' && kind !== 'study' ? lead : kind;
  if (of === null || (lead !== 'same' && lead !== 'onePlanet')) return [];
  for (const { ways, tells } of DIFFERENCES.get(of) ?? []) {
    const [one = null, other = null] = waysOf(making, ways, null);
    if (one === null || other === null) return [];
    const { best, lead: decided, values = {}, cites } = verdictOf(making, one, other, false);
    const cell = tells[best.option];
    if (cell === undefined || OPEN.includes(decided)) continue;
    const { matter } = best.decision;
    const why = best.row.isStep === true ? [] : reasonParts(making, best.decision, 1, best.row.isLetGo === true);
    return [worded(making, 'meaning', `options.differs.${cell}`, values, { cites, matter }), ...why.slice(0, 1)];
  }
  return [];
};

const SAID = REASONS.map((reason) => ({ reason, terms: askedFor(({ reasons }) => reasons[reason]) }));
const OF_PLACE: readonly (Matter | 'general')[] = [...OF_WORK, 'family', 'abroad', 'learning', 'travel'];
const OF_MONEY: typeof OF_PLACE = ['business', 'property', 'vehicle', 'money', 'debt', 'abroad', 'learning'];
/** The matters of which a choice is, in which each counts. */
const COUNTS_IN: Readonly<Record<Reason, typeof OF_PLACE>> = {
  birth: OF_PLACE,
  illness: OF_PLACE,
  schooling: ['family', 'abroad'],
  alone: OF_PLACE,
  debt: OF_MONEY,
};

/** What the words of a message tell that counts in a choice of some matters; null where they tell nothing. */
export const reasonIn = (words: readonly string[], matters: readonly (Matter | 'general')[]): Reason | null =>
  SAID.find(({ reason, terms }) => matters.some((one) => COUNTS_IN[reason].includes(one)) && terms.isIn(words))
    ?.reason ?? null;

/** That what was told counts for more than the chart, and what to do about it. */
export const reasonTold = (making: Making, reason: Reason, cites: readonly string[]): Draft =>
  worded(making, 'advice', `options.reasons.${reason}`, {}, { cites: cites.slice(0, 1) });
