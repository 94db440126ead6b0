/** Words of annual rites, birthdays and written dates. */
import { anniversaryWords as en } from './en/anniversaries.ts';
import { anniversaryWords as hi } from './hi/anniversaries.ts';
import type { Language } from './languages.ts';
import type { AnniversaryWords } from './tables.ts';

const WORDS: Readonly<Record<Language, AnniversaryWords>> = { en, hi };

/** The words of anniversaries in a language. */
export const anniversaryWordsOf = (language: Language): AnniversaryWords => WORDS[language];
