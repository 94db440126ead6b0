/** Signs and stars by the names that callers give them. Without schemas: every function loads the readers of the feed. */
import type { Detail } from '../../../contract/frame/errors.ts';
import { signNumberOf } from '../../../words/sign-spelling.ts';
import { starNumberOf } from '../../../words/star-spelling.ts';

/** The fault of a name that no row of a list has. */
export const unknownName = (field: string, value: string, keys: readonly string[]): Detail => ({
  field,
  code: 'UNKNOWN_VALUE',
  message: `${field} must be 1-${keys.length} or a name.`,
  expected: keys.join(', '),
  received: value.slice(0, 100),
});

/** 1–12 of a sign as it may be written, or null. */
export const signFrom = (value: number | string): number | null =>
  typeof value === 'number' ? value : signNumberOf(value);

/** 1–27 of a nakshatra as it may be written, or null. */
export const nakshatraFrom = (value: number | string): number | null =>
  typeof value === 'number' ? value : starNumberOf(value);
