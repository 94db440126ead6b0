/** Topics that are not spoken of with the chart of someone under eighteen. */
import type { Topic } from '../../contract/suites/astrologer.ts';
import type { Birth } from '../../contract/values/moment.ts';

export const ADULT_YEARS = 18;
const FOR_ADULTS: readonly Topic[] = ['marriage', 'children'];

const DAYS_IN_YEAR = 365.25;

/** Years from a birth to an instant, both JD UT. */
export const yearsBetween = (born: number, now: number): number => (now - born) / DAYS_IN_YEAR;

/** Age of the youngest of some people, years; 0 where one is marked as a child. */
export const ageOf = (births: readonly Birth[], now: number): number =>
  Math.min(...births.map(({ jd, mark }) => (mark === 'minor' ? 0 : yearsBetween(jd, now))));

/** Whether a topic must not be answered for a person of this age in years. */
export const isForAdults = (topic: Topic, ageYears: number): boolean =>
  ageYears < ADULT_YEARS && FOR_ADULTS.includes(topic);
