/** The reader of one sentence: every reading that leaves no word of the art out, and whether they agree. */
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { isArt, isSmall, isTie, type Kind } from '../language/kinds.ts';
import type { UnreadReason } from '../../contract/suites/claims.ts';
import { withDates, type Calendar } from '../language/dates.ts';
import { lexicon, type Lexicon } from '../language/lexicon.ts';
import { hasKind, mentionsOf, type Mention } from '../language/mentions.ts';
import type { Claim } from './claim.ts';
import { readerOf } from './grammar.ts';
import { clauseReadings, isForClauses } from './clause.ts';
import type { Context, Node, Said } from './node.ts';
import { piecesOf, speaksOfArt, type Frame, type Piece } from './pieces.ts';
import { silenceOf } from './scope.ts';

/** One way to read a sentence. */
export type Reading = readonly Said[];

export interface ReadSentence {
  /** `no_claim`, or why it was not read; null where it was. */
  readonly silence: 'no_claim' | UnreadReason | null;
  readonly readings: readonly Reading[];
  readonly mentions: readonly Mention[];
  /** Words that stand in the way. */
  readonly left: readonly string[];
  /** What "it" and "there" mean in the next sentence. */
  readonly context: Context;
}

const NONE: Mention = { text: '', senses: [] };
const textsOf = (mentions: readonly Mention[], places: readonly number[]): readonly string[] =>
  places.flatMap((at) =>
    speaksOfArt(mentions[at] ?? NONE) || hasKind(mentions[at] ?? NONE, 'unknown') ? [(mentions[at] ?? NONE).text] : [],
  );

const MOST_READINGS = 64;
const MOST_STEPS = 600;
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

/** A reading in the charts its pieces speak of; null where one of them cannot be. */
const inFrames = (reading: Reading, pieces: readonly Piece[]): Reading | null => {
  const told: Said[] = [];
  for (const said of reading) {
    const last = Math.max(...said.rests);
    const frame = pieces.find(({ at }) => at.includes(last))?.frame;
    const claim = frame === undefined ? said.claim : framed(said.claim, frame);
    if (claim === null) return null;
    told.push({
      ...said,
      claim,
      rests: [...said.rests, ...(frame !== undefined && takesFrame(claim) ? frame.rests : [])],
    });
  }
  return told;
};

const keyOf = (reading: Reading): string =>
  JSON.stringify(reading.map(({ claim, negated }) => [claim, negated]).sort());

interface Path {
  readonly said: Reading;
  readonly context: Context;
}

