/** Words of matching: names of the poruthams, of what the kootas look at, and the sentences of the summary. */
import type { Nadi } from '../../layers/jyotish/chart/avakahada.ts';
import type { ExceptionRule } from '../../layers/jyotish/matching/exceptions.ts';
import { PORUTHAMS, type Porutham, type RajjuPart } from '../../layers/jyotish/matching/porutham.ts';
import type { ReasonFact, ReasonRule } from '../../layers/jyotish/matching/reasons.ts';
import { matching as en } from './en/matching.ts';
import { matching as hi } from './hi/matching.ts';
import type { Language } from './languages.ts';
import { wordsOf } from './words.ts';

export interface MatchingText {
  /** In the order of `PORUTHAMS`. */
  readonly poruthams: readonly string[];
  readonly nadis: Readonly<Record<Nadi, string>>;
  readonly rajju: Readonly<Record<RajjuPart, string>>;
  readonly partners: Readonly<Record<'groom' | 'bride', string>>;
  /** What each exception says, to stand after a colon. */
  readonly exceptions: Readonly<Record<ExceptionRule, string>>;
  /** Placeholders in braces are facts of the reason, by name. */
  readonly reasons: Readonly<Record<ReasonRule, string>>;
}

const TEXTS: Readonly<Record<Language, MatchingText>> = { en, hi };

/** Name of a porutham. */
export const poruthamName = (language: Language, id: Porutham): string => {
  const name = TEXTS[language].poruthams[PORUTHAMS.indexOf(id)];
  if (name === undefined) throw new Error(`no name for ${id} in ${language}`);
  return name;
};

const named = (table: Readonly<Record<string, string>>, value: ReasonFact['value']): string => {
  const name = table[String(value)];
  if (name === undefined) throw new Error(`no name for ${value}`);
  return name;
};

/** A fact of a reason as a reader knows it. Throws for a key without a name. */
export const factText = (language: Language, { kind, value }: ReasonFact): string => {
  const text = TEXTS[language];
  switch (kind) {
    case 'number':
    case 'distance':
    case 'flag':
      return String(value);
    case 'sign':
      return wordsOf(language).nameOfKey('signs', String(value));
    case 'star':
      return wordsOf(language).nameOfKey('nakshatras', String(value));
    case 'nadi':
      return named(text.nadis, value);
    case 'rajju':
      return named(text.rajju, value);
    case 'partner':
      return named(text.partners, value);
    case 'rule':
      return named(text.exceptions, value);
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
