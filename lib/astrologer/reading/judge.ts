/**
 * Whether a sentence may be sent. Of a model's sentence nothing is taken on trust: what it claims must be true of this chart,
 * every planet, sign, house, date and number in it must belong to a claim, its facts must be ones the model was given, and
 * it must be plain prose that the safety table has no objection to.
 */
import type { BLOCK_REASONS, ClaimKind } from '../../contract/suites/astrologer.ts';
import { bank } from '../../words/bank.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Language } from '../../words/languages.ts';
import type { DraftSentence } from '../answer/draft.ts';
import { factFor, type Fact } from '../answer/facts.ts';
import { safetyCaseOf } from '../answer/safety.ts';
import type { FactSheet } from '../answer/sheet.ts';
import { isIn } from '../answer/tongue.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { THINGS } from './symbols.ts';
import { phrasesOf, tokensOf } from './tokens.ts';
import { checkText, type CheckedSentence } from './verify.ts';

/** Why a sentence is not sent. */
export interface Fault {
  readonly reason: (typeof BLOCK_REASONS)[number];
  /** Kind of the claim at fault; null where no claim is. */
  readonly kind: ClaimKind | null;
  /** What a writer needs to know to mend it. */
  readonly hint: string;
}

export interface JudgedSentence {
  readonly text: string;
  /** Facts it rests on: those it cites, and those that its words claim. */
  readonly facts: readonly Fact[];
  readonly faults: readonly Fault[];
}

/** Links, addresses, markup, code, quotations, telephone numbers: none of it belongs into an answer. */
const NOT_PROSE =
  /:\/\/|www\.|@|[<>{}[\]`*_#|\\"“”«»]|\b[\p{L}\d-]+\.(?:com|net|org|io|in|co|ai|app|dev|xyz|info)\b|\d[\d\s-]{5,}\d|[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/iu;

/**
 * Things of a chart that a sentence names and claims nothing of. Where the verifier reads no claim (a hypothesis, a question,
 * a quotation, a comparison) it has nothing against them; a model's answer may not name them there either.
 */
const unclaimed = ({ text, claims, loose }: CheckedSentence): readonly string[] => {
  const named = tokensOf(phrasesOf(normalised(text))).filter(({ symbol }) => THINGS.includes(symbol));
  const rest = named.map((token) => token.text).filter((word) => !claims.some((claim) => claim.text.includes(word)));
  return [...new Set([...loose, ...rest])];
};

/** Judges a sentence of our own composer: its words are ours, what they claim is held against the chart all the same. */
export const judgeOwn = (known: KnownBirth, text: string, facts: readonly Fact[]): JudgedSentence => {
  const checked = checkText(known, text).flatMap(({ claims }) => claims);
  const wrong = checked.filter(({ verdict }) => verdict !== 'true');
  return {
    text,
    facts,
    faults: [
      ...wrong.map(({ claim }): Fault => ({ reason: 'false_claim', kind: claim.kind, hint: '' })),
      ...(safetyCaseOf(text) === null ? [] : [{ reason: 'safety', kind: null, hint: '' } as const]),
    ],
  };
};

/** Judges a sentence of a model. */
export const judgeSentence = (
  known: KnownBirth,
  sheet: FactSheet,
  language: Language,
  { text, cited }: DraftSentence,
): JudgedSentence => {
  const checked = checkText(known, text);
  const loose = checked.flatMap(unclaimed);
  const given = cited.map((one) => sheet.at(Number(one)));
  const faults: Fault[] = [];
  const claimed: Fact[] = [];
  const add = (reason: Fault['reason'], hint: string, kind: ClaimKind | null = null): void =>
    void faults.push({ reason, kind, hint });
  for (const { claim, verdict } of checked.flatMap(({ claims }) => claims)) {
    if (typeof verdict === 'object') add('unverifiable_claim', 'It cannot be checked on this chart.', claim.kind);
    else {
      const fact = factFor(known, claim, language);
      if (verdict === 'true') claimed.push(fact);
      else add('false_claim', `This is so: ${fact.statement}`, claim.kind);
    }
  }
  if (loose.length > 0) add('loose_token', `It names what it claims nothing of: ${loose.join(', ')}`);
  if (given.includes(null)) add('unknown_fact', 'It cites a fact that was not given.');
  if (NOT_PROSE.test(text)) add('not_prose', 'Only plain sentences: no links, markup, quotations.');
  if (!isIn(language, text)) add('wrong_language', bank(language, 'astrologer/model').hint);
  if (safetyCaseOf(text) !== null) add('safety', 'It speaks of what is never spoken of.');
  return { text, facts: [...given.filter((fact) => fact !== null), ...claimed], faults };
};
