/** Compound numbers 10–52 (Cheiro, Book of Numbers ch. 12): what each stands for, and how it is held. */

import { digitSum } from './numbers.ts';

/** How a compound number is held. */
export const COMPOUND_GRADES = ['good', 'mixed', 'bad'] as const;
export type CompoundGrade = (typeof COMPOUND_GRADES)[number];

const row = <const K extends string>(number: number, key: K, grade: CompoundGrade) => ({ number, key, grade });

/** One row per number; numbers with one key mean the same. */
export const COMPOUNDS = [
  row(10, 'wheel_of_fortune', 'good'),
  row(11, 'hidden_trials', 'bad'),
  row(12, 'sacrifice', 'bad'),
  row(13, 'change_and_power', 'mixed'),
  row(14, 'movement_and_risk', 'mixed'),
  row(15, 'charm_and_gifts', 'good'),
  row(16, 'shattered_tower', 'bad'),
  row(17, 'star_of_peace', 'good'),
  row(18, 'inner_conflict', 'bad'),
  row(19, 'rising_sun', 'good'),
  row(20, 'awakening', 'mixed'),
  row(21, 'crown_of_success', 'good'),
  row(22, 'illusion_good_but_blind', 'bad'),
  row(23, 'royal_star', 'good'),
  row(24, 'help_through_others', 'good'),
  row(25, 'strength_from_experience', 'good'),
  row(26, 'caution_in_partnership', 'bad'),
  row(27, 'sceptre_of_command', 'good'),
  row(28, 'promise_and_loss', 'mixed'),
  row(29, 'uncertainty_and_trials', 'bad'),
  row(30, 'thought_over_matter', 'mixed'),
  row(31, 'recluse', 'mixed'),
  row(32, 'communication', 'good'),
  row(33, 'help_through_others', 'good'),
  row(34, 'strength_from_experience', 'good'),
  row(35, 'caution_in_partnership', 'bad'),
  row(36, 'sceptre_of_command', 'good'),
  row(37, 'friendship', 'good'),
  row(38, 'uncertainty_and_trials', 'bad'),
  row(39, 'thought_over_matter', 'mixed'),
  row(40, 'recluse', 'mixed'),
  row(41, 'communication', 'good'),
  row(42, 'help_through_others', 'good'),
  row(43, 'upheaval', 'bad'),
  row(44, 'caution_in_partnership', 'bad'),
  row(45, 'sceptre_of_command', 'good'),
  row(46, 'friendship', 'good'),
  row(47, 'uncertainty_and_trials', 'bad'),
  row(48, 'thought_over_matter', 'mixed'),
  row(49, 'recluse', 'mixed'),
  row(50, 'communication', 'good'),
  row(51, 'warrior', 'mixed'),
  row(52, 'upheaval', 'bad'),
] as const;
export type CompoundKey = (typeof COMPOUNDS)[number]['key'];
export type Compound = (typeof COMPOUNDS)[number];

/** The keys of the meanings, each once. */
export const COMPOUND_KEYS: readonly CompoundKey[] = [...new Set(COMPOUNDS.map(({ key }) => key))];

const LARGEST = 52;

/** The compound of a sum: larger sums have their digits added until 52 or less is left. Null below 10. */
export const compoundOf = (sum: number): Compound | null =>
  sum > LARGEST ? compoundOf(digitSum(sum)) : (COMPOUNDS.find(({ number }) => number === sum) ?? null);

/** The first number of the meaning that a compound shares, where it is another number. */
export const sameAs = ({ number, key }: Compound): number | null => {
  const first = COMPOUNDS.find((one) => one.key === key);
  return first && first.number !== number ? first.number : null;
};
