/** Rows of answers that never change: made once in each language, shared by all answers, and written letter by letter once. */

import type { Language } from './languages.ts';

/** What a writer keeps of a row. */
export interface KeptText {
  /** Its JSON text as UTF-8; null before it is written. */
  bytes: Uint8Array | null;
  /** Whether a sentence stands in it. */
  spoken: boolean;
}

const TEXT = Symbol('text');

/** What a writer keeps of a value; undefined unless that is such a row. */
export const keptText = (value: { readonly [TEXT]?: KeptText }): KeptText | undefined => value[TEXT];

/**
 * Makes a row one that never changes. It may hold texts and whole numbers: they are written the same in every precision.
 * @example
 * Object.isFrozen(unchanging({ id: 1, name: 'Aries' })) // → true
 */
export const unchanging = <T extends object>(row: T): T => {
  const text: KeptText = { bytes: null, spoken: false };
  return Object.freeze(Object.defineProperty(row, TEXT, { value: text }));
};

/**
 * The rows of a table that has few: each is made when a language first needs it, and kept.
 * @example
 * rowsOf((words, id) => ({ id, language: words.language }))({ language: 'en' }, 1).id // → 1
 */
export const rowsOf = <W extends { readonly language: Language }, K extends number | string, T extends object>(
  make: (words: W, key: K) => T,
): ((words: W, key: K) => T) => {
  const made: Partial<Record<Language, Partial<Record<K, T>>>> = {};
  return (words, key) => {
    const rows: Partial<Record<K, T>> = (made[words.language] ??= {});
    return (rows[key] ??= unchanging(make(words, key)));
  };
};
