/** Checked claims in the shape of the contract. */
import { wordsOf } from '../../words/words.ts';
import type { VERDICTS } from '../../contract/suites/astrologer.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import type { Claim } from './claim.ts';
import { factFor } from '../answer/facts.ts';
import { limbKey } from '../answer/limbs.ts';
import type { CheckedClaim, CheckedSentence } from './verify.ts';

/** What a claim says of its thing: a key, a number, or whether it is so. */
export const claimedValue = (claim: Claim, negated: boolean): string | number | boolean => {
  const words = wordsOf('en');
  switch (claim.kind) {
    case 'sign':
    case 'house_sign':
      return SIGN_KEYS[claim.sign - 1] ?? claim.sign;
    case 'house':
      return claim.house;
    case 'star':
      return words.key('nakshatras', claim.star - 1);
    case 'degree':
      return claim.degree;
    case 'lord':
      return claim.planet;
    case 'motion':
      return claim.retrograde !== negated ? 'retrograde' : 'direct';
    case 'dignity':
      return claim.dignity;
    case 'strength':
      return claim.strong ? 'strong' : 'weak';
    case 'period':
      return claim.lords.map(({ lord }) => lord).join('-');
    case 'panchang':
      return limbKey(words, claim);
    case 'count':
      return claim.count;
    case 'conjunction':
    case 'aspect':
    case 'combust':
    case 'yoga':
    case 'dosha':
      return !negated;
  }
};

const claimShape = (known: KnownBirth, language: Language, sentence: number, checked: CheckedClaim) => {
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

/** Claims of the sentences of a text, with the share of true ones among those that could be checked. */
export const checkedShape = (known: KnownBirth, language: Language, sentences: readonly CheckedSentence[]) => {
  const claims = sentences.flatMap(({ claims: read }, i) => read.map((one) => claimShape(known, language, i + 1, one)));
  const count = (verdict: string): number => claims.filter((one) => one.verdict === verdict).length;
  const decided = count('true') + count('false');
  return {
    claims,
    loose: sentences.flatMap(({ loose }, i) => loose.map((text) => ({ text, sentence: i + 1 }))),
    score: decided === 0 ? null : count('true') / decided,
  };
};
