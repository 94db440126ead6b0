/** Words of a day: its good and adverse windows, grades, directions, dwellings and eras. */
import type { EraId } from '../../layers/jyotish/calendar/eras.ts';
import type { ADVERSE_IDS } from '../../layers/jyotish/panchang/adverse.ts';
import type { AUSPICIOUS_IDS } from '../../layers/jyotish/panchang/auspicious.ts';
import type { AgniPlace, Direction, ShivaPlace } from '../../layers/jyotish/panchang/nivas.ts';
import { dayWords as en } from './en/day.ts';
import { dayWords as hi } from './hi/day.ts';
import type { Language } from './languages.ts';

/** How good a part of a day, or a moment for an event, is. */
export const GRADES = ['good', 'neutral', 'bad', 'excellent', 'acceptable', 'low', 'vetoed'] as const;

/** A name for every key of each table. */
export interface DayWords {
  readonly adverse: Readonly<Record<(typeof ADVERSE_IDS)[number], string>>;
  readonly auspicious: Readonly<Record<(typeof AUSPICIOUS_IDS)[number], string>>;
  readonly grades: Readonly<Record<(typeof GRADES)[number], string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly dwellings: Readonly<Record<AgniPlace | ShivaPlace, string>>;
  readonly eras: Readonly<Record<EraId, string>>;
}

const WORDS: Readonly<Record<Language, DayWords>> = { en, hi };

/** The words of a day in a language. */
export const dayWordsOf = (language: Language): DayWords => WORDS[language];
