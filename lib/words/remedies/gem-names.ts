import type { Gem } from '../../../layers/jyotish/remedies/planet-rows.ts';
import { gemNamesEn } from '../en/remedies/gem-names.ts';
import { gemNamesHi } from '../hi/remedies/gem-names.ts';
import type { Language } from '../languages.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<Gem, string>>>> = { en: gemNamesEn, hi: gemNamesHi };

/** The name of a stone. */
export const gemName = (language: Language, gem: Gem): string => NAMES[language][gem];
