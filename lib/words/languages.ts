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

/**
 * Languages in which there is a family of texts, the source first.
 * @example
 * languagesWith('names').includes('ta') // → true
 */
export const languagesWith = (family: string): readonly [Language, ...Language[]] => [
  SOURCE,
  ...OTHERS.filter((language) => has(language, family)),
];

/** Languages of names; the answers of some endpoints have texts in fewer. */
export const LANGUAGES = languagesWith('names');

/** Languages with readings of a chart; the others have names, labels and fixed texts. */
export const READING_LANGUAGES = languagesWith('phala/planet-house');

/** Whether a text is the code of a language. */
export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language === code);
