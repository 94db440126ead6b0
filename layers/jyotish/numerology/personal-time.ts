/** Personal year, month and day. Master numbers are not kept. */
import type { CivilDate } from '../ephemeris/instant.ts';
import { digitSum, oneDigit } from './numbers.ts';

/** When the personal year changes. */
export const PERSONAL_YEAR_STARTS = ['january', 'birthday'] as const;
export type PersonalYearStart = (typeof PERSONAL_YEAR_STARTS)[number];

/** Numbers 1–9 of a date for a person. */
export interface PersonalNumbers {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Personal numbers of a date; with `birthday` the year before the birthday still has the number of the one before. */
export const personalNumbers = (dob: CivilDate, date: CivilDate, start: PersonalYearStart): PersonalNumbers => {
  const before = date.month < dob.month || (date.month === dob.month && date.day < dob.day);
  const running = start === 'birthday' && before ? date.year - 1 : date.year;
  const year = oneDigit(dob.day + dob.month + digitSum(running));
  const month = oneDigit(year + date.month);
  return { year, month, day: oneDigit(month + date.day) };
};
