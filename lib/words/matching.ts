/** Words of matching: names of kootas, poruthams and their attributes, and the sentences of the summary. */
import type { Koota } from '../../layers/jyotish/matching/ashtakoot.ts';
import type { Porutham } from '../../layers/jyotish/matching/porutham.ts';
import type { ReasonFact, ReasonRule } from '../../layers/jyotish/matching/reasons.ts';
import * as en from './en/matching.ts';
import * as hi from './hi/matching.ts';
import { avakahadaText } from './avakahada.ts';
import { conditionName } from './conditions.ts';
import type { Language } from './languages.ts';
import { wordsOf } from './words.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of matching in a language. */
export const matchingText = (language: Language): typeof en => TEXTS[language];

/** Name of a koota. */
export const kootaName = (language: Language, id: Koota): string => TEXTS[language].kootas[id];

/** Name of a porutham. */
export const poruthamName = (language: Language, id: Porutham): string => TEXTS[language].poruthams[id];

/** A fact of a reason in words. */
export const factText = (language: Language, fact: ReasonFact): string => {
  const text = TEXTS[language];
  switch (fact.kind) {
    case 'number':
    case 'distance':
    case 'flag':
      return String(fact.value);
    case 'sign':
      return wordsOf(language).nameOfKey('signs', fact.value);
    case 'star':
      return wordsOf(language).nameOfKey('nakshatras', fact.value);
    case 'nadi':
      return avakahadaText(language).nadis[fact.value];
    case 'rajju':
      return text.rajju[fact.value];
    case 'partner':
      return text.partners[fact.value];
    case 'rule':
      return text.exceptions[fact.value];
    case 'mars_rule':
      return conditionName(language, fact.value);
  }
};

/**
 * The sentence of a reason with its facts filled in; facts of one name are joined. Throws when a placeholder has no fact:
 * a sentence never guesses.
 */
export const reasonSentence = (language: Language, rule: ReasonRule, facts: readonly ReasonFact[]): string =>
  TEXTS[language].reasons[rule].replace(/\{(\w+)\}/g, (_, name: string) => {
    const values = facts.filter((fact) => fact.name === name).map((fact) => factText(language, fact));
    if (values.length === 0) throw new Error(`no fact ${name} for ${rule}`);
    return values.join('; ');
  });
