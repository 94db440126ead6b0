/** The number of a name in three letter tables, and the one that counts where only one is wanted. */
import { compoundOf, type Compound } from './compound.ts';
import { katapayadiOf } from './katapayadi.ts';
import { latinLetters, letterNumber, LETTER_TABLES } from './letters.ts';
import { oneDigit } from './numbers.ts';

/** Letter tables for names; `vedic` reads Devanagari. */
export const NAME_SYSTEMS = [...LETTER_TABLES, 'vedic'] as const;
export type NameSystem = (typeof NAME_SYSTEMS)[number];

/** A letter that counts. */
export interface NumberedLetter {
  readonly letter: string;
  /** 0–9 */
  readonly number: number;
}

/** The number of a name in one table. */
export interface NameSum {
  readonly system: NameSystem;
  readonly sum: number;
  /** 1–9; 0 where every letter of a Devanagari name counts 0. */
  readonly root: number;
  /** What the sum stands for; null below 10. */
  readonly compound: Compound | null;
  readonly letters: readonly NumberedLetter[];
}

const lettersIn = (system: NameSystem, name: string): readonly NumberedLetter[] =>
  system === 'vedic'
    ? katapayadiOf(name).map(({ letter, digit }) => ({ letter, number: digit }))
    : latinLetters(name).map((letter) => ({ letter, number: letterNumber(system, letter) }));

/** The number of a name in a table, or null where the name has no letter of its script. */
export const nameSumOf = (system: NameSystem, name: string): NameSum | null => {
  const letters = lettersIn(system, name);
  if (letters.length === 0) return null;
  const sum = letters.reduce((total, { number }) => total + number, 0);
  return { system, sum, root: oneDigit(sum), compound: compoundOf(sum), letters };
};

/** Namank: by the Chaldean table where the name has a Latin letter, else by Katapayadi. Throws for a name with neither. */
export const namankOf = (name: string): NameSum => {
  const found = nameSumOf('chaldean', name) ?? nameSumOf('vedic', name);
  if (!found) throw new Error('a name has a Latin or a Devanagari letter');
  return found;
};
