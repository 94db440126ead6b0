/** Words of the calendar: names of festivals, fasts and solar months, and the sentences that tell which rule decided a day. */
import type { DecidingWindow } from '../../layers/jyotish/calendar/deciding-window.ts';
import type { EkadashiCase } from '../../layers/jyotish/calendar/ekadashi.ts';
import type { SankrantiDayRule } from '../../layers/jyotish/calendar/festival-table.ts';
import type { SolarTradition } from '../../layers/jyotish/calendar/solar-month.ts';
import type { Choice } from '../../layers/jyotish/calendar/which-day.ts';
import { festivalText as en } from './en/festivals.ts';
import { festivalText as hi } from './hi/festivals.ts';
import type { Language } from './languages.ts';

/** Every family has a row for each id of its domain table; a test counts them. */
export interface FestivalText {
  readonly festivals: Readonly<Record<string, string>>;
  readonly vrats: Readonly<Record<string, string>>;
  readonly eclipses: Readonly<Record<'solar_eclipse' | 'lunar_eclipse', string>>;
  /** Entries into sign 1–12. */
  readonly sankrantis: readonly string[];
  /** Twelve each, by the Sun's sign from Mesha. */
  readonly solarMonths: Readonly<Record<SolarTradition, readonly string[]>>;
  /** Where in the day a tithi must stand, after its name. */
  readonly windows: Readonly<Record<DecidingWindow, string>>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly ekadashiCases: Readonly<Record<EkadashiCase, string>>;
  readonly sankrantiRules: Readonly<Record<SankrantiDayRule, string>>;
  /** Placeholders in braces. */
  readonly sentences: Readonly<
    Record<'tithi' | 'star' | 'sankranti' | 'ekadashi' | 'day_before' | 'day_after' | 'crescent', string>
  >;
}

const FESTIVAL_TEXTS: Readonly<Record<Language, FestivalText>> = { en, hi };

/** The words of the calendar in a language. */
export const festivalTextOf = (language: Language): FestivalText => FESTIVAL_TEXTS[language];

/** A word of a family. Throws for an id without one. */
export const calendarWord = (
  words: Readonly<Record<string, string>> | readonly string[],
  id: string | number,
): string => {
  const found: unknown = Reflect.get(words, id);
  if (typeof found !== 'string') throw new Error(`no word for ${id}`);
  return found;
};
