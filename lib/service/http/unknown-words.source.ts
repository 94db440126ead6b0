/**
 * The words of the page for a path that does not exist, by language, for the function that answers it, which has no layer. The
 * build puts them in the place of this module.
 */
import type { FailureWords } from './resource/failure-page.ts';
import { bank } from '../../words/bank.ts';
import { languagesWith, type Language } from '../../words/languages.ts';

/** The words around a failure, and what happened. */
export interface UnknownWords extends FailureWords {
  readonly title: string;
  readonly fix: string;
}

const wordsIn = (language: Language): UnknownWords => {
  const { home, docs, account, navigation, request, plain } = bank(language, 'error-page');
  return { home, docs, account, navigation, request, ...plain.RESOURCE_NOT_FOUND };
};

/** The source of the others stands first. */
export const UNKNOWN_WORDS: Readonly<Record<Language, UnknownWords>> = Object.fromEntries(
  languagesWith('error-page').map((language) => [language, wordsIn(language)]),
);
