/** Whoever gives thanks for what was said, and asks nothing beside it. */
import { askedFor } from './ask-terms.ts';
import type { Intent } from './intent.ts';
import type { Said } from './said.ts';

const THANKED = askedFor(({ thanked }) => thanked);

/** Whether how one feels is told, and nothing asked: "my mind is calm now". */
const isTold = (one: Intent): boolean =>
  one.kind === 'matter' && one.ask === null && (one.matter === 'general' || one.matter === 'inner');

/** Whether a message only gives thanks: "thanks, that is a relief". */
export const isOnlyThanks = ({ text, words, ask, hasQuestionWord, range }: Said, intents: readonly Intent[]): boolean =>
  THANKED.isIn(words) &&
  ask === null &&
  intents.every(isTold) &&
  !hasQuestionWord &&
  range === null &&
  !text.includes('?');
