/** Names of persons as numerology reads them. Small, because every function loads the readers. */
import * as z from 'zod/mini';
import { withFormWords } from './date-time.ts';

const MAX_NAME = 100;
/** Letters, marks, spaces and what stands inside names; at least one letter of Latin or Devanagari. */
const NAME = /^(?=.*[\p{Script=Latin}\p{Script=Devanagari}])[\p{L}\p{M}\u200c\u200d .'’-]+$/u;

/** Words for a text that is no name. */
export const NAME_WORDS = {
  code: 'UNKNOWN_VALUE',
  must: 'a name with at least one letter of Latin or Devanagari, without digits',
  expected: 'letters, spaces, dots, hyphens, apostrophes',
} as const;

/** Whether a text has a letter that numerology counts. */
const isCounted = (text: string): boolean => /[A-Za-z\u0904-\u0939]/.test(text.normalize('NFD'));

/** What of a text numerology takes as a name, or null where nothing of it is counted. */
export const countedPart = (text: string): string | null =>
  isCounted(text) ? text.replaceAll(/[^\p{L}\p{M}\u200c\u200d .'’-]/gu, '') : null;

/** A name of 1 to 100 characters. */
export const PERSON_NAME = withFormWords(
  z.string().check(
    z.minLength(1),
    z.maxLength(MAX_NAME),
    z.refine((text) => text.length > MAX_NAME || (NAME.test(text) && isCounted(text))),
    z.describe('Name as it is written, in Latin or Devanagari letters, up to 100 characters'),
  ),
  NAME_WORDS,
);
