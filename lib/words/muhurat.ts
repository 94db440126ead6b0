/** Names of what muhurta judges by. */
import { isBadYogaRule, yogaOfRule } from '../../layers/jyotish/muhurat/bonus-rules.ts';
import type { ObservedWord } from '../../layers/jyotish/muhurat/observation.ts';
import type { MuhuratRuleId, NamedRuleId } from '../../layers/jyotish/muhurat/rules.ts';
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** Name of a rule; a bad yoga of the day has its name of the panchang. */
export const muhuratRuleName = (language: Language, id: MuhuratRuleId | NamedRuleId): string =>
  isBadYogaRule(id) ? bank(language, 'panchang').specialYogas[yogaOfRule(id)] : bank(language, 'muhurat').rules[id];

/** Name of what a rule saw, by its key. */
export const observedWordName = (language: Language, word: ObservedWord): string => {
  const { rules, seen } = bank(language, 'muhurat');
  const { auspicious, directions, dwellings, grades } = bank(language, 'day');
  const { specialYogas } = bank(language, 'panchang');
  const words: Readonly<Record<ObservedWord, string>> = {
    ...rules,
    ...auspicious,
    ...specialYogas,
    ...directions,
    ...dwellings,
    ...grades,
    ...seen,
  };
  return words[word];
};
