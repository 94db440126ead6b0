/** Answers of our own composer to questions, below HTTP. */
import { composed, type Composed } from '../../lib/astrologer/answer/compose.ts';
import { questionOf } from '../../lib/astrologer/answer/hear/intents.ts';
import { resolved } from '../../lib/astrologer/answer/talk/resolve.ts';
import { tongueFor } from '../../lib/astrologer/answer/hear/tongue-for.ts';
import type { TalkState } from '../../lib/astrologer/conversation/state.ts';
import type { KnownBirth } from '../../lib/answers/queries/known-birth.ts';
import type { Language } from '../../lib/words/languages.ts';

/** The answer to a question; null where no chart is read for it. The language is that of the question where it tells. */
export const answerTo = (
  known: KnownBirth,
  message: string,
  before: TalkState | null = null,
  language: Language = 'en',
): Composed | null => {
  const question = questionOf(message, known.at.date);
  const asked = resolved(question, before);
  if (asked === null) return null;
  return composed(known, asked, tongueFor(question, before, language), before);
};

/** The texts of its parts. */
export const textsOf = (answer: Composed | null): readonly string[] => answer?.parts.map(({ text }) => text) ?? [];
