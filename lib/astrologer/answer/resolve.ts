/** A question with what it leaves out taken from the one before it. */
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../words/languages.ts';
import type { TalkState } from '../conversation/state.ts';
import type { Intent, Question } from './intents.ts';
import type { AnswerForm } from './matter-parts.ts';
import { isIn, tongueOf } from './tongue.ts';

/** A question that can be answered. */
export interface Resolved {
  readonly intents: readonly Intent[];
  readonly years: Question['years'];
  readonly form: AnswerForm;
  /** The same as before in other words: the parts are those of the last answer. */
  readonly isReworded: boolean;
}

/** Words up to which a message that names a matter alone goes on with the time and the asking of the one before. */
const SHORT_WORDS = 4;

const REWORDING: Readonly<Partial<Record<NonNullable<Question['followUp']>, AnswerForm | null>>> = {
  simpler: 'simple',
  shorter: 'short',
  hindi: null,
  english: null,
  hinglish: null,
};

const asking = (intents: readonly Intent[], ask: 'why' | 'when' | 'how'): readonly Intent[] =>
  intents.map((one) => (one.kind === 'matter' ? { ...one, ask } : one));

/** What a message asks after what was asked before; null where that is nothing that can be answered. */
export const resolved = (question: Question, message: string, before: TalkState | null): Resolved | null => {
  const { years, followUp, ask } = question;
  const intents = question.isYearAlone && before !== null && before.intents.length > 0 ? [] : question.intents;
  const form = before?.form ?? 'full';
  if (intents.length > 0) {
    const isShort = message.trim().split(/\s+/u).length <= SHORT_WORDS;
    const last = before?.intents.find((one) => one.kind === 'matter');
    const carried = isShort ? (last?.ask ?? null) : null;
    return {
      intents: intents.map((one) => (one.kind === 'matter' ? { ...one, ask: one.ask ?? carried ?? 'how' } : one)),
      years: years ?? (isShort ? (before?.years ?? null) : null),
      form,
      isReworded: false,
    };
  }
  if (before === null || before.intents.length === 0) return null;
  const kept = { intents: before.intents, years: years ?? before.years, form, isReworded: false };
  const wanted = followUp === null ? undefined : REWORDING[followUp];
  if (wanted !== undefined) return { ...kept, form: wanted ?? form, isReworded: true };
  switch (followUp) {
    case 'why':
      return { ...kept, intents: asking(before.intents, 'why'), form: 'full' };
    case 'month':
      return { ...kept, intents: asking(before.intents, 'when') };
    case 'more':
      return { ...kept, intents: asking(before.intents, 'how'), form: 'full' };
    default: {
      if (ask === null && years === null) return null;
      const isShort = message.trim().split(/\s+/u).length <= SHORT_WORDS;
      const next = before.intents.map((one) => (one.kind === 'matter' ? { ...one, ask: ask ?? one.ask } : one));
      return isShort ? { ...kept, intents: next } : null;
    }
  }
};

/** Words from which an English sentence is one, whatever was spoken before. */
const SENTENCE_WORDS = 4;

/** The tongue of an answer: that of the question where its words tell, else that of the conversation. */
export const tongueFor = (
  question: Question,
  message: string,
  before: TalkState | null,
  language: Language,
): Tongue => {
  if (question.followUp === 'hindi') return 'hi';
  if (question.followUp === 'english') return 'en';
  if (question.followUp === 'hinglish') return 'hi-Latn';
  const isSentence = message.trim().split(/\s+/u).length >= SENTENCE_WORDS && isIn('en', message);
  return tongueOf(message, before === null || isSentence ? language : before.tongue);
};
