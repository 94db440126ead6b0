/** What the yogas and doshas stand for, in every language. */
import type { DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import type { YogaId } from '../../../layers/jyotish/yoga/detect.ts';
import { doshaMeanings as doshasEn } from '../en/phala/dosha-meanings.ts';
import { yogaMeanings as yogasEn } from '../en/phala/yoga-meanings.ts';
import { doshaMeanings as doshasHi } from '../hi/phala/dosha-meanings.ts';
import { yogaMeanings as yogasHi } from '../hi/phala/yoga-meanings.ts';
import type { Language } from '../languages.ts';

/** Meanings of the yogas. */
export const YOGA_MEANINGS: Readonly<Record<Language, Readonly<Record<YogaId, string>>>> = { en: yogasEn, hi: yogasHi };
/** Meanings of the doshas. */
export const DOSHA_MEANINGS: Readonly<Record<Language, Readonly<Record<DoshaId, string>>>> = {
  en: doshasEn,
  hi: doshasHi,
};
