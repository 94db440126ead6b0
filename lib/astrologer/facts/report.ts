/** Checked claims in the shape of the contract. */
import { wordsOf } from '../../words/words.ts';
import type { VERDICTS } from '../../contract/suites/astrologer.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { factId, type ByKind, type Claim, type ClaimOf, type Kind } from './claim.ts';
import { factFor } from '../answer/facts.ts';
import { limbKey } from '../answer/tell/limbs.ts';
import { judge } from './truth.ts';
import type { CheckedClaim, CheckedSentence } from '../reading/verify.ts';

const isThere = (_: ClaimOf, negated: boolean): boolean => !negated;
const signKey = ({ sign }: { readonly sign: number }): string | number => SIGN_KEYS[sign - 1] ?? sign;

const VALUES: ByKind<Kind, [negated: boolean], string | number | boolean> = {
  sign: signKey,
  house_sign: signKey,
  house: ({ house }) => house,
  star: ({ star }) => wordsOf('en').key('nakshatras', star - 1),
  degree: ({ degree }) => degree,
  lord: ({ planet }) => planet,
  motion: ({ retrograde }, negated) => (retrograde !== negated ? 'retrograde' : 'direct'),
  dignity: ({ dignity }) => dignity,
  strength: ({ strong }) => (strong ? 'strong' : 'weak'),
  period: ({ lords }) => lords.map(({ lord }) => lord).join('-'),
  panchang: (claim) => limbKey(wordsOf('en'), claim),
  count: ({ count }) => count,
  conjunction: isThere,
  aspect: isThere,
  combust: isThere,
  yoga: isThere,
  dosha: isThere,
};

/** What a claim says of its thing: a key, a number, or whether it is so. */
const claimedValue = <K extends Kind>(claim: ClaimOf<K>, negated: boolean): string | number | boolean =>
  VALUES[claim.kind](claim, negated);

const claimShape = (known: KnownBirth, language: Language, sentence: number | null, checked: CheckedClaim) => {
  const { kinds, verdicts, reasons } = bank(language, 'astrologer/names');
  const { claim, negated, verdict, text, fact } = checked;
  const isChecked = typeof verdict === 'string';
  const found = isChecked ? factFor(known, claim, language) : null;
  const word: (typeof VERDICTS)[number] = isChecked ? verdict : 'unverifiable';
  return {
    text,
    sentence,
    kind: claim.kind,
    kind_name: kinds[claim.kind],
    negated,
    verdict: word,
    verdict_name: verdicts[word],
    reason: isChecked ? null : verdict.unverifiable,
    reason_name: isChecked ? null : reasons[verdict.unverifiable],
    found: claimedValue(claim, negated),
    expected: found?.value ?? null,
    statement: found?.statement ?? null,
    fact_id: fact,
  };
};

/** A claim that came in fields, judged. */
export const statedShape = (known: KnownBirth, language: Language, claim: Claim, negated: boolean) =>
  claimShape(known, language, null, {
    claim,
    negated,
    verdict: judge(known, claim, negated),
    text: '',
    fact: factId(claim),
  });

const share = (verdicts: readonly string[]): number | null => {
  const decided = verdicts.filter((verdict) => verdict === 'true' || verdict === 'false');
  return decided.length === 0 ? null : decided.filter((verdict) => verdict === 'true').length / decided.length;
};

/**
 * The sentences of a text with their verdicts, the claims in them, the share of true claims among those that are true or
 * false, and of the sentences that claim something the share that was read; null where there are none.
 */
export const checkedShape = (known: KnownBirth, language: Language, sentences: readonly CheckedSentence[]) => {
  const { sentenceVerdicts, unreadReasons } = bank(language, 'astrologer/names');
  const claims = sentences.flatMap(({ claims: read }, i) => read.map((one) => claimShape(known, language, i + 1, one)));
  const claiming = sentences.filter(({ verdict }) => verdict !== 'no_claim');
  const read = claiming.filter(({ verdict }) => verdict !== 'unread');
  return {
    claims,
    sentences: sentences.map(({ text, verdict, reason, left }, i) => ({
      sentence: i + 1,
      text,
      verdict,
      verdict_name: sentenceVerdicts[verdict],
      reason,
      reason_name: reason === null ? null : unreadReasons[reason],
      left: [...left],
    })),
    score: share(claims.map(({ verdict }) => verdict)),
    read: claiming.length === 0 ? null : read.length / claiming.length,
  };
};

/** The same with claims that came in fields before those of the text. */
export const withStated = <T extends ReturnType<typeof statedShape>>(
  stated: readonly T[],
  text: ReturnType<typeof checkedShape>,
) => {
  const claims = [...stated, ...text.claims];
  return { ...text, claims, score: share(claims.map(({ verdict }) => verdict)) };
};
