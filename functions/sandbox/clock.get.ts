import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { clockOut, EXAMPLE_CLOCK } from '../../lib/contract/suites/sandbox.ts';
import { sandboxClockOf } from '../../lib/accounts/sandbox/clock.ts';
import { admitToSandbox, clockShape } from '../../lib/accounts/sandbox/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const readSandboxClock = resource({
  path: '/v1/sandbox/clock',
  method: 'GET',
  summary: 'What the clock of your sandbox shows',
  description: 'The real time until it is moved by PUT sandbox/clock. Takes a sandbox key or a session.',
  suite: 'meta',
  wave: 2,
  auth: 'either',
  needs: { table: 'read' },
  answers: { 200: answersJson('The clock', clockOut, EXAMPLE_CLOCK) },
  compute: async ({ table, customer, visitor }) => {
    admitToSandbox(visitor);
    return { status: 200, data: clockShape(await sandboxClockOf(table, customer), Date.now()) };
  },
});

export const handler = serveResource(readSandboxClock);
