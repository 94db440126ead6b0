/** Words of the Jaimini deities. */
import * as en from './en/jaimini.ts';
import * as hi from './hi/jaimini.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const jaiminiText = (language: Language): typeof en => TEXTS[language];
