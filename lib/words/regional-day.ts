/** What regions call the entries of their day sheets. */
import type { RegionalItemId, RegionalTradition } from '../../layers/jyotish/calendar/regional-day.ts';
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** What a region calls an entry of its sheet. */
export const regionalItemName = (language: Language, tradition: RegionalTradition, item: RegionalItemId): string => {
  const { items, regionalItems } = bank(language, 'regional-day');
  const own: Readonly<Partial<Record<RegionalItemId, string>>> = regionalItems[tradition];
  return own[item] ?? items[item];
};
