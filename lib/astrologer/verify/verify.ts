/**
 * Checks the statements of a text against a birth, without any model: sentences, clauses, claims, verdicts. What stands in
 * a hypothesis, a question, a quotation or a sentence about people in general says nothing of this chart and is no claim.
 */
import type { KnownBirth } from '../../ask/known-birth.ts';
import { factId, type Claim } from '../claim.ts';
import { judge, type Verdict } from '../truth.ts';
import type { Frame } from './clause.ts';
import { claimsOf, frameOf } from './grammar.ts';
import { normalised } from './normalise.ts';
import { scopeOf } from './scope.ts';
import { THINGS, type Token } from './symbols.ts';
import { phrasesOf, tokensOf } from './tokens.ts';

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

/** A checked sentence, and the planets it named last, which "it" in the next stands for. */
interface Read {
  readonly checked: CheckedSentence;
  readonly named: readonly Token[];
}

const SENTENCE_END = /(?<=[.!?।;\n])(?<!\d\.(?=\d))\s*/u;
const QUOTED = /"[^"]*"|«[^»]*»/gu;

/** Sentences of a text, as they were written. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const PICTURE = /^(?:like an?|as if)$/;
const BIRTH_FRAME: Frame = { chart: 'D1', from: 'lagna', time: null };

/** A second statement after ", and" is a clause of its own: "since 2024 Ketu runs, and Ketu sits in the ninth". */
const byStatements = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = clause.map(({ symbol }) => symbol).join('');
  const comma = symbols.search(/,&[BL]/);
  return comma > 0 && /[BL].*[SHNTvVRCEXZMrw]/.test(symbols.slice(0, comma))
    ? [clause.slice(0, comma), ...byStatements(clause.slice(comma + 2))]
    : [clause];
};

/** Two periods in one clause are two clauses: "you run Venus–Jupiter, and in March Venus–Saturn begins". */
const byPeriods = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = clause.map(({ symbol }) => symbol).join('');
  const comma = symbols.search(/,&/);
  const hasPeriod = (part: string): boolean => /B\/B|M/.test(part);
  return comma > 0 && hasPeriod(symbols.slice(0, comma)) && hasPeriod(symbols.slice(comma))
    ? [clause.slice(0, comma), clause.slice(comma + 1)]
    : [clause];
};

/** Clauses of a sentence: it is split where it turns to something else. What follows a "like a" is a picture. */
const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (PICTURE.test(token.text)) break;
    if (token.symbol === '|') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses
    .filter((clause) => clause.length > 0)
    .flatMap(byStatements)
    .flatMap(byPeriods);
};

/** The planets named last in some tokens, as what a pronoun after them stands for. */
const lastNamed = (tokens: readonly Token[]): readonly Token[] => {
  const symbols = tokens.map(({ symbol }) => symbol).join('');
  // What another is with is not what the words go on about: "the Moon is with the Sun, so it is combust".
  const main = symbols
    .replace(/(?<=[BL][^BL|]*)w[k_]?[BL](?:[,&][BL])*/g, (match) => '_'.repeat(match.length))
    .replace(/(?<=[BL]_?)[BL]kw/g, '___');
  const found = [...main.matchAll(/[BL](?:[,&]*[BL])*/g)].at(-1);
  return found ? tokens.slice(found.index, found.index + found[0].length) : [];
};
const implied = (tokens: readonly Token[]): readonly Token[] => tokens.map((token) => ({ ...token, implied: true }));

/** A clause that goes on about the planet of the one before: "…, but exalted in the navamsa". */
const GOES_ON = /^[_&W]{0,2}(?:[in9mgqefuTRFCEXZ+-])/;
const GOES_ON_ASIDE = /^[RFCEXZ+-](?:&[RFCEXZ+-])*,/;
/** Keeps what is understood apart from the words before it. */
const APART: Token = { symbol: ';', text: '', implied: true };

