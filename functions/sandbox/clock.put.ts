import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag } from '../../lib/contract/frame/shapes.ts';
import { clockInstant, clockOut, EXAMPLE_CLOCK } from '../../lib/contract/suites/sandbox.ts';
import { sandboxClockOf, moveSandboxClock, shownBy } from '../../lib/accounts/sandbox/clock.ts';
import { admitToSandbox, clockShape } from '../../lib/accounts/sandbox/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const setSandboxClock = resource({
  path: '/v1/sandbox/clock',
  method: 'PUT',
  summary: 'Move the clock of your sandbox, and let it stand or go',
  description:
    'From then on whatever your sandbox keys compute takes this clock for now: transits without `at`, running periods, today’s panchang, what the astrologer calls today; answers say so in the warning SANDBOX_CLOCK. It may be moved forward and back. Calls of live keys and of the dashboard keep the real time, and so does what protects the service or is stored: calls a minute, ends of keys, when a birth or report was saved. `sandbox/reset` puts the real time back.',
  suite: 'meta',
  credits: 0,
  wave: 2,
  auth: 'either',
  input: plainInput({
    now: z.optional(clockInstant),
    freeze: z._default(about(flag, 'Whether the clock stands at that instant; else it goes on from there'), false),
  }),
  repeat: 'same',
  needs: { table: 'write' },
  answers: { 200: answersJson('The clock as it now is', clockOut, EXAMPLE_CLOCK) },
  example: { now: '2027-03-01T06:00:00Z', freeze: true },
  compute: async ({ table, customer, visitor, input }) => {
    admitToSandbox(visitor);
    const real = Date.now();
    const now = input.now === undefined ? shownBy(await sandboxClockOf(table, customer), real) : Date.parse(input.now);
    const clock = await moveSandboxClock(table, customer, { now, real, freeze: input.freeze });
    return { status: 200, data: clockShape(clock, real) };
  },
});

export const handler = serveResource(setSandboxClock);
