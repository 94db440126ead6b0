import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { EXAMPLE_WEBHOOK, WEBHOOK_CHANGES, webhookId, webhookOut } from '../../lib/contract/suites/webhook.ts';
import { publicUrl } from '../../lib/accounts/webhooks/address.ts';
import { requireFeature } from '../../lib/accounts/metering/features.ts';
import { admitEvents, settledFilter } from '../../lib/accounts/webhooks/celestial.ts';
import { changeWebhook as change, findWebhook } from '../../lib/accounts/webhooks/hooks.ts';
import { webhookShape } from '../../lib/accounts/webhooks/view.ts';

export const changeWebhook = resource({
  path: '/v1/webhooks/{id}',
  method: 'PATCH',
  summary: 'Change, pause or switch on a webhook',
  description:
    'What is left out stays as it is. While a webhook is paused or disabled no message is made for it, and those that wait fail; send them again by POST webhooks/deliveries/{id}/redeliver. `paused: false` also switches on one that we disabled.',
  auth: 'either',
  wave: 2,
  errors: ['RESOURCE_NOT_FOUND', 'PLAN_REQUIRED', 'PLACE_NOT_FOUND', 'PLACE_AMBIGUOUS'],
  input: plainInput({ id: webhookId, ...WEBHOOK_CHANGES }),
  needs: { table: 'write' },
  answers: {
    200: answersJson('The webhook as it now is', webhookOut, { ...EXAMPLE_WEBHOOK, name: 'Orders and refunds' }),
  },
  example: { id: EXAMPLE_WEBHOOK.webhook_id, name: 'Orders and refunds' },
  compute: async ({ table, space, visitor, warn, input: { id, url, events, filter, name, paused } }) => {
    const now = Date.now();
    const before = await findWebhook(table, space, id);
    if (paused === false) requireFeature(visitor, 'webhooks');
    if (paused === false || events !== undefined) admitEvents(visitor, events ?? before.events);
    const isAnew = events !== undefined || filter !== undefined;
    const settled = isAnew
      ? await settledFilter({ table, space }, events ?? before.events, filter ?? before.filter, warn)
      : before.filter;
    const wanted = {
      ...(url === undefined ? {} : { url: publicUrl('url', url) }),
      ...(events === undefined ? {} : { events: [...new Set(events)] }),
      ...(filter === undefined ? {} : { filter: settled }),
      ...(name === undefined ? {} : { name }),
      ...(paused === undefined ? {} : { paused }),
    };
    const changed = await change(table, space, id, wanted, now);
    return { status: 200, data: webhookShape(changed, now, visitor) };
  },
});

export const handler = serveResource(changeWebhook);
