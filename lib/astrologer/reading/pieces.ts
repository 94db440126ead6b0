/** A sentence in pieces: which of them speak of the art, what is left out, and in which chart each speaks. */
import { isScope, kinds, type Kind } from '../language/kinds.ts';
import { hasKind, isArtful, NO_MENTION, speaksOfArt, type Mention } from '../language/mentions.ts';
import type { ClaimChart, CountedFrom, DateSpan } from '../facts/claim.ts';

/** In which chart a piece speaks, and the mentions that say so; none where it is taken from the piece before. */
export interface Frame {
  readonly chart: ClaimChart;
  readonly from: CountedFrom;
  readonly time: DateSpan | null;
  readonly rests: readonly number[];
}

export interface Piece {
  /** Numbers of its mentions in the sentence. */
  readonly at: readonly number[];
  readonly frame: Frame;
}

const NATAL: Frame = { chart: 'D1', from: 'lagna', time: null, rests: [] };

const CUTS = kinds('comma turn relative effect and');
/** Words that a piece without a word of the art may still change the one before with. */
const CHANGES = kinds(
  'not nor only begin end until gives_way former latter or except bound date number ordinal in_it with with_it alone both has pronoun',
);

/** Words that are of the art beside it only. */
const BESIDE = kinds(
  'number month house_word with union alone in_it with_it weekday strong weak planets minute degree paksha_word sign_word',
);
/** Whether one of some mentions names something of the art: "a second opinion" counts no house, "a yoga of gain" is none. */
const isOfArt = (those: readonly Mention[], at: number): boolean => {
  const [before = NO_MENTION, mention = NO_MENTION, next = NO_MENTION] = [those[at - 1], those[at], those[at + 1]];
  if (!speaksOfArt(mention) || hasKind(mention, ...BESIDE)) return false;
  if (hasKind(mention, 'yoga_word') && [before, next].some((one) => hasKind(one, 'of'))) return false;
  return !(hasKind(mention, 'ordinal') && !hasKind(mention, 'planet', 'house') && hasKind(next, 'thing', 'unknown'));
};
/** Whether a word beside which nothing of the art is named still says something: a house needs its number. */
const saysBeside = (those: readonly Mention[], at: number): boolean => {
  const [before = NO_MENTION, mention = NO_MENTION, next = NO_MENTION] = [those[at - 1], those[at], those[at + 1]];
  if (!speaksOfArt(mention) || hasKind(mention, 'month', 'yoga_word')) return false;
  return !hasKind(mention, 'house_word') || [before, next].some((one) => hasKind(one, 'number', 'ordinal'));
};

/** Runs of mentions between cuts; a cut begins the run that follows it. */
const runsOf = (mentions: readonly Mention[]): readonly (readonly number[])[] => {
  const runs: number[][] = [[]];
  for (const [at, mention] of mentions.entries()) {
    if (hasKind(mention, ...CUTS)) runs.push([]);
    runs.at(-1)?.push(at);
  }
  return runs.filter((run) => run.length > 0);
};

/** Words that name a chart: the last that is named counts, the sky before all. */
const CHARTS: readonly (readonly [kind: Kind, chart: ClaimChart])[] = [
  ['navamsa', 'D9'],
  ['rasi', 'D1'],
];
const ORIGINS: readonly (readonly [kind: Kind, from: CountedFrom])[] = [
  ['from_moon', 'moon'],
  ['from_sun', 'sun'],
  ['from_lagna', 'lagna'],
];
/** Words of statements that no chart is named for: their dates are their own. */
const UNFRAMED = kinds('maha antar pratyantar dosha runs begin end until gives_way weekday tithi paksha nitya karana');
/** Words of statements whose dates or origins are their own. */
const TIMED = kinds('from maha antar pratyantar date until weekday tithi paksha nitya karana');
/** Words that belong to a birth where no planet is named. */
const BORN = kinds('star sign rashi yoga');

/** The chart that a run speaks of; that of the piece before where it names none. */
const frameOf = (mentions: readonly Mention[], run: readonly number[], isOfPeriod: boolean, before: Frame): Frame => {
  const which = (...some: readonly Kind[]): readonly number[] => run.filter((at) => hasKind(mentions[at], ...some));
  const hasAny = (...some: readonly Kind[]): boolean => mentions.some((one) => hasKind(one, ...some));
  const isBorn = hasAny(...BORN) && !hasAny('planet');
  const born = isOfPeriod || isBorn ? [] : which('at_birth');
  const [dates, transit] = isOfPeriod ? [[], []] : [which('date'), which('transit')];
  const charts = CHARTS.filter(([kind]) => which(kind).length > 0 || (kind === 'rasi' && born.length > 0));
  const origins = ORIGINS.filter(([kind]) => which(kind).length > 0);
  const named = [...charts, ...origins].flatMap(([kind]) => which(kind));
  const rests = [...born, ...named, ...transit, ...dates];
  if (rests.length === 0) return before;
  const [from = 'lagna'] = origins.map((one) => one[1]);
  // "At birth the Moon was passing through Leo" speaks of the birth
  const isPassing = transit.length > 0 && (from === 'moon' || which('at_birth').length === 0);
  // "Sade sati is running, Saturn is the twelfth from the Moon"
  const isSadeSati = mentions.some(({ senses }) =>
    senses.some(({ value }) => value === 'sade_sati' || value === 'dhaiya'),
  );
  const isSky = isPassing || dates.length > 0 || (isSadeSati && from === 'moon');
  const [chart = before.chart] = isSky ? ['transit' as const] : charts.map((one) => one[1]);
  return { chart, from, time: mentions[dates[0] ?? -1]?.time ?? null, rests };
};

