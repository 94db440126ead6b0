/** Words of the suite of questions. */
import * as en from './en/prashna.ts';
import * as hi from './hi/prashna.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const prashnaText = (language: Language): typeof en => TEXTS[language];
