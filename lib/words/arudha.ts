/** Names of the arudha padas and of why one was moved. */
import * as en from './en/arudha.ts';
import * as hi from './hi/arudha.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The names in a language. */
export const arudhaText = (language: Language): typeof en => TEXTS[language];
