/** Topics that are not spoken of with the chart of someone under eighteen. */
import type { Topic } from '../../contract/suites/astrologer.ts';

export const ADULT_YEARS = 18;
const FOR_ADULTS: readonly Topic[] = ['marriage', 'children'];

/** Whether a topic must not be answered for a person of this age in years. */
export const isForAdults = (topic: Topic, ageYears: number): boolean =>
  ageYears < ADULT_YEARS && FOR_ADULTS.includes(topic);
