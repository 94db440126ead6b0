/** The refusal of a language that lacks the texts of an answer. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { NotSpoken } from '../../words/bank.ts';
import { languagesWith, READING_LANGUAGES, type Language } from '../../words/languages.ts';

/** 422 for a language that prints tables and has no readings: what may be sent instead. */
export const readingsNotHere = (language: Language): AppError => {
  const expected = READING_LANGUAGES.join(', ');
  return new AppError('LANGUAGE_NOT_HERE', {
    details: [
      {
        field: 'language',
        code: 'UNKNOWN_VALUE',
        message: `language must be one of ${expected} for a book with readings; send form: "tables" for charts and tables in ${language}, or prose: ${READING_LANGUAGES.map((one) => `"${one}"`).join(' or ')} for a book in ${language} with its readings in that language.`,
        expected,
        received: language,
      },
    ],
  });
};

/** 422, with the languages that have the texts. */
export const languageNotHere = (missing: NotSpoken): AppError => {
  const expected = languagesWith(...missing.families).join(', ');
  return new AppError('LANGUAGE_NOT_HERE', {
    cause: missing,
    details: [
      {
        field: 'language',
        code: 'UNKNOWN_VALUE',
        message: `language must be one of ${expected} here.`,
        expected,
        received: missing.language,
      },
    ],
  });
};
