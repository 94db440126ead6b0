/** What the words of a message mark, whatever it asks about: how it goes on with what was said, what weighs on whoever asks. */
import { askWords, FEELINGS, type AskWords, type Feeling } from '../../../words/reading/ask.ts';
import { askedFor, COMPARES, OR, TURN_WORDS } from './ask-terms.ts';
import { turnIn, type Turn } from '../ear/turns.ts';
import { spelledWords } from './patterns.ts';
import type { Said } from './said.ts';

/** How what was said before is to be said again, or gone on with: by patterns of words. */
const SAID = [
  'hindi',
  'english',
  'hinglish',
  'mine',
  'why',
  'simpler',
  'shorter',
  'wait',
  'month',
  'sooner',
  'after',
  'more',
  'sure',
  'kind',
  'where',
  'costly',
  'wearing',
  'again',
] as const;
/** Those, and what only the ear tells: why it takes so long, now or later, what to do until then. */
export type FollowUp = (typeof SAID)[number] | 'late' | 'rather' | 'meanwhile';

const FOLLOW_TERMS = SAID.map((name) => ({ name, terms: askedFor(({ follow }) => follow[name]) }));
/** "Which month": of a year it asks for the good months. */
const WHICH_MONTH = askedFor(({ follow }) => follow.month);
const BADS = askedFor(({ bads }) => bads);
const TURNS_TO = askedFor(({ follow }) => follow.about);
const EFFECT = askedFor(({ follow }) => follow.effect);
const TOO_LATE = askedFor(({ tooLate }) => tooLate);
const TOWARD = askedFor(({ follow }) => follow.toward);
const CORRECTS = askedFor(({ follow }) => follow.corrects);
const FELT = FEELINGS.map((feeling) => ({ feeling, terms: askedFor(({ feelings }) => feelings[feeling]) }));
const LATE = askedFor(({ late }) => late);
const WORRIED = askedFor(({ worried }) => worried);

/** What is asked of the answer before by each way of going on; the others are remarks on it (`turned.ts`), or ask something themselves. */
export const FOLLOW_UP_OF: Readonly<Partial<Record<Turn, FollowUp>>> = {
  why: 'why',
  why_late: 'late',
  month: 'month',
  sooner: 'sooner',
  now_or_later: 'rather',
  wait: 'wait',
  after: 'after',
  till_then: 'meanwhile',
  sure: 'sure',
  trust: 'sure',
  more: 'more',
  simpler: 'simpler',
  shorter: 'shorter',
  again: 'again',
  said_before: 'again',
  which_kind: 'kind',
  where: 'where',
  costly: 'costly',
  mine: 'mine',
};

/** Ways of going on that ask of a time, or for more: a time that is named is asked about itself. */
const OF_TIME: readonly Turn[] = ['month', 'sooner', 'now_or_later', 'wait', 'after', 'more'];
/** Whether words that would go on in a way name a time: they ask about that themselves. */
export const isTimed = ({ range, days, stretch }: Pick<Said, 'range' | 'days' | 'stretch'>, turn: Turn): boolean =>
  OF_TIME.includes(turn) && (range !== null || days !== null || stretch !== null);
/** How a message goes on with a talk, where that is clear: "which one is better" compares, and asks of no kind. */
export const turnOf = (said: Said): Turn | null => {
  const turn = turnIn(said.text);
  if (turn === null || (turn === 'which_kind' && COMPARES.isIn(said.words))) return null;
  return isTimed(said, turn) ? null : turn;
};

/** How a message goes on with what was said before, by patterns alone; null where they find nothing. */
export const followUpIn = (words: readonly string[]): FollowUp | null =>
  FOLLOW_TERMS.find(({ terms }) => terms.isIn(words))?.name ?? null;
