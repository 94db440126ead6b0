/** Whoever gives thanks for what was said, and asks nothing beside it. */
import { askedFor } from './ask-terms.ts';
import type { Courtesy } from '../../safety/safety.ts';
import type { Intent } from './intent.ts';
import type { Said } from './said.ts';

const THANKED = askedFor(({ thanked }) => thanked);

/** Whether how one feels is told, and nothing asked: "my mind is calm now". */
const isTold = (one: Intent): boolean =>
  one.kind === 'matter' && one.ask === null && (one.matter === 'general' || one.matter === 'inner');

/** Whether nothing is asked beside what is told. */
const asksNothing = ({ text, ask, hasQuestionWord, range }: Said, intents: readonly Intent[]): boolean =>
  ask === null && intents.every(isTold) && !hasQuestionWord && range === null && !text.includes('?');

/** The courtesy of a message that gives thanks: "thanks, that is a relief" is thanked for, and "thanks, tell me more" is answered. */
export const courtesyOf = (
  heard: Courtesy | null,
  { said, intents, isOn }: { readonly said: Said; readonly intents: readonly Intent[]; readonly isOn: boolean },
): Courtesy | null => {
  // "Are you sure" asks of what was said, and not who answers.
  if (!THANKED.isIn(said.words)) return heard === 'who' && isOn ? null : heard;
  return !isOn && asksNothing(said, intents) ? 'thanks' : null;
};
