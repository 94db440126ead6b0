/** A sentence in pieces: which of them speak of the art, what is left out, and in which chart each speaks. */
import { isArt, isScope, kinds, type Kind } from '../language/kinds.ts';
import { hasKind, type Mention } from '../language/mentions.ts';
import type { ClaimChart, CountedFrom, DateSpan } from './claim.ts';

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

export const NATAL: Frame = { chart: 'D1', from: 'lagna', time: null, rests: [] };

const CUTS: readonly Kind[] = ['comma', 'turn', 'relative', 'effect', 'and'];
const PERIOD: readonly Kind[] = ['maha', 'antar', 'pratyantar'];
/** Words that a piece without a word of the art may still change the one before with. */
const CHANGES: readonly Kind[] = [
  'not',
  'nor',
  'only',
  'begin',
  'end',
  'until',
  'gives_way',
  'former',
  'latter',
  'or',
  'except',
  'bound',
  'date',
  'number',
  'ordinal',
  'in_it',
  'with',
  'with_it',
  'alone',
  'both',
  'has',
  'pronoun',
];

export const speaksOfArt = ({ senses }: Mention): boolean =>
  senses.some(({ kind }) => isArt(kind)) && !senses.some(({ kind }) => kind === 'plain');
/** Numbers and dates are of the art beside it only. */
const isOfArt = (mention: Mention): boolean =>
  speaksOfArt(mention) &&
  !hasKind(mention, 'number', 'month', 'house_word', 'with', 'alone', 'weekday', 'strong', 'weak', 'planets', 'minute');

/** Runs of mentions between cuts; a cut begins the run that follows it. */
const runsOf = (mentions: readonly Mention[]): readonly (readonly number[])[] => {
  const runs: number[][] = [[]];
  for (const [at, mention] of mentions.entries()) {
    if (hasKind(mention, ...CUTS)) runs.push([]);
    runs.at(-1)?.push(at);
  }
  return runs.filter((run) => run.length > 0);
};

/** What is named of a frame, by the words of it. */
interface FrameWords {
  readonly isTransit: boolean;
  readonly isNavamsa: boolean;
  readonly isRasi: boolean;
  readonly isFromMoon: boolean;
  readonly isFromSun: boolean;
}

const chartIn = ({ isTransit, isNavamsa, isRasi }: FrameWords, before: Frame): Frame['chart'] => {
  if (isTransit) return 'transit';
  if (isNavamsa) return 'D9';
  return isRasi ? 'D1' : before.chart;
};
const originIn = ({ isFromMoon, isFromSun }: FrameWords): Frame['from'] => {
  if (isFromMoon) return 'moon';
  return isFromSun ? 'sun' : 'lagna';
};

/** What stands in the place of what a piece does not say itself. */
const frameOf = (mentions: readonly Mention[], run: readonly number[], isOfPeriod: boolean, before: Frame): Frame => {
  const isBorn =
    mentions.some((one) => hasKind(one, 'star', 'sign', 'rashi', 'yoga')) &&
    !mentions.some((one) => hasKind(one, 'planet'));
  const which = (...kinds: readonly Kind[]): readonly number[] =>
    run.filter((at) => hasKind(mentions[at] ?? NO_MENTION, ...kinds));
  const [rasi, navamsa, moon, sun, lagna] = [
    which('rasi', ...(isOfPeriod || isBorn ? [] : (['at_birth'] as const))),
    which('navamsa'),
    which('from_moon'),
    which('from_sun'),
    which('from_lagna'),
  ];
  const dates = isOfPeriod ? [] : which('date');
  // "At birth the Moon was passing through Leo" speaks of the birth.
  const isPassing = moon.length > 0 || which('at_birth').length === 0;
  const transit = isOfPeriod ? [] : which('transit');
  const rests = [...rasi, ...navamsa, ...moon, ...sun, ...lagna, ...transit, ...dates];
  if (rests.length === 0) return before;
  // "Sade sati is running, Saturn is the twelfth from the Moon"
  const isSadeSati = mentions.some((one) =>
    one.senses.some(({ value }) => value === 'sade_sati' || value === 'dhaiya'),
  );
  const words: FrameWords = {
    isTransit: (transit.length > 0 && isPassing) || dates.length > 0 || (isSadeSati && moon.length > 0),
    isNavamsa: navamsa.length > 0,
    isRasi: rasi.length > 0,
    isFromMoon: moon.length > 0,
    isFromSun: sun.length > 0,
  };
  return {
    chart: chartIn(words, before),
    from: originIn(words),
    time: mentions[dates[0] ?? -1]?.time ?? null,
    rests,
  };
};
const NO_MENTION: Mention = { text: '', senses: [] };

