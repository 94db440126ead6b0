/** Clauses that modify a paragraph, and the frames of conflicts. */
import type { Clause } from '../../../layers/jyotish/phala/reading.ts';
import { modifiers as en } from '../en/phala/modifiers.ts';
import { modifiers as hi } from '../hi/phala/modifiers.ts';
import type { Language } from '../languages.ts';
import type { ModifierText } from './clauses.ts';

/** The clauses in every language. */
export const MODIFIER_TEXTS: Readonly<Record<Language, ModifierText>> = { en, hi };

/** The words of a clause, planets named; throws for a key without words. */
const clauseText = (language: Language, { key, planets = {} }: Clause): string => {
  const clauses: Readonly<Record<string, string>> = MODIFIER_TEXTS[language].clauses;
  const text = clauses[key];
  if (text === undefined) throw new Error(`no clause ${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const planet = planets[name];
    if (planet === undefined) throw new Error(`${key} names no ${name}`);
    return MODIFIER_TEXTS[language].planets[planet];
  });
};

/**
 * The clauses of a paragraph as sentences. One that leans against what stands before it begins with a word that says so;
 * `sway` is how the row itself leans.
 */
export const clauseSentences = (language: Language, sway: number, clauses: readonly Clause[]): readonly string[] => {
  const { against, sentence } = MODIFIER_TEXTS[language];
  let before = sway;
  let turns = 0;
  return clauses.map((clause) => {
    const turn = before * clause.sway < 0 ? against[Math.min(turns++, 1)] : undefined;
    if (clause.sway !== 0) before = clause.sway;
    const text = clauseText(language, clause);
    return sentence(turn === undefined ? text : `${turn} ${text}`);
  });
};
