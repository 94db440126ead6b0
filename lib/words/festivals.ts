/** Words of the calendar: names of what is observed, and the sentences that say which rule decided a day. */
import * as en from './en/festivals.ts';
import * as hi from './hi/festivals.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of the calendar in a language. */
export const festivalTextOf = (language: Language): typeof en => TEXTS[language];
