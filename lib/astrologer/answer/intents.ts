/**
 * What a message asks: up to three intents, each a way of asking about a matter or a thing. Its pieces (`pieces.ts`) are
 * read once (`said.ts`); nothing is decided by which stands first.
 */
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { Ask, Aspect, Kin } from '../../words/reading/ask.ts';
import { askedFor, MINE, SELF } from './ask-terms.ts';
import { isEffect } from './effect.ts';
import { heavyIn, type Heavy } from './heavy.ts';
import { hinderedIn } from './hinders.ts';
import { guessOf } from './guess.ts';
import type { Intent, MatterIntent } from './intent.ts';
import { isWay } from './compared.ts';
import { afterLeaving, withOffer } from './left-post.ts';
import { matterOfAspect } from './aspects-said.ts';
import { areaOf } from './matters-said.ts';
import {
  asksBadMonth,
  asksMonth,
  followUpOf,
  hasEffect,
  isTurn,
  marksIn,
  turnOf,
  turnsTo,
  type FollowUp,
  type Marks,
} from './marks.ts';
import { mended } from './mended.ts';
import { otherOf, ownHalf } from './others.ts';
import type { Options } from './option-rows.ts';
import { without } from './patterns.ts';
import { isOfPair } from './pair-asked.ts';
import { asks, isNamed, piecesOf, pointsBackTo, readerOf, type Reader } from './pieces.ts';
import { asksToHelp, MATTER_OF_KIN, THEIR, THEIRS } from './kin.ts';
import type { Turn } from './ear/turns.ts';
import { decided, type Decided } from './ear/weigh.ts';
import { intentsOfPiece, MOST_INTENTS, type Heard } from './piece-intents.ts';
import type { Courtesy } from '../safety/safety.ts';
import { sameIntent } from './same-intent.ts';
import type { Said } from './said.ts';
import { withChoiceTold } from './told-way.ts';
import { courtesyOf } from './thanked.ts';
import { undotted } from './spelling.ts';
import type { Years } from './years-said.ts';

/** What a message asks. */
export interface Question extends Marks {
  /** The message as a whole. */
  readonly said: Said;
  readonly intents: readonly Intent[];
  /** What it is most likely about, where nothing in it names that for sure; null where nothing at all is understood. */
  readonly guess: Intent | null;
  /** That is heard clearly in it as a whole, and need not be said to be a guess. */
  readonly isClear: boolean;
  /** Years that are named, or the years ahead from now; null where no time is named. */
  readonly years: Years | null;
  /** Whose own birth is needed for it; null where it is that of whoever asks. */
  readonly other: Kin | null;
  /** Whose life it asks about besides what the own chart answers; null where nobody’s. */
  readonly beside: Kin | null;
  readonly followUp: FollowUp | null;
  /** How it goes on with a talk, where that is heard clearly; null where it is not, or it asks something of its own. */
  readonly turn: Turn | null;
  /** It has few words, and may go on with what was asked before. */
  readonly isShort: boolean;
  /** It names a time and nothing else: it is about what was asked before, or the chart as a whole. */
  readonly isYearAlone: boolean;
  /** It says “it” of what was asked before, or begins or ends as what goes on with it does. */
  readonly pointsBack: boolean;
  /** It goes over to something else of the same conversation: “what about …”, “aur …”. */
  readonly turnsTo: boolean;
  /** Pieces of the message that ask something that was not understood, as they were written. */
  readonly unread: readonly string[];
  /** It asks of something only as its misspelt words are mended. */
  readonly isMended: boolean;
  /** The same where that is all they speak of: no part of life is asked about. */
  readonly heavy: Heavy | null;
  /** The fixed text that answers it, where it is heard to ask nothing of a chart. */
  readonly courtesy: Courtesy | null;
  /** The day on which it is asked. */
  readonly today: CivilDate;
}

/** "Uske baad" is a time, and nobody's. */
const AFTER = askedFor(({ follow }) => follow.after);
/** Words up to which a message without a matter may go on with what was said before. */
const SHORT_WORDS = 9;

const heardOf = (said: Said, isMended: boolean): Heard => ({
  said,
  isPair: isOfPair(said.words),
  isNamed: isNamed(said),
  isMended,
});

