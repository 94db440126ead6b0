/** Tables as rows: with a head that is repeated, as pairs of label and value, and as boxes side by side. */
import {
  cellText,
  type Block,
  type CellText,
  type Column,
  type RichCell,
} from '../../../contract/ports/report-document.ts';
import type { FontWeight } from '../fonts.ts';
import { breakLines, widthOf, wordsOf } from '../lines.ts';
import type { Cell, Ink, Op, Row } from '../page.ts';
import { lineOps, ornament, type LineStyle, type Setting } from './setting.ts';

const CELL_PAD = 5;
const ROW_PAD = 5;
const FACT_GAP = 18;
/** Width up to which labels and values stand in one column of pairs. */
const NARROW = 300;
/** A table whose rows take no more than this, a fifth of the page, is not parted. */
const SHORT_TABLE = 144;

/** The first column names its row. */
const weightOf = (column: number, heavy: boolean, named: boolean): FontWeight =>
  (column === 0 && named) || heavy ? 600 : 400;

/** Room for a mark or swatch before a text, and for a bar. */
const MARK = 13;
const BAR = { width: 84, height: 6 } as const;

/** Most of the width of a cell that a bar takes beside a text. */
const BAR_SHARE = 0.5;

/** How much of the width of a cell stands before its text. */
const leadOf = (cell: CellText, room = Infinity): number => {
  if (typeof cell === 'string') return 0;
  const mark = cell.mark !== undefined || cell.swatch !== undefined ? MARK : 0;
  return mark + (cell.bar === undefined ? 0 : Math.min(BAR.width, room * BAR_SHARE) + 7);
};

/** What is drawn before the text of a cell, on its first line. */
const drawnBefore = (cell: CellText, x: number, y: number, line: number, size: number, room: number): Op[] => {
  if (typeof cell === 'string') return [];
  const { mark, swatch, bar } = cell;
  const middle = y + line * 0.5;
  const side = size * 0.95;
  const at = x + (mark === undefined && swatch === undefined ? 0 : MARK);
  const wide = cell.text === '' ? room : Math.min(BAR.width, room * BAR_SHARE);
  const place = { x: at, y: middle - BAR.height / 2, height: BAR.height, radius: BAR.height / 2 };
  return [
    ...(mark === undefined ? [] : [{ op: 'mark' as const, x, y: middle - side / 2, width: side, mark }]),
    ...(swatch === undefined
      ? []
      : [{ op: 'fill' as const, x, y: middle - 3.6, width: 7.2, height: 7.2, tint: swatch }]),
    ...(bar === undefined
      ? []
      : [
          { op: 'fill' as const, ...place, width: wide, tint: 'tintStrong' as const },
          ...(bar > 0
            ? [
                {
                  op: 'fill' as const,
                  ...place,
                  width: Math.max(BAR.height, wide * Math.min(1, bar)),
                  tint: 'text' as const,
                },
              ]
            : []),
        ]),
  ];
};

