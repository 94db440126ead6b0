import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { conversationId, EXAMPLE_CONVERSATION } from '../../lib/contract/suites/conversation.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersEmpty } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { findConversation, forgetConversation } from '../../lib/astrologer/conversation/store.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const deleteConversation = resource({
  path: '/v1/conversations/{id}',
  method: 'DELETE',
  summary: 'Delete a conversation with all its messages',
  description: 'It is gone at once and cannot be continued. This cannot be undone.',
  wave: 2,
  auth: 'either',
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({ id: conversationId }),
  needs: { table: 'write', cipher: 'read' },
  answers: { 204: answersEmpty('The conversation is gone') },
  example: { id: EXAMPLE_CONVERSATION.conversation_id },
  compute: async ({ table, cipher, space, input: { id }, now }) => {
    const keeping = { table, cipher, customer: space, now: Math.round(toUnixMs(now)) };
    if (!(await findConversation(keeping, id))) throw new AppError('RESOURCE_NOT_FOUND');
    await forgetConversation(keeping, id);
    return { status: 204 };
  },
});

export const handler = serveResource(deleteConversation);
