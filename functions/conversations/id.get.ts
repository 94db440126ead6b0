import * as z from 'zod/mini';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import {
  conversationId,
  conversationOut,
  EXAMPLE_CONVERSATION,
  EXAMPLE_MESSAGE,
  messageOut,
} from '../../lib/contract/suites/conversation.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { exchangesOf, findConversation } from '../../lib/astrologer/conversation/store.ts';
import { conversationShape, messageShape } from '../../lib/astrologer/conversation/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** The newest messages that are shown. */
const MOST_MESSAGES = 200;

export const readConversation = resource({
  path: '/v1/conversations/{id}',
  method: 'GET',
  summary: 'A conversation: its questions and answers with their facts',
  description:
    'Questions and answers in their order, as they were sent, the last 200 of them. Those whose days have passed are gone, though the conversation goes on.',
  wave: 2,
  auth: 'either',
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({ id: conversationId }),
  needs: { table: 'read', cipher: 'read' },
  answers: {
    200: answersJson(
      'The conversation',
      z.strictObject({
        conversation: about(conversationOut, 'The conversation'),
        messages: about(z.array(messageOut), 'Questions with their answers, the oldest first'),
      }),
      { conversation: EXAMPLE_CONVERSATION, messages: [EXAMPLE_MESSAGE] },
    ),
  },
  example: { id: EXAMPLE_CONVERSATION.conversation_id },
  compute: async ({ table, cipher, space, input: { id }, now }) => {
    const keeping = { table, cipher, customer: space, now: Math.round(toUnixMs(now)) };
    const conversation = await findConversation(keeping, id);
    if (!conversation) throw new AppError('RESOURCE_NOT_FOUND');
    const exchanges = await exchangesOf(keeping, id, MOST_MESSAGES);
    return {
      status: 200,
      data: { conversation: conversationShape(conversation), messages: exchanges.flatMap(messageShape) },
    };
  },
});

export const handler = serveResource(readConversation);
