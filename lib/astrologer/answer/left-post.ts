/** A choice of whoever has left a post already: to go on with the work that was begun instead, or to look for a post again. */
import { askedFor } from './ask-terms.ts';
import type { Intent } from './intent.ts';
import type { Option } from './option-rows.ts';
import type { Said } from './said.ts';

const LEFT = askedFor(({ stays }) => stays.left);

/** The two ways of whoever has a post. */
const OF_POST: readonly Option[] = ['stay', 'switch'];
/** The choice between staying in a post and another one, where that post was left before. */
export const afterLeaving = (one: Intent, told: readonly Said[]): Intent => {
  if (one.kind !== 'compare' || one.options?.every((side) => OF_POST.includes(side)) !== true) return one;
  return told.some(({ words }) => LEFT.isIn(words))
    ? { ...one, matters: ['business', 'job'], options: one.options[0] === 'stay' ? ['run', 'job'] : ['job', 'run'] }
    : one;
};
