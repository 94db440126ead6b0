/**
 * Patterns of words in a question, the one form in which the words of questions are data. A pattern is words in a row, each
 * whole, a stem (`marr*`), an ending (`*ega`), any word (`*`) or one of a class (`<partner>`); `…` stands for up to three words
 * between, `$` for the end, `&` joins patterns that stand in any order, and `:6` is its weight.
 */
import { asTyped } from '../../../words/hinglish.ts';
import { inOneSpelling } from './spelling.ts';

/** Where a pattern stands: the first of its words, and the one after its last. */
export interface Found {
  readonly from: number;
  readonly to: number;
}

/** Some patterns, looked for at once. */
export interface Patterns {
  /** The first that stands among words from a place on; null where none does. */
  readonly find: (words: readonly string[], from?: number) => Found | null;
  /** Whether one of them stands there. */
  readonly isIn: (words: readonly string[]) => boolean;
  /** The weights of all that stand there, each counted once. */
  readonly score: (words: readonly string[]) => number;
}

type Fits = (word: string) => boolean;
/** Classes of words by their names. */
export type Classes = Readonly<Record<string, Fits>>;

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const MOST_BETWEEN = 3;
const DEFAULT_WEIGHT = 2;
/** Letters by which patterns are looked up. */
const KEY_LETTERS = 2;
const keyOf = (word: string): string => (word.length < KEY_LETTERS ? '' : word.slice(0, KEY_LETTERS));
/** One bit for the first letter of a word; two letters may share one. */
const bitOf = (word: string): number => 1 << (word.charCodeAt(0) & 31);

/** The words of a text in one spelling. */
export const spelledWords = (text: string): readonly string[] => inOneSpelling(text).match(WORD) ?? [];

interface Part {
  readonly fits: Fits;
  readonly key: string;
}
interface Pattern {
  /** Words that follow one another; between two rows up to three others may stand. */
  readonly rows: readonly (readonly Part[])[];
  readonly isAtEnd: boolean;
}

/** A stem that ends in a vowel and y loses the y before an ending: "unemploy*", "unemployed". */
const SOFT_STEM = /^(.{4,}[aeiou])y$/u;
const stemTest = (stem: string): Fits => {
  const soft = SOFT_STEM.exec(stem)?.[1];
  return (word) => word.startsWith(stem) || (soft !== undefined && word.startsWith(soft));
};

const partsOf = (form: string, classes: Classes): readonly Part[] => {
  const ofClass = classes[/^<(\w+)>$/u.exec(form)?.[1] ?? ''];
  if (ofClass !== undefined) return [{ fits: ofClass, key: '' }];
  if (form === '*') return [{ fits: () => true, key: '' }];
  if (form.startsWith('*')) {
    const ending = spelledWords(form).join('');
    return [{ fits: (word) => word.endsWith(ending) && word.length > ending.length, key: '' }];
  }
  const words = spelledWords(form);
  return words.map((own, i) =>
    form.endsWith('*') && i === words.length - 1
      ? { fits: stemTest(own), key: keyOf(own) }
      : { fits: (word) => word === own, key: own },
  );
};

const patternOf = (source: string, classes: Classes): Pattern => {
  const isAtEnd = source.endsWith('$');
  const rows = (isAtEnd ? source.slice(0, -1) : source).split('…');
  return {
    rows: rows.map((row) =>
      row
        .trim()
        .split(/\s+/u)
        .flatMap((form) => partsOf(form, classes)),
    ),
    isAtEnd,
  };
};

/** Whether the words from a place on are those of a row. */
const areAt = (words: readonly string[], at: number, parts: readonly Part[]): boolean => {
  if (at + parts.length > words.length) return false;
  for (let i = 0; i < parts.length; i++) if (!parts[i]?.fits(words[at + i] ?? '')) return false;
  return true;
};

