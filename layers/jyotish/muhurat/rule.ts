/** The shape of a muhurat rule. */
import type { Observation } from './observation.ts';
import type { MuhuratState, RuleBook } from './state.ts';

/** When in a search a rule can first be judged: each stage knows more of a moment than the one before. */
export const STAGES = ['season', 'angas', 'fine', 'lagna'] as const;
export type Stage = (typeof STAGES)[number];

/** One rule of muhurta as data. */
export interface MuhuratRule<Id extends string = string> {
  readonly id: Id;
  readonly stage: Stage;
  /** Whether the event, the persons or the request ask for it. */
  asked(book: RuleBook): boolean;
  met(state: MuhuratState, book: RuleBook): boolean;
  /** Whether a moment that does not meet it is refused: always, or where the predicate holds. Left out: never. */
  readonly veto?: true | ((state: MuhuratState, book: RuleBook) => boolean);
  /** Points earned, or taken off when negative. Left out: none, the rule is only listed. */
  points?(state: MuhuratState, book: RuleBook): number;
  /** A moment that does not meet it has not failed it. */
  readonly bonus?: true;
  /** Whether a window lists it; left out: always. */
  listed?(book: RuleBook): boolean;
  observed(state: MuhuratState, book: RuleBook): Observation;
}

/** Whether a rule refuses a moment. */
export const isVetoed = (rule: MuhuratRule, state: MuhuratState, book: RuleBook): boolean => {
  if (rule.veto === undefined) return false;
  if (rule.veto === true) return !rule.met(state, book);
  return rule.veto(state, book);
};

/** A row, its id kept as a literal type. */
export const muhuratRule = <const Id extends string>(row: MuhuratRule<Id>): MuhuratRule<Id> => row;
