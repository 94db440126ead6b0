/**
 * What a short message is about after what was told in a talk: what is heard in it as a whole, weighed by the parts of life that
 * the talk is of, beside what the patterns found. "A salaried man or a trader" after a wedding asks of the partner, and after
 * one’s own work of that.
 */
import type { Topic } from '../../../contract/suites/astrologer.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { isAsBefore, type Before } from '../talk/before.ts';
import { matterOfDirect } from '../direct.ts';
import { mattersOf, type Intent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { topicOf } from '../hear/topic-rows.ts';
import { topicsOf } from '../hear/topics.ts';
import { hearWhole } from './heard.ts';
import { remarkIn } from '../talk/remarks.ts';
import { isChoice, supportOf } from './plain.ts';
import { courtesyOfTopic, intentOfTopic, isOfTopic } from './topics.ts';

/** How much more or less likely a topic is in a talk: of the part of life asked about last, of one before it, of what no part of life has, of a partner where none was spoken of, of the art itself. */
const WEIGHTS = { last: 4, earlier: 2, other: 1, partner: 0.15, art: 0.2 } as const;
type Nearness = keyof typeof WEIGHTS;

/** Questions of the art, and of the whole of a life, that a word of a talk is taken for. */
const OF_ART = /^(?:what_|how_it_works|belief|custom_day|off$|who_are_you|year$|general$|portrait$|secret$|death)/u;

const lifeOf = (intents: readonly Intent[]): readonly Topic[] => [
  ...topicsOf({ intents, years: null }).filter((one) => one !== 'timing' && one !== 'general'),
  ...intents.flatMap((one) => (one.kind === 'named' ? (matterOfDirect(one) ?? []) : mattersOf(one))).map(topicOf),
];

/** The parts of life of a talk. */
interface Lives {
  readonly last: readonly Topic[];
  readonly earlier: readonly Topic[];
}
const livesOf = ({ intents, matters = [] }: Before): Lives => ({
  last: lifeOf(intents),
  earlier: matters.map(topicOf).filter((one) => one !== 'general'),
});

const nearnessOf = (label: string, { said, today }: Question, { last, earlier }: Lives): Nearness => {
  if (courtesyOfTopic(label) !== null || OF_ART.test(label)) return 'art';
  const intent = intentOfTopic(label, null, said, { isAlone: true, today });
  const own = intent === null ? [] : lifeOf([intent]);
  if (own.some((one) => last.includes(one))) return 'last';
  if (own.some((one) => earlier.includes(one))) return 'earlier';
  return label.startsWith('partner') ? 'partner' : 'other';
};

/** A topic that is heard, and how near it is to the talk. */
interface HeardNear extends Likely {
  readonly nearness: Nearness;
}
/** Topics that are looked at. */
const MOST_TOPICS = 24;

/** What is heard in a message after what was told, the likeliest first. */
export const hearInTalk = (question: Question, before: Before): readonly HeardNear[] => {
  const lives = livesOf(before);
  const weighed = hearWhole(question.said.text, question.other !== null)
    .topics.slice(0, MOST_TOPICS)
    .map(({ label, share }): HeardNear => {
      const nearness = nearnessOf(label, question, lives);
      return { label, nearness, share: share * WEIGHTS[nearness] };
    });
  const sum = weighed.reduce((all, { share }) => all + share, 0);
  return weighed.map((one) => ({ ...one, share: one.share / sum })).toSorted((a, b) => b.share - a.share);
};

/** How much of what is heard is of the part of life that was asked about. */
export const nearIn = (heard: readonly HeardNear[]): number =>
  heard.reduce((sum, { nearness, share }) => (nearness === 'last' ? sum + share : sum), 0);

/** Share from which a topic is heard in a talk. */
const CLEAR = 0.55;
/** How much more likely than what the patterns found it must be: a topic near what was asked, and one of another part of life. */
const MORE = { last: 4, other: 10 } as const;

/** Whether something names a thing of the chart, a day or a dosha by words of its own. */
const isNamed = (one: Intent): boolean => one.kind === 'named' || one.kind === 'pair';
/** Whether a message may be put right by what is heard: what names a thing or a time says itself what it asks. */
const mayBeHeard = ({ said, intents, isShort, years, corrects, compares, isOr }: Question): boolean =>
  isShort &&
  !(corrects || compares || isOr) &&
  years === null &&
  said.planets.length + said.findings.length + said.questions.length === 0 &&
  said.days === null &&
  said.act === null &&
  !intents.some(isNamed);

/** Ways of going on by which a message still names what it asks. */
const NAMING: readonly Question['turn'][] = [null, 'agree', 'where', 'which_kind'];
/** Whether a message goes on by its turn, asks for the time of what was told, or goes on by patterns of its words: "and if my brother does not agree". */
const goesOn = ({ said, turn, followUp }: Question): boolean =>
  !NAMING.includes(turn) ||
  said.ask === 'when' ||
  (followUp !== null && turn === null) ||
  remarkIn(said.words) !== undefined;
/** Of a message in which the patterns found nothing what is heard of the talk; no guess that is unlikely in it. */
const withHeard = (question: Question, before: Before, top: HeardNear, topic: Intent | null): Question => {
  const { guess, isClear } = question;
  // "Close it?" puts a choice, and names no side of what was asked about.
  const isStep = question.said.fork?.second === null && question.other === null;
  if (topic !== null && top.nearness === 'last' && !goesOn(question) && !isStep)
    return isAsBefore(topic, before)
      ? { ...question, guess: null, isClear: false, turn: null }
      : { ...question, intents: [topic], guess: null, isClear: false, turn: null, other: null, beside: null };
  const isUnlikely = guess !== null && isClear && (topic === null || !isOfTopic(guess, top.label));
  return isUnlikely ? { ...question, guess: null, isClear: false } : question;
};

/** A question that was heard and not read: it is kept with the talk. */
const withQuestion = (one: Intent | null): Intent | null =>
  one?.kind === 'named' ? { ...one, question: one.said.questions[0] } : one;

/** A message by what is heard in it after what was told; as it is where that is not clear. */
export const heardInTalk = (question: Question, before: Before): Question => {
  if (!mayBeHeard(question)) return question;
  const { said, intents, today } = question;
  const heard = hearInTalk(question, before);
  const [top] = heard;
  if (top === undefined) return question;
  const isHeard = top.nearness !== 'art' && top.share >= CLEAR;
  const topic = isHeard ? withQuestion(intentOfTopic(top.label, said.ask, said, { isAlone: true, today })) : null;
  if (intents.length === 0) return withHeard(question, before, top, topic);
  const { last } = livesOf(before);
  const isOfChoice = intents.some((one) => isChoice(one) && lifeOf([one]).some((life) => last.includes(life)));
  const support = intents.reduce((sum, one) => sum + supportOf(one, { topics: heard, asks: [], whose: [] }), 0);
  // "A seat in a government college" names its side, whatever "government" was heard of before.
  const isSide = intents.some((one) => one.kind === 'matter' && one.aspect !== undefined && one.aspect === said.sure);
  if (isSide && topic?.kind === 'matter' && topic.aspect === undefined) return question;
  const more = top.nearness === 'last' ? MORE.last : MORE.other;
  if (topic === null || isOfChoice || support * more >= top.share) return question;
  return { ...question, intents: [topic], other: null, beside: null };
};
