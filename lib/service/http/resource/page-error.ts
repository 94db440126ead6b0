/** The page of an error: its plain words where it has them, else those of the error. */
import { bank } from '../../../words/bank.ts';
import type { AppError } from '../../../contract/frame/app-error.ts';
import { ERRORS } from '../../../contract/frame/errors.ts';
import { errorText, type ErrorText } from '../../../words/errors.ts';
import type { Language } from '../../../words/languages.ts';
import { failurePage } from './failure-page.ts';

/** The page of a failure. `root` is where the pages begin, without a slash at the end. */
export const errorPage = (error: AppError, requestId: string, language: Language, root: string): string => {
  const words = bank(language, 'error-page');
  const plains: Readonly<Partial<Record<string, ErrorText>>> = words.plain;
  const plain = plains[error.code];
  const { title, fix } = plain ?? errorText(language, error.code) ?? ERRORS[error.code];
  // A message of its own says more than the table does, in the language in which it was written.
  const isOwn = plain === undefined && error.message !== ERRORS[error.code].fix;
  return failurePage({ language, words, title, text: isOwn ? error.message : fix, english: isOwn, requestId, root });
};
