/** What a talk about two ways comes to. */
import { askedFor } from '../hear/ask-terms.ts';
import type { Question } from '../hear/intents.ts';
import type { Before } from '../talk/before.ts';

/** Whether it was asked which of two ways to go. */
export const isChoice = ({ intents }: Before): boolean =>
  intents.some((one) => one.kind === 'compare' && one.options !== undefined);

const VERDICT = askedFor(({ remarks }) => remarks.verdict);
/** "So what should my decision be". */
export const asksForVerdict = ({ said }: Question): boolean => VERDICT.isIn(said.words);