/** What a piece of a message asks by itself, with its slips mended where it asks of nothing as it is written. */
const heardIn = (said: Said, read: Reader): Heard => {
  const own = heardOf(said, false);
  if (own.isPair || own.isNamed || said.matters.length > 0) return own;
  const other = heardOf(read(mended(said.text)), true);
  return other.isNamed || other.said.matters.length > 0 ? other : own;
};

/** Whether a piece only tells of a matter, and leads up to the question about the same area that follows. */
const leadsUp = ({ said: { ask, matters } }: Heard, following: Heard | undefined): boolean => {
  const areas = matters.map(areaOf);
  return ask === null && following?.said.matters.some((matter) => areas.includes(areaOf(matter))) === true;
};

/** Whether a piece asks something of a matter. */
const asksOfMatter = ({ said: { ask, matters, relation } }: Heard): boolean =>
  ask !== null && relation === null && matters.some((matter) => matter !== 'general');

/** Words up to which a piece without a matter is about the matter beside it: "and when?", "what should I do about it". */
const GOING_ON = 5;
const goesOn = ({ said: { words } }: Heard): boolean => words.length <= GOING_ON || pointsBackTo(words);

/** The matters that the pieces before one tell of. */
const heardBefore = (heard: readonly Heard[], at: number): readonly (Matter | 'general')[] =>
  heard.slice(0, at).flatMap(({ said }) => said.matters);

/** The pieces of a message that ask, and nothing in them nor beside them tells what of. */
const unreadIn = (heard: readonly Heard[]): readonly string[] =>
  heard.flatMap((one, i) => {
    const isBeside = [i - 1, i + 1].some((at) => (heard[at]?.said.matters.length ?? 0) > 0);
    const isRead = intentsOfPiece(one, one.said.ask, heardBefore(heard, i)).length > 0 || (isBeside && goesOn(one));
    return !isRead && asks(one.said) ? [one.said.text] : [];
  });

const asksWhen = (one: Intent): boolean => (one.kind === 'matter' || one.kind === 'relation') && one.ask === 'when';

/** Matters that "result" names, of whatever it is. */
const OF_RESULTS: readonly (Matter | 'general')[] = ['exam', 'general'];
/** "And what does it do to my work": what the time before does for a matter; null where that is not asked. */
const effectOf = ({ words, matters }: Said, last: Intent | undefined): readonly Intent[] | null => {
  const matter = matters.find((one): one is Matter => one !== 'general');
  if (last?.kind !== 'named' || matter === undefined || !hasEffect(words)) return null;
  return isEffect({ ...last, matter }) ? [{ ...last, ask: 'how', matter }] : null;
};

/** A time that is asked about together with what it does for a matter: first the time, then what it does. */
const withEffect = (one: Intent): readonly Intent[] => {
  if (one.kind !== 'named' || !hasEffect(one.said.words)) return [one];
  const matter = one.said.matters.find((other): other is Matter => other !== 'general');
  const isTime = matter !== undefined && isEffect({ ...one, matter });
  return isTime
    ? [
        { ...one, matter, ask: 'when' },
        { ...one, matter, ask: 'how' },
      ]
    : [one];
};

/** "And when does it give results": asked on of the thing before; null where a piece stands by itself. */
const backTo = ({ said, isNamed: isOwn }: Heard, last: Intent | undefined): readonly Intent[] | null => {
  if (last?.kind !== 'named' || isOwn || said.ask === null || !pointsBackTo(said.words)) return null;
  return said.matters.every((one) => OF_RESULTS.includes(one)) ? [{ ...last, ask: said.ask }] : null;
};

/** "And what is the remedy": what custom does for the dosha, or for the matter, that stands before it. */
const remedyFor = (one: Intent, last: Intent | undefined): Intent => {
  const isRemedy = one.kind === 'named' && one.said.questions[0] === 'remedy';
  if (!isRemedy || last === undefined || one.said.planets.length + one.said.findings.length > 0) return one;
  if (last.kind === 'named' && last.said.findings.length > 0) return { ...last, ask: 'do' };
  const isOfMatter = last.kind === 'matter' && last.matter !== 'general' && one.said.matters.length === 0;
  return isOfMatter ? { ...one, matter: last.matter } : one;
};

