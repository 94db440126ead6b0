/** What is said of a partner, a path, a line of work, in each language. */
import { leaningsEn } from '../en/astrologer/leanings.ts';
import { leaningsHi } from '../hi/astrologer/leanings.ts';
import type { Language } from '../languages.ts';
import type { LeaningWords } from './answer-frames.ts';

const WORDS: Readonly<Record<Language, LeaningWords>> = { en: leaningsEn, hi: leaningsHi };

/** The words of leanings in a language. */
export const leaningsOf = (language: Language): LeaningWords => WORDS[language];
