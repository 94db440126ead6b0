/** Words of the panchang beyond the numbered lists: Gowri parts, muhurtas, yogas of the weekday, and why a window is adverse. */
import type { AdverseReason } from '../../layers/jyotish/panchang/adverse.ts';
import type { GowriId } from '../../layers/jyotish/panchang/choghadiya.ts';
import type { SpecialYogaId } from '../../layers/jyotish/panchang/special-yogas.ts';
import * as en from './en/panchang.ts';
import * as hi from './hi/panchang.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of the panchang in a language. */
export const panchangTextOf = (language: Language): typeof en => TEXTS[language];

/** Name of a Gowri part. */
export const gowriName = (language: Language, id: GowriId): string => TEXTS[language].gowris[id];

/** Names of the special yogas of the day. */
export const specialYogaNames = (language: Language): Readonly<Record<SpecialYogaId, string>> =>
  TEXTS[language].specialYogas;
/** Name of a special yoga of the day. */
export const specialYogaName = (language: Language, id: SpecialYogaId): string => specialYogaNames(language)[id];

/** What makes a window adverse, in a few words. */
export const adverseReasonText = (language: Language, reason: AdverseReason): string => TEXTS[language].reasons[reason];
