/**
 * Finds phrases in the words of a question. A phrase is a few words: the last one matches from its beginning unless `=` ends
 * it, `…` stands for up to three words between, `<partner>` for any word of a class, `$` for the end of the question, and `&`
 * joins phrases that stand in any order.
 */
import { asTyped } from '../../words/hinglish.ts';
import { inOneSpelling } from './spelling.ts';

/** Where a phrase stands: the first of its words, and the one after its last. */
export interface Found {
  readonly from: number;
  readonly to: number;
}
export type PhraseFinder = (words: readonly string[], from?: number) => Found | null;

type Fits = (word: string) => boolean;
/** Words of classes by their names. */
export type Classes = Readonly<Record<string, Fits>>;

const MOST_BETWEEN = 3;
const BREAKS = /[\s,;:/?!.।|()]+/u;
const MARKS = /^[^\p{L}\p{M}\d']+|[^\p{L}\p{M}\d']+$/gu;

/** The words of a text in one spelling, without the marks around them. */
export const spelledWords = (text: string): readonly string[] =>
  inOneSpelling(text)
    .split(BREAKS)
    .map((word) => word.replace(MARKS, ''))
    .filter(Boolean);

/** A word that a class or a phrase names, as a test: `=` and `~` at its end ask for the whole word, or one with a short ending. */
const wordTest = (source: string): Fits => {
  const text = inOneSpelling(source.replace(/[=~]$/u, ''));
  return source.endsWith('=') ? (word) => word === text : (word) => word.startsWith(text);
};

/** Letters by which words and phrases are looked up. */
const KEY_LETTERS = 2;
const keyOf = (word: string): string => word.slice(0, KEY_LETTERS);

/** A class of words, those in Devanagari also as they are typed in Latin letters. */
export const classOf = (sources: readonly string[]): Fits => {
  const tests = new Map<string, Fits[]>();
  const add = (source: string): void => {
    const key = keyOf(inOneSpelling(source.replace(/[=~]$/u, '')));
    tests.set(key, [...(tests.get(key) ?? []), wordTest(source)]);
  };
  for (const source of sources) for (const word of [source, ...asTyped(source)]) add(word);
  return (word) => tests.get(keyOf(word))?.some((test) => test(word)) === true;
};

interface Phrase {
  /** Words that follow one another; between two parts up to three others may stand. */
  readonly parts: readonly (readonly Fits[])[];
  readonly isAtEnd: boolean;
  /** First letters of its first word; empty where that is any of a class. */
  readonly key: string;
}

const phraseOf = (source: string, classes: Classes): Phrase => {
  const isAtEnd = source.endsWith('$');
  const forms = (isAtEnd ? `${source.slice(0, -1)}=` : source).split('…').map((part) => part.trim().split(/\s+/u));
  const parts = forms.map((part, p) =>
    part.map((form, i): Fits => {
      const isLast = p === forms.length - 1 && i === part.length - 1;
      const ofClass = classes[/^<(\w+)>/u.exec(form)?.[1] ?? ''];
      return ofClass ?? wordTest(isLast || form.endsWith('=') ? form : `${form}=`);
    }),
  );
  const [first = ''] = forms[0] ?? [];
  return { parts, isAtEnd, key: first.startsWith('<') ? '' : keyOf(inOneSpelling(first.replace(/[=~]$/u, ''))) };
};

/** Where a phrase that begins at a place ends; null where it does not stand there. */
const endOf = (words: readonly string[], from: number, phrase: Phrase, part = 0): number | null => {
  const fits = phrase.parts[part];
  if (fits === undefined) return !phrase.isAtEnd || from === words.length ? from : null;
  for (let at = from; at <= from + (part === 0 ? 0 : MOST_BETWEEN); at++) {
    const end = fits.every((fit, i) => fit(words[at + i] ?? ''))
      ? endOf(words, at + fits.length, phrase, part + 1)
      : null;
    if (end !== null) return end;
  }
  return null;
};

/** Finds the first of some phrases in the words of a question, from a place on. */
export const phraseFinder = (sources: readonly string[], classes: Classes = {}): PhraseFinder => {
  const index = new Map<string, (readonly [first: Phrase, others: readonly Phrase[]])[]>();
  for (const source of sources) {
    const [first, ...others] = source.split('&').map((one) => phraseOf(one.trim(), classes));
    if (first !== undefined) index.set(first.key, [...(index.get(first.key) ?? []), [first, others]]);
  }
  const stands = (phrase: Phrase, words: readonly string[]): boolean =>
    words.some((_, at) => endOf(words, at, phrase) !== null);
  return (words, from = 0) => {
    for (let at = from; at < words.length; at++)
      for (const key of new Set([keyOf(words[at] ?? ''), '']))
        for (const [first, others] of index.get(key) ?? []) {
          const to = endOf(words, at, first);
          if (to !== null && others.every((other) => stands(other, words))) return { from: at, to };
        }
    return null;
  };
};

/** The words with every phrase that is found taken out; what stood before and after it does not become one. */
export const without = (words: readonly string[], find: PhraseFinder): readonly string[] => {
  let rest = words;
  for (let found = find(rest); found !== null; found = find(rest, found.from + 1))
    rest = [...rest.slice(0, found.from), '', ...rest.slice(found.to)];
  return rest;
};
