/** The bank of remedies by language, loaded when it is first needed. */
import type { Language } from '../languages.ts';
import type { RemedyBank } from './bank.ts';

const BANKS: Readonly<Record<Language, () => Promise<RemedyBank>>> = {
  en: () => import('../en/remedies/bank.ts').then(({ EN_REMEDIES }) => EN_REMEDIES),
  hi: () => import('../hi/remedies/bank.ts').then(({ HI_REMEDIES }) => HI_REMEDIES),
};

/** The bank of a language. */
export const remedyBank = (language: Language): Promise<RemedyBank> => BANKS[language]();
