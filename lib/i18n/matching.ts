/** Words of matching: names of the poruthams and the sentences of the summary. */
import { PORUTHAMS, type Porutham } from '../../layers/jyotish/matching/porutham.ts';
import type { MatchCheck } from '../../layers/jyotish/matching/verdict.ts';
import { matching as en } from './en/matching.ts';
import { matching as hi } from './hi/matching.ts';
import type { Language } from './languages.ts';

/** How a check is told: passed, passed because its dosha is cancelled, or failed. Placeholders in braces are facts. */
export type CheckOutcome = 'passed' | 'cancelled' | 'failed';

export interface MatchingText {
  /** In the order of `PORUTHAMS`. */
  readonly poruthams: readonly string[];
  readonly checks: Readonly<Record<MatchCheck, Readonly<Record<CheckOutcome, string>>>>;
}

const TEXTS: Readonly<Record<Language, MatchingText>> = { en, hi };

/** Name of a porutham. */
export const poruthamName = (language: Language, id: Porutham): string => {
  const name = TEXTS[language].poruthams[PORUTHAMS.indexOf(id)];
  if (name === undefined) throw new Error(`no name for ${id} in ${language}`);
  return name;
};

/** The sentence of a check with its facts filled in. Throws when a placeholder has no fact: a sentence never guesses. */
export const checkSentence = (
  language: Language,
  check: MatchCheck,
  outcome: CheckOutcome,
  facts: Readonly<Record<string, string | number>>,
): string =>
  TEXTS[language].checks[check][outcome].replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact ${name} for ${check}`);
    return String(fact);
  });
