/** Words of a day: its good and adverse windows, grades, directions, dwellings and eras. */
import { dayWords as en } from './en/day.ts';
import { dayWords as hi } from './hi/day.ts';
import type { Language } from './languages.ts';
import type { DayWords } from './tables.ts';

const WORDS: Readonly<Record<Language, DayWords>> = { en, hi };

/** The words of a day in a language. */
export const dayWordsOf = (language: Language): DayWords => WORDS[language];
