import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag, whole } from '../../lib/contract/frame/shapes.ts';
import { removeAllProfiles } from '../../lib/accounts/profiles/store.ts';
import { planSandboxWebhooks } from '../../lib/accounts/webhooks/hooks.ts';
import { resetClock } from '../../lib/accounts/sandbox/clock.ts';
import { admitToSandbox } from '../../lib/accounts/sandbox/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const resetSandbox = resource({
  path: '/v1/sandbox/reset',
  summary: 'Empty your sandbox: its saved births go, its clock shows the real time',
  description:
    'Takes a sandbox key or a session, and touches nothing of live keys. Keys, reports and conversations stay; they are deleted one by one.',
  suite: 'meta',
  credits: 0,
  wave: 2,
  auth: 'either',
  input: plainInput(),
  repeat: 'same',
  needs: { table: 'write' },
  answers: {
    200: answersJson(
      'It is empty',
      z.strictObject({
        reset: about(flag, 'Always true'),
        profiles: whole(0, 1_000_000, 'Saved births that were deleted'),
      }),
      { reset: true, profiles: 3 },
    ),
  },
  example: {},
  compute: async ({ table, customer, visitor }) => {
    admitToSandbox(visitor);
    const profiles = await removeAllProfiles({ table, customer, sandbox: true });
    await planSandboxWebhooks(table, customer, Date.now());
    await resetClock(table, customer);
    return { status: 200, data: { reset: true, profiles } };
  },
});

export const handler = serveResource(resetSandbox);
