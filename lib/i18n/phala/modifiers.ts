/** Clauses that modify a paragraph, and the frames of conflicts. */
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Planet7 } from '../../../layers/jyotish/chart/rashi.ts';
import type { Clause, House } from '../../../layers/jyotish/phala/reading.ts';
import { modifiers as en } from '../en/phala/modifiers.ts';
import { modifiers as hi } from '../hi/phala/modifiers.ts';
import type { Language } from '../languages.ts';

type Node = 'rahu' | 'ketu';
type Star = Exclude<Planet7, 'sun' | 'moon'>;
export type ClauseKey =
  | `${'exalted' | 'own' | 'fall-cancelled' | 'debilitated'}/${Planet7}`
  | `${'dispositor-firm' | 'dispositor-strained'}/${Node}`
  | `combust/${Star | 'moon'}`
  | `retrograde/${Star}`
  | `vargottama/${Graha}`
  | `${'lord-firm' | 'lord-strained'}/${House}`
  | `with/${Graha}`
  | `seen-by/${'jupiter' | 'saturn' | 'mars'}`
  | `frame/${'outweighed' | 'however' | 'balanced'}`;

/** The clauses of a language and how they are joined to what stands before them. */
export interface ModifierText {
  /** A clause without its first capital and its full stop; `{name}` is the name of a planet. */
  readonly clauses: Readonly<Record<ClauseKey, string>>;
  /** Sets a clause against what stands before it: a first time, a second time. */
  readonly against: readonly [string, string];
  /** Names of the planets as they stand inside a sentence. */
  readonly planets: Readonly<Record<Graha, string>>;
  /** A clause as a sentence of its own. */
  readonly sentence: (clause: string) => string;
}

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
