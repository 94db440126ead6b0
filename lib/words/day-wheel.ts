/** Words of the day wheel. */
import type { DayWheelWords } from './day-wheel-words.ts';
import { dayWheel as en } from './en/day-wheel.ts';
import { dayWheel as hi } from './hi/day-wheel.ts';
import type { Language } from './languages.ts';

const WORDS: Readonly<Record<Language, DayWheelWords>> = { en, hi };

/** The words in a language. */
export const dayWheelWords = (language: Language): DayWheelWords => WORDS[language];
