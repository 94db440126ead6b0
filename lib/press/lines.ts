/** Breaks paragraphs into lines: ragged right, at spaces, and inside a word only where it is wider than the line. */
import type { FontWeight } from './fonts.ts';
import { shapedWidth } from './shape.ts';

const segments = new Intl.Segmenter();

/** Width of a text in points. */
export const widthOf = (text: string, size: number, weight: FontWeight): number =>
  (shapedWidth(text, weight) * size) / 1000;

/** A word in pieces that each fit a width, cut between letters as readers count them. */
const pieces = (word: string, size: number, weight: FontWeight, width: number): string[] => {
  if (widthOf(word, size, weight) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const { segment } of segments.segment(word)) {
    if (piece !== '' && widthOf(piece + segment, size, weight) > width) {
      found.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return piece === '' ? found : [...found, piece];
};

/** The lines of a text at a width in points. An empty text has no line. */
export const breakLines = (text: string, size: number, weight: FontWeight, width: number): string[] => {
  const lines: string[] = [];
  const space = widthOf(' ', size, weight);
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    for (const word of paragraph.split(/\s+/).flatMap((one) => (one === '' ? [] : pieces(one, size, weight, width)))) {
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
  }
  return lines;
};

/** A text cut to a width with an ellipsis. */
export const cutLine = (text: string, size: number, weight: FontWeight, width: number): string => {
  if (widthOf(text, size, weight) <= width) return text;
  const letters = Array.from(segments.segment(text), ({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
