/** Clauses that modify a paragraph, and the frames of conflicts. */
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Clause, Paragraph } from '../../../layers/jyotish/phala/reading.ts';
import { modifiers as en } from '../en/phala/modifiers.ts';
import { modifiers as hi } from '../hi/phala/modifiers.ts';
import type { Language } from '../languages.ts';
import type { ModifierText } from './clauses.ts';

/** The clauses in every language. */
export const MODIFIER_TEXTS: Readonly<Record<Language, ModifierText>> = { en, hi };

/** Puts the names of planets into a text. A clause in commas at the end of one loses its second comma. */
const filled = (text: string, planets: Clause['planets'], nameOf: (planet: Graha) => string): string => {
  let full = text;
  for (const place in planets) {
    const planet = planets[place];
    if (planet !== undefined) full = full.replaceAll(`{${place}}`, nameOf(planet));
  }
  return full.replace(',,', ',');
};

/** The words of a row with its planets named, its first letter a capital. */
export const rowText = (language: Language, text: string, planets: Paragraph['planets']): string => {
  if (planets === undefined) return text;
  const full = filled(text, planets, (planet) => MODIFIER_TEXTS[language].planets[planet]);
  return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
};

/** The words of a clause, planets named by `nameOf`; throws for a key without words. */
const clauseText = (language: Language, { key, planets }: Clause, nameOf: (planet: Graha) => string): string => {
  const clauses: Readonly<Record<string, string>> = MODIFIER_TEXTS[language].clauses;
  const text = clauses[key];
  if (text === undefined) throw new Error(`no clause ${key} in ${language}`);
  return filled(text, planets, nameOf);
};

/** Names planets as they stand in a sentence; the first time it names `lord`, it says that it is the lord of the house. */
const namer = (language: Language, lord: Paragraph['lord']): ((planet: Graha) => string) => {
  const { planets, asLord } = MODIFIER_TEXTS[language];
  let introduced = false;
  return (planet) => {
    if (planet !== lord?.planet || introduced) return planets[planet];
    introduced = true;
    return asLord(planets[planet], lord.house);
  };
};

/**
 * The clauses of a paragraph as sentences. One that leans against what stands before it begins with a word that says so;
 * `sway` is how the row itself leans, `lord` the lord that the paragraph is about.
 */
export const clauseSentences = (
  language: Language,
  sway: number,
  clauses: readonly Clause[],
  lord?: Paragraph['lord'],
): readonly string[] => {
  const { against, sentence } = MODIFIER_TEXTS[language];
  const nameOf = namer(language, lord);
  let before = sway;
  let turns = 0;
  return clauses.map((clause) => {
    const turn = before * clause.sway < 0 ? against[Math.min(turns++, 1)] : undefined;
    if (clause.sway !== 0) before = clause.sway;
    const text = clauseText(language, clause, nameOf);
    return sentence(turn === undefined ? text : `${turn} ${text}`);
  });
};
