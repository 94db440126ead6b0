/** Names of the suites and a paragraph about each. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

interface SuiteWords {
  readonly name: string;
  readonly about: string;
}

/** The words of each suite by its key. */
export const suitesIn = (language: Language): Readonly<Partial<Record<string, SuiteWords>>> => bank(language, 'suites');

/** The name of a suite as a heading; its key for one without words. */
export const suiteName = (key: string, language: Language): string => suitesIn(language)[key]?.name ?? key;
