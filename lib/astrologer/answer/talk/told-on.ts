/** A message that asks nothing: it tells how things stand with what was asked about. "Rejected twice already", "she blocked me". */
import { askedFor } from '../hear/ask-terms.ts';
import { asksNothing } from '../hear/pieces.ts';
import { mattersAsked, type Before } from './before.ts';
import { hearInTalk, nearIn, turnsAway } from '../ear/in-talk.ts';
import { isMatter, mattersOf } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { THEY } from '../people/kin.ts';
import { isOwnWord } from '../hear/matters-said.ts';
import { remarkIn } from './remarks.ts';
import { statesIn } from '../hear/states.ts';

const TELLS = askedFor(({ stays }) => stays.tells);
const UNTOLD = askedFor(({ stays }) => stays.untold);

/** Words of which a message that only tells has at least so many, and at most. */
const FEWEST = 3;
const MOST = 16;
/** Share of what is heard that is of the part of life asked about, where the message names something itself. */
const NEAR = 0.35;
const NEAR_KIN = 0.5;

/** Whether it is told that something did not come about before, or is waited for. */
const isTriedIn = (words: readonly string[]): boolean =>
  statesIn(words).some((state) => state === 'tried' || state === 'waited');
const SUMS = askedFor(({ stays }) => stays.sums);
/** Whether a sum is told: "my salary is 80000". */
const tellsSum = (words: readonly string[]): boolean =>
  words.some((word) => /^\d{4,}$/u.test(word)) || SUMS.isIn(words);
/** Whether something is told that may be asked about itself: what goes badly or takes long, a bond, one’s health. */
const isTrouble = ({ said, intents, isWorried, isOfDelay }: Question): boolean =>
  said.isTroubled ||
  isWorried ||
  isOfDelay ||
  intents.some((one) => one.kind === 'relation' || mattersOf(one).some((matter) => matter === 'health'));

/** Whether a message tells something by a finite verb, and asks nothing. */
const tells = ({ said, turnsTo, isYearAlone, corrects }: Question): boolean =>
  asksNothing(said) &&
  !said.text.includes('?') &&
  !(turnsTo || isYearAlone || corrects) &&
  said.words.length >= FEWEST &&
  said.words.length <= MOST &&
  (TELLS.isIn(said.words) || isTriedIn(said.words) || THEY.has(said.words[0] ?? '')) &&
  !UNTOLD.isIn(said.words);
/** Whether a thing of the chart, a day or a question of its own is named. */
const namesThing = ({ said }: Question): boolean =>
  said.planets.length + said.findings.length + said.questions.length > 0 || said.days !== null || said.act !== null;
/** Ways of going on for which what is told of somebody is taken: "he does not like me". */
const OF_THEM: readonly Question['turn'][] = ['agree', 'not_me'];
/** Whether it goes on in a way of its own: "my husband is against it", "it makes me sad". */
const goesOn = ({ said, turn, followUp }: Question): boolean =>
  followUp !== null ||
  (turn !== null && !(OF_THEM.includes(turn) && THEY.has(said.words[0] ?? ''))) ||
  remarkIn(said.words) !== undefined;

/** Whether a message only tells more of what was asked about before, and names no other part of life. */
export const isToldOn = (question: Question, before: Before): boolean => {
  if (!tells(question) || namesThing(question) || goesOn(question)) return false;
  const { intents, said } = question;
  // "I have applied to 200 companies" asks nothing of work.
  if (tellsSum(said.words)) return true;
  const heard = hearInTalk(question, before);
  if (turnsAway(heard, question, before)) return false;
  // "My daughter lives with me" asks nothing of her.
  if (intents.length === 0) return true;
  const isOfKin = said.kin.length > 0;
  if (!isOfKin && !isTrouble(question)) return true;
  const matters = intents.flatMap(mattersOf).filter(isMatter);
  const asked = mattersAsked(before);
  // "My wife says take a job" after a shop names the job.
  if (!isTriedIn(said.words) && matters.some((one) => !asked.includes(one) && isOwnWord(said.words, one))) return false;
  return nearIn(heard, question, before) >= (isOfKin ? NEAR_KIN : NEAR);
};

/** The same as a message that asks nothing, and tells of what was asked about. */
export const asTold = (question: Question): Question => ({
  ...question,
  said: { ...question.said, kin: [], about: null, isPersonAlone: false, matters: [], questions: [] },
  intents: [],
  guess: null,
  isClear: false,
  other: null,
  beside: null,
  isTold: true,
  isShort: true,
});
