/** Kootas and the reasons of a verdict in the shapes of the contract. */
import type { Koota, KootaScore, MatchPair } from '../../layers/jyotish/matching/ashtakoot.ts';
import type { KootaException } from '../../layers/jyotish/matching/exceptions.ts';
import type { MatchPartner } from '../../layers/jyotish/matching/partner.ts';
import { taraOf } from '../../layers/jyotish/panchang/bala.ts';
import type { MatchReason } from '../../layers/jyotish/matching/reasons.ts';
import type { Language } from '../i18n/languages.ts';
import { kootaName, reasonSentence } from '../i18n/matching.ts';
import type { Words } from '../i18n/words.ts';

/** What a koota looks at in a partner, as a key. The tara is that of `self` counted from the other. */
const kootaValue = (words: Words, koota: Koota, self: MatchPartner, other: MatchPartner): string => {
  switch (koota) {
    case 'varna':
    case 'vashya':
    case 'yoni':
    case 'gana':
    case 'nadi':
      return self[koota];
    case 'tara':
      return words.key('taras', taraOf(other.nakshatra, self.nakshatra) - 1);
    case 'graha_maitri':
      return self.lord;
    case 'bhakoot':
      return words.key('signs', self.sign - 1);
  }
};

/** `kootas[]` of a score; `id` renames a koota for the ten-koota score. */
export const kootaShape = (words: Words, pair: MatchPair, score: KootaScore, id: string = score.id, name?: string) => ({
  id,
  name: name ?? kootaName(words.language, score.id),
  groom: kootaValue(words, score.id, pair.groom, pair.bride),
  bride: kootaValue(words, score.id, pair.bride, pair.groom),
  points: score.points,
  max: score.max,
});

/** `exceptions[]` of one koota, without its name. */
export const ownExceptions = (exceptions: readonly KootaException[], koota: Koota) =>
  exceptions.filter((exception) => exception.koota === koota).map(({ koota: _koota, ...exception }) => exception);

/** A reason as a paragraph: its sentence, the rule it rests on and the facts that chose it. */
export const reasonShape = (language: Language, { rule, facts }: MatchReason) => ({
  text: reasonSentence(language, rule, facts),
  rule_id: rule,
  facts: facts.map(({ name, value }) => ({ name, value })),
});
