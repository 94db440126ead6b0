/** Conversations and their messages in the shape of the contract. */
import type * as z from 'zod/mini';
import { FEEDBACK, type conversationOut, type messageOut } from '../../contract/suites/conversation.ts';
import { languagesWith } from '../../words/languages.ts';
import { utcOf } from '../../contract/values/utc.ts';
import type { Conversation, Exchange } from './store.ts';
import { answerOf } from './talk.ts';

const utc = (ms: number): string => utcOf(Math.floor(ms / 1000));

/** A conversation without its messages. */
export const conversationShape = (one: Conversation): z.output<typeof conversationOut> => ({
  conversation_id: one.id,
  title: one.title,
  language: languagesWith('astrologer/answers').find((language) => language === one.language) ?? 'en',
  messages: one.messages,
  created: utc(one.created),
  updated: utc(one.updated),
  expires: utc(one.expires),
});

/** A message; none where it was kept in a form that is no longer read. */
export const messageShape = (one: Exchange): readonly z.output<typeof messageOut>[] => {
  const answer = answerOf(one);
  if (answer === null) return [];
  const feedback = FEEDBACK.find((verdict) => verdict === one.verdict) ?? null;
  return [{ message_id: one.id, asked: utc(one.asked), question: one.question, ...answer, feedback }];
};
