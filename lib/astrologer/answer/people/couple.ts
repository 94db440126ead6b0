/** Whether a message asks how two people suit each other of whom births are written, and what it asks beside that. */
import { OF_COUPLE } from '../hear/matter-groups.ts';
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { KIN_OF, type Ask, type Kin, type Person } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { AND_SAID, OURS, SELF } from '../hear/ask-terms.ts';
import { isMatter, isOfTwo, type Intent } from '../hear/intent.ts';
import { questionOf, type Question } from '../hear/intents.ts';
import { THEIR, THEIRS, THEY } from './kin.ts';
import { decidesWithThem } from './others.ts';
import { kindOfOptions } from '../choice/option-kinds.ts';
import { isOfPair } from '../hear/bond-said.ts';
import { spelledWords } from '../hear/patterns.ts';
import { isPartner, speaksOfOneself, speaksOfThem } from './records.ts';
import type { Resolved } from '../talk/resolved.ts';
import { saidIn, type Said } from '../hear/said.ts';
import { isLover } from './theirs.ts';
import { ownSexIn } from './sex.ts';
import type { BirthOf } from './written-births.ts';

/** Two, or three where there are two suitors: whoever it is asked for, and the others. */
export interface Couple {
  /** Whose match it is, where that is not whoever asks: a daughter, a brother. */
  readonly of: BirthOf | null;
  readonly with: readonly BirthOf[];
}

/** Most suitors that are set beside each other. */
const MOST_SUITORS = 2;

/** What is asked in a talk, as far as a couple is concerned. */
interface Asking {
  readonly question: Question;
  readonly asked: Resolved | null;
  /** The births that the message writes out, and those of the talk before it, the newest first. */
  readonly own: readonly BirthOf[];
  readonly earlier: readonly BirthOf[];
  readonly before: TalkState | null;
  readonly text: string;
}

/** Whether a matter is of two, or the chart as a whole. */
const isOfTwoOrOpen = (one: Matter | 'general'): boolean => one === 'general' || OF_COUPLE.includes(one);
/** Ways of asking that are of two, where the birth of a spouse is written beside them: “how are mine and my wife’s charts”. */
const OF_TWO: readonly (Ask | null)[] = [null, 'how', 'will'];
const isOfCouple = (one: Intent | TalkState['intents'][number]): boolean =>
  one.kind === 'pair' || (one.kind === 'matter' && isOfTwoOrOpen(one.matter));

/** Whether it is asked of him or her, and of nothing that both share: “will his job last”. */
const isOfThem = ({ said, intents }: Question): boolean => {
  const { words } = said;
  const speaksOf = THEIRS.isIn(words) || words.some((word) => THEIR.has(word) || THEY.has(word));
  const isOwn = words.some((word) => SELF.has(word) && word !== 'me');
  const isShared = intents.some((one) => isOfCouple(one) || decidesWithThem(one));
  return speaksOf && !isOwn && !isShared && !OURS.isIn(words);
};

/** Whether what is asked is of the two, where one births of a suitor is written. */
const isOfSuit = (question: Question, asked: Resolved | null): boolean =>
  !isOfThem(question) || (asked?.intents ?? []).some((one) => one.kind === 'pair');

/** Whether a match is asked for by its name. */
const isMatchNamed = ({ question: { said, guess }, asked }: Asking): boolean =>
  (asked !== null && isOfTwo(asked.intents)) || isOfPair(said.words) || guess?.kind === 'pair';

/** Whether the birth of a partner that a message writes is for a match, and not for what becomes of them. */
const isOfMatch = (asking: Asking, one: BirthOf): boolean => {
  const { question, asked, before, text } = asking;
  const { said } = question;
  if (isMatchNamed(asking) || (OURS.isIn(said.words) && speaksOfOneself(text))) return true;
  if (one.isSuitor) return isOfSuit(question, asked);
  const own = asked?.intents ?? [];
  const isOfLoved =
    isLover(one.who) ||
    (one.who === null && own.some((intent) => intent.kind === 'matter' && intent.matter === 'love'));
  if (isOfLoved && (said.ask === 'should' || said.ask === 'will') && own.some((intent) => isOfCouple(intent)))
    return true;
  const isAlone = said.words.length === 0 && (before?.intents ?? []).some((intent) => isOfCouple(intent));
  return isAlone || (asked?.other === null && asked.beside === null && namesBoth(said, text));
};
/** “Mine and my wife’s”: both are named, and no more is asked than how. */
const namesBoth = ({ kin, ask, matters }: Said, text: string): boolean =>
  kin.includes('spouse') && OF_TWO.includes(ask) && matters.every(isOfTwoOrOpen) && speaksOfOneself(text);

/** Whether a talk that has the birth of a partner is asked whether to say yes. */
const isDecision = ({ said, intents }: Question): boolean =>
  said.ask === 'should' &&
  said.kin.every((one) => one === 'spouse') &&
  intents.every((one) => one.kind === 'matter' && (one.matter === 'marriage' || one.matter === 'love')) &&
  said.matters.every(isOfTwoOrOpen);

/** Whether one of two people was chosen between before, of whom no birth was known. */
const isOfTwoPeople = (before: TalkState | null): boolean =>
  before?.intents.some((one) => one.kind === 'compare' && one.options && kindOfOptions(one.options) === 'people') ===
  true;

