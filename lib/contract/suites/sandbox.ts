/** The sandbox: its clock, and what webhooks are told when it is moved. */
import * as z from 'zod/mini';
import { about, flag, objectList } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';
import { profileId } from './profile.ts';
import { eventType, hookMessageId, webhookId } from './webhook.ts';
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

/** Events that one move of the clock tells, and the days of which it tells them. */
export const MOST_PASSED = 100;
export const PASSED_DAYS = 400;

/** What a move of the clock answers. */
export const movedOut = z.strictObject({
  ...clockOut.shape,
  fired: objectList(
    `Events that webhooks of the sandbox are told of because the clock passed over them, in order of time: at most ${MOST_PASSED}`,
    {
      webhook_id: webhookId,
      delivery_id: hookMessageId,
      event: eventType,
      at: about(utcInstant, 'When it happens, in UTC'),
      profile_id: about(z.nullable(profileId), 'The saved birth that it is about; null for events of the sky'),
    },
  ),
  fired_until: about(
    z.nullable(utcInstant),
    'Up to when `fired` is whole, in UTC: what comes after it, and before `now`, is not told. Null where the clock was not moved forward',
  ),
});

export const EXAMPLE_CLOCK: z.input<typeof clockOut> = { now: '2027-03-01T06:00:00Z', frozen: true, moved: true };
export const EXAMPLE_MOVED: z.input<typeof movedOut> = {
  ...EXAMPLE_CLOCK,
  fired: [
    {
      webhook_id: 'w0mjk3v2x1a8f0q2n7c4',
      delivery_id: 'w0mjk3v2x1a8f0q2n7c4-m0mjk3w1z2b7k9d3s5t1',
      event: 'natal.dasha',
      at: '2027-02-25T17:27:43Z',
      profile_id: 'p0mjk3v2x1a8f0q2n7c4',
    },
  ],
  fired_until: '2027-03-01T06:00:00Z',
};
