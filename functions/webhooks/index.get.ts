import * as z from 'zod/mini';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_WEBHOOK, webhookOut } from '../../lib/contract/suites/webhook.ts';
import { listWebhooks as readWebhooks } from '../../lib/accounts/webhooks/hooks.ts';
import { webhookShape } from '../../lib/accounts/webhooks/view.ts';

export const listWebhooks = resource({
  path: '/v1/webhooks',
  method: 'GET',
  summary: 'The webhooks of your account',
  description:
    'Every webhook with its events and whether it works, oldest first; an account has 20 at most, so there are no pages. Secrets are not shown again: POST webhooks/{id}/rotate-secret makes a new one.',
  auth: 'either',
  wave: 2,
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'The webhooks',
      z.strictObject({ webhooks: about(z.array(webhookOut), 'Webhooks, oldest first') }),
      { webhooks: [EXAMPLE_WEBHOOK] },
    ),
  },
  compute: async ({ table, space, visitor }) => ({
    status: 200,
    data: { webhooks: (await readWebhooks(table, space)).map((hook) => webhookShape(hook, Date.now(), visitor)) },
  }),
});

export const handler = serveResource(listWebhooks);
