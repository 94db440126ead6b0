/** Reads a text sentence by sentence and holds what it claims against a birth. */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { UnreadReason } from '../../contract/suites/claims.ts';
import { lexicon, type Lexicon } from '../language/lexicon.ts';
import { sentencesOf, speaksOfArt } from '../language/mentions.ts';
import { factId, type Claim } from '../facts/claim.ts';
import { nothingNamed, type Context } from './context.ts';
import type { ReadClaim } from './things.ts';
import { readSentence, type Reading, type ReadSentence } from './reader.ts';
import { judge, planetOf, type Verdict } from '../facts/truth.ts';

/** A claim of a sentence, with the words it rests on and the id of the fact that it is about. */
export interface CheckedClaim {
  readonly claim: Claim;
  readonly negated: boolean;
  readonly verdict: Verdict;
  readonly text: string;
  readonly fact: string;
}

export interface CheckedSentence {
  readonly text: string;
  readonly verdict: 'true' | 'false' | 'unread' | 'no_claim';
  /** Why it was not read; null for any other verdict. */
  readonly reason: UnreadReason | null;
  /** What it claims, by the reading that decides; empty where it was not read. */
  readonly claims: readonly CheckedClaim[];
  /** The words that no claim rests on, or that nobody knows. */
  readonly left: readonly string[];
  /** Words of the art in a sentence that claims nothing. */
  readonly named: readonly string[];
}

/** The claim that is meant: of a group of houses the one that makes it true, else the first. */
const meant = (known: KnownBirth, { anyOf, ...claim }: ReadClaim): Claim => {
  if (anyOf === undefined || (claim.kind !== 'house' && claim.kind !== 'lord')) return claim;
  const all = anyOf.map((house) => ({ ...claim, house }));
  return all.find((one) => judge(known, one, false) === 'true') ?? all[0] ?? claim;
};

const checked = (known: KnownBirth, { mentions }: ReadSentence, reading: Reading): readonly CheckedClaim[] =>
  reading.map(({ claim: read, negated, rests }) => {
    const claim = meant(known, read);
    const text = [...new Set(rests)]
      .toSorted((a, b) => a - b)
      .map((at) => mentions[at]?.text ?? '')
      .join(' ');
    return { claim, negated, verdict: judge(known, claim, negated), text, fact: factId(claim) };
  });

const verdictOf = (claims: readonly CheckedClaim[]): 'true' | 'false' | 'unread' => {
  if (claims.some(({ verdict }) => verdict === 'false')) return 'false';
  return claims.every(({ verdict }) => verdict === 'true') ? 'true' : 'unread';
};

/** How many things a claim of each kind could say as well: that it is so by accident is one chance in so many. */
const ONE_IN: Readonly<Record<Claim['kind'], number>> = {
  ...{ house: 12, sign: 12, house_sign: 12, star: 27, degree: 30, period: 9, panchang: 7 },
  ...{
    aspect: 4,
    conjunction: 4,
    count: 4,
    lord: 4,
    dignity: 4,
    combust: 4,
    yoga: 4,
    motion: 3,
    dosha: 3,
    strength: 2,
  },
};
/** What was read without some of its words counts where it is right against odds of so many. */
const ODDS = 20;
/** Whether claims are so by no accident. A dignity follows from the sign, and what is denied is so of most places. */
const isNoAccident = (claims: readonly CheckedClaim[]): boolean => {
  const told = claims.filter(({ negated }) => !negated);
  const kinds = [...new Map(told.map(({ fact, claim }) => [fact, claim.kind])).values()];
  const odds = kinds
    .filter((kind) => kind !== 'dignity' || !kinds.includes('sign'))
    .reduce((all, kind) => all * ONE_IN[kind], 1);
  return odds >= ODDS && claims.every(({ verdict }) => verdict === 'true');
};
/** Whether what was read without some words counts: beside words that nobody knows nothing may be denied. */
const counts = (all: readonly (readonly CheckedClaim[])[], silence: ReadSentence['silence']): boolean =>
  all.length > 0 &&
  all.every(isNoAccident) &&
  (silence !== 'unknown_words' || !all.flat().some(({ negated }) => negated));

/** What the readings of a sentence come to together: they must agree. */
const checkedSentence = (known: KnownBirth, text: string, read: ReadSentence): CheckedSentence => {
  const named = read.mentions.flatMap((mention) => (speaksOfArt(mention) ? [mention.text] : []));
  const unread = (reason: UnreadReason, left: readonly string[]): CheckedSentence => ({
    text,
    verdict: 'unread',
    reason,
    claims: [],
    left,
    named,
  });
  if (read.silence === 'no_claim') return { text, verdict: 'no_claim', reason: null, claims: [], left: [], named };
  const all = read.readings.map((reading) => checked(known, read, reading));
  if (read.silence !== null && !counts(all, read.silence)) return unread(read.silence, read.left);
  const verdicts = new Set(all.map(verdictOf));
  const [claims = []] = all;
  const [verdict = 'unread'] = verdicts;
  if (verdicts.size > 1) return unread('two_readings', named);
  if (verdict === 'unread') return { text, verdict, reason: 'not_computed', claims, left: [], named };
  return { text, verdict, reason: null, claims, left: read.passed, named };
};

/** The sentences of a text with what they claim, judged on a birth. */
export const checkText = (known: KnownBirth, text: string, words: Lexicon = lexicon()): readonly CheckedSentence[] => {
  const calendar = { birth: known.birth.date, now: known.at.date };
  let context: Context = nothingNamed((point) => planetOf(known, point));
  return sentencesOf(text).map((sentence) => {
    const read = readSentence(sentence, calendar, context, words);
    context = read.context;
    return checkedSentence(known, sentence, read);
  });
};
