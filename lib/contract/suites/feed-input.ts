/** How callers name what they want of the feed. Small, because every function loads the readers. */
import type { FormWords } from '../values/date-time.ts';

/** For all signs, or all stars. */
export const FEED_ALL = 'all';
/** Fields that name a period, beside `date`. */
export const FEED_UNITS = ['week', 'month', 'year'] as const;
/** Hours from UT of the clock that stands in where none is given: India. */
export const FEED_CLOCK_OFFSET = 5.5;

export const WEEK_WORDS: FormWords = {
  code: 'NOT_A_DATE',
  must: 'an ISO week of a year from 1800 to 2399',
  expected: 'YYYY-Www, such as 2026-W03',
};
export const MONTH_WORDS: FormWords = {
  code: 'NOT_A_DATE',
  must: 'a month of a year from 1800 to 2399',
  expected: 'YYYY-MM',
};
export const EVENT_WORDS: FormWords = {
  code: 'UNKNOWN_VALUE',
  must: 'the key of an ingress, a station or an eclipse',
  expected: 'kind:body:date, such as ingress:sun:2026-01-14',
};