/** Where a pattern that begins at a place ends; null where it does not stand there. */
const endOf = (words: readonly string[], from: number, pattern: Pattern, row = 0): number | null => {
  const parts = pattern.rows[row];
  if (parts === undefined) return !pattern.isAtEnd || from === words.length ? from : null;
  for (let at = from; at <= from + (row === 0 ? 0 : MOST_BETWEEN) && at < words.length; at++) {
    const end = areAt(words, at, parts) ? endOf(words, at + parts.length, pattern, row + 1) : null;
    if (end !== null) return end;
  }
  return null;
};

interface Row {
  readonly weight: number;
  readonly first: Pattern;
  readonly others: readonly Pattern[];
}

/** The pattern of a text, and what two spellings of it have in common. */
const rowOf = (text: string, classes: Classes): Row & { readonly same: string } => {
  const [, source = text, weight = String(DEFAULT_WEIGHT)] = /^(.*?)(?::(-?\d+))?$/u.exec(text) ?? [];
  const [first, ...others] = source.split('&').map((one) => patternOf(one.trim(), classes));
  return {
    first: first ?? { rows: [], isAtEnd: false },
    others,
    weight: Number(weight),
    same: inOneSpelling(source.trim()),
  };
};

/** Patterns from their texts; of two that are spelled alike the weightier counts. */
export const patternsOf = (texts: readonly string[], classes: Classes = {}): Patterns => {
  const rows = new Map<string, Row>();
  for (const { same, ...row } of texts.map((text) => rowOf(text, classes)))
    if (Math.abs(rows.get(same)?.weight ?? 0) < Math.abs(row.weight)) rows.set(same, row);
  const index = Map.groupBy(rows.values(), ({ first }) => first.rows[0]?.[0]?.key ?? '');
  const ofAny = index.get('') ?? [];
  const alone = ofAny.length === 0 ? [] : [ofAny];
  /** The first letters of rows: most words begin none, and are looked up in none. */
  const letters = [...index.keys()].reduce((bits, key) => (key === '' ? bits : bits | bitOf(key)), 0);
  const stands = (pattern: Pattern, words: readonly string[]): boolean =>
    words.some((_, at) => endOf(words, at, pattern) !== null);
  /** The rows that may begin with a word: its own, those of its first letters, and those of any word. */
  const openTo = (word: string): readonly (readonly Row[])[] => {
    if (word === '' || (letters & bitOf(word)) === 0) return alone;
    const own = index.get(word);
    const near = word.length > KEY_LETTERS ? index.get(keyOf(word)) : undefined;
    if (own === undefined) return near === undefined ? alone : [near, ofAny];
    return near === undefined ? [own, ofAny] : [own, near, ofAny];
  };
  /** Where a row that begins at a place ends, and all that it asks for besides stands somewhere. */
  const rowEnd = (words: readonly string[], at: number, { first, others }: Row): number | null => {
    const to = endOf(words, at, first);
    return to !== null && others.every((other) => stands(other, words)) ? to : null;
  };
  const find: Patterns['find'] = (words, from = 0) => {
    for (let at = from; at < words.length; at++)
      for (const some of openTo(words[at] ?? ''))
        for (const row of some) {
          const to = rowEnd(words, at, row);
          if (to !== null) return { from: at, to };
        }
    return null;
  };
  return {
    find,
    isIn: (words) => find(words) !== null,
    score: (words) => {
      const found = new Set<Row>();
      for (const [at, word] of words.entries())
        for (const some of openTo(word))
          for (const row of some) if (!found.has(row) && rowEnd(words, at, row) !== null) found.add(row);
      let sum = 0;
      for (const { weight } of found) sum += weight;
      return sum;
    },
  };
};

/** A class of words, those in Devanagari also as they are typed in Latin letters. */
export const classOf = (sources: readonly string[]): Fits => {
  const { isIn } = patternsOf(sources.flatMap((source) => [source, ...asTyped(source)]));
  return (word) => isIn([word]);
};

/** The words with every pattern that is found taken out; what stood before and after it does not become one. */
export const without = (words: readonly string[], { find }: Patterns): readonly string[] => {
  let rest = words;
  for (let found = find(rest); found !== null; found = find(rest, found.from + 1))
    rest = [...rest.slice(0, found.from), '', ...rest.slice(found.to)];
  return rest;
};
