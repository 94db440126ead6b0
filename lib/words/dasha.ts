/** Words of the dashas: names of the systems and their lords, and how a length of time is written. */
import { isGrahaLord, isYoginiLord, type DashaLord } from '../../layers/jyotish/dasha/lord.ts';
import * as en from './en/dasha.ts';
import * as hi from './hi/dasha.ts';
import type { Language } from './languages.ts';
import type { Words } from './words.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of the dashas in a language. */
export const dashaText = (language: Language): typeof en => TEXTS[language];

/** Name of the lord of a period. */
export const dashaLordName = (words: Words, lord: DashaLord): string => {
  if (isGrahaLord(lord)) return words.nameOfKey('planets', lord);
  if (isYoginiLord(lord)) return TEXTS[words.language].yoginis[lord];
  return words.nameOfKey('signs', lord);
};
