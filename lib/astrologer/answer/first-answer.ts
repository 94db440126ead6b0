/** A question that no conversation came before, about one birth, answered by our own composer; nothing of it is kept. */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Talk } from '../conversation/talk.ts';
import { composedAnswer } from './answer.ts';
import { replyTo, type Message, type Reply } from './reply.ts';

interface FirstQuestion extends Pick<Message, 'text' | 'language' | 'country'> {
  readonly known: KnownBirth;
}

/** An answer, and the tongue that it is in. */
export type FirstAnswer = Pick<Reply, 'answer' | 'tongue'>;

const NO_TALK: Talk = { state: null, lastSafety: null, keep: () => Promise.resolve(null) };

/** The answer that `ai/chat` gives without a language model. Throws UNVERIFIED_ANSWER where the chart tells nothing of it. */
export const firstAnswer = ({ known, ...message }: FirstQuestion): Promise<FirstAnswer> =>
  replyTo(
    { ...message, isLanguageSet: false, birth: known.birth, partner: null, at: known.at },
    {
      open: () => Promise.resolve(NO_TALK),
      read: () => Promise.resolve(null),
      write: async ({ asked, tongue }) => composedAnswer({ known, asked, tongue, before: null, pairs: [] }),
    },
  );
