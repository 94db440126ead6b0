/** What the words of a message say plainly, beside what is heard in it as a whole. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Topic } from '../../../contract/suites/astrologer.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import type { Intent } from '../hear/intent.ts';
import { isOfNone, isSaid } from '../choice/option-rows.ts';
import { areNamed } from '../choice/ways-named.ts';
import type { Said } from '../hear/said.ts';
import { topicOf } from '../hear/topic-rows.ts';
import { hearWhole, type HeardWhole } from './heard.ts';
import { askingSentences } from './terms.ts';
import { intentOfTopic, isOfTopic } from './topics.ts';

/** Share from which a topic is heard where the patterns find nothing. */
export const CLEAR_ALONE = 0.4;
/** Share below which nothing of a matter is heard. */
const TRACE = 0.03;

/** How much more likely than a choice that the patterns found something else must be. */
const FAR_MORE = 10;

/** How likely it is that the message asks what the patterns found. */
export const supportOf = (intent: Intent, { topics }: HeardWhole): number =>
  topics.reduce((sum, { label, share }) => (isOfTopic(intent, label) ? sum + share : sum), 0);

/** Whether something names a planet, a dosha, a stone or a day, which no other words stand for. */
const isOfThing = (one: Intent): boolean =>
  one.kind === 'named' &&
  (one.said.thing !== null ||
    one.said.days !== null ||
    one.said.act !== null ||
    one.said.planets.length + one.said.findings.length > 0);

/** Whether a choice of two ways was found, both of which are said. */
export const isChoice = (one: Intent): boolean =>
  one.kind === 'compare' && one.options !== undefined && one.isOfTwo === true;

const isOfWords = (one: Intent): boolean => one.kind === 'compare' && isSaid(one.options);
/** Words up to which a name is nothing that is told. */
const NAME_WORDS = 2;
const isBrief = (name: string): boolean => name.split(' ').length <= NAME_WORDS;
/** Whether the words themselves name both ways, or what kind of choice it is. */
const isNamedChoice = (one: Intent): boolean =>
  one.kind === 'compare' &&
  (isOfNone(one.options) || one.options?.[0] === one.options?.[1]) &&
  ((one.names !== undefined && areNamed(one.names) && one.names.every(isBrief)) || one.choiceKind !== undefined);
/** Whether a choice is of matters of which hardly anything is heard: "in whose name shall I put the house, or wait" buys none. */
export const isOfNothing = (one: Intent, top: Likely, whole: HeardWhole, { text, isChoice }: Said): boolean => {
  // Which of two is asked, whatever they are of.
  if (isChoice && one.kind === 'compare' && isOfNone(one.options)) return false;
  // A school that is left by whoever works in it is a post, and no study.
  if (top.label === 'quit' && one.kind === 'compare' && one.options?.includes('stop_study') === true) return true;
  const isTold = one.kind === 'compare' && one.isTold === true;
  const isMet = top.share >= CLEAR_ALONE && !isTold && !isOfWords(one) && !isNamedChoice(one);
  if (!isMet || supportOf(one, whole) * FAR_MORE >= top.share) return false;
  // What is told before may be of another matter than the choice at the end.
  const asked = hearWhole(askingSentences(text).join(' '));
  return supportOf(one, asked) * FAR_MORE < (asked.topics[0]?.share ?? 0);
};

/** The part of life that something is told under; undefined where it is of none. */
const partOf = (one: Intent | null): Topic | undefined => {
  if (one?.kind === 'matter') return topicOf(one.matter);
  const [question] = one?.kind === 'named' ? one.said.questions : [];
  return question === undefined ? undefined : DIRECT_ROWS[question].topic;
};
/** Whether what is heard is of a part of life that the message names, and a question that the patterns found is of another: the house that is put in a child’s name asks for no name. */
const isBeside = (one: Intent, said: Said, heard: Intent | null): boolean => {
  const part = partOf(heard);
  return part !== undefined && part !== partOf(one) && said.matters.some((matter) => topicOf(matter) === part);
};

/** Whether only a matter or a line of work is named, and a side of some matter is heard: the election that is won, beside politics. */
const isOfSide = (one: Intent, heard: Intent | null): boolean => {
  if (heard?.kind !== 'matter' || heard.aspect === undefined) return false;
  if (one.kind === 'matter') return one.aspect === undefined && one.matter === heard.matter;
  return one.kind === 'named' && one.said.questions[0] === 'vocation';
};

/** Share from which something else is heard so surely that what a short message names does not stand against it, and from which another side of the same part of life is. */
export const SURE = 0.9;
const SURE_NEAR = 0.75;
/** Whether next to nothing is heard of a matter that the words found, and something else is surely asked. */
const isFarFrom = (one: Intent, heard: Intent | null, { topics }: HeardWhole, top: Likely): boolean => {
  if (one.kind !== 'matter') return false;
  // Of a matter that is no topic of its own nothing can be heard.
  const own = topics.find(({ label }) => label === (one.aspect ?? one.matter));
  return own !== undefined && own.share < TRACE && top.share >= (partOf(one) === partOf(heard) ? SURE_NEAR : SURE);
};

/** Whether a short message says by its own words what it asks: a thing of the chart, or a matter that is heard in it as well. */
export const isPlain = (
  said: Said,
  found: readonly Intent[],
  { whole, top, today }: { readonly whole: HeardWhole; readonly top: Likely; readonly today: CivilDate },
): boolean => {
  const heard = intentOfTopic(top.label, null, said, { isAlone: false, today });
  return found.some((one) => {
    if (one.kind === 'pair') return true;
    if (isChoice(one)) return !isOfNothing(one, top, whole, said);
    if (one.kind === 'named') return isOfThing(one) || !(isBeside(one, said, heard) || isOfSide(one, heard));
    return !isOfSide(one, heard) && supportOf(one, whole) >= TRACE && !isFarFrom(one, heard, whole, top);
  });
};
