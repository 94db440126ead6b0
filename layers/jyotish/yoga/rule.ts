/** The shape of a yoga: a row with a source and a condition. */
import type { Term } from '../condition/term.ts';

/** In the order of every list. */
export const YOGA_FAMILIES = [
  'mahapurusha',
  'lunar',
  'solar',
  'kartari',
  'nabhasa',
  'raja',
  'named',
  'dhana',
  'arishta',
] as const;
export type YogaFamily = (typeof YOGA_FAMILIES)[number];

/** Named conditions. */
export type NamedTerms = Readonly<Record<string, Term>>;

/** One yoga as data. */
export interface YogaRule<Id extends string = string> {
  readonly id: Id;
  readonly family: YogaFamily;
  /** Text and chapter (verse where known). */
  readonly source: string;
  /** When it forms; the planets that the condition names form it. */
  readonly when: Term;
  /** Cancellations. The yoga stays present; the answer lists those that apply. */
  readonly cancels?: NamedTerms;
  /** For yogas with alternative conditions: which of them are met. */
  readonly ways?: NamedTerms;
  /** A circumstance of the birth without which the rule is not judged. */
  readonly needs?: 'gender' | 'day' | 'gulika';
  /** Houses whose lords weaken the yoga, without undoing it, when they own a dusthana as well. */
  readonly lordsOf?: readonly number[];
  /** It raises a fallen planet, which then counts as one in a neutral sign. */
  readonly raisesFall?: boolean;
  /** A hard one in a family that has good ones too. */
  readonly isHard?: boolean;
  /** Depends on degrees or on the birth itself, so it is judged in the natal chart only. */
  readonly natalOnly?: boolean;
}

type Extra = Pick<YogaRule, 'cancels' | 'ways' | 'needs' | 'natalOnly' | 'lordsOf' | 'raisesFall' | 'isHard'>;

/**
 * Row maker of one family; the id stays a literal type.
 * @example
 * yogaRow('lunar')('gajakesari', 'BPHS 36', inHouses('moon', 1)).id // → 'gajakesari'
 */
export const yogaRow =
  (family: YogaFamily) =>
  <const Id extends string>(id: Id, source: string, when: Term, extra: Extra = {}): YogaRule<Id> => ({
    id,
    family,
    source,
    when,
    ...extra,
  });
