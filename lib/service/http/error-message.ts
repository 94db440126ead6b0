/** What an error says in other languages than English. */
import { ERRORS } from '../../contract/frame/errors.ts';
import type { AppError } from '../../contract/frame/app-error.ts';
import { errorText } from '../../words/errors.ts';
import { languagesWith, type Language } from '../../words/languages.ts';

/** A message and its language. */
export interface SpokenMessage {
  readonly language: Language;
  readonly message: string;
}

/** Faulty fields that a message names. */
const NAMED = 10;

/**
 * The message of an error in the first of some languages that has the texts of errors; null where none has, or where the
 * message tells of this one case in words that only English has. Names the first faulty fields.
 */
export const errorMessage = (error: AppError, languages: readonly Language[]): SpokenMessage | null => {
  const spoken = languagesWith('errors');
  const language = languages.find((one) => spoken.includes(one));
  const text = language === undefined ? null : errorText(language, error.code);
  if (language === undefined || text === null) return null;
  const fields = [...new Set(error.details.filter(({ code }) => code !== 'CANDIDATE').map(({ field }) => field))];
  if (fields.length > 0)
    return { language, message: `${text.title} (${fields.slice(0, NAMED).join(', ')}): ${text.fix}` };
  return error.message === ERRORS[error.code].fix ? { language, message: text.fix } : null;
};
