/** The bank of the feed by language. It is large: it is loaded when the first item of its language is written. */
import type { HoroscopeBank } from './bank.ts';
import type { Language } from '../languages.ts';

const BANKS: Readonly<Record<Language, () => Promise<HoroscopeBank>>> = {
  en: () => import('./en.ts').then(({ EN_HOROSCOPE }) => EN_HOROSCOPE),
  hi: () => import('./hi.ts').then(({ HI_HOROSCOPE }) => HI_HOROSCOPE),
};

/** The bank of a language. */
export const horoscopeBank = (language: Language): Promise<HoroscopeBank> => BANKS[language]();
