/** How a language counts and dates, in Latin digits. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** The locale of a language for `Intl`. */
export const localeOf = (language: Language): string => `${bank(language, 'language').locale}-u-nu-latn`;
