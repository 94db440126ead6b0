import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag } from '../../lib/contract/frame/about.ts';
import { clockInstant, EXAMPLE_MOVED, movedOut } from '../../lib/contract/suites/sandbox.ts';
import { profileReader } from '../../lib/accounts/profiles/store.ts';
import { sandboxOf } from '../../lib/accounts/sandbox/space.ts';
import { sandboxClockOf, moveSandboxClock, shownBy } from '../../lib/accounts/sandbox/clock.ts';
import { admitToSandbox, clockShape, firedShape } from '../../lib/accounts/sandbox/view.ts';
import { planWebhooks } from '../../lib/accounts/webhooks/hooks.ts';
import { tellPassed } from '../../lib/service/agenda/passed.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const setSandboxClock = resource({
  path: '/v1/sandbox/clock',
  method: 'PUT',
  summary: 'Move the clock of your sandbox, and let it stand or go',
  description:
    'From then on whatever your sandbox keys compute takes this clock for now: transits without `at`, running periods, today’s panchang, what the astrologer calls today; answers say so in the warning SANDBOX_CLOCK. Webhooks that a sandbox key made go by it too: moved forward, it tells them at once of the events of the sky and of saved births that it passes over (`fired`, at most 100 of 400 days), and of what comes from then on; while it stands, nothing comes by itself. It may be moved forward and back; after it was set back, what comes again is told again. Calls of live keys and of the dashboard keep the real time, and so does what protects the service or is stored: calls a minute, ends of keys, when a birth or report was saved. `sandbox/reset` puts the real time back.',
  suite: 'meta',
  wave: 2,
  auth: 'either',
  input: plainInput({
    now: z.optional(clockInstant),
    freeze: z._default(about(flag, 'Whether the clock stands at that instant; else it goes on from there'), false),
  }),
  repeat: 'same',
  needs: { table: 'write', vault: 'read', jobs: 'write' },
  answers: { 200: answersJson('The clock as it now is, and what was told', movedOut, EXAMPLE_MOVED) },
  example: { now: '2027-03-01T06:00:00Z', freeze: true },
  compute: async ({ table, vault, jobs, customer, visitor, input }) => {
    admitToSandbox(visitor);
    const real = Date.now();
    const before = await sandboxClockOf(table, customer);
    const shown = shownBy(before, real);
    const now = input.now === undefined ? shown : Date.parse(input.now);
    const space = sandboxOf(customer);
    const births = profileReader({ table, vault, space });
    const ports = { table, jobs, births, now: Date.now };
    const { told, until } = await tellPassed(ports, space, before, { after: shown, until: now });
    await planWebhooks(table, space, real);
    const clock = await moveSandboxClock(table, customer, before, { now, real, freeze: input.freeze });
    return { status: 200, data: { ...clockShape(clock, real), ...firedShape(told, now > shown ? until : null) } };
  },
});

export const handler = serveResource(setSandboxClock);
