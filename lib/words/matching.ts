/** The sentences of the summary of a matching. */
import type { ReasonFact, ReasonRule } from '../../layers/jyotish/matching/reasons.ts';
import { bank } from './bank.ts';
import { fillAny } from './fill.ts';
import { conditionName } from './conditions.ts';
import type { Language } from './languages.ts';
import { wordsOf } from './words.ts';

/** A fact of a reason in words; a number with two decimals at most, as reports print it. */
export const factText = (language: Language, fact: ReasonFact): string => {
  const text = bank(language, 'matching');
  switch (fact.kind) {
    case 'number':
      return String(Number(fact.value.toFixed(2)));
    case 'distance':
    case 'flag':
      return String(fact.value);
    case 'sign':
      return wordsOf(language).nameOfKey('signs', fact.value);
    case 'star':
      return wordsOf(language).nameOfKey('nakshatras', fact.value);
    case 'nadi':
      return bank(language, 'avakahada').nadis[fact.value];
    case 'rajju':
      return text.rajju[fact.value];
    case 'partner':
      return text.partners[fact.value];
    case 'mars_rule':
      return conditionName(language, fact.value);
    case 'porutham':
      return text.poruthams[fact.value];
    case 'rule':
      return text.exceptions[fact.told ?? fact.value];
  }
};

/** The sentence of a reason with its facts filled in; facts of one name are joined. Throws where a slot has no fact. */
export const reasonSentence = (language: Language, rule: ReasonRule, facts: readonly ReasonFact[]): string => {
  const stated: Record<string, string> = {};
  for (const fact of facts) {
    const before = stated[fact.name];
    const text = factText(language, fact);
    stated[fact.name] = before === undefined ? text : `${before}; ${text}`;
  }
  return fillAny(bank(language, 'matching').reasons[rule], stated);
};
