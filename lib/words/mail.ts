/** The letters of the service, by language. */
import { letters as en } from './en/mail.ts';
import { letters as hi } from './hi/mail.ts';
import type { Language } from './languages.ts';
import type { Letters } from './mail-letters.ts';

const LETTERS: Readonly<Record<Language, Letters>> = { en, hi };

/** The letters in a language. */
export const lettersIn = (language: Language): Letters => LETTERS[language];
