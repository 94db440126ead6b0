/** Words of observances beside their own names: windows of worship, schools, regions, traditions. */
import type { FestivalRegion, FestivalTradition } from '../../layers/jyotish/calendar/festival-table.ts';
import type { Observance } from '../../layers/jyotish/calendar/month-grid.ts';
import type { School } from '../../layers/jyotish/calendar/which-day.ts';
import type { Worship } from '../../layers/jyotish/calendar/worship.ts';
import { observanceWords as en } from './en/observances.ts';
import { observanceWords as hi } from './hi/observances.ts';
import type { Language } from './languages.ts';

/** A name for every key of each table. */
export interface ObservanceWords {
  readonly families: Readonly<Record<Observance['family'], string>>;
  readonly windows: Readonly<Record<Worship['id'], string>>;
  readonly schools: Readonly<Record<School, string>>;
  readonly regions: Readonly<Record<FestivalRegion, string>>;
  readonly traditions: Readonly<Record<FestivalTradition, string>>;
}

const WORDS: Readonly<Record<Language, ObservanceWords>> = { en, hi };

/** The words of observances in a language. */
export const observanceWordsOf = (language: Language): ObservanceWords => WORDS[language];
