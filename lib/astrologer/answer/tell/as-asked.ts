/** The parts of an answer in the form that was asked for: which planet first, or one sentence and no more. */
import type { Resolved } from '../talk/resolved.ts';
import type { Draft } from './parts.ts';

/** Whether a part tells what in the chart an answer rests on. */
const isGround = ({ kind, isLead }: Draft): boolean => kind === 'fact' || (kind === 'meaning' && isLead !== true);

/** What an answer tells first, by what was asked: who asks which planet hears that, and how the matter stands after it. */
export const asAsked = ({ isOfPlanet }: Resolved, answer: readonly Draft[]): readonly Draft[] => {
  const grounds = answer.filter(isGround);
  const isOfMatter = answer.some(({ isLead }) => isLead === true);
  if (isOfPlanet !== true || !isOfMatter || grounds.length === 0) return answer;
  return [...grounds, ...answer.filter((one) => !isGround(one) && one.kind !== 'timing')];
};
