import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_HOOK_MESSAGE, EXAMPLE_WEBHOOK, hookMessageOut, webhookId } from '../../lib/contract/suites/webhook.ts';
import { findWebhook } from '../../lib/accounts/webhooks/hooks.ts';
import { listMessages } from '../../lib/accounts/webhooks/messages.ts';
import { messageShape } from '../../lib/accounts/webhooks/view.ts';

export const listDeliveries = resource({
  path: '/v1/webhooks/{id}/deliveries',
  method: 'GET',
  summary: 'What a webhook was sent, newest first',
  description: 'Each message with its state, its attempts and the last answer. Messages are kept for 30 days.',
  auth: 'either',
  wave: 2,
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({ id: webhookId, ...pageFields(20, 100) }),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'A page of deliveries',
      z.strictObject({ deliveries: about(z.array(hookMessageOut), 'Deliveries, newest first'), ...CURSOR_OUT }),
      { deliveries: [EXAMPLE_HOOK_MESSAGE], cursor: null },
    ),
  },
  example: { id: EXAMPLE_WEBHOOK.webhook_id },
  compute: async ({ table, space, input: { id, limit }, paging }) => {
    await findWebhook(table, space, id);
    const { messages, more } = await listMessages(table, space, id, { limit, after: paging.after });
    const last = messages.at(-1);
    const cursor = more && last ? paging.cursor(last.id) : null;
    return { status: 200, data: { deliveries: messages.map(messageShape), cursor } };
  },
});

export const handler = serveResource(listDeliveries);
