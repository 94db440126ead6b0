/** The words of matters by language. */
import { mattersEn } from '../en/astrologer/matters.ts';
import { mattersHi } from '../hi/astrologer/matters.ts';
import type { Language } from '../languages.ts';
import type { MatterWords } from './answer-frames.ts';

const WORDS: Readonly<Record<Language, MatterWords>> = { en: mattersEn, hi: mattersHi };

/** The words of matters in a language. */
export const mattersOf = (language: Language): MatterWords => WORDS[language];
