/** What one asks of oneself beside somebody who was asked about: to go along, when to talk to them; and where the money comes from. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Relation } from '../../../words/reading/ask.ts';
import { KIN_OF } from '../../../words/reading/ask.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { mattersAsked, type Before } from '../talk/before.ts';
import { daysForAct } from '../days/asked.ts';
import { relationNamed } from '../hear/bond-said.ts';
import { isOfDays, mattersOf, type Intent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import type { Said } from '../hear/said.ts';

const ALONG = askedFor(({ stays }) => stays.along);
const TALK = askedFor(({ stays }) => stays.talk);
const TELL = askedFor(({ stays }) => stays.tell);
const FUNDS = askedFor(({ stays }) => stays.funds);

/** Whether it is asked if one goes along. */
export const asksToGoAlong = ({ said: { words, fork }, intents }: Question): boolean =>
  fork?.second === undefined || fork.second === null
    ? ALONG.isIn(words) && intents.every((one) => one.kind === 'matter' && AWAY.includes(one.matter))
    : false;
/** Whether it is asked when to talk to somebody. */
export const asksToTalk = ({ said }: Question): boolean => isOfDay(said) && said.act === null && TALK.isIn(said.words);
/** Whether it is asked when, or for a day among several. */
const isOfDay = ({ ask, days }: Said): boolean =>
  days === null ? ask === 'when' : days.kind === 'span' && (ask === 'when' || ask === 'will');
/** Whether it is asked where the money comes from. */
export const asksForFunds = ({ said }: Question): boolean => FUNDS.isIn(said.words);

/** Matters that take somebody to another place. */
const AWAY: readonly (Matter | 'general')[] = ['abroad', 'travel', 'general'];
/** Whether somebody goes to another place, for work or for good. */
export const goesAway = ({ person, side, intents }: Before): boolean =>
  person !== undefined &&
  (side === 'away' ||
    side === 'work' ||
    side === 'posting' ||
    intents.some(
      (one) => one.kind === 'matter' && (one.aspect === 'transfer' || AWAY.slice(0, 2).includes(one.matter)),
    ));

/** "Shall I go along" after a transfer of a husband: to go or to stay, and what counts for it. */
export const goingAlong = (question: Question, before: Before): readonly Intent[] | null => {
  if (!asksToGoAlong(question) || !goesAway(before)) return null;
  return [
    { kind: 'compare', matters: ['family'], years: [], months: [], options: ['away', 'put'], ask: 'should' },
    { kind: 'named', said: question.said, question: 'go_along' },
  ];
};

/** Those whom one talks to at work. */
const OF_WORK: readonly Relation[] = ['boss', 'colleague', 'business_partner'];
/** The matter by whose days one talks to somebody; null where nobody was asked about. */
export const matterOfTalk = ({ intents, person }: Before): Matter | null => {
  const [bond] = intents.flatMap((one) => (one.kind === 'relation' ? [one.relation] : []));
  if (bond !== undefined && OF_WORK.includes(bond)) return 'career';
  if (person !== undefined) return KIN_OF[person] === 'spouse' ? 'love' : 'family';
  return bond === undefined ? null : 'family';
};
/** Any quiet day, and those that custom takes by the Moon. */
const daysToTalk = ({ said, today }: Question, matter: Matter): readonly Intent[] => [
  { kind: 'named', said, question: 'talk_day' },
  { kind: 'named', said: { ...said, questions: [], days: said.days ?? daysForAct('', today) }, matter },
];
/** "So when should I talk to him": any quiet day, and those that custom takes by the Moon. */
export const talking = (question: Question, before: Before): readonly Intent[] | null => {
  if (!asksToTalk(question) || !question.intents.every(isOfDays)) return null;
  const matter = matterOfTalk(before);
  return matter === null
    ? [{ kind: 'named', said: question.said, question: 'talk_day' }]
    : daysToTalk(question, matter);
};
/** Matters that name where somebody is known from, and nothing that is asked of it. */
const OF_PLACES: readonly (Matter | 'general')[] = ['job', 'career', 'family', 'general'];
/** Matters that are told at home. */
const TOLD: readonly (Matter | 'general')[] = ['love', 'marriage', ...OF_PLACES];
/** Whether it is asked when to tell those at home of someone: "when do I tell my mother about him". */
export const asksToTell = ({ intents, said }: Question): boolean =>
  said.ask === 'when' && TELL.isIn(said.words) && intents.flatMap(mattersOf).every((of) => TOLD.includes(of));

/** "When do I talk to my boss" asks for no time of the bond, nor of the work. */
export const withTalk = (question: Question): readonly Intent[] => {
  const { intents, said } = question;
  if (asksToTell(question)) return daysToTalk(question, 'family');
  const relation = relationNamed(said.words);
  // What others buy is theirs to decide: the bond with them is what a chart shows.
  if (said.questions[0] === 'bought_for' && relation !== null && said.ask !== 'do')
    return [
      { kind: 'named', said, question: 'bought_for' },
      { kind: 'relation', ask: 'how', relation },
    ];
  const isOpen = intents.every(
    (one) => one.kind === 'relation' || mattersOf(one).every((of) => OF_PLACES.includes(of)),
  );
  if (relation === null || !isOpen || !asksToTalk(question)) return intents;
  return daysToTalk(question, OF_WORK.includes(relation) ? 'career' : 'family');
};

/** Matters that take money of which it is asked where it comes from. */
const OF_COST: readonly (Matter | 'general')[] = ['business', 'property', 'vehicle', 'abroad', 'marriage', 'learning'];
export const takesMoney = (before: Before): boolean => mattersAsked(before).some((one) => OF_COST.includes(one));
/** Whether a loan was asked about, and before it what it buys: the time is that of the purchase. */
export const isMeans = (thing: Before): boolean => mattersAsked(thing).every((one) => one === 'debt');
/** "Where will the money come from" after a business: of savings, a partner and a loan the one that the chart puts first. */
export const funding = (question: Question, before: Before): readonly Intent[] | null =>
  asksForFunds(question) && takesMoney(before) ? [{ kind: 'named', said: question.said, question: 'funds' }] : null;
