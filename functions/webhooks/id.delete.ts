import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersEmpty } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { EXAMPLE_WEBHOOK, webhookId } from '../../lib/contract/suites/webhook.ts';
import { findWebhook, forgetWebhook } from '../../lib/accounts/webhooks/hooks.ts';

export const deleteWebhook = resource({
  path: '/v1/webhooks/{id}',
  method: 'DELETE',
  summary: 'Delete a webhook',
  description: 'Nothing is sent to it any more; messages that wait fail. What was sent is forgotten after 30 days.',
  auth: 'either',
  wave: 2,
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({ id: webhookId }),
  needs: { table: 'write' },
  answers: { 204: answersEmpty('The webhook is gone') },
  example: { id: EXAMPLE_WEBHOOK.webhook_id },
  compute: async ({ table, space, input }) => {
    const { id } = await findWebhook(table, space, input.id);
    await forgetWebhook(table, space, id);
    return { status: 204 };
  },
});

export const handler = serveResource(deleteWebhook);
