/**
 * Finds stems in the words of a question. A stem is a few words: the last one matches from its beginning unless `=` ends it,
 * `…` stands for up to three words between, `<kin>` for any word of a class, `$` for the end of the question, `&` joins
 * stems that may stand anywhere in it, in any order.
 */
import { inOneSpelling } from './spelling.ts';

/** A word of a question. */
interface Word {
  readonly text: string;
  /** Under which stems may be found that begin with it: itself, its first letters, its classes. */
  readonly keys: readonly string[];
}

/** Where a stem stands: the first of its words, and the one after its last. */
export interface Found {
  readonly from: number;
  readonly to: number;
}
export type StemFinder = (words: readonly Word[], from?: number) => Found | null;

/** One word of a stem. */
type Fits = (word: Word) => boolean;
interface Stem {
  /** Words that follow one another; between two parts up to three others may stand. */
  readonly parts: readonly (readonly Fits[])[];
  readonly atEnd: boolean;
}

const MOST_BETWEEN = 3;
/** Letters by which stems of one word are looked up. */
const KEY_LETTERS = 3;
const BREAKS = /[\s,;:/?!.।|()]+/u;
const MARKS = /^[^\p{L}\p{M}\d']+|[^\p{L}\p{M}\d']+$/gu;
/** Stands for words that were taken out. */
const NO_WORD: Word = { text: '', keys: [] };

const nameOfClass = (form: string): string | null => /^<\w+>/.exec(form)?.[0] ?? null;
const fitsForm = (form: string): Fits => {
  const name = nameOfClass(form);
  if (name !== null) return ({ keys }) => keys.includes(name);
  const whole = form.endsWith('=') ? form.slice(0, -1) : null;
  return whole === null ? ({ text }) => text.startsWith(form) : ({ text }) => text === whole;
};

/**
 * Reads a question into words in one spelling, each with the classes it belongs to. A class is its words, separated by `|`;
 * `mend` puts right what was mistyped.
 */
export const wordReader = (classes: Readonly<Record<string, string>>, mend = (word: string): string => word) => {
  const ofWhole = new Map<string, readonly string[]>();
  const ofBeginning = new Map<string, readonly string[]>();
  for (const [name, words] of Object.entries(classes))
    for (const form of inOneSpelling(words).split('|')) {
      const isWhole = form.endsWith('=');
      const [map, key] = isWhole ? [ofWhole, form.slice(0, -1)] : [ofBeginning, form];
      map.set(key, [...(map.get(key) ?? []), `<${name}>`]);
    }
  const read = (text: string): Word => {
    const beginnings = Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1));
    const own = [...(ofWhole.get(text) ?? []), ...beginnings.flatMap((one) => ofBeginning.get(one) ?? [])];
    return { text, keys: [...new Set([text, ...beginnings.slice(0, KEY_LETTERS), ...own])] };
  };
  /** The words of a text, without the marks around them. */
  return (text: string): readonly Word[] =>
    inOneSpelling(text)
      .split(BREAKS)
      .map((word) => word.replace(MARKS, ''))
      .filter(Boolean)
      .map((word) => read(mend(word)));
};

const endOf = (words: readonly Word[], from: number, stem: Stem, part = 0): number | null => {
  const fits = stem.parts[part];
  if (fits === undefined) return !stem.atEnd || from === words.length ? from : null;
  for (let gap = 0; gap <= (part === 0 ? 0 : MOST_BETWEEN); gap++) {
    const at = from + gap;
    if (!fits.every((fit, i) => fit(words[at + i] ?? NO_WORD))) continue;
    const end = endOf(words, at + fits.length, stem, part + 1);
    if (end !== null) return end;
  }
  return null;
};

/** The key under which a stem is found: its first word, the first letters of it, or its class. */
const keyOf = (parts: readonly (readonly string[])[]): string => {
  const [[first = '', second] = []] = parts;
  const isStart = parts.length === 1 && second === undefined && !first.endsWith('=');
  return nameOfClass(first) ?? (isStart ? first.slice(0, KEY_LETTERS) : first.replace(/=$/, ''));
};

const stemOf = (source: string): Stem & { readonly key: string } => {
  const atEnd = source.endsWith('$');
  const forms = (atEnd ? `${source.slice(0, -1)}=` : source).split('…').map((part) => part.trim().split(' '));
  const isLast = (part: number, i: number): boolean =>
    part === forms.length - 1 && i === (forms[part]?.length ?? 0) - 1;
  const parts = forms.map((part, p) => part.map((form, i) => fitsForm(isLast(p, i) ? form : `${form}=`)));
  return { key: keyOf(forms), parts, atEnd };
};

const finderOf = (stems: string): StemFinder => {
  const index = new Map<string, (Stem & { readonly others: readonly StemFinder[] })[]>();
  for (const source of stems.split('|')) {
    const [first = '', ...others] = source.split('&').map((one) => one.trim());
    const { key, ...stem } = stemOf(first);
    const row = { ...stem, others: others.map(finderOf) };
    const rows = index.get(key);
    if (rows === undefined) index.set(key, [row]);
    else rows.push(row);
  }
  return (words, from = 0) => {
    for (let at = from; at < words.length; at++)
      for (const key of words[at]?.keys ?? [])
        for (const stem of index.get(key) ?? []) {
          const to = endOf(words, at, stem);
          if (to !== null && stem.others.every((find) => find(words) !== null)) return { from: at, to };
        }
    return null;
  };
};

/** Finds the first of some stems, separated by `|`, in the words of a question from a place on. */
export const stemFinder = (stems: string): StemFinder => finderOf(inOneSpelling(stems));

/** The words with every stem that is found taken out; what stood before and after it does not become one phrase. */
export const without = (words: readonly Word[], find: StemFinder): readonly Word[] => {
  let rest = words;
  for (let found = find(rest); found !== null; found = find(rest, found.from + 1))
    rest = [...rest.slice(0, found.from), NO_WORD, ...rest.slice(found.to)];
  return rest;
};
