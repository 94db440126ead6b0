/** The words by which days and their hours are asked for. */
import { askedFor } from '../hear/ask-terms.ts';

/** "Good days": days on which something goes well. */
export const GOOD_DAYS = askedFor(({ goodDays }) => goodDays);
/** "Which day". */
export const WHICH_DAY = askedFor(({ holes }) => holes.day);
/** Dates, days. */
export const DATES = askedFor(({ days }) => days.dates);
/** "At what time". */
export const HOURS = askedFor(({ days }) => days.hours);
/** A paper that is signed: for that no rules of muhurat stand, and the hours of the day count. */
export const SIGNING = askedFor(({ days }) => days.signing);
