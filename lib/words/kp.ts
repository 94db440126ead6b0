/** Words of the Krishnamurti suite. */
import * as en from './en/kp.ts';
import * as hi from './hi/kp.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words in a language. */
export const kpText = (language: Language): typeof en => TEXTS[language];
