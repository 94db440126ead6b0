/** Breaks paragraphs into lines: ragged right, at spaces, and inside a word only where it is wider than the line. */
import type { FontWeight } from './fonts.ts';
import { shapedWidth } from './shape.ts';

const segments = new Intl.Segmenter();

/** Width of a text in points. */
export const widthOf = (text: string, size: number, weight: FontWeight): number =>
  (shapedWidth(text, weight) * size) / 1000;

/** After a dash a word may be parted: a time from its end. */
const AFTER_DASH = /(?<=[–—])/u;

/** A word in pieces that each fit a width, cut after a dash, or else between letters as readers count them. */
const pieces = (word: string, size: number, weight: FontWeight, width: number): string[] => {
  const fits = (text: string): boolean => widthOf(text, size, weight) <= width;
  if (fits(word)) return [word];
  const parts = word
    .split(AFTER_DASH)
    .flatMap((part) => (fits(part) ? [part] : Array.from(segments.segment(part), ({ segment }) => segment)));
  const found: string[] = [];
  let piece = '';
  for (const part of parts) {
    if (piece !== '' && !fits(piece + part)) {
      found.push(piece);
      piece = '';
    }
    piece += part;
  }
  return piece === '' ? found : [...found, piece];
};

/**
 * White space at which lines may end: not one that keeps a number with its word or stands for a digit, nor that between a number of
 * one or two figures and the word that it counts (a day and its month), nor that before the dot of a list or a dash.
 */
const BREAKS = /(?<!(?:^|[\s(])\d{1,2})[^\S\u00a0\u2007\u202f]+(?!\s*[·–](?:\s|$))/u;

/** The words of a text, as lines part them. */
export const wordsOf = (text: string): readonly string[] => text.split('\n').flatMap((line) => line.split(BREAKS));

/** A last line of one word that takes less than this of the width is a remnant. */
const REMNANT = 0.2;
/** Words that a line keeps when it gives its last to the one below. */
const KEPT_WORDS = 2;

/** Lines whose last is no short word alone: the line above gives it company where it has words enough. */
const withCompany = (lines: readonly string[], size: number, weight: FontWeight, width: number): string[] => {
  const [above = '', last = ''] = lines.slice(-2);
  const words = above.split(BREAKS);
  const moved = words.at(-1) ?? '';
  const alone = lines.length > 1 && !last.includes(' ') && widthOf(last, size, weight) < width * REMNANT;
  if (!alone || words.length <= KEPT_WORDS || widthOf(`${moved} ${last}`, size, weight) > width) return [...lines];
  return [...lines.slice(0, -2), words.slice(0, -1).join(' '), `${moved} ${last}`];
};

const brokenLines = (text: string, size: number, weight: FontWeight, width: number): readonly string[] => {
  const space = widthOf(' ', size, weight);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(BREAKS).flatMap((one) => (one === '' ? [] : pieces(one, size, weight, width)))) {
      const wide = widthOf(word, size, weight);
      if (line !== '' && used + space + wide > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      used += (line === '' ? 0 : space) + wide;
      line += (line === '' ? '' : ' ') + word;
    }
    if (line !== '') lines.push(line);
    return withCompany(lines, size, weight, width);
  });
};

/** Paragraphs whose lines are remembered: a report is laid out more than once, and measured before it is written. */
const REMEMBERED = 4000;
const broken = new Map<string, readonly string[]>();

/** The lines of a text at a width in points. An empty text has no line. */
export const breakLines = (text: string, size: number, weight: FontWeight, width: number): readonly string[] => {
  const key = `${size} ${weight} ${width} ${text}`;
  const known = broken.get(key);
  if (known) return known;
  if (broken.size >= REMEMBERED) broken.clear();
  const lines = brokenLines(text, size, weight, width);
  broken.set(key, lines);
  return lines;
};

/** A text is cut between words where at least this share of what fits is kept. */
const WORD_FROM = 0.8;

/** A text cut to a width with an ellipsis. */
export const cutLine = (text: string, size: number, weight: FontWeight, width: number): string => {
  if (widthOf(text, size, weight) <= width) return text;
  const letters = Array.from(segments.segment(text), ({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`, size, weight) > width) letters.pop();
  const kept = letters.join('').trimEnd();
  const word = kept.lastIndexOf(' ');
  return `${word > kept.length * WORD_FROM ? kept.slice(0, word) : kept}…`;
};
