/** Words of the divisional charts. */
import * as en from './en/vargas.ts';
import * as hi from './hi/vargas.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const vargasText = (language: Language): typeof en => TEXTS[language];
