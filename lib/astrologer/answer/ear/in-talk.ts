/**
 * A message as it is heard after what was asked before (`after.ts`), beside what the patterns found in it: "a salaried man or a
 * trader" after a wedding asks of the partner, and after one’s own work of that.
 */
import type { Topic } from '../../../contract/suites/astrologer.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { isAsBefore, mattersAsked, type Before } from '../talk/before.ts';
import { asksPlanet } from '../talk/going-on.ts';
import { matterOfDirect } from '../direct.ts';
import { isOfNone } from '../choice/option-rows.ts';
import { isMatter, isOfDays, mattersOf, type Intent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { followUpOf, isTimed } from '../hear/marks.ts';
import { areaOf, isOwnWord } from '../hear/matters-said.ts';
import { topicOf } from '../hear/topic-rows.ts';
import { topicsOf } from '../hear/topics.ts';
import { remarkIn } from '../talk/remarks.ts';
import { asksAge } from '../tell/ages.ts';
import { hearAfter, SAME } from './after.ts';
import { ownRateOf } from './heard.ts';
import { isChoice, supportOf } from './plain.ts';
import { actOf, courtesyOfTopic, intentOfTopic, isOfTopic, topicOfIntent } from './topics.ts';
import { isTurn, type Turn } from './turns.ts';

const lifeOf = (intents: readonly Intent[]): readonly Topic[] => [
  ...topicsOf({ intents, years: null }).filter((one) => one !== 'timing' && one !== 'general'),
  ...intents.flatMap((one) => (one.kind === 'named' ? (matterOfDirect(one) ?? []) : mattersOf(one))).map(topicOf),
];

/** What is heard in a message after what was told, the likeliest first. */
export const hearInTalk = (question: Question, before: Before): readonly Likely[] =>
  hearAfter(question.said.text, before, question.other !== null);

/** How much of what is heard goes on with what was asked about, or is of its part of life. */
export const nearIn = (heard: readonly Likely[], { said, today }: Question, { intents }: Before): number => {
  const last = lifeOf(intents);
  const isNear = (label: string): boolean => {
    const intent = intentOfTopic(label, null, said, { isAlone: true, today });
    return label === SAME || isTurn(label) || (intent !== null && lifeOf([intent]).some((one) => last.includes(one)));
  };
  return heard.reduce((sum, { label, share }) => (isNear(label) ? sum + share : sum), 0);
};

/** Share from which it is heard clearly what a message asks in a talk, and from which that goes before what its patterns mark. */
const CLEAR = 0.35;
const SURE = 0.5;
/** How much more likely than what the patterns found it must be, by whether it is surely heard. */
const MORE = { sure: 1.5, clear: 4 } as const;
const moreThan = (share: number): number => (share >= SURE ? MORE.sure : MORE.clear);

/** Whether something names a thing of the chart, a day or a dosha by words of its own. */
const isNamed = (one: Intent): boolean => one.kind === 'named' || one.kind === 'pair';
/** Whether a message may be put right by what is heard: what names a thing or a time says itself what it asks. */
const mayBeHeard = ({ said, intents, isShort, years, corrects, compares }: Question): boolean =>
  isShort &&
  !(corrects || compares) &&
  years === null &&
  said.planets.length + said.findings.length + said.questions.length === 0 &&
  said.days === null &&
  said.act === null &&
  !intents.some(isNamed);

/** Whether words alone name what is asked, and no planet, stone, day or year: "from which direction will he come" asks of him. */
const isOfQuestions = ({ said, intents, isShort, years }: Question): boolean =>
  isShort &&
  years === null &&
  intents.length > 0 &&
  intents.every((one) => one.kind === 'named' && one.said.questions.length > 0) &&
  said.planets.length + said.findings.length === 0 &&
  said.thing === null &&
  said.days === null &&
  said.act === null;

/** How much of what is heard speaks for what the patterns found; of another side of the same matter only that side does. */
const supportFor = (intents: readonly Intent[], heard: readonly Likely[], topic: Intent | null): number => {
  const areas = topic === null ? [] : mattersOf(topic).map(areaOf);
  return intents.reduce((sum, one) => {
    const isOfArea = mattersOf(one).some((matter) => areas.includes(areaOf(matter)));
    const side = heard.find(({ label }) => label === topicOfIntent(one))?.share ?? 0;
    return sum + (isOfArea ? side : supportOf(one, { topics: heard, asks: [], whose: [] }));
  }, 0);
};

/** Ways of going on by which a message still names what it asks. */
const NAMING: readonly Question['turn'][] = [null, 'agree', 'where', 'which_kind'];
/** Whether a message goes on by its turn, asks for the time of what was told, or goes on by patterns of its words: "and if my brother does not agree". */
const goesOn = ({ said, turn, followUp }: Question): boolean =>
  !NAMING.includes(turn) ||
  said.ask === 'when' ||
  (followUp !== null && turn === null) ||
  remarkIn(said.words) !== undefined;

/** From how often on a topic is one’s own, whoever is named: "will my sons keep me". */
const OWN = 0.9;
/** A message that asks of something and of nothing else: of whom it names, unless that is asked of oneself. */
const asksOf = (question: Question, topic: Intent, label: string): Question => ({
  ...question,
  intents: [topic],
  turn: null,
  followUp: null,
  guess: null,
  isClear: false,
  other: question.said.kin.length === 0 || ownRateOf(label) >= OWN ? null : question.other,
  beside: null,
  isHeard: !isNamed(topic),
});
/** A message that names nothing of its own, and goes on with what was asked before. */
const asksNothingNew = (question: Question): Question => ({ ...question, intents: [], guess: null, isClear: false });
/** Whether all that the patterns found is of a topic, of a matter its very side. */
const areOfTopic = ({ intents }: Question, label: string, topic: Intent | null): boolean => {
  const side = topic?.kind === 'matter' ? topic.aspect : undefined;
  return (
    intents.length > 0 &&
    intents.every((one) => isOfTopic(one, label) && (one.kind !== 'matter' || one.aspect === side))
  );
};
/** Whether days are asked for by words that name no act, and the act is heard. */
const isDayOf = ({ intents }: Question, label: string): boolean =>
  actOf(label) !== undefined && intents.length > 0 && intents.every(isOfDays);

/** A message in which the patterns found nothing, by the topic that is heard; no guess that is unlikely in the talk. */
const whereNothing = (question: Question, top: Likely, topic: Intent | null, before: Before): Question => {
  const { guess, isClear, said } = question;
  // "Close it?" puts a choice, and names no side of what was asked about.
  const isStep = said.fork?.second === null && question.other === null;
  if (topic !== null && (top.share >= SURE || !(goesOn(question) || isStep)))
    return isAsBefore(topic, before) ? { ...asksNothingNew(question), turn: null } : asksOf(question, topic, top.label);
  const isUnlikely = guess !== null && isClear && (topic === null || !isOfTopic(guess, top.label));
  return isUnlikely ? asksNothingNew(question) : question;
};

/** Whether the words of a message are the better judge of what it asks: they put a choice of that part of life, or name its side. */
const isByWords = ({ intents, said }: Question, topic: Intent, isSure: boolean, before: Before): boolean => {
  const last = lifeOf(before.intents);
  const isOfChoice = intents.some((one) => isChoice(one) && lifeOf([one]).some((life) => last.includes(life)));
  // "A seat in a government college" names its side, whatever "government" was heard of before.
  const isSide = intents.some((one) => one.kind === 'matter' && one.aspect !== undefined && one.aspect === said.sure);
  return isOfChoice || (isSide && !isSure && topic.kind === 'matter' && topic.aspect === undefined);
};
/** A message of the topic that is heard, where that is much likelier than what the patterns found. */
const inPlaceOf = (
  question: Question,
  heard: readonly Likely[],
  top: Likely,
  topic: Intent,
  before: Before,
): Question => {
  const isSure = top.share >= SURE;
  const isLess = supportFor(question.intents, heard, topic) * moreThan(top.share) >= top.share;
  if (isLess || isByWords(question, topic, isSure, before)) return question;
  return isSure ? asksOf(question, topic, top.label) : { ...question, intents: [topic], other: null, beside: null };
};

/** Whether a message is surely heard to turn to something else than was asked about, whatever it tells of. */
export const turnsAway = (heard: readonly Likely[], { said, today }: Question, before: Before): boolean => {
  const [top] = heard;
  if (top === undefined || top.share < SURE || top.label === SAME || isTurn(top.label)) return false;
  const topic = intentOfTopic(top.label, null, said, { isAlone: true, today });
  return topic !== null && topicOfIntent(topic) !== topicOfIntent(before.intents[0] ?? topic);
};

/** A question that was heard and not read: it is kept with the talk. */
const withQuestion = (one: Intent | null): Intent | null =>
  one?.kind === 'named' ? { ...one, question: one.said.questions[0] } : one;

/** A message that goes on in the way that is heard after what was told. */
const withTurn = (question: Question, turn: Turn): Question => ({
  ...question,
  turn,
  followUp: followUpOf(question.said, turn, question.isShort),
});

/** Words up to which somebody is named and nothing is asked of them but what was asked before: "and my wife’s?". */
const PERSON_WORDS = 4;
const isOfPersonAlone = ({ said: { isPersonAlone, words } }: Question): boolean =>
  isPersonAlone && words.length <= PERSON_WORDS;
/** Whether the words of a message tell what it asks of whatever was told: of another person, at what age, which planet. */
const tellsItself = (question: Question): boolean =>
  isOfPersonAlone(question) || asksAge(question) || asksPlanet(question.said);

/** A message of a topic that is heard in it, where its own words do not tell what it asks. */
const ofTopic = (question: Question, heard: readonly Likely[], top: Likely, before: Before): Question => {
  const { said, intents, today } = question;
  const { label, share } = top;
  const topic = withQuestion(intentOfTopic(label, said.ask, said, { isAlone: true, today }));
  // A thing of the chart has words of its own.
  if (share >= SURE && areOfTopic(question, label, topic))
    return { ...question, turn: null, followUp: null, isHeard: !intents.some(isNamed) };
  // Who names somebody may ask of them, or of their life.
  const isOfKin = said.kin.length > 0 && share < SURE;
  const mayBe = mayBeHeard(question) || isDayOf(question, label) || (share >= SURE && isOfQuestions(question));
  if (isOfKin || !mayBe) return question;
  if (intents.length === 0) return whereNothing(question, top, topic, before);
  return topic === null ? question : inPlaceOf(question, heard, top, topic, before);
};

/** A message that goes on with what was asked before, in the way that is heard. */
const asGoingOn = (message: Question, heard: readonly Likely[], { label, share }: Likely, before: Before): Question => {
  if (!mayBeHeard(message)) return message;
  // Which of two ways is asked of these, however it goes on.
  const isOfTwo = message.said.isChoice && (message.said.fork?.second ?? null) !== null;
  const isHeard = !isOfTwo && (share >= SURE || message.turn === null);
  const question = isHeard && isTurn(label) && !isTimed(message.said, label) ? withTurn(message, label) : message;
  const { intents, said } = question;
  const asked = mattersAsked(before);
  const isNew = intents
    .flatMap((one) => (one.kind === 'matter' ? one.matter : []))
    .some((one) => isMatter(one) && !asked.includes(one) && isOwnWord(said.words, one));
  const isPut = intents.some((one) => one.kind === 'compare' && !isOfNone(one.options));
  const isOfOther = isNew || isPut || supportFor(intents, heard, null) * moreThan(share) >= share;
  if (intents.length === 0 || share < SURE || isOfOther) return question;
  const [last] = before.intents;
  // "Near or far" after a transfer asks of that, whatever its words name.
  return isOfTwo && last?.kind === 'matter'
    ? { ...question, intents: [{ ...last, ask: said.ask }], isHeard: true }
    : asksNothingNew(question);
};

/** A message by what is heard in it after what was told; as it is where that is not clear. */
export const heardInTalk = (message: Question, before: Before): Question => {
  const heard = hearInTalk(message, before);
  const [top] = heard;
  if (top === undefined || top.share < CLEAR || tellsItself(message)) return message;
  const [last] = before.intents;
  const isSame = top.label === SAME || (last !== undefined && top.label === topicOfIntent(last));
  if (isSame || isTurn(top.label)) return asGoingOn(message, heard, top, before);
  return courtesyOfTopic(top.label) === null ? ofTopic(message, heard, top, before) : message;
};
