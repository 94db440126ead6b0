/** Doshas in the shapes of the contract. */
import type { KalathraEasing } from '../../../layers/jyotish/dosha/kalathra.ts';
import type { ManglikReference } from '../../../layers/jyotish/dosha/manglik.ts';
import type { PairEasing } from '../../../layers/jyotish/dosha/pairs.ts';
import type { HeldRule } from '../../../layers/jyotish/condition/ground.ts';
import type { DoshaGrade } from '../../../layers/jyotish/dosha/rule.ts';
import type { SadeSatiPhase } from '../../../layers/jyotish/dosha/sade-sati.ts';
import { conditionName } from '../../words/conditions.ts';
import { bank } from '../../words/bank.ts';
import type { Words } from '../../words/words.ts';
import { foundShape } from './found.ts';

/** `{ key, name, found }` of rules that hold; what two of them find in one place has one statement in both. */
export const conditionsShape = (words: Words, rules: readonly HeldRule[]) => {
  const beside = rules.flatMap(({ grounds }) => grounds);
  return rules.map(({ id, grounds }) => ({
    key: id,
    name: conditionName(words.language, id),
    found: foundShape(words, grounds, beside),
  }));
};

/** `grade` and `grade_name`. */
export const gradeShape = ({ language }: Words, grade: DoshaGrade) => ({
  grade,
  grade_name: bank(language, 'doshas').grades[grade],
});

/** `reference` and `reference_name`. */
export const referenceShape = ({ language }: Words, reference: ManglikReference) => ({
  reference,
  reference_name: bank(language, 'doshas').references[reference],
});

/** Name of a phase of Sade Sati. */
export const phaseName = ({ language }: Words, phase: SadeSatiPhase): string => bank(language, 'doshas').phases[phase];

/** Name of what eases a dosha. */
export const easingName = ({ language }: Pick<Words, 'language'>, key: PairEasing | KalathraEasing): string => {
  const { pairEasings, kalathraEasings } = bank(language, 'afflictions');
  return { ...pairEasings, ...kalathraEasings }[key];
};