/** Whether it is something of daily life that is alone, not what was named before: "work may be done alone". */
const isOfOwn = (those: readonly Mention[]): boolean => {
  const alone = those.findIndex((one) => hasKind(one, 'alone'));
  return alone > 0 && hasKind(those[alone - 1] ?? NO_MENTION, 'plain');
};

/** Whether a run without a word of the art says nothing about the one before. */
const isAside = (mentions: readonly Mention[], run: readonly number[]): boolean => {
  const those = run.map((at) => mentions[at] ?? NO_MENTION);
  const [first = NO_MENTION] = those;
  if (
    // "… helps you this year"
    those.some((one) => isOfArt(one) && !(hasKind(first, 'effect') && hasKind(one, 'date'))) ||
    (those.some((one) => hasKind(one, 'ordinal', 'number')) && those.some((one) => hasKind(one, 'house_word')))
  )
    return false;
  if (hasKind(first, 'effect') || isOfOwn(those)) return true;
  if (those.some(({ text, senses }) => text.length === 1 && senses.some(({ kind }) => kind === 'unknown')))
    return false;
  const isOpen = those.some(
    (one) =>
      hasKind(one, 'unknown') ||
      (one.senses.some(({ kind }) => isScope(kind)) && !hasKind(one, 'plain', 'is', 'pronoun')),
  );
  return (
    isOpen ||
    !those
      .slice(hasKind(first, ...CUTS) ? 1 : 0)
      .some((one) => hasKind(one, ...CHANGES) || (speaksOfArt(one) && !hasKind(one, 'month')))
  );
};

const LABELS = kinds('star_word rashi sign_word planets yoga_word tithi_word karana_word pada ascendant');
/** A run without its end, where that begins with a word that nobody knows and names nothing of the art. */
const withoutEnd = (mentions: readonly Mention[], run: readonly number[]): readonly number[] => {
  const last = run.findLastIndex((at) => speaksOfArt(mentions[at] ?? NO_MENTION));
  const end = run.findIndex((at, i) => i > last && hasKind(mentions[at] ?? NO_MENTION, 'unknown'));
  const isYours = mentions.some((one) => hasKind(one, 'yours'));
  // "Your nakshatra is" with a name that nobody knows
  const isNamed = hasKind(mentions[(run[end] ?? 0) - 1] ?? NO_MENTION, ...LABELS);
  return end < 0 || !isYours || isNamed ? run : run.slice(0, end);
};

/** The pieces of a sentence that speak of the art, with the chart that each speaks of. */
export const piecesOf = (mentions: readonly Mention[]): readonly Piece[] => {
  const isOfPeriod = mentions.some((one) =>
    hasKind(
      one,
      ...PERIOD,
      'dosha',
      'runs',
      'begin',
      'end',
      'until',
      'gives_way',
      'weekday',
      'tithi',
      'paksha',
      'nitya',
      'karana',
    ),
  );
  const kept = runsOf(mentions)
    .filter((run) => !isAside(mentions, run))
    .map((run) => withoutEnd(mentions, run));
  const pieces: Piece[] = [];
  for (const run of kept) {
    const frame = frameOf(mentions, run, isOfPeriod, pieces.at(-1)?.frame ?? NATAL);
    const isFrameOnly = run.every((at) => frame.rests.includes(at) || !speaksOfArt(mentions[at] ?? NO_MENTION));
    const last = pieces.at(-1);
    // Mars is in Leo, in the navamsa
    if (isFrameOnly && frame.rests.length > 0 && last !== undefined && run === kept.at(-1))
      pieces[pieces.length - 1] = { at: [...last.at, ...run], frame };
    else pieces.push({ at: run, frame });
  }
  return pieces;
};