/** The tongues that are asked for. */
const TONGUES: readonly (FollowUp | null)[] = ['hindi', 'english', 'hinglish'];
/** How a short message does: as it is heard, else by its patterns; "when will it be settled" asks when, and not whether it is sure. */
export const followUpOf = (
  { words, asksWhen, ask }: Pick<Said, 'words' | 'asksWhen' | 'ask'>,
  turn: Turn | null,
  isShort: boolean,
): FollowUp | null => {
  const found = isShort ? followUpIn(words) : null;
  // Which tongue is asked for is told by its name.
  const heard = turn === null || TONGUES.includes(found) ? undefined : FOLLOW_UP_OF[turn];
  if (heard !== undefined) return heard;
  // "Should I keep more" asks whether to, and for no more of the answer.
  const isOther = (found === 'sure' && asksWhen) || (found === 'more' && turn === null && ask === 'should');
  return isOther ? null : found;
};
/** Whether it asks for the bad months. */
export const asksBadMonth = (words: readonly string[]): boolean => BADS.isIn(words);
/** Whether it asks for a month. */
export const asksMonth = (words: readonly string[]): boolean => WHICH_MONTH.isIn(words) || asksBadMonth(words);
/** Whether it asks what something does to another. */
export const hasEffect = (words: readonly string[]): boolean => EFFECT.isIn(words);
/** Whether it goes over to something else: "what about …". */
export const turnsTo = (words: readonly string[]): boolean => TURNS_TO.find(words)?.from === 0;
/** Whether it begins or ends as what goes on with something does. */
export const isTurn = (words: readonly string[]): boolean =>
  [words[0], words.at(-1)].some((word) => TURN_WORDS.has(word ?? ''));

/** The marks of a message. */
export interface Marks {
  /** It asks whether one’s age stands against it. */
  readonly isOfAge: boolean;
  /** It asks what something does to another: "does it affect", "ka asar". */
  readonly hasEffect: boolean;
  /** It names what something is for: "for my job", "paise ke liye". */
  readonly isToward: boolean;
  /** It puts right what was understood before: "no, I meant business". */
  readonly corrects: boolean;
  /** It asks which of several is ahead. */
  readonly compares: boolean;
  /** It begins with “or”: another choice beside the one before. */
  readonly isOr: boolean;
  /** Whoever asks says that it weighs on them: sympathy goes before facts. */
  readonly isWorried: boolean;
  /** What weighs on them, where their words name it. */
  readonly feeling: Feeling | null;
  /** It speaks of something that takes long. */
  readonly isOfDelay: boolean;
}
/** Reads the marks of a message from its words. */
export const marksIn = (words: readonly string[]): Marks => {
  const feeling = FELT.find(({ terms }) => terms.isIn(words))?.feeling ?? null;
  return {
    isOfAge: TOO_LATE.isIn(words),
    hasEffect: hasEffect(words),
    isToward: TOWARD.isIn(words),
    corrects: CORRECTS.isIn(words),
    compares: COMPARES.isIn(words),
    isOr: OR.has(words[0] ?? ''),
    isWorried: feeling !== null || WORRIED.isIn(words),
    feeling,
    isOfDelay: LATE.isIn(words),
  };
};

const withoutTurns = (words: readonly string[]): string => words.filter((word) => !TURN_WORDS.has(word)).join(' ');
/** Messages that are as a whole one of some phrases, but for a word that turns to it: "when", "kab hoga". */
const wholeOf = (of: (one: AskWords) => readonly string[]): ReadonlySet<string> =>
  new Set(askWords(of).map((phrase) => withoutTurns(spelledWords(phrase))));
const BARE_WHEN = wholeOf(({ follow }) => follow.when);
const WHEN_TO = wholeOf(({ follow }) => follow.whenTo);
/** Whether words ask when, and nothing else: "when", "kab hoga"; or when to do it. */
export const isBareWhen = (words: readonly string[]): boolean => BARE_WHEN.has(withoutTurns(words));
export const isWhenTo = (words: readonly string[]): boolean => WHEN_TO.has(withoutTurns(words));
