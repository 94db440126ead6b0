/** The sentences that facts are stated in. Each language fills the same frames. */
import type { Statements } from './frames.ts';
import type { Language } from '../languages.ts';
import { statementsEn } from '../en/astrologer/statements.ts';
import { statementsHi } from '../hi/astrologer/statements.ts';

const STATEMENTS: Readonly<Record<Language, Statements>> = { en: statementsEn, hi: statementsHi };

/** The frames of a language. */
export const statementsOf = (language: Language): Statements => STATEMENTS[language];
