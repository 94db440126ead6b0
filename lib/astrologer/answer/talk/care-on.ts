/** The care that goes on in a conversation: what was for a doctor stays so until something else is asked about. */
import { OF_BIRTH } from '../tell/refused-half.ts';
import type { CareText, SafetyCase } from '../../../words/keys.ts';
import type { TalkState } from '../../conversation/state.ts';
import { askedFor, DATES, WHICH_DAY } from '../hear/ask-terms.ts';
import { isOfDays } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';

const DOCTORS = askedFor(({ doctors }) => doctors);

/** Texts that go on. */
export type CareOn = Extract<CareText, 'doctors_day' | 'waiting'>;

/** Whether a message asks for a day or month, or which of two, and for nothing else. */
const asksDay = ({ intents, said, isShort, followUp }: Question): boolean => {
  if (!isShort || said.matters.some((one) => one !== 'health')) return false;
  const isOfDay = said.days !== null || followUp === 'month' || [DATES, WHICH_DAY].some(({ isIn }) => isIn(said.words));
  return isOfDay && intents.every((one) => isOfDays(one) || (one.kind === 'matter' && one.matter === 'health'));
};

/** Whether a message tells what a doctor says of a child who is waited for. */
const tellsOfDoctor = ({ said, intents }: Question, before: TalkState): boolean =>
  DOCTORS.isIn(said.words) &&
  before.intents.some((one) => one.kind === 'matter' && OF_BIRTH.includes(one.matter)) &&
  intents.every((one) => one.kind === 'matter' && (one.matter === 'health' || OF_BIRTH.includes(one.matter)));

/** What was said before a message. */
interface Said {
  readonly before: TalkState | null;
  /** The case that the message before was refused for. */
  readonly lastSafety: SafetyCase | null;
}

/** The text that a message gets by what was asked before it; null where it is answered by itself, or has a text of its own. */
export const careOn = (question: Question, own: CareText | null, { before, lastSafety }: Said): CareOn | null => {
  if (before === null || own !== null) return null;
  // After any illness a day that is named or asked for may be one for an operation.
  const isOfIll = before.care !== undefined || (lastSafety === 'illness' && question.followUp !== 'month');
  if (isOfIll && asksDay(question)) return 'doctors_day';
  return tellsOfDoctor(question, before) ? 'waiting' : null;
};
