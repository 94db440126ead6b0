/** The reader of one sentence: every reading that leaves no word of the art out, and whether they agree. */
import { isSmall, isThing, kinds } from '../language/kinds.ts';
import type { UnreadReason } from '../../contract/suites/claims.ts';
import { withDates, type Calendar } from '../language/dates.ts';
import { lexicon, type Lexicon } from '../language/lexicon.ts';
import { hasKind, isArtful, mentionsOf, NO_MENTION, speaksOfArt, type Mention } from '../language/mentions.ts';
import type { Claim } from '../facts/claim.ts';
import type { Context, Path, Said } from './context.ts';
import { isPassable, leavable } from './guesses.ts';
import { piecesOf, type Frame, type Piece } from './pieces.ts';
import { silenceOf } from './scope.ts';
import { segmentedReadings } from './segments.ts';

/** One way to read a sentence. */
export type Reading = readonly Said[];

export interface ReadSentence {
  /** `no_claim`, or why it was not read whole; null where it was. Readings beside a reason pass some words over. */
  readonly silence: 'no_claim' | UnreadReason | null;
  readonly readings: readonly Reading[];
  readonly mentions: readonly Mention[];
  /** Words that stand in the way. */
  readonly left: readonly string[];
  /** Words of the art, or that nobody knows, that the readings pass over. */
  readonly passed: readonly string[];
  /** What "it" and "there" mean in the next sentence. */
  readonly context: Context;
}

const textsOf = (mentions: readonly Mention[], places: readonly number[]): readonly string[] =>
  places.flatMap((at) =>
    speaksOfArt(mentions[at]) || hasKind(mentions[at], 'unknown') ? [(mentions[at] ?? NO_MENTION).text] : [],
  );

/** A sentence that names more than this is not read. */
const MOST_PLACES = 60;

/** A claim in the chart that its words speak of; null where that chart has no such claim. */
const framed = (claim: Claim, { chart, from, time }: Frame): Claim | null => {
  if (claim.kind === 'lord' || claim.kind === 'house_sign' || claim.kind === 'panchang') return claim;
  if (claim.kind === 'period' || claim.kind === 'dosha' || claim.kind === 'yoga') return chart === 'D9' ? null : claim;
  if (claim.kind === 'house') return { ...claim, chart, from, time };
  if (from !== 'lagna') return claim.kind === 'sign' ? { ...claim, chart, time } : null;
  if (claim.kind === 'sign') return { ...claim, chart, time };
  if (chart === 'D1') return claim;
  if (chart === 'D9' && (claim.kind === 'conjunction' || claim.kind === 'dignity')) return { ...claim, chart };
  return null;
};

const takesFrame = ({ kind }: Claim): boolean => kind !== 'lord' && kind !== 'house_sign';

/** The words of all pieces that speak of the same chart: "in the navamsa, D9". */
const restsOfFrame = ({ chart, from, time }: Frame, pieces: readonly Piece[]): readonly number[] =>
  pieces.flatMap(({ frame }) =>
    frame.chart === chart && frame.from === from && frame.time === time ? frame.rests : [],
  );

/** A reading in the charts its pieces speak of; null where one of them cannot be. */
const inFrames = (reading: Reading, pieces: readonly Piece[], mentions: readonly Mention[]): Reading | null => {
  const told: Said[] = [];
  const planets = new Set(mentions.flatMap((one, at) => (hasKind(one, 'planet') ? [at] : [])));
  for (const said of reading) {
    const last = Math.max(...said.rests);
    const frame = pieces.find(({ at }) => at.includes(last))?.frame;
    // "Your Venus and the transiting Saturn": of two charts
    const charts = pieces.filter(({ at }) => at.some((one) => said.rests.includes(one) && planets.has(one)));
    if (new Set(charts.map((piece) => piece.frame.chart)).size > 1) return null;
    const claim = frame === undefined ? said.claim : framed(said.claim, frame);
    if (claim === null) return null;
    const rests = frame === undefined || !takesFrame(claim) ? [] : restsOfFrame(frame, pieces);
    told.push({ ...said, claim, rests: [...said.rests, ...rests] });
  }
  return told;
};

const keyOf = (reading: Reading): string =>
  JSON.stringify(reading.map(({ claim, negated }) => [claim, negated]).sort());

const OPEN = kinds('plain is yours chart its yes suffix');
/** Whether a mention is passed over before anything is read: it has a meaning that changes nothing, and none of the art. */
const isOpen = (mention: Mention): boolean =>
  hasKind(mention, ...OPEN) && !hasKind(mention, 'in', 'of', 'has', 'pronoun', 'not') && !isArtful(mention);

