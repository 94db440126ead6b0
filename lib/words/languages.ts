/** The languages there are: the folders of the banks, each by what stands in it. */
import { foldersWith, SOURCE_FOLDER } from './language-folders.ts';
import { WITH_NAMES, WITH_READINGS } from './languages.source.ts';

/** Code of a language, ISO 639-1. */
export type Language = string;

/** The language that the others are translated from; it has every family. */
export const SOURCE: Language = SOURCE_FOLDER;

/** What was looked for: the files do not change while a process runs. */
const found: Record<string, readonly [Language, ...Language[]]> = {};

/**
 * Languages that have every one of some families of texts, the source first. `pages/*` stands for a whole folder.
 * @example
 * languagesWith('names').includes('ta') // → true
 */
export const languagesWith = (...names: readonly string[]): readonly [Language, ...Language[]] =>
  (found[names.join()] ??= foldersWith(names));

/** Languages of names; the answers of some endpoints have texts in fewer. */
export const LANGUAGES: readonly [Language, ...Language[]] = WITH_NAMES;

/** Languages with readings of a chart; the others have names, labels and fixed texts. */
export const READING_LANGUAGES: readonly [Language, ...Language[]] = WITH_READINGS;

/** Whether a text is the code of a language. */
export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language === code);
