/** Two things at once that a message names. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { BOTH_WAYS } from '../hear/ask-terms.ts';
import { isMatter, type CompareIntent } from '../hear/intent.ts';
import { mattersInOrder } from '../hear/matters-said.ts';
import type { ChoiceKind } from './option-kinds.ts';
import type { Said } from '../hear/said.ts';

/** Matters that one takes up, and that may be taken up beside another. */
export const TAKEN_UP: readonly (Matter | 'general')[] = [
  'job',
  'first_job',
  'career',
  'business',
  'government',
  'learning',
  'exam',
  'marriage',
  'property',
  'abroad',
];

/** The choice between two matters that are taken up. */
export const between = (one: Matter, other: Matter, choiceKind: ChoiceKind | undefined): CompareIntent => ({
  kind: 'compare',
  matters: [one, other],
  years: [],
  months: [],
  options: [one, other],
  isOfTwo: true,
  choiceKind,
});

/** Two things at once that a message names: "can I do a job and study together"; null where it names no two. */
export const bothIn = ({ words, fork }: Said): CompareIntent | null => {
  if ((fork?.second ?? null) !== null || !BOTH_WAYS.isIn(words)) return null;
  const [one, other] = mattersInOrder(words, true)
    .filter(isMatter)
    .filter((of) => TAKEN_UP.includes(of));
  return one === undefined || other === undefined ? null : between(one, other, 'both');
};
