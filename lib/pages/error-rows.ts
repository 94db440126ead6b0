/** The errors of the API as pages show them. */
import { ERRORS, type ErrorCode, type ErrorRow } from '../contract/frame/errors.ts';
import { errorText } from '../words/errors.ts';
import type { Language } from '../words/languages.ts';

/** A row of the table of errors with its code, in words of a language. */
export interface ErrorLine extends ErrorRow {
  readonly code: ErrorCode;
}

/** An error in words of `language`. */
export const errorLine = (language: Language, code: ErrorCode): ErrorLine => ({
  code,
  ...ERRORS[code],
  ...errorText(language, code),
});
