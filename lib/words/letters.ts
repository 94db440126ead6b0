/** Syllables with which a name may begin, by the pada of the birth star. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

export type StarLetters = readonly [string, string, string, string];

/** The four syllables of nakshatra 1–27, by pada, written in the script of the language. Throws for any other number. */
export const lettersOfStar = (language: Language, nakshatra: number): StarLetters => {
  const row = bank(language, 'letters')[nakshatra - 1];
  if (!row) throw new Error(`no nakshatra ${nakshatra}`);
  return row;
};
