/** Words of kundli/explain-difference. */
import * as en from './en/difference.ts';
import * as hi from './hi/difference.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of a language. */
export const differenceText = (language: Language): typeof en => TEXTS[language];