/** "Does" and "were" within a sentence ask nothing and add nothing. */
const isHelper = (mention: Mention, at: number): boolean =>
  at > 0 && hasKind(mention, 'question') && !hasKind(mention, 'relative') && !isArtful(mention);

/** Whether a reading rests on every thing that is named. */
const isWhole = (reading: Reading, mentions: readonly Mention[], places: readonly number[]): boolean => {
  const rests = new Set(reading.flatMap((one) => one.rests));
  return places.every((at) => {
    const { senses } = mentions[at] ?? NO_MENTION;
    return rests.has(at) || senses.some(({ kind }) => isSmall(kind)) || !senses.some(({ kind }) => isThing(kind));
  });
};

/** Whether two sentences are a question and what answers it. */
const isFragment = (mentions: readonly Mention[]): boolean =>
  mentions.some((one, at) => at === 0 && hasKind(one, 'pronoun')) ||
  !mentions.some((one) => hasKind(one, 'is', 'has', 'aspects', 'rules', 'begin', 'end', 'until', 'yours'));

/** Most words of an answer that stands for the word that asks. */
const SHORT_ANSWER = 3;
const THING_WORDS = kinds('sign_word house_word planets star_word rashi');
/** A question, without the words that ask, with its answer as one sentence; null where the answer stands by itself. */
const answered = (asked: readonly Mention[], mentions: readonly Mention[]): readonly Mention[] | null => {
  if (asked.length === 0 || !isFragment(mentions)) return null;
  const answer = mentions.filter((one, at) => !hasKind(one, 'yes') && !(at === 0 && hasKind(one, 'pronoun')));
  const asks = asked.findIndex((one) => hasKind(one, 'asks'));
  // "Which period is running? Ketu's."
  if (asks >= 0 && answer.length <= SHORT_ANSWER && !answer.some((one) => hasKind(one, 'comma', 'not')))
    return [...asked.slice(0, asks), ...answer, ...asked.slice(asks + 1)];
  const rest = asked.filter((one, at) => {
    const isAsked = hasKind(asked[at - 1], 'asks') && hasKind(one, ...THING_WORDS);
    return !hasKind(one, 'asks', 'question') && !isAsked;
  });
  return [...rest, ...answer];
};

/** The number or dash of a list before a sentence: "1. Career: …". */
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/u;

/** "No, Venus is in the fifth": the first word answers, and denies nothing of what follows. */
const withoutNo = (mentions: readonly Mention[]): readonly Mention[] => {
  const [first, second, ...rest] = mentions;
  const isNo = first !== undefined && second !== undefined && hasKind(first, 'not') && hasKind(second, 'comma');
  return isNo && rest.some(speaksOfArt) ? rest : mentions;
};

/** Words beside which "May" is the month. */
const BESIDE_MONTH = kinds('in on of by from until this next last begin end comma dash and');
/** "May" as the month or as the verb, by the word before it. */
const withoutMonths = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map((one, at) => {
    if (!hasKind(one, 'month') || !hasKind(one, 'perhaps')) return one;
    const kind = hasKind(mentions[at - 1], ...BESIDE_MONTH) ? 'month' : 'perhaps';
    return { ...one, senses: one.senses.filter((sense) => sense.kind === kind) };
  });

