/** Names of the arudha padas and of why one was moved. */
import type { ArudhaException } from '../../layers/jyotish/jaimini/arudha.ts';
import { arudha as en } from './en/arudha.ts';
import { arudha as hi } from './hi/arudha.ts';
import type { Language } from './languages.ts';

export interface ArudhaText {
  /** A1 to A12. */
  readonly padas: readonly [string, string, string, string, string, string, string, string, string, string, string, string]; // prettier-ignore
  readonly exceptions: Readonly<Record<ArudhaException, string>>;
}

const TEXTS: Readonly<Record<Language, ArudhaText>> = { en, hi };

/** The names in a language. */
export const arudhaText = (language: Language): ArudhaText => TEXTS[language];
