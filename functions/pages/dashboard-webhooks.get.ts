import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { listWebhooks } from '../../lib/accounts/webhooks/hooks.ts';
import { listMessages } from '../../lib/accounts/webhooks/messages.ts';
import { messageShape, webhookShape } from '../../lib/accounts/webhooks/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { replyWith, sceneOf, shownField } from '../../lib/pages/scene.ts';
import { webhooksPage } from '../../lib/pages/webhooks.ts';

/** Messages of each webhook that are shown. */
const SHOWN = 10;

export const dashboardWebhooks = page({
  path: '/dashboard/webhooks',
  summary: 'Webhooks',
  auth: 'session',
  input: plainInput(shownField),
  needs: { table: 'read' },
  compute: async (call) => {
    const { table, space, visitor } = call;
    const now = Date.now();
    const hooks = await Promise.all(
      (await listWebhooks(table, space)).map(async (hook) => {
        const { messages } = await listMessages(table, space, hook.id, { limit: SHOWN, after: null });
        return { ...webhookShape(hook, now, visitor), sent: messages.map(messageShape) };
      }),
    );
    return replyWith(call, webhooksPage(sceneOf(call, '/dashboard/webhooks'), hooks, visitor.plan));
  },
});

export const handler = serveResource(dashboardWebhooks);
