/** The form in which a time or a verdict is asked for, whatever it is about: a yes or no, a number, one day, an hour, the year after one that was told. */
import { askedFor } from './ask-terms.ts';

/** What is asked for. */
export type FormAsked = 'yesNo' | 'count' | 'day' | 'hour' | 'yearAfter';
const FORMS: readonly FormAsked[] = ['yesNo', 'count', 'day', 'hour', 'yearAfter'];
const TERMS = FORMS.map((form) => ({ form, terms: askedFor(({ forms }) => forms[form]) }));

/** The form that words ask for; null where they ask for none. */
export const formIn = (words: readonly string[]): FormAsked | null =>
  TERMS.find(({ terms }) => terms.isIn(words))?.form ?? null;
