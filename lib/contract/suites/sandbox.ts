/** The sandbox: its clock. */
import * as z from 'zod/mini';
import { about, flag, utcInstant } from '../frame/shapes.ts';
import { withFormWords } from '../values/date-time.ts';

const CLOCK_WORDS = {
  code: 'UNKNOWN_VALUE',
  must: 'an instant of the years 1800 to 2399 with its offset, such as 2027-03-01T06:00:00Z',
  expected: '2027-03-01T06:00:00Z',
} as const;

const FIRST = Date.UTC(1800, 0, 2);
const LAST = Date.UTC(2399, 11, 31);

/** An instant with its offset. */
export const clockInstant = withFormWords(
  z.string().check(
    z.refine((text) => {
      const at = Date.parse(text);
      return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text) && at >= FIRST && at <= LAST;
    }),
    z.describe(
      'What the clock is to show: an instant of the years 1800 to 2399 with its offset; what it shows now when left out',
    ),
  ),
  CLOCK_WORDS,
);

export const clockOut = z.strictObject({
  now: about(utcInstant, 'What the clock of the sandbox shows, in UTC'),
  frozen: about(flag, 'Whether it stands'),
  moved: about(flag, 'Whether it differs from the real time'),
});

export const EXAMPLE_CLOCK: z.input<typeof clockOut> = { now: '2027-03-01T06:00:00Z', frozen: true, moved: true };
