/** Words of the kundli pages. */
import * as en from './en/kundli.ts';
import * as hi from './hi/kundli.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const kundliText = (language: Language): typeof en => TEXTS[language];
