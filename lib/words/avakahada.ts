/** Names of what a birth star and Moon sign give a person: used by the avakahada, by matching and by the ghata chakra. */
import * as en from './en/avakahada.ts';
import * as hi from './hi/avakahada.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The names in a language. */
export const avakahadaText = (language: Language): typeof en => TEXTS[language];
