/**
 * What the patterns found in a message, weighed by what is heard in it as a whole. The whole decides what it is about where it
 * is heard clearly; the patterns tell the rest: which planet, which day, which two ways. The shares were chosen with the questions
 * of `npm run ear:score` in view.
 */
import type { DirectQuestion, Kin } from '../../../words/reading/ask.ts';
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { asksHours } from '../days/hours.ts';
import { questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import type { Courtesy } from '../../safety/safety.ts';
import type { Heavy } from '../hear/heavy.ts';
import { namesRelation } from '../hear/bond-said.ts';
import { eachOnce, type Intent, isGeneral, isOfDays } from '../hear/intent.ts';
import { isOfNone } from '../choice/option-rows.ts';
import { areNamed } from '../choice/ways-named.ts';
import { asks } from '../hear/pieces.ts';
import type { Said } from '../hear/said.ts';
import { askOf, asHeard, withAsk } from './ask-heard.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { CLEAR_ALONE, isChoice, isOfNothing, isPlain, supportOf } from './plain.ts';
import { answeredIn, CHOOSING, hearRefused, hearWhole, type HeardWhole } from './heard.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import { actOf, courtesyOfTopic, heavyOfTopic, intentOfTopic, isOfTopic } from './topics.ts';
import { withNamed } from './named-bond.ts';
import { leansToOther, whoseHeard } from './whose.ts';

/** Words up to which a message is short, and from which on it tells circumstances. */
const SHORT_WORDS = 8;
const MANY_WORDS = 12;
/**
 * Share from which a topic is heard clearly, by the words of a message: in a long one, of which the patterns find too much, less
 * is enough than in a short one, which they know; where they find nothing it is as in one of middle length.
 */
const CLEAR: readonly { readonly words: number; readonly share: number }[] = [
  { words: SHORT_WORDS, share: 0.75 },
  { words: MANY_WORDS, share: 0.4 },
  { words: Infinity, share: 0.1 },
];
/** How much more likely than what the patterns found another side of the same matter must be. */
const MUCH_MORE = 3;
/** Share from which a second thing is asked as well: in a message with circumstances more than the trace that these leave. */
const ALSO = 0.08;
const ALSO_IN_LONG = 0.3;
/** Share from which a second topic is told as well, and how near it must be to the first. */
const SECOND = 0.2;
const NEARLY = 0.5;
const wordsIn = ({ text }: Said): number => text.trim().split(/\s+/u).length;

/** How likely it is that exactly this side of a matter, or thing, is asked about. */
const shareOf = (intent: Intent, { topics }: HeardWhole): number => {
  const name = intent.kind === 'matter' ? (intent.aspect ?? intent.matter) : null;
  return topics.find(({ label }) => label === name)?.share ?? 0;
};

/** Share from which a way of asking that puts a choice is heard. */
const CHOSEN = 0.2;
/** Whether a message asks which way to go: who has given notice already asks when the next post comes. */
const asksChoice = ({ asks }: HeardWhole): boolean =>
  asks.reduce((sum, { label, share }) => (CHOOSING.includes(label) ? sum + share : sum), 0) >= CHOSEN;

/** Of what the patterns found and what is heard of the same topic, that which says more; `isAlone` where nothing else was found. */
const closer = (
  found: Intent,
  heard: Intent,
  { top, whole, isAlone }: { readonly top: Likely; readonly whole: HeardWhole; readonly isAlone: boolean },
): Intent => {
  // A choice is none where nothing else is asked, and no way to go.
  if (found.kind === 'compare' && heard.kind === 'matter')
    return isAlone && !isChoice(found) && !asksChoice(whole) ? heard : found;
  if (found.kind !== 'matter')
    return found.kind === 'named' && isOfDay(heard) && found.said.act === null ? heard : found;
  if (heard.kind === 'matter' && heard.aspect === undefined && found.matter === heard.matter) return found;
  // Of a side that only words tell nothing was learned.
  if (found.aspect !== undefined && !whole.topics.some(({ label }) => label === found.aspect)) return found;
  return top.share >= MUCH_MORE * shareOf(found, whole) ? heard : found;
};
const isOfDay = (intent: Intent): boolean => intent.kind === 'named' && intent.said.act !== null;

/** The days of an act are not told by the Moon as well. */
const withoutMoon = (intents: readonly Intent[]): readonly Intent[] =>
  intents.some(isOfDay) ? intents.filter((one) => !isOfDays(one)) : intents;

/** Whether a question of no one’s chart is asked in its own words: what a will is for, how much an hour of birth matters. */
const isForAnyone = (one: Intent): boolean =>
  one.kind === 'named' && one.said.questions.some((question) => DIRECT_ROWS[question].isForAnyone === true);

/** Whether a planet is asked about by its name, and nothing outright. */
const isOfPlanet = (one: Intent): boolean =>
  one.kind === 'named' && one.said.planets.length > 0 && one.said.questions.length === 0;

/** The topic that is heard clearly in a message; null where none is, or a short one says plainly what it asks. */
const topicHeard = (said: Said, found: readonly Intent[], whole: HeardWhole, today: CivilDate): Likely | null => {
  const [top] = whole.topics;
  const words = wordsIn(said);
  const least = CLEAR.find((one) => words <= one.words)?.share ?? 0;
  if (top === undefined || top.share < (found.length === 0 ? Math.min(least, CLEAR_ALONE) : least)) return null;
  if (words <= MANY_WORDS && found.some(isForAnyone)) return null;
  return words <= SHORT_WORDS && isPlain(said, found, { whole, top, today }) ? null : top;
};

/** Matters that are told beside another only where words name them. */
const NAMED_ALONE: readonly Matter[] = ['children', 'health'];
/** The second topic of a message where it is heard nearly as well as the first, and is of another part of life. */
const besideOf = (said: Said, whole: HeardWhole, told: readonly Intent[], today: CivilDate): readonly Intent[] => {
  const [top, second] = whole.topics;
  if (top === undefined || second === undefined || wordsIn(said) <= SHORT_WORDS) return [];
  if (second.share < SECOND || second.share < top.share * NEARLY || told.some((one) => isOfTopic(one, second.label)))
    return [];
  const intent = intentOfTopic(second.label, askOf(whole, said), said, { isAlone: false, today });
  // A bond or a child beside what is asked is one that the words name: "I am the only child" names none.
  if (intent?.kind === 'relation') return namesRelation(said.words, intent.relation) ? [intent] : [];
  // So is one’s health: "when does it get well" of a business names none.
  const isUnnamed =
    intent?.kind === 'matter' &&
    NAMED_ALONE.some((one) => one === intent.matter) &&
    !said.heard.includes(intent.matter);
  return intent?.kind === 'matter' && !isUnnamed ? [intent] : [];
};

/** Whether it is asked which of two days. */
const isOfEither = (one: Intent): boolean => one.kind === 'named' && one.said.daysEither.length > 1;

/** Whether the hours of a day are asked for. */
const isOfHours = (one: Intent): boolean => one.kind === 'named' && one.said.act === null && asksHours(one.said);

/** Whether a step is asked about that the words name: a transfer, beside a boss. */
const isStep = (one: Intent, { ask, sure }: Said): boolean =>
  one.kind === 'matter' &&
  ask === 'should' &&
  sure !== null &&
  one.aspect === sure &&
  matterOfAspect(sure) !== 'family';

/** Questions of what is lucky. */
const OF_LUCK: readonly DirectQuestion[] = ['weekday', 'colour', 'number', 'direction', 'lucky', 'stone'];
/** Whether what the patterns found stands, whatever is heard: a choice; a matter beside a year or its months; a planet, of which "is it true that my Rahu is bad" asks. */
const isPut = (
  heard: Intent,
  found: readonly Intent[],
  { said, whole, top }: { readonly said: Said; readonly whole: HeardWhole; readonly top: Likely },
): boolean =>
  found.some((one) => isOfEither(one) || isOfHours(one)) ||
  // A word for anyone says itself which way to take: "the bonus into the loan, or save it".
  (!(isForAnyone(heard) && top.share >= CLEAR_ALONE) &&
    found.some((one) => isChoice(one) && !isOfNothing(one, top, whole, said))) ||
  (heard.kind === 'relation' && found.some((one) => isStep(one, said))) ||
  (isGeneral(heard) && found.some((one) => (one.kind === 'matter' || one.kind === 'compare') && !isGeneral(one))) ||
  found.some(isOfSuitor) ||
  // "The best month for a loan" asks of the loan, and for nothing that is lucky.
  (heard.kind === 'named' &&
    OF_LUCK.some((one) => one === questionOn(heard)) &&
    said.ask === 'when' &&
    found.some((one) => one.kind === 'matter' && !isGeneral(one))) ||
  (isForAnyone(heard) && found.some(isOfPlanet));

/** Whether it is asked whom to marry: the one who is loved, or whom the family wishes. */
const isOfSuitor = (one: Intent): boolean =>
  one.kind === 'named' && one.said.questions[0] === 'choice' && (one.said.fork?.second ?? null) !== null;

/** Share from which something is asked in a piece that asks by itself. */
const APART = 0.35;
/** The pieces of a message that ask, where there are several, each heard by itself. */
const apartIn = (pieces: readonly Said[]): readonly HeardWhole[] => {
  const asking = pieces.filter(asks);
  return asking.length > 1 ? asking.map(({ text }) => hearWhole(text)) : [];
};
const isAskedApart = (one: Intent, pieces: readonly HeardWhole[]): boolean =>
  pieces.some((piece) => supportOf(one, piece) >= APART);

/** What one may go to a town for. */
const OF_GOING: readonly Matter[] = ['travel', 'abroad', 'learning', 'job'];
/** A choice of which the words name no matter, or two towns and no word of what for, is of the matter that is heard. */
const withHeard = (one: Intent, heard: Intent | null): Intent => {
  if (one.kind !== 'compare' || heard?.kind !== 'matter' || heard.matter === 'general') return one;
  const { matter } = heard;
  if (isOfNone(one.options) && one.matters.length === 0) return { ...one, matters: [matter] };
  const areTowns =
    one.names !== undefined && areNamed(one.names) && one.options?.every((option) => option === 'family') === true;
  return areTowns && OF_GOING.includes(matter) ? { ...one, matters: [matter], options: [matter, matter] } : one;
};

/** What the patterns found, put right by the topic that is heard clearly. */
const weighed = (
  said: Said,
  found: readonly Intent[],
  { whole, top, pieces }: { readonly whole: HeardWhole; readonly top: Likely; readonly pieces: readonly HeardWhole[] },
  today: CivilDate,
): readonly Intent[] => {
  const ask = askOf(whole, said);
  const topic = intentOfTopic(top.label, ask, said, { isAlone: found.length === 0, today });
  const heard = topic === null ? null : withNamed(topic, said);
  if (heard === null || isPut(heard, found, { said, whole, top })) return found.map((one) => withHeard(one, heard));
  if (isChoice(heard)) return [heard];
  // Who is named is who is meant, where it is heard that a bond is.
  const own =
    found.find((one) => isOfTopic(one, top.label)) ??
    (heard.kind === 'relation' ? found.find(({ kind }) => kind === 'relation') : undefined);
  const also = wordsIn(said) > MANY_WORDS ? ALSO_IN_LONG : ALSO;
  const kept = found.filter((one) => one === own || supportOf(one, whole) >= also || isAskedApart(one, pieces));
  if (own === undefined) return withoutMoon([heard, ...kept, ...besideOf(said, whole, [heard, ...kept], today)]);
  // Of several things each has its own way of asking.
  const as = kept.length > 1 ? null : ask;
  const isAlone = kept.length === 1;
  // What is asked stands before what is told beside it; of several questions each has its place.
  const isOne = wordsIn(said) > MANY_WORDS && pieces.length === 0;
  const inOrder = isOne ? kept.toSorted((a, b) => Number(b === own) - Number(a === own)) : kept;
  const told = inOrder.map((one) => (one === own ? withAsk(closer(own, heard, { top, whole, isAlone }), as) : one));
  return withoutMoon([...told, ...besideOf(said, whole, told, today)]);
};

/** What is most likely asked where the words of a message tell what it asks. */
const likelyOf = (said: Said, whole: HeardWhole, today: CivilDate): Intent | null => {
  const [top] = whole.topics;
  if (top === undefined || top.share < CLEAR_ALONE) return null;
  return intentOfTopic(top.label, null, said, { isAlone: false, today });
};

/** What is heard in a message as a whole, beside what the patterns found in it. */
export interface Decided {
  /** What it asks: nothing where the patterns found nothing. */
  readonly asked: readonly Intent[];
  /** What it asks where the patterns found nothing, and it is heard clearly. */
  readonly alone: Intent | null;
  /** The fixed text that answers what asks nothing of a chart. */
  readonly courtesy: Courtesy | null;
  /** What weighs on whoever asks, where that is all they speak of. */
  readonly heavy: Heavy | null;
  /** Whose life it is about: null for that of whoever asks, undefined where the patterns tell. */
  readonly whose: Kin | null | undefined;
  /** It is more likely about another’s life than about that of whoever asks. */
  readonly isOfOther: boolean;
}

/** Share from which a chart answers what is asked, whatever is told beside it. */
const ANSWERED_WHOLE = 0.6;
/** Matters that a doctor or a lawyer answers more than a chart. */
const OF_OTHERS: readonly string[] = ['court', 'pregnancy', 'health'];
/** What the patterns found without what is only told: an illness, a case, beside what a chart answers. */
const withoutTold = (said: Said, found: readonly Intent[]): readonly Intent[] => {
  if (wordsIn(said) <= SHORT_WORDS || answeredIn(hearRefused(said.text)) < ANSWERED_WHOLE) return found;
  const left = found.filter((one) => one.kind !== 'matter' || !OF_OTHERS.includes(one.matter));
  return left.length > 0 || found.every((one) => one.kind === 'matter' && one.matter === 'court') ? left : found;
};

/** Hears a message as a whole, of which the patterns found something, or that it is about another’s life. */
export const decided = (
  said: Said,
  all: readonly Intent[],
  {
    pieces,
    isOther,
    today,
  }: { readonly pieces: readonly Said[]; readonly isOther: boolean; readonly today: CivilDate },
): Decided => {
  const whole = hearWhole(said.text, isOther);
  const found = withoutTold(said, all);
  const top = topicHeard(said, found, whole, today);
  const isAct = top !== null && actOf(top.label) !== undefined;
  const whose = isAct || wordsIn(said) <= SHORT_WORDS ? undefined : whoseHeard(whole, said, top !== null);
  const isOfOther = leansToOther(whole);
  if (top === null)
    return {
      asked: asHeard(
        found.map((one) => withHeard(one, likelyOf(said, whole, today))),
        whole,
        said,
      ),
      alone: null,
      courtesy: null,
      heavy: null,
      whose,
      isOfOther,
    };
  const courtesy = courtesyOfTopic(top.label);
  const asked = courtesy === null ? eachOnce(weighed(said, found, { whole, top, pieces: apartIn(pieces) }, today)) : [];
  const [alone = null] = found.length === 0 ? asked : [];
  // Who asks which of two ways to take asks that, however lonely they are.
  const heavy = asked.some(isChoice) ? null : heavyOfTopic(top.label);
  return { asked: found.length === 0 ? [] : asked, alone, courtesy, heavy, whose, isOfOther };
};
