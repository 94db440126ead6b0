/** Languages of names and texts. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages as they call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी' };

/** Whether a text is the code of a language in which there are texts. */
export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language === code);

/** Cookie in which pages keep the language that was chosen. */
export const LANGUAGE_COOKIE = 'udaya_lang';
