/** What each festival is about, in every language. */
import type { FestivalId } from '../../../layers/jyotish/calendar/festival-table.ts';
import { festivalMeanings as en } from '../en/meanings/festivals.ts';
import { festivalMeanings as hi } from '../hi/meanings/festivals.ts';
import type { Language } from '../languages.ts';

export const FESTIVAL_MEANINGS: Readonly<Record<Language, Readonly<Record<FestivalId, string>>>> = { en, hi };
