/** What all joinings of tokens share. */
import type { Token } from './symbols.ts';

/** A rule that puts tokens together: the symbols it looks for, and what they become; null leaves them as they are. */
export interface Joining {
  readonly pattern: RegExp;
  readonly join: (tokens: readonly Token[], after: string, next?: Token) => readonly Token[] | null;
}

/** The words of some tokens. */
export const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');
/** The number of the first token of these kinds. */
export const numberOf = (tokens: readonly Token[], symbols: string): number =>
  tokens.find(({ symbol }) => symbols.includes(symbol))?.number ?? NaN;
/** The numbers of all tokens of these kinds. */
export const numbersOf = (tokens: readonly Token[], symbols: string): readonly number[] =>
  tokens.flatMap(({ symbol, number }) => (symbols.includes(symbol) && number !== undefined ? [number] : []));
/** Whether a number is one of a house. */
export const isHouse = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= 12;
