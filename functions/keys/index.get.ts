import * as z from 'zod/mini';
import { EXAMPLE_KEY, keyOut } from '../../lib/contract/suites/keys.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { listKeys as keysOf } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { lastUsedDays } from '../../lib/accounts/metering/usage.ts';
import { keyView } from '../../lib/accounts/views/keys.ts';

export const listKeys = resource({
  path: '/v1/keys',
  method: 'GET',
  summary: 'Your API keys, newest first, without their secrets',
  description:
    'Every key that has not been revoked, with its rules and the day of its last call. There are 50 at most.',
  auth: 'session',
  needs: { table: 'read' },
  answers: {
    200: answersJson('The keys', z.strictObject({ keys: about(z.array(keyOut), 'Keys, newest first') }), {
      keys: [EXAMPLE_KEY],
    }),
  },
  compute: async ({ table, customer, options }) => {
    const [keys, used] = await Promise.all([keysOf(table, customer), lastUsedDays(table, customer)]);
    const newest = keys.toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
    return { status: 200, data: { keys: newest.map((key) => keyView(key, used.get(key.id), options.language)) } };
  },
});

export const handler = serveResource(listKeys);
