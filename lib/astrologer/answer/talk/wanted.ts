/** What a follow-up wants of what was told: its time, a step, what custom does, and how it goes on. */
import { asksForVerdict } from '../choice/choice-on.ts';
import { namesHour } from '../days/hours.ts';
import { HOURS } from '../hear/ask-terms.ts';
import { isMatter } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { isBareWhen, isWhenTo } from '../hear/marks.ts';
import type { Before } from './before.ts';
import { speaksOf } from './onward.ts';
import { asksForAnother } from './stays.ts';
import { isPlanetAlone, kindOf } from './told-kind.ts';

/** What a follow-up wants of a thing: its time, the time to do it, the month of its year, why it takes long, its hours, another of it, what custom does, a step; which of two was the better, what the talk comes to, how a stone is had, in whose name it is, what if not, and how it goes on. */
export type Wanted =
  | 'time'
  | 'act'
  | 'month'
  | 'delay'
  | 'hours'
  | 'another'
  | 'remedy'
  | 'step'
  | 'which'
  | 'verdict'
  | 'stone'
  | 'owner'
  | 'otherwise'
  | 'course';

/** What a message wants that asks by what it is about, whatever else it names. */
const OF_NAMED: readonly { readonly wanted: Wanted; readonly asks: (question: Question) => boolean }[] = [
  { wanted: 'verdict', asks: asksForVerdict },
  { wanted: 'owner', asks: ({ turn }) => turn === 'owner' },
];

/** What is asked of a stone: one that costs less, how it is worn. */
const OF_STONES: readonly Question['followUp'][] = ['costly', 'wearing'];
/** What a message wants by how it goes on. */
const OF_GOING_ON: typeof OF_NAMED = [
  { wanted: 'stone', asks: ({ followUp }) => OF_STONES.includes(followUp) },
  { wanted: 'otherwise', asks: ({ turn, followUp }) => turn === 'unless' || followUp === 'wait' },
  { wanted: 'delay', asks: ({ followUp, isOfDelay }) => followUp === 'late' || (followUp === 'why' && isOfDelay) },
  { wanted: 'course', asks: ({ followUp }) => followUp === 'why' },
];

/** Whether a message names nothing of its own. */
const namesNothing = ({ said, isShort, isOr }: Question): boolean =>
  isShort &&
  !isOr &&
  said.planets.length + said.findings.length + said.kin.length === 0 &&
  !said.matters.some(isMatter);

/** The time that words ask for which name nothing; null where they ask for none. */
const timeNamed = ({ said: { words }, followUp, years }: Question, before: Before): Wanted | null => {
  if (years !== null) return null;
  if (isWhenTo(words)) return 'act';
  if (followUp === 'month') return before.years === null ? 'time' : 'month';
  return followUp === 'sooner' || followUp === 'rather' || isBareWhen(words) ? 'time' : null;
};

/** The time that a message asks for: by its words, or by what was told before; null where it asks for none. */
const timeWanted = (question: Question, before: Before): Wanted | null => {
  const named = timeNamed(question, before);
  if (named !== null || question.said.ask !== 'when') return named;
  if (kindOf(before) === 'word') return 'act';
  return before.intents.some(isPlanetAlone) ? 'time' : null;
};

/** Whether a message asks something of a talk by what it is about: whether to go along, for the money, what it comes to. */
export const asksOfTalk = (question: Question): boolean => OF_NAMED.some(({ asks }) => asks(question));

/** What a message wants of what was told; null where it names what it asks of, or speaks of a person. */
export const wantedBy = (question: Question, before: Before): Wanted | null => {
  const named = OF_NAMED.find(({ asks }) => asks(question));
  if (named !== undefined) return named.wanted;
  const { said, intents, compares } = question;
  if (!namesNothing(question)) return null;
  if (HOURS.isIn(said.words) || namesHour(said.text)) return 'hours';
  if (said.questions[0] === 'remedy') return 'remedy';
  if (speaksOf(question)) return null;
  const going = OF_GOING_ON.find(({ asks }) => asks(question));
  if (going !== undefined) return going.wanted;
  if (intents.length > 0) return null;
  if (compares) return 'which';
  if (said.ask === 'do') return 'step';
  if (asksForAnother(said)) return 'another';
  if (said.ask === 'will') return 'course';
  return timeWanted(question, before);
};
