import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { listKeys } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { lastUsedDays } from '../../lib/accounts/metering/usage.ts';
import { keysPage } from '../../lib/pages/keys.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { keyView } from '../../lib/accounts/views/keys.ts';

export const dashboardKeys = page({
  path: '/dashboard/keys',
  summary: 'API keys',
  auth: 'session',
  input: plainInput({ for: z.optional(z.enum(['widgets'])) }),
  needs: { table: 'read' },
  compute: async (call) => {
    const { table, customer } = call;
    const scene = sceneOf(call, '/dashboard/keys');
    const [keys, used] = await Promise.all([listKeys(table, customer), lastUsedDays(table, customer)]);
    const newest = keys.toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
    return replyWith(
      call,
      keysPage(
        scene,
        newest.map((key) => keyView(key, used.get(key.id), scene.language)),
        call.input.for === 'widgets',
      ),
    );
  },
});

export const handler = serveResource(dashboardKeys);
