/** Words of observances beside their own names: windows of worship, schools, regions, traditions. */
import { observanceWords as en } from './en/observances.ts';
import { observanceWords as hi } from './hi/observances.ts';
import type { Language } from './languages.ts';
import type { ObservanceWords } from './tables.ts';

const WORDS: Readonly<Record<Language, ObservanceWords>> = { en, hi };

/** The words of observances in a language. */
export const observanceWordsOf = (language: Language): ObservanceWords => WORDS[language];
