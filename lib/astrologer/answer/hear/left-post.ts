/** What the rest of a message tells of a choice: a post that was left already, or one that is offered. */
import { askedFor } from './ask-terms.ts';
import type { Intent } from './intent.ts';
import type { Option } from '../choice/option-rows.ts';
import type { Said } from './said.ts';

const LEFT = askedFor(({ stays }) => stays.left);

const OFFERED = askedFor(({ offered }) => offered);
/** A choice of which one way is offered, by what any of the pieces tells. */
export const withOffer = (one: Intent, told: readonly Said[]): Intent =>
  one.kind === 'compare' && one.options !== undefined && told.some(({ words }) => OFFERED.isIn(words))
    ? { ...one, isOffered: true }
    : one;

/** The two ways of whoever has a post. */
const OF_POST: readonly Option[] = ['stay', 'switch'];
/** The choice between staying in a post and another one, where that post was left before. */
export const afterLeaving = (one: Intent, told: readonly Said[]): Intent => {
  if (one.kind !== 'compare' || one.options?.every((side) => OF_POST.includes(side)) !== true) return one;
  return told.some(({ words }) => LEFT.isIn(words))
    ? { ...one, matters: ['business', 'job'], options: one.options[0] === 'stay' ? ['run', 'job'] : ['job', 'run'] }
    : one;
};
