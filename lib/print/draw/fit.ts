/** Texts in a given room: smaller where they must be, in lines where they may be. */
import type { Label, Role } from '../../contract/ports/scene.ts';
import { cutToWidth, textWidth } from './metrics.ts';

/** Keeps a text that was made to fit from being a hair too wide. */
const ROUNDING = 0.9999;

/** The size from `floor` to `size` at which a text is no wider than `width`; `floor` where none is. */
export const sizeFor = (text: string, width: number, size: number, floor: number): number => {
  const natural = textWidth(text, size);
  return natural <= width ? size : Math.max(floor, ((size * width) / natural) * ROUNDING);
};

/** A text broken between words into lines no wider than `width`; a word that is wider has a line of its own. */
export const wrapped = (text: string, width: number, size: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
};

const letters = new Intl.Segmenter();

/** A word in two parts with a hyphen, as alike in width as its letters allow. */
const halved = (word: string): readonly [string, string] => {
  const all = Array.from(letters.segment(word), ({ segment }) => segment);
  const parts = all.slice(1).map((_, i) => [`${all.slice(0, i + 1).join('')}-`, all.slice(i + 1).join('')] as const);
  const widest = (pair: readonly [string, string]): number => Math.max(...pair.map((text) => textWidth(text, 1)));
  return parts.toSorted((one, other) => widest(one) - widest(other))[0] ?? [word, ''];
};

/**
 * A text in lines as `wrapped` has them at `size`, where a word that no line holds even at the floor is parted: names that
 * differ only at their end are told apart.
 */
export const parted = (text: string, width: number, size: number, floor: number): readonly string[] =>
  wrapped(text, width, size).flatMap((line) => (textWidth(line, floor) <= width ? [line] : halved(line)));

/** Sizes that are tried, as shares of the largest. */
const STEPS = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** A text in lines of one size. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * A text in a room: in the largest size from `floor` to `size` at which its lines, `leading` apart, are in it. Only what does
 * not fit at the floor is cut, in its last line.
 */
export const inRoom = (
  text: string,
  { width, height, size, floor, leading }: Readonly<Record<'width' | 'height' | 'size' | 'floor' | 'leading', number>>,
): Fitted => {
  const fits = (lines: readonly string[], each: number): boolean =>
    lines.every((line) => textWidth(line, each) <= width) && (1 + (lines.length - 1) * leading) * each <= height;
  const tried = [...STEPS.map((step) => step * size).filter((each) => each > floor), floor];
  for (const each of tried) {
    const lines = wrapped(text, width, each);
    if (fits(lines, each)) return { lines, size: each };
  }
  const most = Math.max(1, Math.floor((height / floor - 1) / leading) + 1);
  const lines = wrapped(text, width, floor);
  const last = lines.slice(most - 1).join(' ');
  return { lines: [...lines.slice(0, most - 1), last].map((line) => cutToWidth(line, floor, width)), size: floor };
};

/** A text whose letters stand around the height of a point: centred on it, or beginning or ending there. */
export const centred = (
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  role: Role,
  { anchor = 'middle', bold = false }: { readonly anchor?: Label['anchor']; readonly bold?: boolean } = {},
): Label => ({
  kind: 'label',
  at: [x, y + size * 0.35],
  anchor,
  size,
  text,
  role,
  ...(bold ? { bold } : {}),
  width: textWidth(text, size),
});

/** How a label is written. */
interface Written {
  readonly x: number;
  /** Of its baseline. */
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly floor?: number;
  readonly role?: Role;
  readonly anchor?: Label['anchor'];
  readonly bold?: boolean;
}

/** A label no wider than its room: smaller down to the floor, and cut where that is not enough. */
export const fitted = (
  text: string,
  { x, y, size, width, floor = size, role = 'ink', anchor = 'start', bold = false }: Written,
): Label => {
  const at = sizeFor(text, width, size, floor);
  const shown = cutToWidth(text, at, width);
  return {
    kind: 'label',
    at: [x, y],
    anchor,
    size: at,
    text: shown,
    role,
    width: textWidth(shown, at),
    ...(bold ? { bold } : {}),
  };
};
