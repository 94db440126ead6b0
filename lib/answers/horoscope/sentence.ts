/** Sentences of the feed: a row of the bank with its places filled, and the facts it rests on. */
import type { Banks } from '../../words/bank.ts';

type Phrases = Banks['horoscope/phrases'];

/** A sentence and the ids of the facts that chose it. */
export interface Sentence {
  readonly text: string;
  readonly basis: readonly string[];
}

/** Variant `n` of a row, taken in turn; `n` may be any whole number. */
export const variant = <T>(rows: readonly T[], n: number): T => {
  const found = rows[((n % rows.length) + rows.length) % rows.length];
  if (found === undefined) throw new Error('a row of the bank has no variants');
  return found;
};

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

/** A sentence behind an opening word: its first letter is made small unless it begins with a name. */
export const behind = (phrases: Phrases, opening: string, text: string): string => {
  const [first = ''] = text.split(/[\s,:;’]/, 1);
  const small = isCapital(text.charAt(0)) && !phrases.names.includes(first);
  return opening + (small ? text.charAt(0).toLowerCase() + text.slice(1) : text);
};

/** Which way a fact points. */
export type Slope = -1 | 0 | 1;

/** A sentence after another: where it points the other way, an opening says so. */
export const turned = (phrases: Phrases, before: Slope, after: Slope, text: string, n: number): string => {
  if (before * after >= 0) return text;
  return behind(phrases, variant(phrases.turns[after < 0 ? 'down' : 'up'], n), text);
};
