/** What a message says of the answer before it, as it is answered: with the matter that it is said of. */
import type { Remark } from '../../../words/reading/ask.ts';
import type { Before } from './before.ts';
import { askedOn, goingOn, sameOf } from './going-on.ts';
import type { Question } from '../hear/intents.ts';
import { comingOf, remarkOn } from './remarks.ts';
import type { Resolved } from './resolved.ts';

/** Remarks on a thing of the chart that are answered by what it rests on. */
const OF_GROUNDS: readonly Remark[] = ['source', 'doubt', 'plain'];
/** What a message says of the answer before it; null where it asks for something else. */
export const remarked = (question: Question, before: Before): Resolved | null => {
  const remark = remarkOn(question, before);
  if (remark === null) return null;
  const kept = { ...goingOn(question, before), ...sameOf(question, before), years: before.years, isDoubt: false };
  if (remark === 'told' && question.intents.length > 0) return { ...kept, intents: question.intents, remark };
  if (remark === 'unless') return { ...kept, intents: comingOf(before), remark };
  if (remark === 'agree') return { ...kept, person: question.said.person ?? kept.person, remark };
  const isOfThings =
    before.other === undefined && before.intents.every((one) => one.kind === 'named' && one.matter === undefined);
  if (!isOfThings || !OF_GROUNDS.includes(remark)) return { ...kept, remark };
  // What a thing of the chart rests on is told by itself.
  return { ...kept, intents: askedOn({ ...question, followUp: 'sure' }, before), isDoubt: remark !== 'source' };
};
