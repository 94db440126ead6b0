/** Answers to greetings, thanks and questions about who answers, in each language. */
import { courtesiesEn } from '../en/astrologer/courtesies.ts';
import { courtesiesHi } from '../hi/astrologer/courtesies.ts';
import type { Language } from '../languages.ts';
import type { Courtesy } from './courtesies-said.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<Courtesy, string>>>> = { en: courtesiesEn, hi: courtesiesHi };

/** The answer to a courtesy. */
export const courtesyText = (language: Language, courtesy: Courtesy): string => WORDS[language][courtesy];
