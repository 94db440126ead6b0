/** Words of the doshas beside their names: grades, phases, what they are counted from. */
import * as en from './en/doshas.ts';
import * as hi from './hi/doshas.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of the doshas in a language. */
export const doshaText = (language: Language): typeof en => TEXTS[language];
