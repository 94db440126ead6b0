/** The bank of numerology by language, loaded when it is first needed. */
import type { Language } from '../languages.ts';
import type { NumerologyBank } from './bank.ts';

const BANKS: Readonly<Record<Language, () => Promise<NumerologyBank>>> = {
  en: () => import('./en.ts').then(({ EN_NUMEROLOGY }) => EN_NUMEROLOGY),
  hi: () => import('./hi.ts').then(({ HI_NUMEROLOGY }) => HI_NUMEROLOGY),
};

/** The bank of a language. */
export const numerologyBank = (language: Language): Promise<NumerologyBank> => BANKS[language]();
