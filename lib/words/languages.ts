/** Code of a language, ISO 639-1. Which there are is told by the folders of the banks. */
export type Language = string;
/** Languages of names and texts. */
export const LANGUAGES: readonly [Language, ...Language[]] = ['en', 'hi'];

/** Whether a text is the code of a language in which there are texts. */
export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language === code);

/** Cookie in which pages keep the language that was chosen. */
export const LANGUAGE_COOKIE = 'udaya_lang';
