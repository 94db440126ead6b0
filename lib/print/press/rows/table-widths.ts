/** How wide the columns of a table are, and what of a cell stands before its text. */
import { cellText, type CellText, type Column, type TableBlock } from '../../../contract/ports/report-document.ts';
import type { FontWeight } from '../fonts.ts';
import { widthOf, wordsOf } from '../lines.ts';
import { linesOf, lowestWidths } from './lowest-widths.ts';

export const CELL_PAD = 5;

/** The first column names its row. */
export const weightOf = (column: number, heavy: boolean, named: boolean): FontWeight =>
  (column === 0 && named) || heavy ? 600 : 400;

/** Room for a mark or swatch before a text, and for a bar. */
export const MARK = 13;
export const BAR = { width: 84, height: 6 } as const;

/** Most of the width of a cell that a bar takes beside a text. */
export const BAR_SHARE = 0.5;

/** How much of the width of a cell stands before its text. */
export const leadOf = (cell: CellText, room = Infinity): number => {
  if (typeof cell === 'string') return 0;
  const mark = cell.mark !== undefined || cell.swatch !== undefined ? MARK : 0;
  return mark + (cell.bar === undefined ? 0 : Math.min(BAR.width, room * BAR_SHARE) + 7);
};

/** Widths that fill a whole: the narrow ones as they are, the others alike. */
const cappedWidths = (widths: readonly number[], whole: number): number[] => {
  let left = whole;
  let cap = whole;
  widths
    .toSorted((a, b) => a - b)
    .forEach((width, i) => {
      cap = left / (widths.length - i);
      left -= Math.min(width, cap);
    });
  return widths.map((width) => Math.min(width, cap));
};

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** The texts of a table: its head, its rows, and which of them are heavy. */
type Texts = Pick<TableBlock, 'head' | 'rows' | 'strong'>;

/**
 * What the texts of each column take: in one line, below the head in one line, and at the least, which is its longest word, of
 * the head and the rows or of the rows alone.
 */
const needsOf = (
  { head, rows, strong = [] }: Texts,
  columns: number,
  size: number,
  named: boolean,
): Readonly<Record<'natural' | 'below' | 'least' | 'words', readonly number[]>> => {
  const none = (): number[] => Array.from({ length: columns }, () => 0);
  const [natural, below, least, words] = [none(), none(), none(), none()];
  [head, ...rows].forEach((row, i) =>
    row.forEach((cell, column) => {
      const weight = weightOf(column, i === 0 || strong.includes(i - 1), named);
      const text = cellText(cell);
      const pads = 2 * CELL_PAD + 0.5;
      const whole = widthOf(text, size, weight) + leadOf(cell) + pads;
      natural[column] = Math.max(natural[column] ?? 0, whole);
      if (i > 0) below[column] = Math.max(below[column] ?? 0, whole);
      for (const word of wordsOf(text)) {
        const wide = widthOf(word, size, weight);
        const needed = wide + leadOf(cell, (wide + 2 * MARK) / (1 - BAR_SHARE)) + pads;
        least[column] = Math.max(least[column] ?? 0, needed);
        if (i > 0) words[column] = Math.max(words[column] ?? 0, needed);
      }
    }),
  );
  return { natural, below: below.map((width, i) => Math.max(width, least[i] ?? 0)), least, words };
};

/** Widths that fill a whole, none below its least; `spread` tells how the others share what is left. */
const notBelow = (
  least: readonly number[],
  whole: number,
  spread: (columns: readonly number[], room: number) => readonly number[],
): number[] => {
  const fixed = new Set<number>();
  for (;;) {
    const free = least.flatMap((_, i) => (fixed.has(i) ? [] : [i]));
    const found = new Map(
      spread(free, whole - sum([...fixed].map((i) => least[i] ?? 0))).map((width, i) => [free[i], width]),
    );
    const short = free.filter((i) => (found.get(i) ?? 0) < (least[i] ?? 0));
    if (short.length === 0) return least.map((width, i) => found.get(i) ?? width);
    for (const i of short) fixed.add(i);
  }
};

/** Widths of columns: in their shares, or what their texts need where one says none, with a part of what is left over or missing. */
const spreadWidths = (
  columns: readonly Column[],
  texts: Texts,
  size: number,
  whole: number,
  named: boolean,
): number[] => {
  const { natural, below, least, words } = needsOf(texts, columns.length, size, named);
  const shares = columns.map(({ share }) => share);
  if (shares.every((share) => share !== undefined)) {
    const byShare = (of: readonly number[], room: number): number[] => {
      const total = sum(of.map((i) => shares[i] ?? 0));
      return of.map((i) => ((shares[i] ?? 0) / total) * room);
    };
    const all = columns.map((_, i) => i);
    return sum(least) >= whole ? byShare(all, whole) : notBelow(least, whole, byShare);
  }
  // The words of a head part before those below it, which are dates and names.
  for (const widths of [natural, below]) {
    const wanted = sum(widths);
    if (wanted <= whole) return widths.map((width) => width + ((whole - wanted) * width) / wanted);
  }
  if (sum(least) >= whole) {
    // Where a word must part, it is one of the head, and no name below it.
    if (sum(words) >= whole) return cappedWidths(least, whole);
    return notBelow(words, whole, (of, room) =>
      cappedWidths(
        of.map((i) => least[i] ?? 0),
        room,
      ),
    );
  }
  // The widest give way.
  return notBelow(least, whole, (of, room) =>
    cappedWidths(
      of.map((i) => natural[i] ?? 0),
      room,
    ),
  );
};

/** The widths at which a table is lowest, from those at which its columns share what is left. */
const lowestOf = (
  { columns, head, rows, named = true }: TableBlock,
  size: number,
  begin: readonly number[],
): readonly number[] => {
  const pads = 2 * CELL_PAD + 0.5;
  const space = widthOf(' ', size, 400);
  const measured = columns.map((_, column) => {
    const weight = weightOf(column, false, named);
    /** Widths of the words of a text, by its paragraphs. */
    const words = (text: string, heavy: FontWeight): readonly (readonly number[])[] =>
      text.split('\n').map((line) => wordsOf(line).map((word) => widthOf(word, size, heavy)));
    const texts = [words(head[column] ?? '', 600), ...rows.map((row) => words(cellText(row[column] ?? ''), weight))];
    return {
      least: Math.max(0, ...texts.flat(2)) + pads,
      linesIn: (width: number) => texts.map((text) => sum(text.map((line) => linesOf(line, space, width - pads)))),
    };
  });
  return lowestWidths(measured, begin);
};

/** Widths of tables that are known: one is set in several ways, each with the same widths. */
const known = new WeakMap<TableBlock, Map<string, readonly number[]>>();

/** Widths of the columns of a table in letters of a size, over a whole width. */
export const widthsOf = (table: TableBlock, size: number, whole: number): readonly number[] => {
  const own = known.get(table) ?? new Map<string, readonly number[]>();
  known.set(table, own);
  const key = `${size} ${whole}`;
  const spread = (): readonly number[] => spreadWidths(table.columns, table, size, whole, table.named ?? true);
  const widths = own.get(key) ?? (table.lowest === true ? lowestOf(table, size, spread()) : spread());
  own.set(key, widths);
  return widths;
};