/** Adds an intent to others, once: a choice about an area is all that is asked of it. */
const addTo = (intents: Intent[], intent: Intent): void => {
  const ofChoice = (one: Intent): readonly string[] =>
    one.kind === 'compare' && one.options !== undefined ? one.matters.map(areaOf) : [];
  if (intent.kind === 'matter' && intents.flatMap(ofChoice).includes(areaOf(intent.matter))) return;
  const told = intents.findIndex((one) => one.kind === 'matter' && ofChoice(intent).includes(areaOf(one.matter)));
  if (told >= 0) intents.splice(told, 1);
  const same = intents.findIndex((other) => sameIntent(other, intent));
  const there = intents[same];
  if (there === undefined) intents.push(intent);
  // "I am still single. When will I meet someone?" asks when.
  else if (asksWhen(intent) && !asksWhen(there)) intents[same] = intent;
};

/** What is asked without a matter is asked of the matter, or of the bond, before. */
const askOfBefore = (
  intents: Intent[],
  { said, ask }: { readonly said: Said | undefined; readonly ask: Ask },
): void => {
  const at = intents.findIndex((one) =>
    one.kind === 'matter'
      ? one.matter === said?.matters[0]
      : one.kind === 'relation' && said?.relation === one.relation,
  );
  const there = intents[at];
  if (there?.kind === 'matter') intents[at] = { ...there, ask };
  if (there?.kind === 'relation') intents[at] = { ...there, ask };
};

/** A bond told beside what is asked: "we argue every day. Shall I end it or go on", "my friend helps me. When does work get easier". */
const isBondTold = (heard: readonly Heard[], at: number): boolean => {
  const said = heard[at]?.said;
  const isBeside = said?.ask === null && !said.isTroubled && heard.some((other) => asksOfMatter(other));
  return isBeside || (heard[at + 1]?.said.fork ?? null) !== null;
};

const isOfTwo = (one: Intent): boolean => one.kind === 'compare' && one.isOfTwo === true;
/** Sides of a job by which another post is taken. */
const OF_POSTS: readonly Aspect[] = ['promotion', 'transfer'];
const postsOf = ([first, second]: Options): Options => [
  first === 'switch' ? 'advance' : first,
  second === 'switch' ? 'advance' : second,
];
/** A choice by the side of its matter that is named in a sentence before it: "I need a loan. Now or later?" */
const withSide = (one: Intent, before: readonly Heard[]): Intent => {
  if (one.kind !== 'compare' || one.options === undefined || one.aspect !== undefined) return one;
  const aspect = before
    .flatMap(({ said }) => said.aspects)
    .findLast((side) => isWay(side) && one.matters.includes(matterOfAspect(side)));
  if (aspect === undefined) return one;
  // A post that is offered as a promotion is one that is taken, and no change of job.
  const options = OF_POSTS.includes(aspect) ? postsOf(one.options) : one.options;
  return { ...one, aspect, options };
};

/** Whether a piece only tells of a bond or a matter, and leads up to what is asked. */
const isOnlyTold = (heard: readonly Heard[], at: number, own: readonly Intent[]): boolean => {
  const one = heard[at];
  if (own.some(({ kind }) => kind === 'relation') && isBondTold(heard, at)) return true;
  return one !== undefined && own.some(({ kind }) => kind === 'matter') && leadsUp(one, heard[at + 1]);
};

/** Whether a piece asks as it is written. */
const isAsked = ({ ask, text }: Said, message: string): boolean => ask !== null && message.includes(`${text}?`);

