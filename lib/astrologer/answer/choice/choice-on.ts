/** What is asked beyond one of two ways: both at once, one of them for a time, which goes first, or another way instead. */
import { askedFor, BOTH_WAYS } from '../hear/ask-terms.ts';
import { mattersBefore, type Before } from '../talk/before.ts';
import { between, TAKEN_UP } from './both-asked.ts';
import { isMatter, type CompareIntent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { areaOf } from '../hear/matters-said.ts';
import type { ChoiceKind } from './option-kinds.ts';

const FIRST = askedFor(({ firstAsked }) => firstAsked);
const INSTEAD = askedFor(({ instead }) => instead);
const TRIAL = askedFor(({ trial }) => trial);

/** Whether it was asked which of two ways to go. */
export const isChoice = ({ intents }: Before): boolean =>
  intents.some((one) => one.kind === 'compare' && one.options !== undefined);

const VERDICT = askedFor(({ remarks }) => remarks.verdict);
/** "So what should my decision be". */
export const asksForVerdict = ({ said }: Question): boolean => VERDICT.isIn(said.words);

/** What a message asks of the two ways that were told, by its words or as it is heard. */
const ofTold = ({ turn, said: { words } }: Question): ChoiceKind | null => {
  if (turn === 'both' || BOTH_WAYS.isIn(words)) return 'both';
  if (turn === 'trial' || TRIAL.isIn(words)) return 'trial';
  return FIRST.isIn(words) ? 'order' : null;
};

/** Whether a message asks of two ways that were told: both at once, one for a time. */
export const asksOfTwo = (question: Question): boolean => ['both', 'trial'].includes(ofTold(question) ?? '');

/** A choice that goes on with what was told: of its two ways, or of its matter and another that is named; null where none does. */
export const choiceOn = (question: Question, before: Before): CompareIntent | null => {
  const { said } = question;
  const { words } = said;
  const [first] = before.intents;
  const asked = ofTold(question);
  const named = said.matters.find((one) => isMatter(one) && TAKEN_UP.includes(one));
  // Of two that were told the better one goes on.
  const earlier = [before.best, ...mattersBefore(before)].find((one) => isMatter(one) && TAKEN_UP.includes(one));
  if (isMatter(named) && isMatter(earlier) && areaOf(named) !== areaOf(earlier)) {
    const isChosen = INSTEAD.isIn(words) || asked === 'order' || asked === 'both';
    return isChosen && said.fork === null ? between(earlier, named, asked ?? undefined) : null;
  }
  if (asked === null) return null;
  if (first?.kind === 'compare' && first.options !== undefined) return { ...first, choiceKind: asked };
  // Two matters that were asked about one after the other: "and a business?", "both at once?"
  const [last, one] = (before.matters ?? []).filter(isMatter).filter((of) => TAKEN_UP.includes(of));
  const isOfLast = isMatter(earlier) && earlier === last && asked !== 'trial';
  return isOfLast && last !== undefined && one !== undefined ? between(one, last, asked) : null;
};
