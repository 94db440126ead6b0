/** Words that name how somebody is. */
import { askedFor } from './ask-terms.ts';

const WAYS = askedFor(({ sides }) => sides.ways);

/** Whether words name how somebody is: their temper, their habits. */
export const namesWays = (words: readonly string[]): boolean => WAYS.isIn(words);
