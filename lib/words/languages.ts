/** The languages there are: the folders of the banks, each by what stands in it. */
import { existsSync, readdirSync } from 'node:fs';

/** Code of a language, ISO 639-1. */
export type Language = string;

/** The language that the others are translated from; it has every family. */
export const SOURCE: Language = 'en';

const FOLDER = new URL('./banks/', import.meta.url);
const OTHERS = readdirSync(FOLDER)
  .filter((name) => name !== SOURCE)
  .sort();

const has = (language: Language, family: string): boolean => existsSync(new URL(`${language}/${family}.json`, FOLDER));

/** The families that a name stands for: `pages/*` for all that the source has in that folder. */
const familiesNamed = (name: string): readonly string[] =>
  name.endsWith('/*')
    ? readdirSync(new URL(`${SOURCE}/${name.slice(0, -1)}`, FOLDER)).map(
        (file) => `${name.slice(0, -1)}${file.replace(/\.json$/, '')}`,
      )
    : [name];

const looked = (names: readonly string[]): readonly [Language, ...Language[]] => {
  const families = names.flatMap(familiesNamed);
  return [SOURCE, ...OTHERS.filter((language) => families.every((family) => has(language, family)))];
};
/** What was looked for: the files do not change while a process runs. */
const found: Record<string, readonly [Language, ...Language[]]> = {};

/**
 * Languages that have every one of some families of texts, the source first. `pages/*` stands for a whole folder.
 * @example
 * languagesWith('names').includes('ta') // → true
 */
export const languagesWith = (...names: readonly string[]): readonly [Language, ...Language[]] =>
  (found[names.join()] ??= looked(names));

/** Languages of names; the answers of some endpoints have texts in fewer. */
export const LANGUAGES = languagesWith('names');

/** Languages with readings of a chart; the others have names, labels and fixed texts. */
export const READING_LANGUAGES = languagesWith('phala/planet-house');

/** Whether a text is the code of a language. */
export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language === code);
