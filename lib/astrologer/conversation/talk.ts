/** The conversation that a question belongs to: what was said in it before, and how the answer is kept. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Topic } from '../../contract/suites/astrologer.ts';
import { invalidFields } from '../../contract/frame/field-errors.ts';
import { keptAnswer, type KeptAnswer } from '../../contract/suites/conversation.ts';
import { birthDigest, exchangesOf, findConversation, keepExchange, type Exchange, type Keeping } from './store.ts';

/** An answer as it was kept; null where it has the form of another version. */
export const answerOf = ({ answer }: Pick<Exchange, 'answer'>): KeptAnswer | null => {
  const read = keptAnswer.safeParse(JSON.parse(answer));
  return read.success ? read.data : null;
};

export interface TalkAsked {
  /** The conversation that goes on; null for a new one. */
  readonly id: string | null;
  /** Days to keep it; 0 keeps nothing. */
  readonly days: number;
  /** Earlier turns that are wanted. */
  readonly turns: number;
  readonly birth: { readonly jd: number; readonly lat: number; readonly lon: number; readonly timeKnown: boolean };
}

export interface Talk {
  /** Earlier questions with their answers, the oldest first. */
  readonly turns: readonly { readonly question: string; readonly answer: string }[];
  /** Topics of the last answer; empty in a new conversation. */
  readonly topics: readonly Topic[];
  /** Keeps a question with its answer; null where nothing is kept. */
  keep(
    question: string,
    language: string,
    answer: KeptAnswer,
  ): Promise<{ readonly conversation: string; readonly message: string } | null>;
}

/** Opens the conversation of a question. RESOURCE_NOT_FOUND for one of another customer; 400 for one about another birth. */
export const talkOf = async (keeping: Keeping, { id, days, turns, birth }: TalkAsked): Promise<Talk> => {
  const digest = id === null && days === 0 ? '' : await birthDigest(keeping.table, birth);
  const conversation = id === null ? undefined : await findConversation(keeping, id);
  if (id !== null && conversation === undefined) throw new AppError('RESOURCE_NOT_FOUND');
  if (conversation !== undefined && conversation.birth !== digest)
    throw invalidFields({
      field: 'conversation_id',
      code: 'CONFLICT',
      message: 'conversation_id names a conversation about another birth. Leave it out to begin a new one.',
    });
  const earlier = (conversation === undefined ? [] : await exchangesOf(keeping, conversation.id, turns)).flatMap(
    ({ question, answer }) => {
      const read = answerOf({ answer });
      return read === null ? [] : [{ question, answer: read }];
    },
  );
  return {
    turns: earlier.map(({ question, answer }) => ({ question, answer: answer.answer })),
    topics: earlier.at(-1)?.answer.topics.map(({ key }) => key) ?? [],
    keep: async (question, language, answer) =>
      days === 0
        ? null
        : keepExchange(keeping, {
            conversation: conversation ?? null,
            days,
            birth: digest,
            language,
            question,
            answer: JSON.stringify(answer),
          }),
  };
};
