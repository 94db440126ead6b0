/** Banks: the texts of a language, one JSON file per family, read and parsed when something in it is first needed. */
import { readFileSync } from 'node:fs';
import type { Language } from './languages.ts';
import type { Banks } from './words.gen.ts';

export type { Banks } from './words.gen.ts';
export type Family = keyof Banks;

const read: Partial<Record<Language, Partial<Banks>>> = {};

const parsed = <F extends Family>(language: Language, family: F): Banks[F] => {
  // Beside this module; in the layer, beside the file that holds it.
  const file = new URL(`./banks/${language}/${family}.json`, import.meta.url);
  const rows: Banks[F] = JSON.parse(readFileSync(file, 'utf8'));
  return rows;
};

/** The rows of a family in a language. Throws where the language does not have the family. */
export const bank = <F extends Family>(language: Language, family: F): Banks[F] =>
  ((read[language] ??= {})[family] ??= parsed(language, family));
