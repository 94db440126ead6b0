/**
 * Finds stems in the words of a question. A stem is a few words: the last one matches from its beginning unless `=` ends it,
 * `…` stands for up to three words between, `<kin>` for any word of a class, `$` for the end of the question, `&` joins
 * stems that stand near one another, in any order, and `!` before one of them says that it must not stand there.
 */
import { HINDI_ENDINGS } from '../../words/reading/spelling-vocabulary.ts';
import { frameOf, romanised } from './romanised.ts';
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
/** Words on either side within which stems that are joined by `&` stand. */
const FARTHEST = 14;
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

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** In Latin letters, shorter Hindi words are English ones too: "kil", "men". */
const SHORTEST_ROMAN = 4;
const ENDINGS: ReadonlySet<string> = new Set(HINDI_ENDINGS.map((ending) => inOneSpelling(ending)));
const ROMAN_ENDINGS: ReadonlySet<string> = new Set([...ENDINGS].map(romanised));

const sourcesOf = (words: string): readonly string[] => inOneSpelling(words).split('|');
const isPhrase = (source: string): boolean => source.includes(' ');

/** Names of classes under what their words are, or begin with. */
type Names = Map<string, string[]>;
const addName = (map: Names, key: string, name: string): void => {
  const names = map.get(key);
  if (names === undefined) map.set(key, [name]);
  else if (!names.includes(name)) names.push(name);
};

/**
 * How the words of classes are looked up: as a whole (`=`), from their beginning, with a Hindi ending (`~`, and every Hindi word
 * in Latin letters), by their frame.
 */
const lookedUp = (classes: Readonly<Record<string, string>>) => {
  const whole: Names = new Map();
  const beginning: Names = new Map();
  const inflected: Names = new Map();
  const framed: Names = new Map();
  const add = (source: string, name: string): void => {
    const text = source.replace(/[=~]$/u, '');
    const isHindi = DEVANAGARI.test(text);
    const roman = isHindi ? romanised(text) : '';
    if (source.endsWith('~')) {
      addName(inflected, text, name);
      if (isHindi) addName(inflected, roman, name);
      return;
    }
    const isWhole = source.endsWith('=');
    addName(isWhole ? whole : beginning, text, name);
    if (!isHindi || roman.length < SHORTEST_ROMAN) return;
    addName(isWhole ? whole : inflected, roman, name);
    const frame = frameOf(roman);
    if (frame !== null) addName(framed, frame, name);
  };
  for (const [key, words] of Object.entries(classes))
    for (const source of sourcesOf(words).filter((one) => !isPhrase(one))) add(source, `<${key}>`);
  const isInflected = (text: string, at: number): boolean =>
    DEVANAGARI.test(text)
      ? ENDINGS.has(text.slice(at))
      : text.length >= SHORTEST_ROMAN && ROMAN_ENDINGS.has(text.slice(at));
  /** The classes of a word of which these are the beginnings, by their length. */
  return (text: string, beginnings: readonly string[]): readonly string[] => [
    ...(whole.get(text) ?? []),
    ...beginnings.flatMap((one) => beginning.get(one) ?? []),
    ...beginnings.flatMap((one) => (isInflected(text, one.length) ? (inflected.get(one) ?? []) : [])),
    ...(framed.get(frameOf(text) ?? '') ?? []),
  ];
};

/**
 * Reads a question into words in one spelling, each with the classes it belongs to. A class is its words, separated by `|`, those
 * in Devanagari also as they are typed in Latin letters.
 */
export const wordReader = (classes: Readonly<Record<string, string>>) => {
  const classesOf = lookedUp(classes);
  const read = (text: string): Word => {
    const beginnings = Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1));
    return { text, keys: [...new Set([text, ...beginnings.slice(0, KEY_LETTERS), ...classesOf(text, beginnings)])] };
  };
  /** The words of a text, without the marks around them. */
  return (text: string): readonly Word[] =>
    inOneSpelling(text)
      .split(BREAKS)
      .map((word) => word.replace(MARKS, ''))
      .filter(Boolean)
      .map(read);
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

/** A stem that must, or must not, stand near another. */
interface Other {
  readonly find: StemFinder;
  readonly isWanted: boolean;
}
/** Kept by their sources: rows made from the same parts share what must not stand there. */
const OTHERS = new Map<string, Other>();
const otherOf = (source: string): Other => {
  const known = OTHERS.get(source);
  if (known !== undefined) return known;
  const other = { find: finderOf(source.replace(/^!/u, '')), isWanted: !source.startsWith('!') };
  OTHERS.set(source, other);
  return other;
};

const finderOf = (stems: string): StemFinder => {
  const index = new Map<string, (Stem & { readonly others: readonly Other[] })[]>();
  for (const source of stems.split('|')) {
    const [first = '', ...others] = source.split('&').map((one) => one.trim());
    const { key, ...stem } = stemOf(first);
    const row = { ...stem, others: others.map(otherOf) };
    const rows = index.get(key);
    if (rows === undefined) index.set(key, [row]);
    else rows.push(row);
  }
  return (words, from = 0) => {
    for (let at = from; at < words.length; at++)
      for (const key of words[at]?.keys ?? [])
        for (const stem of index.get(key) ?? []) {
          const to = endOf(words, at, stem);
          if (to === null) continue;
          const near = words.slice(Math.max(0, at - FARTHEST), to + FARTHEST);
          if (stem.others.every(({ find, isWanted }) => (find(near) !== null) === isWanted)) return { from: at, to };
        }
    return null;
  };
};

/** Finds the first of some stems, separated by `|`, in the words of a question from a place on. */
export const stemFinder = (stems: string): StemFinder =>
  // In the one spelling of a text, "&" is a word.
  finderOf(stems.split('&').map(inOneSpelling).join('&'));

/** The words with every stem that is found taken out; what stood before and after it does not become one phrase. */
export const without = (words: readonly Word[], find: StemFinder): readonly Word[] => {
  let rest = words;
  for (let found = find(rest); found !== null; found = find(rest, found.from + 1))
    rest = [...rest.slice(0, found.from), NO_WORD, ...rest.slice(found.to)];
  return rest;
};
