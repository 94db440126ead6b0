import { page } from '../../lib/contract/frame/resource.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { statusPage } from '../../lib/pages/status.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { statusAt } from '../../lib/service/status/state.ts';

export const statusOfService = page({
  path: '/status',
  summary: 'Whether the service works now, and its incidents',
  auth: 'none',
  needs: { table: 'read' },
  compute: async (call) => {
    const scene = sceneOf(call, '/status');
    const now = Date.now();
    return replyWith(
      call,
      statusPage(scene, await statusAt({ now: call.now, table: call.table, options: scene }, now), now),
    );
  },
});

export const handler = serveResource(statusOfService);
