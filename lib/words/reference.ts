/** Words of the reference pages: names and meanings of what the answers speak of. */
import { reference as en } from './en/reference.ts';
import { reference as hi } from './hi/reference.ts';
import type { Language } from './languages.ts';
import type { ReferenceText } from './reference-words.ts';

const TEXTS: Readonly<Record<Language, ReferenceText>> = { en, hi };

/** The words of the reference pages in a language. */
export const referenceText = (language: Language): ReferenceText => TEXTS[language];
