/** Which language a browser asks for, for functions that have no banks. */
import type { Language } from './languages.ts';

/** The language that the others are translated from; it has every family. */
export const SOURCE: Language = 'en';

/** The code in a language tag: `ta` of `ta-IN`, `ta_IN`, `TA`. */
export const codeOfTag = (tag: string): Language => tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** Cookie in which pages keep the language that was chosen. */
export const LANGUAGE_COOKIE = 'udaya_lang';
