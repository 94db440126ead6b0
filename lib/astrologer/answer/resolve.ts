/** A question with what it leaves out taken from the one before it. */
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../words/languages.ts';
import type { TalkState } from '../conversation/state.ts';
import type { Ask, Intent, Question } from './intents.ts';
import type { AnswerForm } from './making.ts';
import { isIn, tongueOf } from './tongue.ts';

/** A question that can be answered. */
export interface Resolved {
  readonly intents: readonly Intent[];
  readonly years: Question['years'];
  readonly form: AnswerForm;
  /** The same as before in other words: the parts are those of the last answer. */
  readonly isReworded: boolean;
  /** Something weighs on whoever asks. */
  readonly isWorried: boolean;
}

/** Words up to which a message that names a matter alone goes on with the time and the asking of the one before. */
const SHORT_WORDS = 4;
/** The same of one that names a time and no matter: "could it be next year?" */
const YEAR_WORDS = 7;

const REWORDING: Readonly<Partial<Record<NonNullable<Question['followUp']>, AnswerForm | null>>> = {
  simpler: 'simple',
  shorter: 'short',
  hindi: null,
  english: null,
  hinglish: null,
};

const asking = (intents: readonly Intent[], ask: Ask): readonly Intent[] =>
  intents.map((one) => (one.kind === 'matter' ? { ...one, ask } : one));

/** Who goes on with another matter or time asks how it stands; the why was of the one before. */
const afterWhy = (ask: Ask): Ask => (ask === 'why' ? 'how' : ask);

/** A comparison asked on: each of its matters by itself. */
const ofCompared = (intents: readonly Intent[], ask: Ask): readonly Intent[] =>
  intents.flatMap((one): readonly Intent[] =>
    one.kind === 'compare' ? one.matters.slice(0, 2).map((matter) => ({ kind: 'matter', ask, matter })) : [one],
  );

/** The years that a comparison was about, from the first to the last. */
const yearsOf = ({ intents, years }: TalkState): TalkState['years'] => {
  const named = intents.flatMap((one) => (one.kind === 'compare' ? one.years : []));
  return named.length > 1 ? [Math.min(...named), Math.max(...named)] : years;
};

const wordsIn = (message: string): number => message.trim().split(/\s+/u).length;

/** Years that are looked at after those that were asked about. */
const YEARS_AFTER = 5;
const yearsAfter = (before: TalkState): TalkState['years'] => {
  const years = yearsOf(before);
  return years === null ? null : [years[1] + 1, years[1] + YEARS_AFTER];
};

/** A message that names what it asks about: a short one goes on with the time and the asking of the one before. */
const named = ({ intents, years, isWorried }: Question, message: string, before: TalkState | null): Resolved => {
  const carried = wordsIn(message) <= SHORT_WORDS ? before : null;
  const asked = afterWhy(carried?.intents.find((one) => one.kind === 'matter')?.ask ?? 'how');
  return {
    intents: intents.map((one) => (one.kind === 'matter' ? { ...one, ask: one.ask ?? asked } : one)),
    years: years ?? carried?.years ?? null,
    form: before?.form ?? 'full',
    isReworded: false,
    isWorried,
  };
};

/** A message that goes on with what was asked before; null where it asks nothing of it. */
const followed = (
  { years, followUp, ask, isWorried, pointsBack }: Question,
  message: string,
  before: TalkState,
): Resolved | null => {
  const { form } = before;
  const kept = { intents: before.intents, years: years ?? before.years, form, isReworded: false, isWorried };
  const wanted = followUp === null ? undefined : REWORDING[followUp];
  if (wanted !== undefined) return { ...kept, form: wanted ?? form, isReworded: true };
  switch (followUp) {
    case 'why':
      return { ...kept, intents: asking(ofCompared(before.intents, 'why'), 'why'), form: 'full' };
    case 'month':
      return {
        ...kept,
        intents: asking(ofCompared(before.intents, 'when'), 'when'),
        years: years ?? yearsOf(before),
      };
    case 'after':
      return { ...kept, intents: asking(ofCompared(before.intents, 'when'), 'when'), years: yearsAfter(before) };
    case 'more':
      return { ...kept, intents: asking(before.intents, 'how'), form: 'full' };
    default: {
      const isOn = pointsBack || wordsIn(message) <= (years === null ? SHORT_WORDS : YEAR_WORDS);
      if ((ask === null && years === null) || !isOn) return null;
      const [first] = before.intents.flatMap((one) => (one.kind === 'matter' ? (one.ask ?? []) : []));
      return { ...kept, intents: asking(before.intents, ask ?? afterWhy(first ?? 'how')) };
    }
  }
};

/** What a message asks after what was asked before; null where that is nothing that can be answered. */
export const resolved = (question: Question, message: string, before: TalkState | null): Resolved | null => {
  const isAfter = before !== null && before.intents.length > 0;
  if (question.intents.length > 0 && !(question.isYearAlone && isAfter)) return named(question, message, before);
  return isAfter ? followed(question, message, before) : null;
};

/** Words from which an English sentence is one, whatever was spoken before; the words of a follow-up are mixed more often. */
const SENTENCE_WORDS = 4;
const FOLLOW_UP_WORDS = 6;

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
  const least = question.followUp === null ? SENTENCE_WORDS : FOLLOW_UP_WORDS;
  const isSentence = wordsIn(message) >= least && isIn('en', message);
  return tongueOf(message, before === null || isSentence ? language : before.tongue);
};
