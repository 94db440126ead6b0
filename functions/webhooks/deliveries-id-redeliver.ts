import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { attemptOut, EXAMPLE_ATTEMPT, hookMessageId } from '../../lib/contract/suites/webhook.ts';
import { redeliver } from '../../lib/accounts/webhooks/by-hand.ts';
import { attemptShape } from '../../lib/accounts/webhooks/view.ts';

export const redeliverMessage = resource({
  path: '/v1/webhooks/deliveries/{id}/redeliver',
  summary: 'Send a message again, and say how it went',
  description:
    'The same message with the same `webhook-id`, signed anew, whatever became of it before. It is tried once; a message that was still waiting for its next attempt goes on waiting if this one fails.',
  auth: 'either',
  wave: 3,
  errors: ['RESOURCE_NOT_FOUND', 'STATE_CONFLICT'],
  input: plainInput({ id: hookMessageId }),
  repeat: 'once',
  needs: { table: 'write', mail: 'write' },
  answers: { 200: answersJson('How the attempt went', attemptOut, EXAMPLE_ATTEMPT) },
  example: { id: EXAMPLE_ATTEMPT.delivery_id },
  compute: async ({ table, mail, web, space, input: { id } }) => ({
    status: 200,
    data: attemptShape(id, await redeliver({ table, mail, url: web.base }, space, id)),
  }),
});

export const handler = serveResource(redeliverMessage);
