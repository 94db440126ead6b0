import * as z from 'zod/mini';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { conversationOut, EXAMPLE_CONVERSATION } from '../../lib/contract/suites/conversation.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { listConversations as readConversations } from '../../lib/astrologer/conversation/store.ts';
import { conversationShape } from '../../lib/astrologer/conversation/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const listConversations = resource({
  path: '/v1/conversations',
  method: 'GET',
  summary: 'The conversations of your account with the astrologer, newest first',
  description:
    'Conversations that `ai/chat` keeps, of all live keys of the account; a sandbox key lists those of the sandbox. Each is deleted by itself when it expires.',
  wave: 2,
  auth: 'either',
  input: plainInput(pageFields(20, 100)),
  needs: { table: 'read', cipher: 'read' },
  answers: {
    200: answersJson(
      'A page of conversations',
      z.strictObject({
        conversations: about(z.array(conversationOut), 'Conversations, the one begun last first'),
        ...CURSOR_OUT,
      }),
      { conversations: [EXAMPLE_CONVERSATION], cursor: null },
    ),
  },
  compute: async ({ table, cipher, space, input: { limit }, paging, now }) => {
    const keeping = { table, cipher, customer: space, now: Math.round(toUnixMs(now)) };
    const { conversations, last } = await readConversations(keeping, { limit, after: paging.after });
    return {
      status: 200,
      data: { conversations: conversations.map(conversationShape), cursor: last === null ? null : paging.cursor(last) },
    };
  },
});

export const handler = serveResource(listConversations);
