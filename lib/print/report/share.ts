/** How much of a book its chapters may take whose number of items the birth decides: the rest of them stands in the table. */

import { textWidth } from '../draw/metrics.ts';

/** Lines of a chapter, by book; one that is not named here is printed whole. */
export interface Share {
  readonly yogas?: number;
  readonly doshas?: number;
}
export const SHARES: Readonly<Partial<Record<string, Share>>> = {
  mini: { doshas: 43 },
  standard: { yogas: 100, doshas: 50 },
};

/** Width of a figure against the size of type; letters of a script of wide ones count for more. */
const FIGURE = 0.61;

/** Lines that a text takes where a line has room for so many figures. */
export const linesOf = (text: string, figures: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(textWidth(line, 1) / (FIGURE * figures))), 0);

/** Lines that an item takes told at length, and in short. */
export interface Room {
  readonly long: number;
  readonly short: number;
}

/** Lines that items take which are all told in short. */
export const inShort = (items: readonly Room[]): number => items.reduce((sum, { short }) => sum + short, 0);

/**
 * How many items, the weightiest first, are told at length where all the others are told in short: as many as there is room
 * for, and the first few in any case.
 * @example
 * atLength([{ long: 9, short: 2 }, { long: 9, short: 2 }], 12, 0) // → 1
 */
export const atLength = (items: readonly Room[], room: number, least: number): number => {
  let free = room - inShort(items);
  const over = items.findIndex(({ long, short }, i) => {
    free -= long - short;
    return free < 0 && i >= least;
  });
  return over === -1 ? items.length : over;
};