/** The intents of the pieces of a message, each once. */
const intentsOf = (heard: readonly Heard[], message: string): readonly Intent[] => {
  const intents: Intent[] = [];
  const all = heard.map(({ said }) => said);
  let lastAsk: Ask | null = null;
  const isChosen = heard.some((one, i) => intentsOfPiece(one, one.said.ask, heardBefore(heard, i)).some(isOfTwo));
  for (const [i, one] of heard.entries()) {
    const { said } = one;
    // What tells only how things stand leaves the asking to what follows, or takes it from what stands before.
    const ask = said.ask ?? lastAsk ?? heard.slice(i + 1).find((other) => other.said.ask !== null)?.said.ask ?? null;
    const own =
      effectOf(said, intents.at(-1)) ?? backTo(one, intents.at(-1)) ?? intentsOfPiece(one, ask, heardBefore(heard, i));
    if (own.length === 0 && said.ask !== null && goesOn(one))
      askOfBefore(intents, { said: heard[i - 1]?.said, ask: said.ask });
    if (isOnlyTold(heard, i, own)) continue;
    // Beside a choice what only tells how things stand asks nothing.
    if (isChosen && !own.some(isOfTwo) && !isAsked(said, message)) continue;
    for (const intent of own.flatMap(withEffect).map((each) => withSide(each, heard.slice(0, i))))
      addTo(intents, remedyFor(withOffer(afterLeaving(intent, all), all), intents.at(-1)));
    lastAsk = said.ask ?? lastAsk;
  }
  // The chart as a whole is asked about only where nothing in it is.
  const named = intents.filter((one) => one.kind !== 'matter' || one.matter !== 'general');
  return named.length > 0 ? named : intents;
};

/** What is asked of the own chart, and whose life is asked about that needs another. */
interface Whose {
  readonly intents: readonly Intent[];
  readonly other: Kin | null;
  readonly beside: Kin | null;
}

/** Whether a piece is of whoever was named before it: "will he", "when will his life"; not "his brother", nor "I and her". */
const isOfThem = ({ words, kin }: Said): boolean =>
  THEIRS.isIn(words) ||
  (kin.length === 0 && !words.some((word) => SELF.has(word)) && without(words, AFTER).some((word) => THEIR.has(word)));

/** Whether a word names whoever asks: "me" is a postposition in Hindi too, "army me". */
const isOneself = (word: string): boolean => (SELF.has(word) || MINE.has(word)) && word !== 'me';

/** Parts what the own chart answers from what another’s does: in pieces of their own, or as what one can do for them. */
const whoseIn = (
  said: Said,
  heard: readonly Heard[],
  {
    intents,
    guess,
    isOfOther,
    isKnown,
  }: Pick<Question, 'intents' | 'guess'> & Pick<Decided, 'isOfOther'> & { readonly isKnown: boolean },
): Whose => {
  // Whom words are about and no more names no matter of one’s own.
  const isOfPerson = said.about !== null && said.matters.length === 0;
  const isTaken = guess?.kind === 'named' || (guess?.kind === 'matter' && guess.matter !== 'general' && !isOfPerson);
  const other = otherOf(said, isTaken ? [guess] : intents);
  if (other === null || isKnown) return { intents, other, beside: null };
  // Where a message is about another, what names nobody is theirs: "when will the studies mend".
  const isOwn = (one: Heard): boolean =>
    asks(one.said) &&
    !isOfThem(one.said) &&
    (!isOfOther || one.said.words.some(isOneself)) &&
    otherOf(one.said, intentsOfPiece(one, one.said.ask, [])) === null;
  const own = heard.length > 1 ? intentsOf(heard.filter(isOwn), said.text) : [];
  if (own.length > 0) return { intents: own, other: null, beside: other };
  const half = ownHalf(said);
  return half === null ? { intents, other, beside: null } : { intents: [half], other: null, beside: other };
};

/** A remedy that is asked for another is told by the own chart, as custom does what is done for a child; how it goes is theirs. */
const withTheirRemedy = (said: Said, whose: Whose): Whose => {
  const { questions, planets, findings } = said;
  const matter = whose.other === null ? undefined : MATTER_OF_KIN[whose.other];
  if (matter === undefined || questions[0] !== 'remedy' || planets.length + findings.length > 0) return whose;
  return { intents: [{ kind: 'named', said, matter }], other: null, beside: whose.other };
};

/** What a message asks of the chart as a whole: a year or its months by themselves, or a heavy heart alone; null where it names more. */
const wholeOf = ({ words, ask }: Said, isYearAlone: boolean, isHeavy: boolean): MatterIntent | null => {
  if (!isYearAlone && !isHeavy) return null;
  const own = isYearAlone && !asksMonth(words) ? 'how' : ask;
  return { kind: 'matter', ask: asksBadMonth(words) ? 'when' : own, matter: 'general' };
};

