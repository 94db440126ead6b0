/** Words of Lal Kitab. */
import * as en from './en/lal-kitab.ts';
import * as hi from './hi/lal-kitab.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const lalKitabText = (language: Language): typeof en => TEXTS[language];
