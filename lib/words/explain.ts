/** Words of the conditions of yogas, for explanations. */
import * as en from './en/explain.ts';
import * as hi from './hi/explain.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const explainText = (language: Language): typeof en => TEXTS[language];
