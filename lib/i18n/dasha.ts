/** Words of the dashas: names of the systems and of the way the signs run, and how a length of time is written. */
import type { CharaPlan } from '../../layers/jyotish/dasha/chara.ts';
import type { DashaSystem } from '../../layers/jyotish/dasha/systems.ts';
import { dasha as en } from './en/dasha.ts';
import { dasha as hi } from './hi/dasha.ts';
import type { Language } from './languages.ts';

export interface DashaText {
  readonly systems: Readonly<Record<DashaSystem, string>>;
  readonly directions: Readonly<Record<CharaPlan['direction'], string>>;
  /** Placeholders: years, months, days. */
  readonly balance: string;
}

const TEXTS: Readonly<Record<Language, DashaText>> = { en, hi };

/** The words of the dashas in a language. */
export const dashaText = (language: Language): DashaText => TEXTS[language];
