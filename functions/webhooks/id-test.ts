import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import {
  attemptOut,
  eventType,
  EXAMPLE_ATTEMPT,
  EXAMPLE_WEBHOOK,
  webhookId,
} from '../../lib/contract/suites/webhook.ts';
import { testWebhook as sendTest } from '../../lib/accounts/webhooks/by-hand.ts';
import { attemptShape } from '../../lib/accounts/webhooks/view.ts';

export const testWebhook = resource({
  path: '/v1/webhooks/{id}/test',
  summary: 'Send a webhook the example of one event, and say how it went',
  description:
    'Any type of event, also one that the webhook does not ask for. The message is signed like any other, sent once, and listed among the deliveries; its data are those of the example in GET webhooks/events. A failure counts as one: an answer of 410 switches the webhook off.',
  auth: 'either',
  wave: 2,
  errors: ['RESOURCE_NOT_FOUND', 'STATE_CONFLICT'],
  input: plainInput({ id: webhookId, event: eventType }),
  repeat: 'once',
  needs: { table: 'write', mail: 'write' },
  answers: { 200: answersJson('How the attempt went', attemptOut, EXAMPLE_ATTEMPT) },
  example: { id: EXAMPLE_WEBHOOK.webhook_id, event: 'report.ready' },
  compute: async ({ table, mail, web, space, input }) => {
    const { id, attempt } = await sendTest({ table, mail, url: web.base }, space, input.id, input.event);
    return { status: 200, data: attemptShape(id, attempt) };
  },
});

export const handler = serveResource(testWebhook);
