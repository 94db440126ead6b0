/** Banks: the texts of a language, one JSON file per family, read and parsed when something in it is first needed. */
import { readFileSync } from 'node:fs';
import type { Language } from './languages.ts';
import type { Banks } from './words.gen.ts';

export type { Banks } from './words.gen.ts';
export type Family = keyof Banks;

/** Thrown for a family of texts that a language does not have. */
export class NotSpoken extends Error {
  readonly language: Language;
  readonly family: string;

  constructor(language: Language, family: string, options: ErrorOptions) {
    super(`${family} is not there in ${language}`, options);
    this.name = 'NotSpoken';
    this.language = language;
    this.family = family;
  }
}

const read: Partial<Record<Language, Partial<Banks>>> = {};

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const parsed = <F extends Family>(language: Language, family: F): Banks[F] => {
  // Beside this module; in the layer, beside the file that holds it.
  const file = new URL(`./banks/${language}/${family}.json`, import.meta.url);
  try {
    const rows: Banks[F] = JSON.parse(readFileSync(file, 'utf8'));
    return rows;
  } catch (error) {
    throw isAbsent(error) ? new NotSpoken(language, family, { cause: error }) : error;
  }
};

/** The rows of a family in a language. Throws `NotSpoken` where the language does not have the family. */
export const bank = <F extends Family>(language: Language, family: F): Banks[F] =>
  ((read[language] ??= {})[family] ??= parsed(language, family));
