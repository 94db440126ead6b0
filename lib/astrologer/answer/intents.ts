/**
 * What a message asks: up to three intents, each a way of asking about a matter. Words are data per language
 * (`lib/words/reading/ask`) and are all looked for at once; nothing is decided by which stands first.
 */
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import { ASKS, type Ask } from '../../words/reading/ask.ts';
import { askedFor, JOINTS, MINE, POSSESSIVE, POSTPOSITIONS, wordsOf } from './ask-terms.ts';
import { daysAsked } from './days/asked.ts';
import { directQuestionOf, namesFinding } from './direct.ts';
import type { CompareIntent, Intent } from './intent.ts';
import { areaOf, MATTER_TERMS, mattersHeard, mattersIn, mattersNear } from './matters-said.ts';
import { mended } from './mended.ts';
import { isOfAnother } from './others.ts';
import { spelledWords } from './patterns.ts';
import { thingIn, type Thing } from './things.ts';
import { monthsIn, NEXT_YEAR, rangeIn, THIS_YEAR, yearsIn } from './years-said.ts';

/** How what was said before is to be said again, or gone on with. */
export const FOLLOW_UPS = [
  'hindi',
  'english',
  'hinglish',
  'why',
  'simpler',
  'shorter',
  'month',
  'after',
  'more',
  'sure',
  'kind',
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** What a message asks. */
export interface Question {
  readonly intents: readonly Intent[];
  /** Years that are named, or the years ahead from now; null where no time is named. */
  readonly years: readonly [from: number, to: number] | null;
  /** The matter is another person’s, whose own birth is needed. */
  readonly isOfAnother: boolean;
  readonly followUp: FollowUp | null;
  /** It names a time and nothing else: it is about what was asked before, or the chart as a whole. */
  readonly isYearAlone: boolean;
  /** What is asked where no matter is named. */
  readonly ask: Ask | null;
  /** It says “it” of what was asked before, or begins or ends as what goes on with it does. */
  readonly pointsBack: boolean;
  /** It goes over to something else of the same conversation: “what about …”, “aur …”. */
  readonly turnsTo: boolean;
  /** It asks which of several is ahead. */
  readonly compares: boolean;
  /** It begins with “or”: another choice beside the one before. */
  readonly isOr: boolean;
  /** It has a word that asks: what, which, how. */
  readonly hasQuestionWord: boolean;
  /** Pieces of the message that ask something that was not understood, as they were written. */
  readonly unread: readonly string[];
  /** What it may be about, where nothing of it was understood. */
  readonly near: readonly Matter[];
  /** It asks of something only as its misspelt words are mended. */
  readonly isMended: boolean;
  /** Whoever asks says that it weighs on them: sympathy goes before facts. */
  readonly isWorried: boolean;
  /** The day on which it is asked. */
  readonly today: CivilDate;
}

const ASK_TERMS = ASKS.map((ask) => ({ ask, terms: askedFor(({ asks }) => asks[ask]) }));
const FOLLOW_TERMS = FOLLOW_UPS.map((name) => ({ name, terms: askedFor(({ follow }) => follow[name]) }));
const TURNS_TO = askedFor(({ follow }) => follow.about);
const PAIR = askedFor(({ pair }) => pair);
const ADVERSE = askedFor(({ adverse }) => adverse);
const WORRIED = askedFor(({ worried }) => worried);
const WHAT = wordsOf(({ what }) => what);
const BACK = wordsOf(({ back }) => back);
const TURNS = wordsOf(({ turns }) => turns);
const COMPARES = askedFor(({ compares }) => compares);
const VOCATIVES = wordsOf(({ vocatives }) => vocatives);
const OR = wordsOf((one) => one.or);

/** Most intents of a message. */
const MOST_INTENTS = 3;
/** Least score of a question about two people. */
const PAIR_LEAST = 4;
/** Words up to which a message without a matter may go on with what was said before. */
const SHORT_WORDS = 9;

/** The way of asking with the greatest score; null where none is heard. */
const askIn = (words: readonly string[]): Ask | null => {
  const scored = ASK_TERMS.map(({ ask, terms }) => ({ ask, score: terms.score(words) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score === 0) return null;
  // "I do not know what to do: shall I stay or go" asks which of the two.
  if (
    best.ask === 'do' &&
    words.some((word) => OR.has(word)) &&
    scored.some((one) => one.ask === 'should' && one.score > 0)
  )
    return 'should';
  // "Will I lose my job" is answered by how the job stands: a yes would be a yes to the loss.
  return best.ask === 'will' && ADVERSE.isIn(words) ? 'how' : best.ask;
};

/** Words on each side of an "and" from which it may part two questions. */
const LEAST_WORDS = 2;

/** Whether two sides of an "and" are questions of their own: of two areas, or of things that are each asked about. */
const areApart = (left: string, right: string, today: CivilDate): boolean => {
  const [a, b] = [spelledWords(left), spelledWords(right)];
  const [ofLeft, ofRight] = [mattersIn(a), mattersIn(b)];
  if (ofLeft.length > 0 && ofRight.length > 0) {
    const isOfOne = ofLeft.some((one) => ofRight.some((other) => areaOf(one) === areaOf(other)));
    const isAskedTwice = askIn(a) !== null && askIn(b) !== null && ofLeft[0] !== ofRight[0];
    return !isOfOne || isAskedTwice || (directQuestionOf(left) === null) !== (directQuestionOf(right) === null);
  }
  // "And what does it mean" goes on with the thing before.
  if (a.length < LEAST_WORDS || b.length < LEAST_WORDS || b.some((word) => BACK.has(word))) return false;
  if (!(askIn(b) !== null || b.some((word) => WHAT.has(word)))) return false;
  const asks = (text: string, matters: readonly unknown[], words: readonly string[]): boolean =>
    matters.length > 0 || isNamed(text, words, today);
  return asks(left, ofLeft, a) && asks(right, ofRight, b);
};

/** Pieces that ask by themselves: a message is cut at stops, and at "and" between two questions. */
const piecesOf = (message: string, today: CivilDate): readonly string[] =>
  message
    .split(/[?!;।\n]+|\.(?!\d)/u)
    .flatMap((sentence) => {
      // "Compare my career and money" is one question.
      if (COMPARES.isIn(spelledWords(sentence))) return [sentence];
      const pieces: string[] = [];
      let from = 0;
      const tokens = [...sentence.matchAll(/[\p{L}\p{M}\d]+/gu)];
      for (const { 0: word, index } of tokens) {
        if (!JOINTS.has(spelledWords(word).join(' '))) continue;
        const [left, right] = [sentence.slice(from, index), sentence.slice(index + word.length)];
        if (!areApart(left, right, today)) continue;
        pieces.push(left);
        from = index + word.length;
      }
      return [...pieces, sentence.slice(from)];
    })
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** Whether a question is whether to do something. */
export const asksWhether = (message: string): boolean => askIn(spelledWords(message)) === 'should';
/** Things that are asked about whatever matter stands beside them. */
const ALWAYS_NAMED: readonly Thing['kind'][] = ['gem', 'spelling'];
/** Matters that the word "house" alone names. */
const OF_HOUSES: readonly (Matter | 'general')[] = ['property', 'family'];
/** Score of property where nothing but the word "house" speaks for it. */
const HOUSE_ALONE = 3;

/** Whether a thing of the chart is what is asked: not beside a matter, and no house that one buys. */
const asksThing = (piece: string, words: readonly string[], matters: readonly (Matter | 'general')[]): boolean => {
  const thing = thingIn(piece);
  if (thing === null) return false;
  if (ALWAYS_NAMED.includes(thing.kind)) return true;
  const ask = askIn(words);
  if (ask === 'when' || ask === 'should') return false;
  const property = MATTER_TERMS.find(({ matter }) => matter === 'property')?.terms;
  const isHouseOnly = thing.kind === 'house' && (property?.score(words) ?? 0) <= HOUSE_ALONE;
  return matters.every((one) => one === 'general' || (isHouseOnly && OF_HOUSES.includes(one)));
};

const isNamed = (piece: string, words: readonly string[], today: CivilDate): boolean =>
  directQuestionOf(piece) !== null ||
  namesFinding(piece) ||
  daysAsked(piece, today) !== null ||
  asksThing(piece, words, mattersIn(words));

interface Heard {
  readonly piece: string;
  readonly named: string | null;
  readonly isPair: boolean;
  readonly matters: readonly (Matter | 'general')[];
  readonly ask: Ask | null;
  readonly words: readonly string[];
  readonly isMended: boolean;
}

/** A business of one's own, or a post: both are of one area, and told apart by the planets of trade and of service. */
const EMPLOYMENT: CompareIntent['matters'] = ['business', 'job'];
const POSTS: readonly (Matter | 'general')[] = ['job', 'career', 'government', 'first_job'];
const isOfEmployment = (words: readonly string[]): boolean => {
  const named = mattersHeard(words);
  return named.includes('business') && named.some((matter) => POSTS.includes(matter));
};

const compared = ({ piece, words, matters }: Heard, today: CivilDate): CompareIntent | null => {
  const near = THIS_YEAR.isIn(words) && NEXT_YEAR.isIn(words) ? [today.year, today.year + 1] : [];
  const years = [...new Set([...near, ...yearsIn(words, today)])];
  if (years.length > 1) return { kind: 'compare', matters: matters.slice(0, 1), years, months: [] };
  const isEither = words.some((word, at) => OR.has(word) && !/^(?:not|nahi|nhi|नहीं)$/u.test(words[at + 1] ?? ''));
  const months = isEither ? monthsIn(piece, today) : [];
  if (months.length > 1 && matters.length > 0)
    return { kind: 'compare', matters: matters.slice(0, 1), years: [], months };
  if ((isEither || COMPARES.isIn(words)) && matters.length > 1)
    return { kind: 'compare', matters, years: [], months: [] };
  return isEither && isOfEmployment(words) ? { kind: 'compare', matters: EMPLOYMENT, years: [], months: [] } : null;
};

const sameIntent = (a: Intent, b: Intent): boolean =>
  (a.kind === 'pair' && b.kind === 'pair') ||
  (a.kind === 'matter' && b.kind === 'matter' && areaOf(a.matter) === areaOf(b.matter));

/** The words without those by which someone is spoken to: "meri job kab lagegi bhai". */
const calledBy = (words: readonly string[]): readonly string[] => {
  const [last = '', before = ''] = words.toReversed();
  const [first = '', next = ''] = words;
  const isCalled = words.length > 2 && VOCATIVES.has(first) && !POSSESSIVE.has(next) && !POSTPOSITIONS.has(next);
  if (isCalled) return calledBy(words.slice(1));
  return words.length > 2 && VOCATIVES.has(last) && !MINE.has(before) ? calledBy(words.slice(0, -1)) : words;
};

/** Words from which a part of a sentence tells something. */
const TELLING_WORDS = 4;
/** The matters that a sentence asks about: what only tells of another beside them is left out. */
const mattersAsked = (piece: string, words: readonly string[]): readonly (Matter | 'general')[] => {
  const all = mattersIn(words);
  const asks = (part: readonly string[]): boolean => askIn(part) !== null || part.some((word) => WHAT.has(word));
  const asking = piece
    .split(/,(?!\d)/u)
    .map((part) => calledBy(spelledWords(part)))
    .filter((part) => asks(part) || part.length < TELLING_WORDS);
  const own = mattersIn(asking.flat());
  const isOfSentence = own.some((one) => one !== 'general') && own.every((one) => mattersHeard(words).includes(one));
  return asking.some(asks) && isOfSentence ? own : all;
};

const readIn = (piece: string, today: CivilDate): Heard => {
  const words = calledBy(spelledWords(piece));
  return {
    piece,
    words,
    isPair: PAIR.score(words) >= PAIR_LEAST,
    named: isNamed(piece, words, today) ? piece : null,
    matters: mattersAsked(piece, words),
    ask: askIn(words),
    isMended: false,
  };
};

/** What a piece of a message asks by itself, with its slips mended where it asks of nothing as it is written. */
const heardIn = (piece: string, today: CivilDate): Heard => {
  const read = readIn(piece, today);
  if (read.isPair || read.named !== null || read.matters.length > 0) return read;
  const other = readIn(mended(piece), today);
  return other.named === null && other.matters.length === 0 ? read : { ...other, isMended: true };
};

/** The intents that one piece adds by itself, whatever was asked before of its matters. */
const intentsOfPiece = (one: Heard, ask: Ask | null, today: CivilDate): readonly Intent[] => {
  if (one.isPair) return [{ kind: 'pair' }];
  const found = compared(one, today);
  // Months beside a matter are compared by it, not by the Moon of their days; study or work, not by the planet of a degree.
  const isOfMatters = found !== null && found.matters.length > 1 && directQuestionOf(one.piece) === 'vocation';
  if (found !== null && (one.named === null || found.months.length > 0 || isOfMatters)) return [found];
  if (one.named !== null) return [{ kind: 'named', text: one.named }];
  return one.matters.slice(0, MOST_INTENTS).map((matter): Intent => ({ kind: 'matter', ask, matter }));
};

/** Whether a piece only tells of a matter, and leads up to the question about the same area that follows. */
const leadsUp = ({ ask, matters }: Heard, following: Heard | undefined): boolean => {
  const areas = matters.map(areaOf);
  return ask === null && following?.matters.some((matter) => areas.includes(areaOf(matter))) === true;
};

/** Words up to which a piece without a matter is about the matter beside it: "and when?", "what should I do about it". */
const GOING_ON = 5;
const goesOn = ({ words }: Heard): boolean => words.length <= GOING_ON || words.some((word) => BACK.has(word));
/** Whether a piece asks, and nothing in it nor beside it tells what of. */
const isUnread = (one: Heard, own: readonly Intent[], isBeside: boolean): boolean =>
  own.length === 0 && !(isBeside && goesOn(one)) && (one.ask !== null || one.words.some((word) => WHAT.has(word)));

/** The pieces of a message that were not understood; those that go on with the piece before were. */
const unreadIn = (heard: readonly Heard[], today: CivilDate): readonly string[] =>
  heard.flatMap((one, i) => {
    const isBeside = [i - 1, i + 1].some((at) => (heard[at]?.matters.length ?? 0) > 0);
    return isUnread(one, intentsOfPiece(one, one.ask, today), isBeside) ? [one.piece] : [];
  });

const asksWhen = (one: Intent): boolean => one.kind === 'matter' && one.ask === 'when';

/** The intents of the pieces of a message, each once. */
const intentsOf = (heard: readonly Heard[], today: CivilDate): readonly Intent[] => {
  const intents: Intent[] = [];
  let lastAsk: Ask | null = null;
  for (const [i, one] of heard.entries()) {
    // What tells only how things stand leaves the asking to what follows, or takes it from what stands before.
    const ask = one.ask ?? lastAsk ?? heard.slice(i + 1).find((other) => other.ask !== null)?.ask ?? null;
    const own = intentsOfPiece(one, ask, today);
    const isMatter = own.some(({ kind }) => kind === 'matter');
    // What is asked without a matter is asked of the matter before.
    const [before] = own.length === 0 && one.ask !== null && goesOn(one) ? (heard[i - 1]?.matters ?? []) : [];
    const at = intents.findIndex((intent) => intent.kind === 'matter' && intent.matter === before);
    if (before !== undefined && at >= 0) intents[at] = { kind: 'matter', ask: one.ask, matter: before };
    if (isMatter && leadsUp(one, heard[i + 1])) continue;
    for (const intent of own) {
      const same = intents.findIndex((other) => sameIntent(other, intent));
      const there = intents[same];
      if (there === undefined) intents.push(intent);
      // "I am still single. When will I meet someone?" asks when.
      else if (asksWhen(intent) && !asksWhen(there)) intents[same] = intent;
    }
    lastAsk = one.ask ?? lastAsk;
  }
  return intents;
};

/** What a message asks, seen from today. */
export const questionOf = (message: string, today: CivilDate): Question => {
  const words = calledBy(spelledWords(message));
  const isShort = words.length <= SHORT_WORDS;
  const heard = piecesOf(message, today).map((piece) => heardIn(piece, today));
  const asked = intentsOf(heard, today);
  const years = rangeIn(words, today);
  // A year by itself is asked about the chart as a whole.
  const isYearAlone = asked.length === 0 && years !== null && isShort;
  const followUp = isShort ? (FOLLOW_TERMS.find(({ terms }) => terms.isIn(words))?.name ?? null) : null;
  const isTurn = [words[0], words.at(-1)].some((word) => TURNS.has(word ?? ''));
  const pointsBack = isShort && (isTurn || words.some((word) => BACK.has(word)));
  const intents: readonly Intent[] = isYearAlone ? [{ kind: 'matter', ask: 'how', matter: 'general' }] : asked;
  return {
    intents: intents.slice(0, MOST_INTENTS),
    years,
    isOfAnother: isOfAnother(words, intents),
    isYearAlone,
    followUp,
    ask: askIn(words),
    pointsBack,
    turnsTo: isShort && TURNS_TO.find(words)?.from === 0,
    compares: COMPARES.isIn(words),
    isOr: OR.has(words[0] ?? ''),
    hasQuestionWord: words.some((word) => WHAT.has(word)),
    isMended: heard.length > 0 && heard.every(({ isMended }) => isMended),
    near: intents.length > 0 ? [] : mattersNear(spelledWords(mended(message))),
    unread: isYearAlone || followUp !== null || pointsBack ? [] : unreadIn(heard, today),
    isWorried: WORRIED.isIn(words),
    today,
  };
};
