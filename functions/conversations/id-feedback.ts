import * as z from 'zod/mini';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import {
  conversationId,
  EXAMPLE_CONVERSATION,
  EXAMPLE_MESSAGE,
  FEEDBACK,
  messageId,
} from '../../lib/contract/suites/conversation.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag, oneOf } from '../../lib/contract/frame/about.ts';
import { findConversation, noteVerdict } from '../../lib/astrologer/conversation/store.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const conversationFeedback = resource({
  path: '/v1/conversations/{id}/feedback',
  summary: 'Say of an answer whether it helped, or that something in it is wrong',
  description:
    'One verdict per answer; a later one takes its place. It is shown with the conversation and goes with it. No text is taken: to dispute a claim, send it to `ai/verify`, which says what is so in the chart.',
  wave: 3,
  auth: 'either',
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({
    id: conversationId,
    message_id: messageId,
    verdict: oneOf(FEEDBACK, 'helpful, not_helpful, or wrong: something in it is not so'),
  }),
  repeat: 'same',
  needs: { table: 'write', cipher: 'read' },
  answers: {
    200: answersJson('It was noted', z.strictObject({ accepted: about(flag, 'Always true') }), { accepted: true }),
  },
  example: { id: EXAMPLE_CONVERSATION.conversation_id, message_id: EXAMPLE_MESSAGE.message_id, verdict: 'helpful' },
  compute: async ({ table, cipher, space, input, now }) => {
    const keeping = { table, cipher, customer: space, now: Math.round(toUnixMs(now)) };
    const known = await findConversation(keeping, input.id);
    if (!known || !(await noteVerdict(keeping, input.id, input.message_id, input.verdict)))
      throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 200, data: { accepted: true } };
  },
});

export const handler = serveResource(conversationFeedback);
