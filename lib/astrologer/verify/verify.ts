/**
 * Checks the statements of a text against a birth, without any model: sentences, clauses, claims, verdicts. What stands in
 * a hypothesis, a question, a quotation or a sentence about people in general says nothing of this chart and is no claim.
 */
import type { KnownBirth } from '../../ask/known-birth.ts';
import { factId, type Claim } from '../claim.ts';
import { judge, type Verdict } from '../truth.ts';
import { claimsOf, frameOf, type Frame } from './grammar.ts';
import { normalised } from './normalise.ts';
import { THINGS, type Token } from './symbols.ts';
import { tokensOf } from './tokens.ts';

/** A claim of a text with its verdict. */
export interface CheckedClaim {
  /** The words it was read from. */
  readonly text: string;
  readonly claim: Claim;
  readonly negated: boolean;
  readonly verdict: Verdict;
  /** Id of the fact that decides it. */
  readonly fact: string;
}

/** A sentence with its claims, and with the things it names that belong to no claim. */
export interface CheckedSentence {
  readonly text: string;
  readonly claims: readonly CheckedClaim[];
  readonly loose: readonly string[];
}

const SENTENCE_END = /(?<=[.!?।;\n])(?<!\d\.(?=\d))\s*/u;
const QUOTED = /"[^"]*"|«[^»]*»/gu;

/** Sentences of a text, as they were written. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const BIRTH_FRAME: Frame = { chart: 'D1', from: 'lagna', time: null };

/** Clauses of a sentence: it is split where it turns to something else. */
const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.symbol === '|') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
};

const asks = (sentence: string, tokens: readonly Token[]): boolean =>
  /\?\s*$/u.test(sentence) || tokens[0]?.symbol === '?';
const saysNothingOfThisChart = (tokens: readonly Token[]): boolean =>
  tokens.some(({ symbol }) => 'xz'.includes(symbol));

/** Words with a second meaning: guru is a teacher, cancer an illness, unless the clause gives them a place. */
const isHomonym = ({ text }: Token, tokens: readonly Token[]): boolean =>
  ((text === 'guru' || text === 'गुरु') && !tokens.some(({ symbol }) => 'SHNvVRFCEXZ+-MUQwLr'.includes(symbol))) ||
  (text === 'cancer' && tokens.some(({ symbol }) => symbol === '!'));

const checkSentence = (known: KnownBirth, sentence: string): CheckedSentence => {
  const tokens = tokensOf(normalised(sentence).replace(QUOTED, ' '));
  const nothing = { text: sentence, claims: [], loose: [] };
  if (asks(sentence, tokens) || saysNothingOfThisChart(tokens)) return nothing;
  const ofAnother = tokens.some(({ symbol }) => symbol === 'j');
  const claims: CheckedClaim[] = [];
  const loose: string[] = [];
  let frame = BIRTH_FRAME;
  for (const whole of clausesOf(tokens)) {
    const clause = whole.filter((token) => !isHomonym(token, whole));
    const read = claimsOf(clause, frame);
    // A frame holds for the rest of its sentence: "In transit, Saturn …, while Jupiter …".
    frame = { ...frameOf(clause, frame), time: null };
    const used = new Set(read.flatMap((one) => one.used));
    loose.push(...clause.flatMap(({ symbol, text }, i) => (THINGS.includes(symbol) && !used.has(i) ? [text] : [])));
    for (const { claim, negated, used: indices } of read)
      claims.push({
        text: clause
          .slice(Math.min(...indices), Math.max(...indices) + 1)
          .map(({ text }) => text)
          .join(' '),
        claim,
        negated,
        verdict: ofAnother ? { unverifiable: 'out_of_scope' } : judge(known, claim, negated),
        fact: factId(claim),
      });
  }
  return { text: sentence, claims, loose };
};

/** Whether everything that a text claims of a birth is so. A text without claims says nothing wrong. */
export const holdsTrue = (known: KnownBirth, text: string): boolean =>
  checkText(known, text).every(({ claims }) => claims.every(({ verdict }) => verdict === 'true'));

/** The sentences of a text with the claims in them, judged on a birth. */
export const checkText = (known: KnownBirth, text: string): readonly CheckedSentence[] =>
  sentencesOf(text).map((sentence) => checkSentence(known, sentence));
