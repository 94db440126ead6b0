/** What is said of a day, in each language. */
import { daysEn } from '../en/astrologer/days.ts';
import { daysHi } from '../hi/astrologer/days.ts';
import type { Language } from '../languages.ts';
import type { DayAnswerWords } from './answer-frames.ts';

const WORDS: Readonly<Record<Language, DayAnswerWords>> = { en: daysEn, hi: daysHi };

/** The words of days in a language. */
export const dayAnswersOf = (language: Language): DayAnswerWords => WORDS[language];
