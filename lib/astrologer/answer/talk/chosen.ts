/** What a message asks on by naming another of the same kind, by asking which of several is ahead, or which kind it is. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import { mattersAsked, mattersBefore, type Before } from './before.ts';
import { namesAnother, questionOn } from '../direct.ts';
import { choiceIn } from '../choice/compared.ts';
import type { CompareIntent, Intent, NamedIntent } from '../hear/intent.ts';
import { grouped } from '../hear/matter-groups.ts';
import type { Question } from '../hear/intents.ts';
import { saidIn, type Said } from '../hear/said.ts';

/** Another thing beside the one before, or which of those before is ahead; null where nothing is compared. */
const chosenThing = (
  first: NamedIntent,
  { isOr, compares, said, today }: Question,
  { things }: Before,
): readonly Intent[] | null => {
  const question = questionOn(first);
  const both = (some: readonly Said[]): Said => saidIn(some.map(({ text }) => text).join(', '), today);
  if (compares && things.length > 1 && things.every(({ planets }) => planets.length > 0))
    return [{ kind: 'named', said: both(things), question: 'planet' }];
  if (compares && question === 'planet') return [{ ...first, question: 'strengths' }];
  if (!namesAnother(question, said)) return compares ? [first] : null;
  return [{ kind: 'named', said: isOr ? both([first.said, said]) : said, question: question ?? undefined }];
};

/** Whether to go on with what was asked about before, or to end it: "and close it?" */
const stepOn = (said: Said, asked: readonly (Matter | 'general')[]): CompareIntent | null => {
  const choice = choiceIn(said, asked);
  return choice?.options?.includes('wait') === true ? null : choice;
};

/** Which of the years or matters before is ahead; null where that is not asked. */
const comparedOn = ({ isOr, compares, years }: Question, before: Before): readonly Intent[] | null => {
  const asked = mattersBefore(before);
  const { single = [] } = before;
  if (compares && years === null && before.years !== null && single.length > 1)
    return [{ kind: 'compare', matters: asked.slice(0, 1), years: [...single], months: [] }];
  const matters = asked.length > 1 ? asked : (before.matters?.slice(0, 2) ?? asked);
  if (compares && matters.length > 1) return [{ kind: 'compare', matters, years: [], months: [] }];
  const both = [before.years?.[0], years?.[0]].filter((year) => year !== undefined);
  const isOther = both.length > 1 && both[0] !== both[1];
  return (isOr || compares) && isOther
    ? [{ kind: 'compare', matters: asked.slice(0, 1), years: both, months: [] }]
    : null;
};

/** Another choice beside the one before, or which of those before is ahead; null where nothing is compared. */
export const chosen = (question: Question, before: Before): readonly Intent[] | null => {
  const [first] = before.intents;
  if (first?.kind === 'named') return chosenThing(first, question, before);
  // "Now or after a while" is told by the time.
  const isStep = !question.isOr && question.followUp !== 'rather';
  const step = isStep ? stepOn(question.said, mattersBefore(before)) : null;
  if (step === null) return comparedOn(question, before);
  return [first?.kind === 'matter' ? { ...step, aspect: step.aspect ?? first.aspect } : step];
};

/** What "from where" asks of a matter. */
const PLACES_OF: Readonly<Partial<Record<Matter | 'general', DirectQuestion>>> = {
  marriage: 'partner_from',
  love: 'partner_from',
  spouse: 'partner_from',
  abroad: 'country',
  property: 'house_direction',
};
/** From where someone comes, or to where one goes; nothing where that is asked of no matter or partner before. */
export const placeAsked = ({ said }: Question, before: Before): readonly Intent[] => {
  const question = mattersAsked(before).flatMap((matter) => PLACES_OF[matter] ?? [])[0];
  return question === undefined ? [] : [{ kind: 'named', said, question }];
};

/** Things that are asked of a stone. */
export const STONE_QUESTIONS: readonly DirectQuestion[] = [
  'stone',
  'stone_why',
  'stone_when',
  'stone_finger',
  'stone_weight',
  'stone_long',
  'stone_harm',
  'stone_unworn',
  'stone_other',
];
/** Whether something that is asked about is a stone. */
export const isStone = (one: Intent): boolean =>
  one.kind === 'named' && (STONE_QUESTIONS.some((name) => name === questionOn(one)) || one.said.thing?.kind === 'gem');
/** "And if it is too dear", "on which finger" after a stone; null after anything else. */
export const stoneAsked = ({ followUp, turn }: Question, { intents: [thing] }: Before): NamedIntent | null => {
  if (thing?.kind !== 'named' || !isStone(thing)) return null;
  if (turn === 'unless') return { ...thing, question: 'stone_unworn', ask: 'how' };
  if (followUp === 'costly') return { ...thing, question: 'stone_other', ask: 'how' };
  return followUp === 'wearing' ? { ...thing, question: 'stone_finger', ask: 'how' } : null;
};

/** What "what kind" asks of a matter. */
const KINDS_OF = grouped<DirectQuestion, Matter | 'general'>([
  ['trade', ['government', 'business', 'job', 'first_job', 'career']],
  ['subject', ['learning']],
  ['partner', ['marriage', 'love', 'spouse', 'second_marriage']],
  ['country', ['abroad']],
]);
/** What kind of work, subject, partner or country is asked on about; nothing where that is asked of no matter before. */
export const kindAsked = ({ said }: Question, before: Before): readonly Intent[] => {
  const question = mattersAsked(before).flatMap((matter) => KINDS_OF.get(matter) ?? [])[0];
  return question === undefined ? [] : [{ kind: 'named', said, question }];
};
