/** Banks: the texts of a language, one JSON file per family, read and parsed when something in it is first needed. */
import { readFileSync } from 'node:fs';
import type { Language } from './languages.ts';
import type { Banks } from './words.gen.ts';

export type { Banks } from './words.gen.ts';
export type Family = keyof Banks;

/** Thrown for families of texts that a language does not have. */
export class NotSpoken extends Error {
  readonly language: Language;
  /** What it would need; it lacks one at least. */
  readonly families: readonly string[];

  constructor(language: Language, ...families: readonly string[]) {
    super(`${families.join(', ')} is not there in ${language}`);
    this.name = 'NotSpoken';
    this.language = language;
    this.families = families;
  }
}

/** Families by language, as far as they have been read. */
const read: Partial<Record<Language, Partial<Banks>>> = {};

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The text of a file of the banks, null where there is none. */
const textOf = (language: Language, name: string): string | null => {
  try {
    // Beside this module; in the layer, beside the file that holds it.
    return readFileSync(new URL(`./banks/${language}/${name}.json`, import.meta.url), 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
};

/** What stands beside the families of a language (`forms`, `spellings`, `documents`), null where it has none. */
export const besideBanks = (language: Language, name: 'forms' | 'spellings' | 'documents'): unknown => {
  const text = textOf(language, name);
  return text === null ? null : JSON.parse(text);
};

/** Some sections of a family; reading another one throws `NotSpoken`. */
const sectionsOnly = <F extends Family>(language: Language, family: F, text: string): Banks[F] => {
  const rows: Banks[F] = JSON.parse(text);
  return new Proxy(rows, {
    get: (there, section) => {
      if (typeof section === 'string' && !Object.hasOwn(there, section)) throw new NotSpoken(language, family);
      const found: unknown = Reflect.get(there, section);
      return found;
    },
  });
};

const parsed = <F extends Family>(language: Language, family: F): Banks[F] => {
  const whole = textOf(language, family);
  if (whole !== null) {
    const rows: Banks[F] = JSON.parse(whole);
    return rows;
  }
  const names = textOf(language, `${family}.names`);
  if (names === null) throw new NotSpoken(language, family);
  return sectionsOnly(language, family, names);
};

/**
 * The rows of a family in a language. Throws `NotSpoken` where the language does not have the family, or, once it is read,
 * the section: a language may have the names of a family (`matching.names.json`) and not its sentences.
 * @example
 * bank('hi', 'names').planets.sun // → 'सूर्य'
 */
export const bank = <F extends Family>(language: Language, family: F): Banks[F] =>
  ((read[language] ??= {})[family] ??= parsed(language, family));
