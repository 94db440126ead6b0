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
  /** Texts with `{n}`, `{m}` for numbers and `{x}` for a name of the API. */
  readonly patterns: Readonly<Record<string, string>>;
  /** What is said after a comma in many texts; with slots as patterns have them. */
  readonly endings: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly reads: RegExp;
  readonly own: string;
}

/** Reads texts that differ in numbers, or in a name of the API, as one: `{n}` and `{m}` are numbers, `{x}` is such a name. */
const patternsOf = (rows: ReferenceWords['patterns']): readonly Pattern[] =>
  Object.entries(rows).map(([english, own]) => ({
    own,
    reads: new RegExp(
      `^${english
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replace('{x}', String.raw`(?<x>[\w/.-]+)`)
        .replaceAll(/\{([nm])\}/g, String.raw`(?<$1>-?\d[\d,.]*)`)}$`,
    ),
  }));

interface Spoken extends Omit<ReferenceWords, 'patterns'> {
  readonly patterns: readonly Pattern[];
  readonly endingPatterns: readonly Pattern[];
}

const spoken = (words: ReferenceWords): Spoken => ({
  ...words,
  patterns: patternsOf(words.patterns),
  endingPatterns: patternsOf(Object.fromEntries(Object.entries(words.endings).filter(([text]) => text.includes('{')))),
});

const known: Partial<Record<Language, Spoken | null>> = {};

/** `documents.json` of a language, read once; null where it has none. */
const wordsOf = (language: Language): Spoken | null => {
  const read = known[language];
  if (read !== undefined) return read;
  const found = language === SOURCE ? null : besideBanks(language, 'documents');
  return (known[language] = found === null ? null : spoken(Object(found)));
};

/** `nameOf` and `keyText` of the contract say these of everything. */
const NAME = /^Name of (.+) in the wanted language$/;
const KEY = /^Key of (.+); never changes with the language$/;
/** What the document adds where a field has a default. */
const STANDARD = /^(.*?)\.? ?Default: `(.*)`\.$/s;

/** Splits a text at the last place where this stands; null where it does not. */
const cutAtLast = (text: string, between: string): readonly [string, string] | null => {
  const at = text.lastIndexOf(between);
  return at < 1 ? null : [text.slice(0, at), text.slice(at + between.length)];
};

const byPattern = (patterns: readonly Pattern[], text: string): string | undefined => {
  for (const { reads, own } of patterns) {
    const found = reads.exec(text);
    if (found) return own.replaceAll(/\{([nmx])\}/g, (_, slot: string) => found.groups?.[slot] ?? '');
  }
  return undefined;
};

/**
 * A text as a whole, by its frame or its pattern; else clause by clause, and at last without its ending (a range, a unit, an
 * order), so that what is said in many places is written once.
 */
const own = (words: Spoken, text: string): string | undefined => {
  const { texts, things, frames, patterns, endings, endingPatterns } = words;
  const exact = texts[text] ?? texts[`${text}.`] ?? byPattern(patterns, text);
  if (exact !== undefined) return exact;
  const name = things[NAME.exec(text)?.[1] ?? ''];
  if (name !== undefined) return frames.name.replace('{x}', name);
  const key = things[KEY.exec(text)?.[1] ?? ''];
  if (key !== undefined) return frames.key.replace('{x}', key);
  for (const between of ['; ', ', ']) {
    const [before, after] = cutAtLast(text, between) ?? [];
    if (before === undefined || after === undefined) continue;
    const ending = endings[after] ?? byPattern(endingPatterns, after);
    const last = between === '; ' ? own(words, after) : ending;
    const first = last === undefined ? undefined : own(words, before);
    if (first !== undefined) return `${first}${between}${last}`;
  }
  return undefined;
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
