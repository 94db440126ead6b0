/** What the divisional charts and the dasha systems stand for, in every language. */
import type { VargaNumber } from '../../../layers/jyotish/chart/varga-rules.ts';
import type { DashaSystem } from '../../../layers/jyotish/dasha/systems.ts';
import { dashaMeanings as dashasEn, vargaMeanings as vargasEn } from '../en/phala/system-meanings.ts';
import { dashaMeanings as dashasHi, vargaMeanings as vargasHi } from '../hi/phala/system-meanings.ts';
import type { Language } from '../languages.ts';

/** Meanings of the divisional charts. */
export const VARGA_MEANINGS: Readonly<Record<Language, Readonly<Record<VargaNumber, string>>>> = {
  en: vargasEn,
  hi: vargasHi,
};
/** Meanings of the dasha systems. */
export const DASHA_MEANINGS: Readonly<Record<Language, Readonly<Record<DashaSystem, string>>>> = {
  en: dashasEn,
  hi: dashasHi,
};
