import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import {
  EXAMPLE_SIGNING_SECRET,
  EXAMPLE_WEBHOOK,
  MOST_WEBHOOKS,
  SIGNING_SECRET_OUT,
  WEBHOOK_FIELDS,
  webhookOut,
} from '../../lib/contract/suites/webhook.ts';
import { publicUrl } from '../../lib/accounts/webhooks/address.ts';
import { admitEvents, settledFilter } from '../../lib/accounts/webhooks/celestial.ts';
import { listWebhooks, newWebhookId, saveWebhook, secretOf } from '../../lib/accounts/webhooks/hooks.ts';
import { webhookShape } from '../../lib/accounts/webhooks/view.ts';

export const createWebhook = resource({
  path: '/v1/webhooks',
  summary: 'Have an address of yours told of events',
  description:
    'From now on each event that `events` covers is posted to `url` as `{type, timestamp, data}`, signed as Standard Webhooks has it: check `webhook-signature` with the secret, which is shown only now. An answer of 2xx takes a message. What is not taken is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, always with the same `webhook-id`: keep the ids that you have dealt with, because a message may come twice. The order of messages is not promised. An answer of 410 switches the webhook off at once; five days in which nothing is taken do too, and you get a letter. Only public addresses are reached, redirects are not followed, and an answer has ten seconds. Events of the sky (`sky.*`) come as `filter` narrows them, those of saved births (`natal.*`) for each birth that the account has saved or will save, or for one; a webhook that a sandbox key makes is told of the births, reports and jobs of the sandbox alone. They are told within a minute of the instant that the calculation of the same name answers, in the language of this call; what a birth without its time cannot have is not told, and nothing of a birth that is marked `deceased`. An account may have 20 webhooks.',
  auth: 'either',
  wave: 2,
  feature: 'webhooks',
  errors: ['STATE_CONFLICT', 'PLACE_NOT_FOUND', 'PLACE_AMBIGUOUS'],
  input: plainInput(WEBHOOK_FIELDS),
  repeat: 'once',
  needs: { table: 'write' },
  answers: {
    201: answersJson('The webhook was made', z.strictObject({ ...webhookOut.shape, ...SIGNING_SECRET_OUT }), {
      ...EXAMPLE_WEBHOOK,
      secret: EXAMPLE_SIGNING_SECRET,
    }),
  },
  example: { url: EXAMPLE_WEBHOOK.url, events: ['report.*'], name: 'Orders' },
  compute: async ({ table, space, visitor, options, warn, input: { url, events, filter = {}, name } }) => {
    const now = Date.now();
    publicUrl('url', url);
    admitEvents(visitor, events);
    const settled = await settledFilter({ table, space }, events, filter, warn);
    if ((await listWebhooks(table, space)).length >= MOST_WEBHOOKS)
      throw new AppError('STATE_CONFLICT', { message: `An account may have ${MOST_WEBHOOKS} webhooks.` });
    const { language } = options;
    const about = { url, events: [...new Set(events)], filter: settled, name, language };
    const made = await saveWebhook(table, space, { ...about, id: newWebhookId(now), created: now });
    return { status: 201, data: { ...webhookShape(made, now, visitor), secret: await secretOf(table, space, made) } };
  },
});

export const handler = serveResource(createWebhook);
