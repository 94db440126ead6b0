import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { about, whole } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import {
  EXAMPLE_SIGNING_SECRET,
  EXAMPLE_WEBHOOK,
  SIGNING_SECRET_OUT,
  webhookId,
} from '../../lib/contract/suites/webhook.ts';
import { rotateSecret, secretOf } from '../../lib/accounts/webhooks/hooks.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const rotateWebhookSecret = resource({
  path: '/v1/webhooks/{id}/rotate-secret',
  summary: 'Give a webhook a new signing secret; the old one signs as well for a while',
  description:
    'For `overlap_hours` each message carries two signatures, one of each secret, so that a receiver can be changed over without a gap; with 0 the old secret ends at once. Only the last two secrets are ever used.',
  auth: 'either',
  wave: 3,
  errors: ['RESOURCE_NOT_FOUND', 'STATE_CONFLICT'],
  input: plainInput({
    id: webhookId,
    overlap_hours: z._default(whole(0, 168, 'Hours for which the old secret signs as well, 0 to 168'), 24),
  }),
  repeat: 'once',
  needs: { table: 'write' },
  answers: {
    200: answersJson(
      'The new secret',
      z.strictObject({
        webhook_id: webhookId,
        ...SIGNING_SECRET_OUT,
        old_secret_until: about(utcInstant, 'When the old secret ends, in UTC'),
      }),
      {
        webhook_id: EXAMPLE_WEBHOOK.webhook_id,
        secret: EXAMPLE_SIGNING_SECRET,
        old_secret_until: '2026-11-22T18:05:00Z',
      },
    ),
  },
  example: { id: EXAMPLE_WEBHOOK.webhook_id, overlap_hours: 24 },
  compute: async ({ table, space, input: { id, overlap_hours: hours } }) => {
    const changed = await rotateSecret(table, space, id, hours, Date.now());
    const secret = await secretOf(table, space, changed);
    return {
      status: 200,
      data: { webhook_id: id, secret, old_secret_until: utcOf(Math.floor(changed.oldUntil / 1000)) },
    };
  },
});

export const handler = serveResource(rotateWebhookSecret);
