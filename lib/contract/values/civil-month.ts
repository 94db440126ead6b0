/** Months of the Gregorian calendar in answers. */
import { objectOf, oneOf, whole } from '../frame/about.ts';
import { name } from '../frame/shapes.ts';

/** Months of the Gregorian calendar. */
export const CIVIL_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export const civilMonth = objectOf('Month of the Gregorian calendar', {
  id: whole(1, 12, 'Number of the month'),
  key: oneOf(CIVIL_MONTHS, 'Key of the month; never changes with the language'),
  name,
});
