/** Words of the annual chart. */
import * as en from './en/varshaphal.ts';
import * as hi from './hi/varshaphal.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const varshaphalText = (language: Language): typeof en => TEXTS[language];