/** Reads a sentence. `context.asked` is the question before it. */
export const readSentence = (
  text: string,
  calendar: Calendar,
  context: Context,
  words: Lexicon = lexicon(),
): ReadSentence => {
  const own = withoutNo(withoutMonths(withDates(mentionsOf(text.replace(LIST_MARK, ''), words), calendar)));
  const isQuestion = /\?["')\s]*$/u.test(text);
  const joined = answered(context.asked, own);
  // "Who is my first lord? Mercury, who …": what answers is not read by itself
  const isAnswer = context.asked.some((one) => hasKind(one, 'asks')) && hasKind(own[1], 'comma', 'relative');
  if (joined === null && isAnswer && hasKind(own[0], 'planet', 'sign'))
    return {
      silence: 'unclaimed_mention',
      readings: [],
      mentions: own,
      left: textsOf(own, [0]),
      passed: [],
      context: { ...context, asked: [] },
    };
  const read = readMentions(text, joined ?? own, { ...context, asked: [] });
  return {
    ...read,
    mentions: own,
    context: { ...read.context, asked: isQuestion && own.some(speaksOfArt) ? own : [] },
  };
};

/** A way to read all that a sentence says of the art. */
interface Whole extends Path {
  readonly reading: Reading;
}

/** Whether a verb that is left out stands between two mentions. */
const isVerbBetween = (mentions: readonly Mention[], from: number, to: number): boolean =>
  mentions.slice(Math.max(from, 0), to).some((one) => hasKind(one, 'is', 'has'));

/** Readings of what is spoken of, in the charts that the pieces speak of; null where those have no such claims. */
const wholesOf = (
  mentions: readonly Mention[],
  spoken: readonly number[],
  pieces: readonly Piece[],
  context: Context,
): readonly (Whole | null)[] => {
  const those = spoken.map((at) => mentions[at] ?? NO_MENTION);
  const apart = new Set(
    [...those, NO_MENTION].flatMap((_, i) =>
      isVerbBetween(mentions, spoken[i - 1] ?? -1, spoken[i] ?? mentions.length) ? [i] : [],
    ),
  );
  const isYours = mentions.some((one) => hasKind(one, 'yours'));
  return segmentedReadings({ mentions: those, apart, isYours }, context).map((path) => {
    const own = path.said.map((one) => ({ ...one, rests: one.rests.map((at) => spoken[at] ?? at) }));
    const reading = inFrames(own, pieces, mentions);
    return reading === null ? null : { ...path, reading };
  });
};

const readMentions = (text: string, mentions: readonly Mention[], context: Context): ReadSentence => {
  const silent = (silence: ReadSentence['silence'], left: readonly string[] = []): ReadSentence => ({
    silence,
    readings: [],
    mentions,
    left,
    passed: [],
    context: { ...context, it: [], house: null, period: null, said: [] },
  });
  if (!mentions.some(speaksOfArt)) return { ...silent('no_claim'), context };
  const pieces = piecesOf(mentions);
  const isOfChart = (at: number): boolean =>
    hasKind(mentions[at], 'in', 'of', 'on') &&
    !isArtful(mentions[at]) &&
    ([at - 1, at + 1].some((beside) => hasKind(mentions[beside], 'chart', 'navamsa', 'rasi')) ||
      hasKind(mentions[at - 1], 'yours'));
  const places = pieces
    .flatMap(({ at }) => at)
    .filter((at) => !isOfChart(at) && !isOpen(mentions[at] ?? NO_MENTION) && !isHelper(mentions[at] ?? NO_MENTION, at));
  if (!places.some((at) => speaksOfArt(mentions[at]))) return silent('no_claim');
  const silence = silenceOf(text, mentions, pieces);
  if (silence === 'other_chart') return silent('other_chart');
  if (silence !== null && silence !== 'fragment') return silent('no_claim');
  if (places.length > MOST_PLACES) return silent('unclaimed_mention', textsOf(mentions, places).slice(0, MOST_PLACES));
  const unknown = places.filter((at) => hasKind(mentions[at], 'unknown'));
  const ofFrames = new Set(pieces.flatMap(({ frame }) => frame.rests));
  const spoken = places.filter(
    (at) =>
      !unknown.includes(at) && (!ofFrames.has(at) || hasKind(mentions[at], 'from_moon', 'from_sun', 'from_lagna')),
  );
  const without = (out: readonly number[]) => {
    const those = spoken.filter((at) => !out.includes(at));
    const found = wholesOf(mentions, those, pieces, context);
    const whole = found.filter((one) => one !== null).filter(({ reading }) => isWhole(reading, mentions, places));
    return { out, whole, isFrameUnknown: found.includes(null) };
  };
  const read = without([]);
  const [first] = read.whole;
  const different = (whole: readonly Whole[]): readonly Reading[] => [
    ...new Map(whole.map(({ reading }) => [keyOf(reading), reading])).values(),
  ];
  if (first !== undefined && unknown.length === 0 && silence === null)
    return { ...silent(null), readings: different(read.whole), context: first.context };
  const isFuture = mentions.some((one) => hasKind(one, 'will'));
  const unclaimed = read.isFrameUnknown ? 'frame_unknown' : 'unclaimed_mention';
  const reason = isFuture && silence === null ? 'prediction' : unclaimed;
  if (!unknown.every((at) => isPassable(mentions, at))) return silent('unknown_words', textsOf(mentions, unknown));
  const guesses = first === undefined ? leavable(mentions, spoken).map(without) : [read];
  const [guess] = guesses.filter(({ whole }) => whole.length > 0);
  return {
    ...(unknown.length > 0
      ? silent('unknown_words', textsOf(mentions, unknown))
      : silent(reason, textsOf(mentions, spoken))),
    readings: different(guesses.flatMap(({ whole }) => whole)),
    passed: textsOf(mentions, [...unknown, ...(guess?.out ?? [])]),
  };
};