/** Those who are looked for a match by whoever asks. */
const LOOKED_FOR: readonly (Kin | null)[] = ['child', 'sibling'];
/** For whom the match is that a message speaks of: a daughter, a brother; null for whoever asks. */
export const matchedFor = ({ said }: Question, before: TalkState | null): Person | null => {
  const person = said.person ?? (before?.side === 'wedding' ? (before.person ?? null) : null);
  return person !== null && LOOKED_FOR.includes(KIN_OF[person]) ? person : null;
};

/** The couple of births that are of no partner of whoever asks: a son and his wife, a daughter and her suitor; or of nobody who is named. */
const coupleOfOthers = (asking: Asking, of: BirthOf | null): Couple | null => {
  const { own, earlier, before } = asking;
  const [first, second] = own;
  if (first !== undefined && second !== undefined) return isMatchNamed(asking) ? { of: first, with: [second] } : null;
  // The birth of a daughter that was asked for, after that of a suitor of hers.
  const suitor = earlier.find(({ isSuitor }) => isSuitor);
  if (of !== null && suitor !== undefined && before?.side === 'wedding') return { of, with: [suitor] };
  // A birth of nobody who is named, after what two share.
  const isOfBoth = before?.other === undefined || before.other === 'spouse';
  if (first === undefined || first.who !== null || !isOfBoth) return null;
  return isOfMatch(asking, first) || isOfTwoPeople(before) ? { of, with: [first] } : null;
};

/** The couple whose births the message itself writes. */
const coupleWritten = (asking: Asking, of: BirthOf | null, isFor: boolean): Couple | null => {
  const { own, before } = asking;
  const partners = own.filter(isPartner);
  const [one] = partners;
  if (one !== undefined) {
    // The match of a daughter takes her birth as well as his.
    if (one.isSuitor && isFor && of === null) return null;
    const isTwo = partners.length >= MOST_SUITORS || isOfMatch(asking, one) || isOfTwoPeople(before);
    return isTwo ? { of, with: partners.slice(0, MOST_SUITORS) } : null;
  }
  return coupleOfOthers(asking, of);
};

/** Whether a message that writes no birth asks about the match with one that the talk knows. */
const isAskedOn = ({ question, asked, before, text }: Asking, last: BirthOf): boolean => {
  const { said, guess, intents } = question;
  // What they are like is asked of them alone.
  if (speaksOfThem(question, before)) return false;
  if (asked !== null && isOfTwo(asked.intents)) return true;
  if (last.isSuitor && isDecision(question)) return true;
  // “I am a girl” after a match counts it anew.
  if (ownSexIn(text) !== null && wasPair(before)) return true;
  const isOn = guess?.kind === 'pair' || isOfPair(said.words) || OURS.isIn(said.words);
  return isOn && intents.every((one) => isOfCouple(one));
};
const wasPair = (before: TalkState | null): boolean => before?.intents.some(({ kind }) => kind === 'pair') === true;

/** Two suitors whose births came together. */
const suitorsOf = (known: readonly BirthOf[]): readonly BirthOf[] => {
  const [first, second] = known;
  if (first === undefined) return [];
  return second?.isSuitor === true && second.together === true && first.together === true ? [first, second] : [first];
};

/** The couple that a message asks about; null where it asks about none whose births are written. */
export const coupleOf = (asking: Asking): Couple | null => {
  const { question, own, earlier, before } = asking;
  const person = matchedFor(question, before);
  const of = person === null ? null : ([...own, ...earlier].find(({ who }) => who === person) ?? null);
  if (own.length > 0) return coupleWritten(asking, of, person !== null);
  const known = earlier.filter(isPartner);
  const [last] = known;
  if (last === undefined || !isAskedOn(asking, last)) return null;
  return { of, with: last.isSuitor && wasPair(before) ? suitorsOf(known) : [last] };
};
const PARTS = new RegExp(`[?!.।]\\s*|,\\s|\\s(?:${AND_SAID})\\s`, 'u');
/** Whether a part asks, and does not only tell. */
const asksIt = ({ said }: Question): boolean => said.ask !== null || said.hasQuestionWord;
/** Whether a part of a message asks whether to say yes. */
export const asksYes = (text: string, today: CivilDate): boolean =>
  text.split(PARTS).some((part) => saidIn(part, today).ask === 'should');
/** What is asked beside a match, in parts of its own: whether the families agree, when to marry. */
export const besideMatch = (text: string, today: CivilDate): readonly Intent[] => {
  const parts = text.split(PARTS).map((part) => questionOf(part, today));
  const heard = parts.flatMap((one) => (asksIt(one) ? one.intents : []));
  const beside = heard.filter((one) => {
    if (one.kind === 'matter') {
      if (decidesWithThem(one)) return true;
      return isMatter(one.matter) && (!isOfTwoOrOpen(one.matter) || one.ask === 'when');
    }
    return one.kind === 'relation' || (one.kind === 'named' && one.said.questions.length > 0);
  });
  const keyOf = (one: Intent): string => (one.kind === 'matter' ? `${one.matter}.${one.aspect ?? ''}` : one.kind);
  return beside.filter((one, at) => beside.findIndex((other) => keyOf(other) === keyOf(one)) === at).slice(0, 1);
};

/** Whether words speak of what two share: “our bond”, “hamara rishta”. */
export const speaksOfUs = (text: string): boolean => OURS.isIn(spelledWords(text));