/** What is asked: of the chart as a whole where a year or a heavy heart is all there is, else what was decided, or a guess. */
const understood = (
  said: Said,
  { asked, alone, courtesy, heavy: heard }: Decided,
  { feeling }: Marks,
  isYearAlone: boolean,
): Pick<Question, 'intents' | 'guess' | 'heavy'> => {
  const heavy = (said.about === null ? heavyIn(feeling, said.words, asked) : null) ?? heard;
  const whole = wholeOf(said, isYearAlone, heavy !== null && (asked.length === 0 || heard !== null));
  const intents = whole === null ? asked : [whole];
  const guess = intents.length > 0 || courtesy !== null ? null : (alone ?? guessOf(said));
  return { intents, guess, heavy };
};

/** What a message asks of the own chart, and whose life needs another: as it is heard, else as its words tell. */
const whoseOf = (
  said: Said,
  heard: readonly Heard[],
  {
    intents,
    guess,
    whole: { whose, isOfOther },
    theirs,
    isKnown,
  }: Pick<Question, 'intents' | 'guess'> & {
    readonly whole: Decided;
    readonly theirs: Kin | null;
    readonly isKnown: boolean;
  },
): Whose => {
  // What one can do for somebody is one’s own, and its outcome theirs.
  const half = (whose ?? null) === null && theirs !== null && asksToHelp(said.words) ? ownHalf(said) : null;
  if (half !== null) return { intents: [half], other: null, beside: theirs };
  const told =
    whose === undefined
      ? whoseIn(said, heard, { intents, guess, isOfOther, isKnown })
      : { intents, other: whose, beside: null };
  return isKnown ? told : withTheirRemedy(said, told);
};

const isOfMind = (one: Intent): boolean => one.kind === 'matter' && one.aspect === 'concentration';

/** What a message asks, seen from today. `isTheirsKnown`: the birth of whoever else it is about is known. */
export const questionOf = (typed: string, today: CivilDate, isTheirsKnown = false): Question => {
  const message = undotted(typed);
  const read = readerOf(today);
  const said = read(message);
  const { words, range: years } = said;
  const isShort = words.length <= SHORT_WORDS;
  const heard = piecesOf(message, read).map((piece) => heardIn(piece, read));
  const pieces = heard.map((one) => one.said);
  const found = withChoiceTold(intentsOf(heard, message), pieces);
  const theirs = otherOf(said, found);
  const whole = decided(said, found, { pieces, isOther: theirs !== null, today });
  const { asked, alone, courtesy } = whole;
  // A year by itself is asked about the chart as a whole.
  const isYearAlone = asked.length === 0 && years !== null && (isShort || asksMonth(words));
  const turn = turnOf(said);
  const followUp = followUpOf(said, turn, isShort);
  const pointsBack = isShort && (isTurn(words) || pointsBackTo(words));
  const marks = marksIn(words);
  const { intents, guess, heavy } = understood(said, whole, marks, isYearAlone);
  const whose = whoseOf(said, heard, { intents, guess, whole, theirs, isKnown: isTheirsKnown });
  const hindered = whose.other === null ? hinderedIn(said) : null;
  return {
    said: hindered === null ? said : { ...said, isTroubled: true },
    guess,
    isClear: guess !== null && guess === alone,
    years,
    ...whose,
    intents: hindered === null ? whose.intents.slice(0, MOST_INTENTS) : [hindered],
    isYearAlone,
    isShort,
    turn,
    followUp,
    pointsBack,
    turnsTo: isShort && turnsTo(words),
    ...marks,
    feeling: marks.feeling ?? whole.heavy,
    courtesy: courtesyOf(courtesy, { said, intents, isOn: followUp !== null || marks.feeling !== null }),
    // Whoever cannot keep their mind on their books is no heavy heart.
    isWorried: marks.isWorried && said.sure !== 'concentration' && !intents.some(isOfMind),
    heavy,
    isMended: heard.length > 0 && heard.every(({ isMended }) => isMended),
    unread: isYearAlone || followUp !== null || pointsBack ? [] : unreadIn(heard),
    today,
  };
};
