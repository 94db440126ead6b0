/** Words of the day sheets of the regions. */
import type { RegionalItemId, RegionalTradition } from '../../layers/jyotish/calendar/regional-day.ts';
import * as en from './en/regional-day.ts';
import * as hi from './hi/regional-day.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of the day sheets in a language. */
export const regionalDayText = (language: Language): typeof en => TEXTS[language];

/** What a region calls an entry of its sheet. */
export const regionalItemName = (language: Language, tradition: RegionalTradition, item: RegionalItemId): string =>
  TEXTS[language].regionalItems[tradition][item] ?? TEXTS[language].items[item];
