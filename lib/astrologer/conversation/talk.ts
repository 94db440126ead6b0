/** The conversation that a question belongs to: what was said in it before, and how the answer is kept. */
import { AppError } from '../../contract/frame/app-error.ts';
import * as z from 'zod/mini';
import { invalidField } from '../../contract/frame/field-errors.ts';
import { keptAnswer, type KeptAnswer } from '../../contract/suites/conversation.ts';
import { talkState, type TalkState } from './state.ts';
import { birthDigest, exchangesOf, findConversation, keepExchange, type Exchange, type Keeping } from './store.ts';

/** An answer as it was kept; null where it has the form of another version. */
export const answerOf = ({ answer }: Pick<Exchange, 'answer'>): KeptAnswer | null => {
  const read = keptAnswer.safeParse(JSON.parse(answer));
  return read.success ? read.data : null;
};

const withState = z.object({ talk: z.optional(talkState) });
/** What a kept answer carries on; null where it carries nothing, or in the form of another version. */
const stateOf = ({ answer }: Pick<Exchange, 'answer'>): TalkState | null => {
  const read = withState.safeParse(JSON.parse(answer));
  return read.success ? (read.data.talk ?? null) : null;
};

export interface TalkAsked {
  /** The conversation that goes on; null for a new one. */
  readonly id: string | null;
  /** Days to keep it; 0 keeps nothing. */
  readonly days: number;
  readonly birth: { readonly jd: number; readonly lat: number; readonly lon: number; readonly timeKnown: boolean };
}

export interface Talk {
  /** What the last answer carries on; null in a new conversation. */
  readonly state: TalkState | null;
  /** The case that the last message was refused for; null where it was not. */
  readonly lastSafety: KeptAnswer['safety'];
  /** Keeps a question with its answer; null where nothing is kept. */
  keep(question: string, language: string, answer: KeptAnswer, state: TalkState | null): Promise<KeptIds | null>;
}

/** Under which ids a question is kept. */
export interface KeptIds {
  readonly conversation: string;
  readonly message: string;
}

/** Opens the conversation of a question. RESOURCE_NOT_FOUND for one of another customer; 400 for one about another birth. */
export const talkOf = async (keeping: Keeping, { id, days, birth }: TalkAsked): Promise<Talk> => {
  const digest = id === null && days === 0 ? '' : await birthDigest(keeping.table, birth);
  const conversation = id === null ? undefined : await findConversation(keeping, id);
  if (id !== null && conversation === undefined) throw new AppError('RESOURCE_NOT_FOUND');
  if (conversation !== undefined && conversation.birth !== digest)
    throw invalidField(
      'conversation_id',
      'CONFLICT',
      'conversation_id names a conversation about another birth. Leave it out to begin a new one.',
    );
  const [last] = conversation === undefined ? [] : await exchangesOf(keeping, conversation.id, 1);
  return {
    state: last === undefined ? null : stateOf(last),
    lastSafety: last === undefined ? null : (answerOf(last)?.safety ?? null),
    keep: async (question, language, answer, state) =>
      days === 0
        ? null
        : keepExchange(keeping, {
            conversation: conversation ?? null,
            days,
            birth: digest,
            language,
            question,
            answer: JSON.stringify({ ...answer, ...(state === null ? {} : { talk: state }) }),
          }),
  };
};
