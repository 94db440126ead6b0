/** "Which planet holds my job back": why the matter is slow, by what weighs against it, and by no planet that helps. */
import { askedFor } from './ask-terms.ts';
import { isMatter, type MatterIntent } from './intent.ts';
import type { Said } from './said.ts';

const HINDERS = askedFor(({ hinders }) => hinders);

/** The matter of which it is asked what planet holds it back; null where that is not asked. */
export const hinderedIn = ({ words, matters, aspects: [aspect] }: Said): MatterIntent | null => {
  const matter = matters.find(isMatter);
  return matter === undefined || !HINDERS.isIn(words) ? null : { kind: 'matter', ask: 'why', matter, aspect };
};
