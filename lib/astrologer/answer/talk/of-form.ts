/** "How many attempts", "yes or no", "which date", "at what hour", "and the year after", where nothing else is named: asked of the matter before. */
import type { Remark } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { formIn, type FormAsked } from '../hear/form-asked.ts';
import { isMatter } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { recalled } from './before.ts';
import { goingOn } from './going-on.ts';
import { askedAgain, type Resolved } from './resolved.ts';

/** Forms that are asked of the answer before; the others ask for a time. */
const OF_REMARKS: Readonly<Partial<Record<FormAsked, Remark>>> = { count: 'count', yesNo: 'plain' };

/** Whether a message names something of its own beside the form. */
const namesOwn = ({ said, intents, isShort }: Question): boolean =>
  !isShort ||
  said.questions.length + said.planets.length + said.kin.length > 0 ||
  said.act !== null ||
  said.matters.some(isMatter) ||
  intents.some(({ kind }) => kind !== 'matter');

/** What a message asks of the matter before by its form alone; null where it names no form, or something of its own. */
export const ofForm = (message: Question, state: TalkState | null): Resolved | null => {
  const form = formIn(message.said.words);
  if (state === null || form === null || namesOwn(message)) return null;
  const before = recalled(state, message.today);
  if (before.intents.length === 0 || before.intents.some(({ kind }) => kind !== 'matter')) return null;
  const kept = goingOn({ ...message, followUp: null }, before);
  const remark = OF_REMARKS[form];
  if (remark !== undefined) return { ...kept, remark };
  if (form !== 'yearAfter') return { ...kept, intents: before.intents.flatMap((one) => askedAgain(one, 'when')) };
  const year = before.years === null ? null : before.years[1] + 1;
  return year === null ? null : { ...kept, years: [year, year] };
};