/** Puts the planets that are meant in the place of "who" and "it", and before clauses that name none. */
const resolved = (clauses: readonly (readonly Token[])[], before: readonly Token[]): readonly (readonly Token[])[] => {
  let antecedent = before;
  return clauses.map((clause, i) => {
    const out: Token[] = [];
    for (const [at, token] of clause.entries()) {
      const stands = out.findLast(({ symbol }) => 'SHA'.includes(symbol));
      if (token.symbol === '6' && stands !== undefined)
        out.push({ symbol: 'i', text: token.text }, ...implied([stands]));
      else if (token.symbol === 'a') {
        const named = lastNamed(out);
        const meant = named.length > 0 ? named : antecedent;
        // "It" before a planet of its own is no pronoun for one: "it is Saturn that …".
        const isOwn = clause[at + 1] !== undefined && 'BAL'.includes(clause[at + 1]?.symbol ?? ' ');
        const isObject = 'wvVoibr'.includes(out.at(-1)?.symbol ?? ' ');
        out.push(...(isObject || (isOwn && clause[at + 1]?.symbol !== 'L') ? [] : [APART, ...implied(meant)]));
      } else out.push(token);
    }
    const symbols = out.map(({ symbol }) => symbol).join('');
    const goesOn = (!/[BAL]/.test(symbols) && GOES_ON.test(symbols)) || GOES_ON_ASIDE.test(symbols);
    const whole = i > 0 && goesOn ? [...implied(antecedent), ...out] : out;
    const named = lastNamed(whole);
    if (named.length > 0) antecedent = named;
    return whole;
  });
};

/** Words with a second meaning: guru is a teacher, cancer an illness, unless the clause gives them a place. */
const isHomonym = ({ text }: Token, tokens: readonly Token[]): boolean =>
  ((text === 'guru' || text === 'गुरु') && !tokens.some(({ symbol }) => 'SHNDvVRFCEXZ+-MUQwLrAYO'.includes(symbol))) ||
  (text === 'cancer' && tokens.some(({ symbol }) => symbol === '!'));

const checkSentence = (known: KnownBirth, sentence: string, before: readonly Token[]): Read => {
  const plain = normalised(sentence).replace(QUOTED, ' ');
  const phrases = phrasesOf(plain);
  const tokens = tokensOf(phrases);
  const scope = scopeOf(plain, phrases);
  if (scope === 'nobody') return { checked: { text: sentence, claims: [], loose: [] }, named: [] };
  const clauses = resolved(clausesOf(tokens), before);
  const claims: CheckedClaim[] = [];
  const loose: string[] = [];
  let frame = BIRTH_FRAME;
  for (const whole of clauses) {
    const clause = whole.filter((token) => !isHomonym(token, whole));
    const read = claimsOf(clause, frame);
    // A frame holds for the rest of its sentence: "In transit, Saturn …, while Jupiter …".
    const undated = clause.filter(({ symbol }) => symbol !== 'T');
    frame = { ...frameOf(undated, frame), time: null };
    const used = new Set(read.flatMap((one) => one.used));
    loose.push(
      ...clause.flatMap(({ symbol, text, implied }, i) =>
        THINGS.includes(symbol) && !implied && !used.has(i) ? [text] : [],
      ),
    );
    for (const { claim, negated, used: indices, unclear } of read)
      claims.push({
        text: clause
          .slice(Math.min(...indices), Math.max(...indices) + 1)
          .map(({ text }) => text)
          .join(' '),
        claim,
        negated,
        verdict:
          scope === 'other'
            ? { unverifiable: 'out_of_scope' }
            : unclear
              ? { unverifiable: 'frame_unknown' }
              : judge(known, claim, negated),
        fact: factId(claim),
      });
  }
  return { checked: { text: sentence, claims, loose }, named: lastNamed(clauses.flat()) };
};

/** Whether everything that a text claims of a birth is so. A text without claims says nothing wrong. */
export const holdsTrue = (known: KnownBirth, text: string): boolean =>
  checkText(known, text).every(({ claims }) => claims.every(({ verdict }) => verdict === 'true'));

/** The sentences of a text with the claims in them, judged on a birth. */
export const checkText = (known: KnownBirth, text: string): readonly CheckedSentence[] => {
  let named: readonly Token[] = [];
  return sentencesOf(text).map((sentence) => {
    const read = checkSentence(known, sentence, named);
    named = read.named;
    return read.checked;
  });
};
