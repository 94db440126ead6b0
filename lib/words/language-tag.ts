/** Which language a browser asks for, for functions that have no banks. */

/** The code in a language tag: `ta` of `ta-IN`, `ta_IN`, `TA`. */
export const codeOfTag = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** Cookie in which pages keep the language that was chosen. */
export const LANGUAGE_COOKIE = 'udaya_lang';
