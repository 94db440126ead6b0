/**
 * How wide a text may be. Letters are added up one by one at weight 600, every joining sign with the most it adds to any
 * letter; names of the sky and the words of the names of festivals and of the sheet for the wall are measured whole. A margin covers readers whose own fonts stand in for Noto Sans.
 */
import { ADVANCES, WORD_ADVANCES } from './advances.ts';

const MARGIN = 1.06;
/** Letters outside our fonts (emoji, other scripts) are counted as a full square and a half. */
const UNKNOWN = 1500;

let widths: Map<number, number> | undefined;
const widthTable = (): Map<number, number> => {
  if (widths !== undefined) return widths;
  widths = new Map();
  for (const [first = 0, ...advances] of ADVANCES) advances.forEach((advance, i) => widths?.set(first + i, advance));
  return widths;
};

/** The 128 letters among which the first of a text is: each script of the table has its own. */
const blockOf = (text: string): number => text.charCodeAt(0) >> 7;

const wholeWords: ReadonlyMap<string, number>[] = [];
/** Words of the script of a text with their widths: read when the script is first written. */
const wordsBeside = (text: string): ReadonlyMap<string, number> => {
  const block = blockOf(text);
  const known = wholeWords[block];
  if (known !== undefined) return known;
  const rows = WORD_ADVANCES.filter(([words]) => blockOf(words) === block);
  const found = new Map(
    rows.flatMap(([words, ...advances]) => words.split('|').map((word, i) => [word, advances[i] ?? UNKNOWN])),
  );
  wholeWords[block] = found;
  return found;
};

/** Width of a word in thousandths of the size. */
const wordWidth = (word: string): number => {
  const whole = wordsBeside(word).get(word);
  if (whole !== undefined) return whole;
  const table = widthTable();
  let sum = 0;
  for (const letter of word) sum += table.get(letter.codePointAt(0) ?? 0) ?? UNKNOWN;
  return sum;
};
/** Of the space between words. */
const SPACE = 260;

/**
 * An upper bound of the width of a text at a size, in the unit of the size.
 * @example
 * textWidth('', 0.02) // → 0
 */
export const textWidth = (text: string, size: number): number => {
  const words = wordsBeside(text).has(text) ? [text] : text.split(' ');
  const sum = words.reduce((all, word) => all + wordWidth(word), (words.length - 1) * SPACE);
  return ((sum * size) / 1000) * MARGIN;
};

/** The text cut to a width, with an ellipsis where something was cut. Cuts between letters as readers count them. */
export const cutToWidth = (text: string, size: number, width: number): string => {
  if (textWidth(text, size) <= width) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 0 && textWidth(`${letters.join('').trimEnd()}…`, size) > width) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('').trimEnd()}…`;
};
