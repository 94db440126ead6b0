/** Syllables with which a name may begin, by the pada of the birth star. */
import { starLetters as en } from './en/letters.ts';
import { starLetters as hi } from './hi/letters.ts';
import type { Language } from './languages.ts';

export type StarLetters = readonly [string, string, string, string];

const LETTERS: Readonly<Record<Language, readonly StarLetters[]>> = { en, hi };

/** The four syllables of nakshatra 1–27, by pada, written in the script of the language. Throws for any other number. */
export const lettersOfStar = (language: Language, nakshatra: number): StarLetters => {
  const row = LETTERS[language][nakshatra - 1];
  if (!row) throw new Error(`no nakshatra ${nakshatra}`);
  return row;
};
