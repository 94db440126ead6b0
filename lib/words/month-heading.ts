/** How the sheet of a civil month is headed: the months of the calendar that readers of a language keep, and their year. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/** Era in which readers of a language count years, by its key in the bank of the day; null where that has no name for it. */
const eraOf = (language: Language) => {
  const { era } = bank(language, 'language');
  return ERAS.find((one) => one === era) ?? null;
};
const ERAS = ['vikram', 'vikram_kartikadi', 'shaka', 'kollam', 'bengali'] as const;
export type HabitualEra = (typeof ERAS)[number];

/** The era in which readers of a language count lunar years: that of Vikram where it names no other. */
export const lunarEraOf = (language: Language): 'vikram' | 'vikram_kartikadi' | 'shaka' => {
  const era = eraOf(language);
  return era === 'shaka' || era === 'vikram_kartikadi' ? era : 'vikram';
};

/** Whether readers of a language head a month by the solar calendar. */
export const keepsSolarMonths = (language: Language): boolean => bank(language, 'language').months === 'solar';

/** The date of a day as a heading needs it. */
export interface HeadedDay {
  readonly month: string;
  readonly year: number;
  /** Name of the year in the cycle of sixty, null in calendars that name none. */
  readonly yearName: string | null;
}

/** The Vikram year of Gujarat is not told apart from the other one among those who keep it. */
const labelOf = (era: HabitualEra) => (era === 'vikram_kartikadi' ? 'vikram' : era);

const once = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The years of the days, by their names in the cycle of sixty and their count; empty in a language that keeps neither. */
const yearsOf = (language: Language, ends: readonly HeadedDay[], between: string): string => {
  const names = once(ends.flatMap(({ yearName }) => yearName ?? [])).join(between);
  const era = eraOf(language);
  const years = once(ends.map(({ year }) => String(year))).join('–');
  const counted = era === null ? '' : `${bank(language, 'day').eras[labelOf(era)]} ${years}`;
  return [names, counted].filter((text) => text !== '').join(', ');
};

/**
 * The years of the readers' calendar that the days from the first to the last touch.
 * @example
 * yearsHeading('en', [2082, 2083].map((year) => ({ month: 'Pausha', year, yearName: null }))) // → 'Vikram Samvat 2082–2083'
 */
export const yearsHeading = (language: Language, ends: readonly HeadedDay[]): string => yearsOf(language, ends, ' – ');

/**
 * The heading of the days from the first to the last, which are given.
 * @example
 * monthHeading('en', [{ month: 'Kartika', year: 2083, yearName: null }]) // → 'Kartika · Vikram Samvat 2083'
 */
export const monthHeading = (language: Language, ends: readonly HeadedDay[]): string => {
  const months = once(ends.map(({ month }) => month)).join(' – ');
  return eraOf(language) === null ? months : [months, yearsOf(language, ends, ', ')].join(' · ');
};
