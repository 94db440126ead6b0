import * as z from 'zod/mini';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag, whole } from '../../lib/contract/frame/about.ts';
import { eraseSpace } from '../../lib/accounts/erase.ts';
import { resetClock } from '../../lib/accounts/sandbox/clock.ts';
import { admitToSandbox } from '../../lib/accounts/sandbox/view.ts';
import { sandboxOf } from '../../lib/accounts/sandbox/space.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

const gone = (what: string) => whole(0, 10_000_000, `${what} that were deleted`);

export const resetSandbox = resource({
  path: '/v1/sandbox/reset',
  summary: 'Empty your sandbox: all that its keys stored goes, its clock shows the real time',
  description:
    'Deletes what sandbox keys have stored, rows and files: saved births, reports, brands, conversations, webhooks with their deliveries, calendar feeds, jobs with their results, and kept bodies of requests. Nothing of live keys is touched: the two lie apart. Keys stay, and so does the log of requests. Work that is under way in the sandbox ends without a result. Takes a sandbox key or a session.',
  suite: 'meta',
  wave: 2,
  auth: 'either',
  repeat: 'same',
  needs: { table: 'write', objects: 'write' },
  answers: {
    200: answersJson(
      'It is empty',
      z.strictObject({
        reset: about(flag, 'Always true'),
        profiles: gone('Saved births'),
        reports: gone('Reports'),
        brands: gone('Brands'),
        conversations: gone('Conversations'),
        webhooks: gone('Webhooks'),
        feeds: gone('Calendar feeds'),
        jobs: gone('Jobs'),
      }),
      { reset: true, profiles: 3, reports: 2, brands: 0, conversations: 1, webhooks: 1, feeds: 0, jobs: 0 },
    ),
  },
  compute: async ({ table, objects, customer, visitor }) => {
    admitToSandbox(visitor);
    const count = await eraseSpace({ table, objects }, sandboxOf(customer));
    await resetClock(table, customer);
    return {
      status: 200,
      data: {
        reset: true,
        profiles: count('profile'),
        reports: count('report'),
        brands: count('brand'),
        conversations: count('conv'),
        webhooks: count('hook'),
        feeds: count('feed'),
        jobs: count('bulk'),
      },
    };
  },
});

export const handler = serveResource(resetSandbox);
