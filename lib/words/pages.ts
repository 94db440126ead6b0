/** What the pages say, by language. */
import { pages as en } from './en/pages.ts';
import { pages as hi } from './hi/pages.ts';
import type { Language } from './languages.ts';
import type { PageWords } from './page-words.ts';

const WORDS: Readonly<Record<Language, PageWords>> = { en, hi };

/** The words of the pages in a language. */
export const pageWords = (language: Language): PageWords => WORDS[language];
