/** Whether words ask by no way of asking. */
import { wordsOf } from './ask-terms.ts';
import type { Said } from './said.ts';

const VERBS = wordsOf(({ stays }) => stays.verbs);
const ASKING = wordsOf(({ stays }) => stays.asking);
/** Whether words only tell: in English "my salary is 80000" has its verb behind, and "is my salary enough" before. */
export const asksNothing = ({ ask, words, hasQuestionWord }: Said): boolean =>
  (ask === null && !hasQuestionWord) ||
  (ask === 'will' &&
    !VERBS.has(words[0] ?? '') &&
    words.some((word) => VERBS.has(word)) &&
    !words.some((word) => ASKING.has(word)));