/** Every way to read all of some mentions as statements, with ties passed over. */
const pathsOf = (mentions: readonly Mention[], places: readonly number[], start: Context): readonly Path[] => {
  const read = readerOf(places.map((at) => mentions[at] ?? { text: '', senses: [] }));
  const found: Path[] = [];
  let steps = 0;
  const after = (node: Node, context: Context): Context => {
    const { points, rests } = node.names === 'points' ? node.points(context) : { points: [], rests: [] };
    const isNew = points.length > 0;
    return {
      ...context,
      it: isNew ? points : context.it,
      itRests: isNew ? rests : context.itRests,
      ...(node.numbers.length === 1 ? { house: node.numbers[0] ?? null, houseRests: [] } : {}),
      period: node.period ?? context.period,
      predicates: node.predicates.length > 0 ? node.predicates : context.predicates,
    };
  };
  /** "Retrograde Saturn" is one name: a statement does not end between the two. */
  const splitsName = (end: number): boolean =>
    hasKind(mentions[places[end] ?? -1] ?? NONE, 'planet') &&
    hasKind(
      mentions[places[end - 1] ?? -1] ?? NONE,
      'exalted',
      'debilitated',
      'retrograde',
      'direct',
      'combust',
      'own_sign',
      'strong',
      'weak',
    );
  const hasLord = (from: number, to: number): boolean =>
    places.slice(from, to).some((one) => hasKind(mentions[one] ?? NONE, 'lord_word', 'house_lord', 'lord_of'));
  const lastPlanet = (from: number, to: number): { readonly planet: Graha; readonly at: number } | null => {
    for (let at = to - 1; at >= from; at--) {
      const name = mentions[places[at] ?? -1]?.senses.find(({ kind }) => kind === 'planet')?.value;
      const planet = GRAHAS.find((one) => one === name);
      if (planet !== undefined) return { planet, at };
    }
    return null;
  };
  const go = (at: number, said: Reading, context: Context): void => {
    if (++steps > MOST_STEPS || found.length >= MOST_READINGS) return;
    const mention = places[at] === undefined ? undefined : mentions[places[at]];
    if (mention === undefined) {
      found.push({ said, context });
      return;
    }
    const seen = new Set<string>();
    for (const { node, end } of read('Statement', at)
      .filter((one) => !splitsName(one.end))
      .toSorted((a, b) => b.end - a.end)) {
      const says = node.says(context);
      const key = `${end} ${keyOf(says)} ${says.length === 0 ? '' : says.flatMap(({ rests }) => rests).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const next = after(node, context);
      const other = lastPlanet(at, end);
      const isRelative = [end, end + 1].some((i) => hasKind(mentions[places[i] ?? -1] ?? NONE, 'pronoun', 'relative'));
      const isOfTwo =
        isRelative &&
        places
          .slice(at, end)
          .filter((one) => hasKind(mentions[one] ?? NONE, 'planet', 'lord_word', 'lord_of', 'house_lord')).length > 1;
      const isOne = next.it.length < 2 || !isRelative;
      // Saturn stands with Mars, who is strong: either may be meant.
      if (isOfTwo && other !== null && !next.it.every((one) => one === other.planet))
        go(end, [...said, ...says], { ...next, it: [other.planet], itRests: [other.at] });
      if (isOne && !(isOfTwo && other?.at !== end - 1 && hasLord(at, end))) go(end, [...said, ...says], next);
    }
    if (mention.senses.some(({ kind }) => isTie(kind)) || hasKind(mention, 'plain')) go(at + 1, said, context);
  };
  go(0, [], start);
  return found;
};

const OPEN: readonly Kind[] = ['plain', 'is', 'yours', 'chart', 'its', 'yes', 'suffix'];
/** Whether a mention is passed over before anything is read: it has a meaning that changes nothing, and none of the art. */
const isOpen = (mention: Mention): boolean =>
  hasKind(mention, ...OPEN) &&
  !hasKind(mention, 'in', 'of', 'has', 'pronoun', 'not') &&
  !mention.senses.some(({ kind }) => isArt(kind));

/** "Does" and "were" within a sentence ask nothing and add nothing. */
const isHelper = (mention: Mention, at: number): boolean =>
  at > 0 &&
  hasKind(mention, 'question') &&
  !hasKind(mention, 'relative') &&
  !mention.senses.some(({ kind }) => isArt(kind));

/** Whether a reading rests on every mention that says something. */
const isWhole = (reading: Reading, mentions: readonly Mention[], places: readonly number[]): boolean => {
  const rests = new Set(reading.flatMap((one) => one.rests));
  return places.every((at) => {
    const mention = mentions[at];
    return mention === undefined || rests.has(at) || mention.senses.some(({ kind }) => isSmall(kind));
  });
};

/** Whether two sentences are a question and what answers it. */
const isFragment = (mentions: readonly Mention[]): boolean =>
  mentions.some((one, at) => at === 0 && hasKind(one, 'pronoun')) ||
  !mentions.some((one) => hasKind(one, 'is', 'has', 'aspects', 'rules', 'begin', 'end', 'until', 'yours'));

/** What a question leaves for its answer: without the words that ask. */
const askedOf = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(
    (one, at) =>
      !hasKind(one, 'asks', 'question') &&
      !(
        at > 0 &&
        hasKind(mentions[at - 1] ?? NONE, 'asks') &&
        hasKind(one, 'sign_word', 'house_word', 'planets', 'star_word', 'rashi')
      ),
  );

const YES: readonly Kind[] = ['yes'];

/** A question with its answer as one sentence; null where the answer stands by itself. */
const answered = (asked: readonly Mention[], mentions: readonly Mention[]): readonly Mention[] | null => {
  if (asked.length === 0 || !isFragment(mentions)) return null;
  const said = mentions.filter((one, at) => !hasKind(one, ...YES) && !(at === 0 && hasKind(one, 'pronoun')));
  return [...askedOf(asked), ...said];
};

/** The number or dash of a list before a sentence: "1. Career: …". */
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/u;

/** Reads a sentence. `context.asked` is the question before it. */
export const readSentence = (
  text: string,
  calendar: Calendar,
  context: Context,
  words: Lexicon = lexicon(),
): ReadSentence => {
  const own = withDates(mentionsOf(text.replace(LIST_MARK, ''), words), calendar);
  const isQuestion = /\?["')\s]*$/u.test(text);
  const joined = answered(context.asked, own);
  // "Who is my first lord? Mercury, who …": what answers is not read by itself
  const isAnswer = context.asked.some((one) => hasKind(one, 'asks')) && hasKind(own[1] ?? NONE, 'comma', 'relative');
  if (joined === null && isAnswer && hasKind(own[0] ?? NONE, 'planet', 'sign'))
    return {
      silence: 'unclaimed_mention',
      readings: [],
      mentions: own,
      left: textsOf(own, [0]),
      context: { ...context, asked: [] },
    };
  const read = readMentions(text, joined ?? own, { ...context, asked: [] });
  return {
    ...read,
    mentions: own,
    context: { ...read.context, asked: isQuestion && own.some(speaksOfArt) ? own : [] },
  };
};

const DASH = /^[-():=→/]$/u;
/**
 * What is passed over, until something is read: nothing; brackets and dashes, as in "Sun: Leo (1st house)"; then small
 * words that some writers leave out. All readings of the first that reads anything must agree.
 */
const PASSED_OVER: readonly (readonly Kind[])[] = [[], ['comma'], ['comma', 'has'], ['comma', 'has', 'on']];
const isPassed = (mention: Mention, kinds: readonly Kind[]): boolean =>
  hasKind(mention, ...kinds) &&
  (hasKind(mention, 'comma') ? DASH.test(mention.text) : !mention.senses.some(({ kind }) => isArt(kind)));

/** A way to read all that a sentence says of the art. */
interface Whole extends Path {
  readonly reading: Reading;
}

/** Whether a verb that is left out stands between two mentions. */
const isVerbBetween = (mentions: readonly Mention[], from: number, to: number): boolean =>
  mentions.slice(Math.max(from, 0), to).some((one) => hasKind(one, 'is', 'has'));

/** Readings by the types of chunks, in the charts that the pieces speak of. */
const clauseWholes = (
  mentions: readonly Mention[],
  spoken: readonly number[],
  pieces: readonly Piece[],
  context: Context,
): readonly Whole[] => {
  const those = spoken.map((at) => mentions[at] ?? NONE);
  if (!isForClauses(mentions, spoken)) return [];
  const apart = new Set(
    those.flatMap((_, i) => (isVerbBetween(mentions, spoken[i - 1] ?? -1, spoken[i] ?? 0) ? [i] : [])),
  );
  const words = { mentions: those, apart, read: readerOf(those) };
  const isYours = mentions.some((one) => hasKind(one, 'yours'));
  return clauseReadings(words, { ...context, itRests: [], houseRests: [] }, isYours).flatMap((path) => {
    const own = path.said.map((one) => ({ ...one, rests: one.rests.map((at) => spoken[at] ?? at) }));
    const reading = inFrames(own, pieces);
    return reading === null ? [] : [{ said: path.said, context: path.context, reading }];
  });
};

const readMentions = (text: string, mentions: readonly Mention[], context: Context): ReadSentence => {
  const silent = (silence: ReadSentence['silence'], left: readonly string[] = []): ReadSentence => ({
    silence,
    readings: [],
    mentions,
    left,
    context: { ...context, it: [], itRests: [], house: null, period: null, predicates: [] },
  });
  if (!mentions.some(speaksOfArt)) return { ...silent('no_claim'), context };
  const pieces = piecesOf(mentions);
  const isOfChart = (at: number): boolean =>
    hasKind(mentions[at] ?? NONE, 'in', 'of', 'on') &&
    !(mentions[at] ?? NONE).senses.some(({ kind }) => isArt(kind)) &&
    ([at - 1, at + 1].some((beside) => hasKind(mentions[beside] ?? NONE, 'chart', 'navamsa', 'rasi')) ||
      hasKind(mentions[at - 1] ?? NONE, 'yours'));
  const places = pieces
    .flatMap(({ at }) => at)
    .filter((at) => !isOfChart(at) && !isOpen(mentions[at] ?? NONE) && !isHelper(mentions[at] ?? NONE, at));
  if (!places.some((at) => speaksOfArt(mentions[at] ?? NONE))) return silent('no_claim');
  const silence = silenceOf(text, mentions, pieces);
  if (silence === 'other_chart') return silent('other_chart');
  if (silence === 'fragment') return silent('unclaimed_mention', textsOf(mentions, places));
  if (silence !== null) return silent('no_claim');
  const unknown = places.filter((at) => hasKind(mentions[at] ?? NONE, 'unknown'));
  if (unknown.length > 0) return silent('unknown_words', textsOf(mentions, unknown));
  if (places.length > MOST_PLACES) return silent('unclaimed_mention', textsOf(mentions, places).slice(0, MOST_PLACES));
  const ofFrames = new Set(pieces.flatMap(({ frame }) => frame.rests));
  const spoken = places.filter(
    (at) => !ofFrames.has(at) || hasKind(mentions[at] ?? NONE, 'from_moon', 'from_sun', 'from_lagna'),
  );
  let isFramed = true;
  const wholeOf = (those: readonly number[]): readonly Whole[] =>
    pathsOf(mentions, those, { ...context, itRests: [], houseRests: [] }).flatMap((path) => {
      const own = path.said.map((one) => ({ ...one, rests: one.rests.map((at) => those[at] ?? at) }));
      const reading = inFrames(own, pieces);
      if (reading === null) isFramed = false;
      return reading !== null && reading.length > 0 && isWhole(reading, mentions, places) ? [{ ...path, reading }] : [];
    });
  let whole: readonly Whole[] = clauseWholes(mentions, spoken, pieces, context);
  if (whole.length === 0)
    for (const kinds of PASSED_OVER) {
      whole = wholeOf(spoken.filter((at) => !isPassed(mentions[at] ?? NONE, kinds)));
      if (whole.length > 0) break;
    }
  const [first] = whole;
  if (first === undefined) {
    const isFuture = mentions.some((one) => hasKind(one, 'will'));
    const unread = isFramed ? 'unclaimed_mention' : 'frame_unknown';
    return silent(isFuture ? 'prediction' : unread, textsOf(mentions, spoken));
  }
  const different = new Map(whole.map(({ reading }) => [keyOf(reading), reading]));
  return { silence: null, readings: [...different.values()], mentions, left: [], context: first.context };
};
