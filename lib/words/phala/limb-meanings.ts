/** What the tithis, nitya yogas and karanas stand for, in every language. */
import {
  karanaMeanings as karanasEn,
  nityaYogaMeanings as yogasEn,
  tithiMeanings as tithisEn,
} from '../en/phala/limb-meanings.ts';
import {
  karanaMeanings as karanasHi,
  nityaYogaMeanings as yogasHi,
  tithiMeanings as tithisHi,
} from '../hi/phala/limb-meanings.ts';
import type { Language } from '../languages.ts';

/** Meanings of the tithis, the nitya yogas and the karanas. */
export const LIMB_MEANINGS: Readonly<
  Record<
    Language,
    { readonly tithis: typeof tithisEn; readonly yogas: typeof yogasEn; readonly karanas: typeof karanasEn }
  >
> = {
  en: { tithis: tithisEn, yogas: yogasEn, karanas: karanasEn },
  hi: { tithis: tithisHi, yogas: yogasHi, karanas: karanasHi },
};
