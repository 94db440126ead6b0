/** The language of readings of a report whose own language has names and labels alone: `prose` of an order. */
import { invalidFields } from '../../contract/frame/field-errors.ts';
import type { Detail } from '../../contract/frame/errors.ts';
import { READING_LANGUAGES, type Language } from '../../words/languages.ts';
import { readingsNotHere } from '../http/language.ts';

/** What a report has to read: nothing but tables, sections of which some may have readings, or a book of them. */
export type Readings = 'none' | 'some' | 'book';

/** What is asked for, and of what. */
interface Asked {
  readonly prose: Language | undefined;
  readonly language: Language;
  readonly readings: Readings;
}

const fault = (message: string, received: Language): Detail => ({
  field: 'prose',
  code: 'CONFLICT',
  message,
  received,
});

/**
 * The language in which a report has its readings. Throws 400 where `prose` has nothing to say: beside tables, or beside a
 * language with readings of its own; and 422 for a book in a language that has none, if `prose` does not name one.
 */
export const proseOf = ({ prose, language, readings }: Asked): Language => {
  const reads = READING_LANGUAGES.includes(language);
  if (prose === undefined) {
    if (readings === 'book' && !reads) throw readingsNotHere(language);
    return language;
  }
  const faults = [
    ...(readings === 'none'
      ? [fault('prose is for readings, and form: "tables" has none; leave one of them out.', prose)]
      : []),
    ...(reads && prose !== language
      ? [
          fault(
            `prose is for languages without readings; a report in ${language} has its own, so leave prose out.`,
            prose,
          ),
        ]
      : []),
  ];
  if (faults.length > 0) throw invalidFields(...faults);
  return prose;
};
