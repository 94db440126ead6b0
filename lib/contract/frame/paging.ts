/** Lists in pages: the fields that ask for a page, and the member that leads to the next. */
import * as z from 'zod/mini';
import { about, whole } from './about.ts';

/** Longest cursor that is read. */
const MAX_CURSOR = 600;

/** `limit` and `cursor` of a list. */
export const pageFields = (standard: number, max: number) => ({
  limit: z._default(whole(1, max, `Rows of one page, 1 to ${max}`), standard),
  cursor: z._default(
    z
      .string()
      .check(
        z.regex(/^([\w-]+\.[\w-]+)?$/),
        z.maxLength(MAX_CURSOR),
        z.describe('The cursor of the answer before, for the page that follows it; the first page when empty'),
      ),
    '',
  ),
});

/** The member of an answer that leads to the next page. */
export const CURSOR_OUT = {
  cursor: z.nullable(about(z.string(), 'Send it as `cursor` for the next page; null on the last page')),
};