const inkOf = (cell: CellText, usual: Ink): Ink => (typeof cell === 'string' ? usual : (cell.ink ?? usual));
const isHeat = (cell: CellText | undefined): cell is RichCell & { readonly heat: number } =>
  typeof cell === 'object' && cell.heat !== undefined;

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
type Texts = Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows' | 'strong'>;

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
const widthsOf = (columns: readonly Column[], texts: Texts, size: number, whole: number, named: boolean): number[] => {
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

/** Rows of a table below its head; a table whose head is empty has none. */
export const tableRows = (setting: Setting, table: Extract<Block, { kind: 'table' }>, block: number): Row[] => {
  const { columns, head, rows, strong = [], notes = [], small = false, named = true } = table;
  const size = setting.size(small ? 'small' : 'table');
  const line = setting.tableLine(size);
  const pad = setting.gap(small ? ROW_PAD - 1 : ROW_PAD);
  const whole = setting.width;
  const widths = widthsOf(columns, table, size, whole, named);
  const edges = widths.reduce<number[]>((all, width) => [...all, (all.at(-1) ?? 0) + width], [0]);
  // Notes stand below a row, from the first of its texts on that is neither its name nor a time.
  const noteLeft = (edges[table.notesFrom ?? 1] ?? 0) + CELL_PAD;

  const noteStyle: LineStyle =
    table.notesSoft === true ? { size, weight: 400, ink: 'soft' } : { size, weight: 600, ink: 'brand' };

  /** A cell, with the page it points to once that is known. */
  const settled = (cell: CellText): CellText => {
    if (typeof cell === 'string' || cell.pageOf === undefined) return cell;
    const page = cell.pageOf.map((id) => setting.pages?.get(id)).find((one) => one !== undefined);
    return { ...cell, text: page === undefined ? '' : String(page) };
  };
  const row = (texts: readonly CellText[], note: string, kind: 'head' | 'strong' | 'plain'): Row => {
    const cells = columns.map(({ align }, i) => {
      const cell = settled(texts[i] ?? '');
      const room = (widths[i] ?? 0) - 2 * CELL_PAD;
      const lead = leadOf(cell, room);
      const weight = weightOf(i, kind === 'head' || (kind === 'strong' && note === ''), named);
      const x = (edges[i] ?? 0) + CELL_PAD;
      return {
        cell,
        edge: x,
        room,
        x: x + lead,
        width: room - lead,
        align,
        weight,
        lines: isHeat(cell) ? [] : breakLines(cellText(cell), size, weight, room - lead),
      };
    });
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const noted = breakLines(note, size, noteStyle.weight, whole - CELL_PAD - noteLeft);
    const height = (count + noted.length) * line + pad;
    const rule: Op = { op: 'rule', x: 0, y: height, width: whole, strong: kind === 'head' };
    const ground: Op[] = [
      ...(kind === 'strong'
        ? [
            { op: 'fill' as const, x: 0, y: 0, width: whole, height, tint: 'tintStrong' as const },
            // A ground may cover the line of the row above, by as much as a screen rounds: it is drawn again.
            { op: 'rule' as const, x: 0, y: 0, width: whole, strong: false },
          ]
        : []),
      ...cells.flatMap(({ cell, edge, room }) => drawnBefore(cell, edge, pad / 2, line, size, room)),
      rule,
    ];
    const ink: Ink = kind === 'head' ? 'brand' : 'ink';
    return {
      before: 0,
      height,
      keep: kind === 'head',
      isHead: kind === 'head',
      block,
      cells: [
        ornament(ground),
        ...cells.map(({ cell, lines, weight, edge, room, ...place }, i): Cell => ({
          role: kind === 'head' || i === 0 ? 'TH' : 'TD',
          ops: isHeat(cell)
            ? [
                {
                  op: 'heat',
                  x: edge - CELL_PAD + 1,
                  y: 1,
                  width: room + 2 * CELL_PAD - 2,
                  height: height - 2,
                  share: cell.heat,
                  text: cell.text,
                  size,
                  weight: kind === 'strong' || cell.ring === true ? 600 : 400,
                  ring: cell.ring === true,
                },
              ]
            : lineOps(lines, { ...place, y: pad / 2, line }, { size, weight, ink: inkOf(cell, ink) }),
        })),
        ...(noted.length === 0
          ? []
          : [
              {
                role: 'TD' as const,
                ops: lineOps(noted, { x: noteLeft, y: pad / 2 + count * line, line, width: whole }, noteStyle),
              },
            ]),
      ],
    };
  };
  const made = rows.map((texts, i) => row(texts, notes[i] ?? '', strong.includes(i) ? 'strong' : 'plain'));
  const last = made.length - 1;
  if (head.every((text) => text === ''))
    return made.map((one, i) => ({
      ...one,
      before: i === 0 ? setting.gap(8) : 0,
      keep: (i === 0 && last > 0) || (i === last - 1 && last > 1),
    }));
  const top = row(head, '', 'head');
  // A short table is not parted; where another parts is decided with the page.
  const short = last < 3 || made.reduce((sum, { height }) => sum + height, 0) <= SHORT_TABLE;
  return [
    { ...top, before: setting.gap(8) },
    ...made.map((one, i) => ({ ...one, head: top, keep: i < last && short })),
  ];
};

/** Labels and values, two pairs side by side. */
export const factRows = (setting: Setting, { rows }: Extract<Block, { kind: 'facts' }>, block: number): Row[] => {
  const size = setting.size('table');
  const line = setting.tableLine(size);
  const pad = setting.gap(ROW_PAD);
  // In one of two columns the pairs stand one below the other.
  const across = setting.width > NARROW ? 2 : 1;
  const half = (setting.width - FACT_GAP * (across - 1)) / across;
  const label = half * 0.42;
  const count = Math.ceil(rows.length / across);
  const pair = (row: readonly [string, string] | undefined, x: number) => ({
    labels: breakLines(row?.[0] ?? '', size, 400, label - 6),
    values: breakLines(row?.[1] ?? '', size, 600, half - label),
    x,
  });
  return Array.from({ length: count }, (_, i): Row => {
    const pairs = [pair(rows[i], 0), ...(across === 1 ? [] : [pair(rows[i + count], half + FACT_GAP)])].filter(
      ({ labels }) => labels.length > 0,
    );
    const lines = Math.max(1, ...pairs.flatMap(({ labels, values }) => [labels.length, values.length]));
    const height = lines * line + pad;
    const y = pad / 2;
    return {
      before: i === 0 ? setting.gap(6) : 0,
      height,
      keep: i < count - 1,
      block,
      cells: [
        ornament(pairs.map(({ x }) => ({ op: 'rule', x, y: height, width: half, strong: false }))),
        ...pairs.flatMap(({ labels, values, x }, k): Cell[] => [
          {
            role: 'TH',
            line: k,
            ops: lineOps(labels, { x, y, line, width: label }, { size, weight: 400, ink: 'soft' }),
          },
          {
            role: 'TD',
            line: k,
            ops: lineOps(values, { x: x + label, y, line, width: half - label }, { size, weight: 600, ink: 'ink' }),
          },
        ]),
      ],
    };
  });
};

const BOX_GAP = 12;
const BOX_PAD = 4;
/** Least space between the two columns of a box. */
const BOX_BETWEEN = 6;

/** Short tables of two columns, side by side, fewer of them where their rows need more room; each is read to its end before the next. */
export const boxRows = (
  setting: Setting,
  { boxes, perRow }: Extract<Block, { kind: 'boxes' }>,
  block: number,
): Row[] => {
  const size = setting.size('small');
  const line = setting.tableLine(size) + setting.gap(2.5);
  const widthBy = (count: number): number => (setting.width - (count - 1) * BOX_GAP) / count;
  const widest = Math.max(
    ...boxes.flatMap(({ rows, strong = [] }) =>
      rows.map(([name, value], index) => {
        const weight = strong.includes(index) ? 600 : 400;
        return widthOf(name, size, weight) + widthOf(value, size, weight);
      }),
    ),
  );
  let across = perRow;
  while (across > 1 && widthBy(across) < widest + BOX_BETWEEN + 2 * BOX_PAD) across -= 1;
  const width = widthBy(across);
  return Array.from({ length: Math.ceil(boxes.length / across) }, (_, i): Row => {
    const some = boxes.slice(i * across, (i + 1) * across);
    return {
      before: setting.gap(i === 0 ? 8 : 14),
      height: (Math.max(...some.map(({ rows }) => rows.length)) + 1) * line,
      keep: false,
      block,
      cells: some.flatMap(({ title, note, rows, strong = [] }, k): Cell[] => {
        const x = k * (width + BOX_GAP);
        const table = i * across + k;
        const place = (y: number, align: 'left' | 'right') => ({
          x: x + BOX_PAD,
          y,
          line,
          width: width - 2 * BOX_PAD,
          align,
        });
        const heavy = (index: number): boolean => strong.includes(index);
        return [
          ornament([
            { op: 'fill', x, y: 0, width, height: line, tint: 'tintStrong' },
            ...strong.map((index): Op => ({ op: 'fill', x, y: (index + 1) * line, width, height: line, tint: 'tint' })),
            ...rows.map((_row, index): Op => ({ op: 'rule', x, y: (index + 2) * line, width, strong: false })),
          ]),
          { role: 'TH', table, line: 0, ops: lineOps([title], place(0, 'left'), { size, weight: 600, ink: 'ink' }) },
          { role: 'TH', table, line: 0, ops: lineOps([note], place(0, 'right'), { size, weight: 400, ink: 'soft' }) },
          ...rows.flatMap(([name, value], index): Cell[] => {
            const weight: FontWeight = heavy(index) ? 600 : 400;
            const y = (index + 1) * line;
            return [
              {
                role: 'TH',
                table,
                line: index + 1,
                ops: lineOps([name], place(y, 'left'), { size, weight, ink: 'ink' }),
              },
              {
                role: 'TD',
                table,
                line: index + 1,
                ops: lineOps([value], place(y, 'right'), { size, weight, ink: 'ink' }),
              },
            ];
          }),
        ];
      }),
    };
  });
};
