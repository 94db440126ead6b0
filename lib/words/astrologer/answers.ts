/** The words of answers by language. */
import { answersEn } from '../en/astrologer/answers.ts';
import { answersHi } from '../hi/astrologer/answers.ts';
import type { Language } from '../languages.ts';
import type { AnswerWords } from './answer-frames.ts';

const ANSWERS: Readonly<Record<Language, AnswerWords>> = { en: answersEn, hi: answersHi };

/** The words of answers in a language. */
export const answersOf = (language: Language): AnswerWords => ANSWERS[language];
