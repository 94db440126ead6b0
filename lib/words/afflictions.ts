/** Words of the doshas with endpoints of their own. */
import * as en from './en/afflictions.ts';
import * as hi from './hi/afflictions.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const afflictionsText = (language: Language): typeof en => TEXTS[language];
