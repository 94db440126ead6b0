/** Months of the Gregorian calendar. */
import { CIVIL_MONTHS } from '../../contract/values/civil-month.ts';

/** `{ id, key, name }` of month 1–12 by the names from January. */
export const civilMonthShape = (names: readonly string[], month: number) => ({
  id: month,
  key: CIVIL_MONTHS[month - 1] ?? 'january',
  name: names[month - 1] ?? '',
});
