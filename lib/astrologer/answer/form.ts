/** What a question wants to hear: a time, a year's outlook, whether to act, which of two, what to do, whether it will be, why, or how things stand. */
import { FORMS_SAID } from '../../words/reading/form-vocabulary.ts';
import { stemFinder, wordReader } from './stems.ts';
import { normalised } from '../../words/reading/normalise.ts';

/** The form of a question; `open` asks how a matter stands. */
export type Form =
  | { readonly kind: 'when' | 'until' | 'should' | 'either' | 'what' | 'whether' | 'adverse' | 'why' | 'open' }
  | { readonly kind: 'year'; readonly year: number };

const wordsOf = wordReader({});
const finders = Object.entries(FORMS_SAID).map(([form, stems]) => [form, stemFinder(stems)] as const);

/** "Will I …", क्या …, … kya: a question, or a sentence of one, that asks for a yes or a no. */
const YES_NO =
  /^(?!.*(?:when|how|what|which|who|whom|where|why) ).*(?<!\p{L})will (?:i|my|we|our|it|there|he|she|they)(?!\p{L})|(?:^|[.!?।]\s*)(?:will|can|could|am i|is|are|do i|does|have i)(?!\p{L})|(?<![\p{L}\p{M}])(?<!(?:का|की|के|ka|ki|ke) )(?:क्या (?!कह|है|हैं|करू|हो)|kya (?!keh|hai|hain|ho|kar))|(?<!(?:का|की|के|ka|ki|ke) )(?:क्या|kya)\s*[?।]?\s*$|(?:या नहीं|ya nahi|ya nahin)(?![\p{L}\p{M}])/u;
/** "What should I give her" asks for a thing, not whether to act. */
const ASKS_WHICH =
  /(?<![\p{L}\p{M}])(?:what|which|whom|where|how|kis|konsa|konsi|kaunsa|kaunsi|kaun|kahan|kaise|कौन|कौन-सा|किस|किसे|कैसे|कहां)(?![\p{L}\p{M}])/u;
/** "A or B", but not "or not". */
const EITHER = /(?<![\p{L}\p{M}])(?:or|ya|या) (?!not|na |nahi|nahin|नहीं|न )/u;
const YEAR = /(?<!\d)(?:19|20|21)\d\d(?!\d)/gu;
/** "After 35", "35 के बाद", "at the age of 40": an age that is asked about. */
const AGE =
  /(?:after|at|age of|age|from) (?:the age of )?(\d\d)(?![\p{L}\p{M}\d:.])|(?<![\d:.])(\d\d) ?(?:के बाद|ke baad|ke bad|की उम्र|ki umar|ki umr|साल के बाद|saal ke baad)/u;
/** Years ahead that a question may ask about; others name a birth or an event. */
const YEARS_AHEAD = 30;

/** The form of a question; `asksWhen` when its words tell a time, `today` is the year it is asked in, `born` that of birth. */
export const formOf = (question: string, asksWhen: boolean, today: number, born: number): Form => {
  const text = normalised(question);
  const words = wordsOf(text);
  const found = new Set(finders.filter(([, find]) => find(words) !== null).map(([form]) => form));
  const age = Number(AGE.exec(text)?.slice(1).find(Boolean));
  const years = [...text.matchAll(YEAR)].map(Number);
  const year = [...years, born + age].find((one) => one >= today && one <= today + YEARS_AHEAD);
  if (year !== undefined) return { kind: 'year', year };
  if (found.has('nextYear')) return { kind: 'year', year: today + 1 };
  if (found.has('thisYear')) return { kind: 'year', year: today };
  if (found.has('until')) return { kind: 'until' };
  if (asksWhen) return { kind: 'when' };
  if (found.has('what')) return { kind: 'what' };
  if (found.has('should') && !ASKS_WHICH.test(text)) return { kind: EITHER.test(text) ? 'either' : 'should' };
  if (found.has('why')) return { kind: 'why' };
  return { kind: !YES_NO.test(text) ? 'open' : found.has('adverse') ? 'adverse' : 'whether' };
};
