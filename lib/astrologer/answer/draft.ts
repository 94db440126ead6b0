/** The answer as a model or the composer writes it: JSON with sentences and the facts each rests on. */
import * as z from 'zod/mini';

/** A sentence of a draft. Facts are numbers of the sheet, or ids where our own composer wrote it. */
export interface DraftSentence {
  readonly text: string;
  readonly cited: readonly (number | string)[];
}

export interface Draft {
  readonly sentences: readonly DraftSentence[];
  readonly refused: boolean;
}

/** Most sentences of an answer, and most characters of one. */
export const MAX_SENTENCES = 14;
const MAX_SENTENCE = 600;

const DRAFT = z.object({
  answer: z.array(
    z.object({
      s: z.string().check(z.maxLength(MAX_SENTENCE)),
      facts: z.optional(z.array(z.union([z.number(), z.string()]))),
    }),
  ),
  refused: z.optional(z.boolean()),
});

/** A draft from a reply: its outermost braces, whatever stands around them. Null where there is no such JSON. */
export const draftOf = (reply: string): Draft | null => {
  try {
    const found: unknown = JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1));
    const read = DRAFT.safeParse(found);
    if (!read.success) return null;
    const sentences = read.data.answer
      .map(({ s, facts = [] }) => ({ text: s.replace(/\s+/gu, ' ').trim(), cited: facts }))
      .filter(({ text }) => text !== '');
    return { sentences: sentences.slice(0, MAX_SENTENCES), refused: read.data.refused === true };
  } catch {
    return null;
  }
};

/** The text of a draft: the form that `draftOf` reads. */
export const draftText = (sentences: readonly DraftSentence[]): string =>
  JSON.stringify({ answer: sentences.map(({ text, cited }) => ({ s: text, facts: cited })) });
