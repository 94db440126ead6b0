/** What the errors of the API are called and ask for. The English words stand in the table of errors, beside its codes. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** The words of one error of the API. */
export interface ErrorText {
  readonly title: string;
  /** What the caller should do. */
  readonly fix: string;
}

/** The words of an error in a language; null for a code without words. */
export const errorText = (language: Language, code: string): ErrorText | null => {
  const texts: Readonly<Partial<Record<string, ErrorText>>> = bank(language, 'errors');
  return texts[code] ?? null;
};
