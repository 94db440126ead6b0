/** Texts that a person writes: names of persons and places. */
import * as z from 'zod/mini';
import { withFormWords } from './date-time.ts';

/** Something that can be seen, and no control character or half of a surrogate pair. Joiners of Indian scripts may stand in it. */
const READABLE = /^(?=[^]*[^\s\p{Cf}])[^\p{Cc}\p{Cs}]+$/u;

/** A text of 1 to `max` characters that can be read. */
export const plainText = (max: number, about: string) =>
  withFormWords(
    z.string().check(
      z.minLength(1),
      z.maxLength(max),
      z.refine((text) => text.length > max || READABLE.test(text)),
      z.describe(about),
    ),
    {
      code: 'UNKNOWN_VALUE',
      must: 'readable text: not only blanks, no control characters, whole Unicode characters',
      expected: 'readable text',
    },
  );
