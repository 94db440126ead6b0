/** Ids that sort by the time they were made, and cannot be guessed. */
import { randomInt } from 'node:crypto';

/** Digits of the time in an id, base 36. */
export const TIME_DIGITS = 9;

/** Nine digits of the time (epoch ms) in base 36, then ten by chance (52 bits). */
export const timedId = (prefix: string, now: number): string =>
  `${prefix}${now.toString(36).padStart(TIME_DIGITS, '0')}${Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('')}`;
