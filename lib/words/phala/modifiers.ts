/** Clauses that modify a paragraph, and the frames of conflicts. */
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Clause, Paragraph } from '../../../layers/jyotish/phala/reading.ts';
import type { Strain } from '../../../layers/jyotish/phala/strain.ts';
import { bank } from '../bank.ts';
import { capital, filled } from '../fill.ts';
import type { Language } from '../languages.ts';

/** Puts the names of planets into a text. A clause in commas at the end of one loses its second comma. */
const withPlanets = (text: string, planets: Clause['planets'], nameOf: (planet: Graha) => string): string => {
  let full = text;
  for (const place in planets) {
    const planet = planets[place];
    if (planet !== undefined) full = full.replaceAll(`{${place}}`, nameOf(planet));
  }
  return full.replace(',,', ',');
};

/**
 * The words of a row with its planets named, its first letter a capital. A row that says what strains a planet has the slot
 * {why}; `tongue` is that of the row where it is not the language of the names.
 */
export const rowText = (
  language: Language,
  row: string,
  { planets, strain }: { readonly planets?: Paragraph['planets']; readonly strain?: Strain | null },
  tongue = language,
): string => {
  const text =
    strain === undefined || strain === null ? row : row.replace('{why}', bank(tongue, 'phala/strains')[strain]);
  if (planets === undefined) return text;
  const full = withPlanets(text, planets, (planet) => bank(language, 'phala/modifiers').planets[planet]);
  return capital(full);
};

/** The words of a clause, planets named by `nameOf`; throws for a key without words. */
const clauseText = (language: Language, { key, planets }: Clause, nameOf: (planet: Graha) => string): string => {
  const clauses: Readonly<Record<string, string>> = bank(language, 'phala/modifiers').clauses;
  const text = clauses[key];
  if (text === undefined) throw new Error(`no clause ${key} in ${language}`);
  return withPlanets(text, planets, nameOf);
};

/** Names planets as they stand in a sentence; the first time it names `lord`, it says that it is the lord of the house. */
const namer = (language: Language, lord: Paragraph['lord']): ((planet: Graha) => string) => {
  const { planets, asLord } = bank(language, 'phala/modifiers');
  let introduced = false;
  return (planet) => {
    if (planet !== lord?.planet || introduced) return planets[planet];
    introduced = true;
    return filled(lord.house === 1 ? asLord.first : asLord.other, { planet: planets[planet] });
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
  const { against, sentence } = bank(language, 'phala/modifiers');
  const nameOf = namer(language, lord);
  let before = sway;
  let turns = 0;
  return clauses.map((clause) => {
    const turn = before * clause.sway < 0 ? against[Math.min(turns++, 1)] : undefined;
    if (clause.sway !== 0) before = clause.sway;
    const text = clauseText(language, clause, nameOf);
    return filled(sentence, { clause: capital(turn === undefined ? text : `${turn} ${text}`) });
  });
};