/** "And the day was not lost": what is denied is said of a subject of its own. */
const isOwnClause = (rest: readonly Mention[]): boolean => {
  const verb = rest.findIndex((one) => hasKind(one, 'is', 'has', 'question'));
  const [first = NO_MENTION] = rest;
  return (
    verb > 0 && !hasKind(first, 'pronoun', 'relative', 'not') && rest.slice(verb).some((one) => hasKind(one, 'not'))
  );
};

/** Whether a run without a word of the art says nothing about the one before; `isOfResult` where it goes on with what follows from it. */
const isAside = (
  mentions: readonly Mention[],
  run: readonly number[],
  isOfResult: boolean,
  isTold: boolean,
): boolean => {
  const those = run.map((at) => mentions[at] ?? NO_MENTION);
  const [first = NO_MENTION] = those;
  // "… Yoga, which needs Jupiter in a kendra, …"
  if (hasKind(first, 'defines')) return true;
  const has = (...some: readonly Kind[]): boolean => those.some((one) => hasKind(one, ...some));
  const isEffect = hasKind(first, 'effect');
  const isResult = (isOfResult || hasKind(first, 'result')) && !has('strong', 'weak', 'alone');
  // "… helps you this year"
  if (those.some((one, i) => isOfArt(those, i) && !(isEffect && hasKind(one, 'date')))) return false;
  // "Work may be done alone": not what was named before
  const alone = those.findIndex((one) => hasKind(one, 'alone'));
  if (isEffect || isResult || hasKind(those[alone - 1], 'plain')) return true;
  if (those.some((one) => one.text.length === 1 && hasKind(one, 'unknown'))) return false;
  const isScoped = (one: Mention): boolean =>
    one.senses.some(({ kind }) => isScope(kind)) && !hasKind(one, 'plain', 'is', 'pronoun');
  if (has('unknown') || those.some(isScoped)) return true;
  const rest = those.slice(hasKind(first, ...CUTS) ? 1 : 0);
  if (isOwnClause(rest)) return true;
  // "And that is a good thing"
  if (isTold && hasKind(rest[0], 'pronoun') && has('thing') && !has('number', 'not')) return true;
  return !rest.some((one, i) => hasKind(one, ...CHANGES) || saysBeside(rest, i));
};

const LABELS = kinds('star_word rashi sign_word planets yoga_word tithi_word karana_word pada ascendant');
/** Whether a thing of the art is told to be yours: "your Saturn", "in your chart". */
const tellsYours = (mentions: readonly Mention[]): boolean =>
  mentions.some((one, at) => {
    const next = mentions.slice(at + 1).find((other) => !hasKind(other, 'plain') || speaksOfArt(other));
    return hasKind(one, 'yours') && next !== undefined && (speaksOfArt(next) || hasKind(next, 'chart'));
  });
/**
 * A run of a sentence about your chart without the words that nobody knows at its edges: those before the first word of the
 * art, but not where the sentence begins, and all from the first one behind the last word of the art, as from "may" and "should".
 */
const withoutEdges = (mentions: readonly Mention[], run: readonly number[], isTold: boolean): readonly number[] => {
  const isUnknown = (at: number): boolean => hasKind(mentions[at], 'unknown');
  const isOfArtAt = (at: number): boolean => speaksOfArt(mentions[at]);
  const [first, last] = [run.findIndex(isOfArtAt), run.findLastIndex(isOfArtAt)];
  const begun = run.filter((at, i) => i >= first || at === 0 || !isTold || !isUnknown(at));
  const isEnd = (at: number): boolean => isUnknown(at) || (isTold && hasKind(mentions[at], 'perhaps'));
  const end = begun.findIndex((at) => at > (run[last] ?? -1) && isEnd(at));
  const isYours = mentions.some((one) => hasKind(one, 'yours'));
  // "Your nakshatra is" with a name that nobody knows
  const isNamed = hasKind(mentions[(begun[end] ?? 0) - 1] ?? NO_MENTION, ...LABELS);
  return end < 0 || !isYours || isNamed ? begun : begun.slice(0, end);
};

/** The pieces of a sentence that speak of the art, with the chart that each speaks of. */
export const piecesOf = (mentions: readonly Mention[]): readonly Piece[] => {
  const has = (...some: readonly Kind[]): boolean => mentions.some((one) => hasKind(one, ...some));
  // "Sade Sati is running, as Saturn is passing through Pisces"
  const isOfSky = has('dosha') && has('planet') && has('transit', 'from_moon') && !has(...TIMED);
  const isOfPeriod = has(...UNFRAMED) && !isOfSky;
  const kept: (readonly number[])[] = [];
  const isTold = tellsYours(mentions);
  let [isOfResult, isOutBefore] = [false, false];
  for (const run of runsOf(mentions)) {
    const first = mentions[run[0] ?? -1] ?? NO_MENTION;
    const isMore: boolean = isOfResult && hasKind(first, 'and', 'comma');
    // "Money comes but does not stay": what is said of an aside
    const isOn = isTold && isOutBefore && hasKind(first, 'turn', 'and') && !run.some((at) => isArtful(mentions[at]));
    const isOut: boolean = isOn || isAside(mentions, run, isMore, isTold);
    isOutBefore = isOut;
    if (!isOut) kept.push(withoutEdges(mentions, run, isTold));
    isOfResult = isOut && (isMore || hasKind(first, 'result'));
  }
  const pieces: Piece[] = [];
  for (const run of kept)
    pieces.push({ at: run, frame: frameOf(mentions, run, isOfPeriod, pieces.at(-1)?.frame ?? NATAL) });
  return pieces;
};
