/** What a yoga is to the engine: a row with a source and a sentence in the condition language. */
import type { Graha } from '../ephemeris/sky.ts';
import type { YogaChart } from './conditions.ts';

/** In the order of conventions H.2. */
export const YOGA_FAMILIES = [
  'mahapurusha', 'lunar', 'solar', 'kartari', 'nabhasa', 'raja', 'named', 'dhana', 'arishta',
] as const; // prettier-ignore
export type YogaFamily = (typeof YOGA_FAMILIES)[number];

/** Named conditions: id → whether it is met. */
export type YogaConditions = Readonly<Record<string, (c: YogaChart) => boolean>>;

/** One yoga as data. */
export interface YogaRule {
  readonly id: string;
  readonly family: YogaFamily;
  /** Text and chapter (verse where known). */
  readonly source: string;
  /** The planets that form the yoga; null where it does not form. */
  readonly forms: (c: YogaChart) => readonly Graha[] | null;
  /** What undoes it. It stays present; the answer lists what applies. */
  readonly cancels?: YogaConditions;
  /** For yogas with alternative conditions: which of them are met. */
  readonly ways?: YogaConditions;
  /** A circumstance of the birth without which the rule is not judged. */
  readonly needs?: 'gender' | 'day' | 'gulika';
  /** Rests on degrees or on the birth itself, so it is judged in the natal chart only. */
  readonly natalOnly?: boolean;
}

/** Forming planets, each once, where the condition holds. */
export const given = (holds: boolean, ...planets: readonly Graha[]): readonly Graha[] | null =>
  holds ? [...new Set(planets)] : null;

type Extra = Pick<YogaRule, 'cancels' | 'ways' | 'needs' | 'natalOnly'>;

/** Row maker of one family. */
export const yogaRow =
  (family: YogaFamily) =>
  (id: string, source: string, forms: YogaRule['forms'], extra: Extra = {}): YogaRule => ({
    id,
    family,
    source,
    forms,
    ...extra,
  });

/** Ids of the conditions that are met. */
export const metConditions = (conditions: YogaConditions | undefined, c: YogaChart): readonly string[] =>
  Object.entries(conditions ?? {})
    .filter(([, holds]) => holds(c))
    .map(([id]) => id);
