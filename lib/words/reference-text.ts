/**
 * What the documents say of fields and endpoints, in another language than English. The English stands with the fields
 * themselves (`about(schema, …)`), so an English text is its own key here; what has no entry is shown in English.
 */
import { besideBanks } from './bank.ts';
import { SOURCE, type Language } from './languages.ts';

interface ReferenceWords {
  /** Said of every name and key of an answer, with `{x}` for what it is the name or key of. */
  readonly frames: { readonly name: string; readonly key: string; readonly standard: string };
  /** What such a name or key is of, in the form that the frames need. */
  readonly things: Readonly<Partial<Record<string, string>>>;
  readonly texts: Readonly<Partial<Record<string, string>>>;
}

const known: Partial<Record<Language, ReferenceWords | null>> = {};

/** `documents.json` of a language, read once; null where it has none. */
const wordsOf = (language: Language): ReferenceWords | null => {
  const read = known[language];
  if (read !== undefined) return read;
  const found = language === SOURCE ? null : besideBanks(language, 'documents');
  return (known[language] = found === null ? null : Object(found));
};

/** `nameOf` and `keyText` of the contract say these of everything. */
const NAME = /^Name of (.+) in the wanted language$/;
const KEY = /^Key of (.+); never changes with the language$/;
/** What the document adds where a field has a default. */
const STANDARD = /^(.*?)\.? ?Default: `(.*)`\.$/s;

const own = ({ texts, things, frames }: ReferenceWords, text: string): string | undefined => {
  const exact = texts[text] ?? texts[`${text}.`];
  if (exact !== undefined) return exact;
  const name = things[NAME.exec(text)?.[1] ?? ''];
  if (name !== undefined) return frames.name.replace('{x}', name);
  const key = things[KEY.exec(text)?.[1] ?? ''];
  return key === undefined ? undefined : frames.key.replace('{x}', key);
};

/**
 * A text of the documents in a language; undefined where it has not been written, or the language is English.
 * @example
 * referenceText('hi', 'Dasha system') // → 'दशा पद्धति'
 */
export const referenceText = (language: Language, text: string): string | undefined => {
  const words = wordsOf(language);
  if (!words) return undefined;
  const [, before, standard] = STANDARD.exec(text) ?? [];
  if (before === undefined || standard === undefined) return own(words, text);
  const said = before === '' ? '' : own(words, before);
  return said === undefined ? undefined : `${said} ${words.frames.standard.replace('{x}', standard)}`.trim();
};

/** The English texts that a language has entries for: those that the documents no longer say are to be taken out. */
export const referenceKeys = (language: Language): readonly string[] => Object.keys(wordsOf(language)?.texts ?? {});
