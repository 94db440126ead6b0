/**
 * Blocks to pages, as plain data: every block becomes rows that are not broken, rows fill pages from the top. A heading
 * keeps with what follows, a table repeats its head, a paragraph leaves no line alone. Units: points, y down.
 */
import type { Scene } from '../draw/scene.ts';
import type { Block, Column, ReportDocument } from '../report/blocks.ts';
import type { FontWeight } from './fonts.ts';
import { breakLines, cutLine, widthOf } from './lines.ts';

export const PAGE = { width: 595.28, height: 841.89, left: 54, right: 54, top: 60, bottom: 64 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
const BOTTOM = PAGE.height - PAGE.bottom;

/** Colour of a text: of the brand, or one of ours. */
export type Ink = 'ink' | 'soft' | 'brand';

/** Something drawn, at its place on the page or, in a row, from the row's top left corner. */
export type Op =
  | {
      readonly op: 'text';
      readonly x: number;
      /** Baseline. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly weight: FontWeight;
      readonly ink: Ink;
      /** Named place that a click leads to. */
      readonly goTo?: string;
    }
  | { readonly op: 'fill'; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly tint: 'tint' | 'tintStrong' | 'band' } // prettier-ignore
  | { readonly op: 'rule'; readonly x: number; readonly y: number; readonly width: number; readonly strong: boolean }
  | { readonly op: 'scene'; readonly x: number; readonly y: number; readonly width: number; readonly scene: Scene };

/** A part of a row with its role in the structure of the document. */
export interface Cell {
  readonly role: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure' | 'Caption' | 'LI' | 'TOCI' | 'none';
  /** What a figure shows, in words. */
  readonly alt?: string;
  readonly ops: readonly Op[];
}

/** An unbreakable stretch of a page. */
export interface Row {
  /** Space above it, dropped at the top of a page. */
  readonly before: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Stays on the page of the next row. */
  readonly keep: boolean;
  /** Block it belongs to: rows of one block are one element of the structure. */
  readonly block: number;
  /** Begins here: a chapter, for the contents and the bookmarks. */
  readonly chapter?: { readonly id: string; readonly title: string };
  /** Begins a page. */
  readonly fresh?: boolean;
  /** Points that must be left on the page, more than the row itself. */
  readonly room?: number;
  /** Is the head of a table. */
  readonly isHead?: boolean;
  /** Head of its table, drawn again where the table goes on. */
  readonly head?: Row;
}

/** A row on its page. */
export interface PlacedRow {
  readonly row: Row;
  readonly y: number;
}

/** The pages after the cover. */
export interface Pages {
  readonly pages: readonly (readonly PlacedRow[])[];
  /** Page of each chapter, the cover being 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Sizes of letters and the distances of lines. Indian scripts are set larger, with more room between lines. */
export interface Typeface {
  readonly scale: number;
  readonly leading: number;
}

/** The measures of a language. */
export const typefaceOf = (language: string): Typeface =>
  language === 'en' ? { scale: 1, leading: 1.4 } : { scale: 1.06, leading: 1.6 };

const SIZES = { title: 20, heading: 13, body: 10, table: 9, small: 8 } as const;
const CELL_PAD = 5;
const FACT_GAP = 18;
/** How much of the page must be left for a chapter that may begin on it. */
const CHAPTER_ROOM = 260;
const HEADING_ROOM = 42;

interface Setting {
  readonly text: (size: number) => number;
  readonly line: (size: number) => number;
  readonly language: string;
}

/** Lines of one text as ops, and their height. */
const lineOps = (
  lines: readonly string[],
  { x, size, weight, ink, line, width, align = 'left' }: { readonly x: number; readonly size: number; readonly weight: FontWeight; readonly ink: Ink; readonly line: number; readonly width: number; readonly align?: Column['align'] },
): Op[] =>
  lines.map((text, i) => {
    const spare = align === 'left' ? 0 : width - widthOf(text, size, weight);
    return {
      op: 'text',
      x: x + (align === 'right' ? spare : align === 'centre' ? spare / 2 : 0),
      y: i * line + line * 0.5 + size * 0.34,
      text,
      size,
      weight,
      ink,
    };
  }); // prettier-ignore

const paragraph = (setting: Setting, text: string, block: number, style: { size: number; weight: FontWeight; ink: Ink; before: number; role: Cell['role']; indent?: number; bullet?: boolean }): Row[] => {
  const size = setting.text(style.size);
  const line = setting.line(size);
  const indent = style.indent ?? 0;
  const lines = breakLines(text, size, style.weight, TEXT_WIDTH - indent);
  const one = (from: number, to: number): Row => ({
    before: from === 0 ? style.before : 0,
    height: (to - from) * line,
    keep: false,
    block,
    cells: [
      {
        role: style.role,
        ops: [
          ...(from === 0 && style.bullet ? lineOps(['•'], { x: 2, size, weight: 400, ink: 'brand', line, width: 10 }) : []),
          ...lineOps(lines.slice(from, to), { x: indent, size, weight: style.weight, ink: style.ink, line, width: TEXT_WIDTH }),
        ],
      },
    ],
  });
  // Two lines at least on each side of a page break.
  if (lines.length <= 3) return lines.length === 0 ? [] : [one(0, lines.length)];
  const middle = Array.from({ length: lines.length - 4 }, (_, i) => one(i + 2, i + 3));
  return [one(0, 2), ...middle, one(lines.length - 2, lines.length)];
}; // prettier-ignore

/** Edges of the columns of a table. */
const edgesOf = (columns: readonly Column[]): number[] => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = 0;
  return [0, ...columns.map(({ share }) => (x += (share / whole) * TEXT_WIDTH))];
};

const tableRow = (
  setting: Setting,
  columns: readonly Column[],
  texts: readonly string[],
  block: number,
  { head, strong }: { readonly head: boolean; readonly strong: boolean },
): Row => {
  const size = setting.text(SIZES.table);
  const line = setting.line(size) * 0.95;
  const weight: FontWeight = head || strong ? 600 : 400;
  const edges = edgesOf(columns);
  const cells = columns.map(({ align }, i) => {
    const [left = 0, right = 0] = [edges[i], edges[i + 1]];
    const width = right - left - 2 * CELL_PAD;
    // The first column names its row.
    const bold: FontWeight = i === 0 ? 600 : weight;
    return { left, width, align, bold, lines: breakLines(texts[i] ?? '', size, bold, width) };
  });
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const height = count * line + 5;
  const ground: Op[] = head
    ? [{ op: 'fill', x: 0, y: 0, width: TEXT_WIDTH, height, tint: 'tintStrong' }]
    : [
        ...(strong ? [{ op: 'fill' as const, x: 0, y: 0, width: TEXT_WIDTH, height, tint: 'tint' as const }] : []),
        { op: 'rule', x: 0, y: height, width: TEXT_WIDTH, strong: false },
      ];
  return {
    before: 0,
    height,
    keep: head,
    isHead: head,
    block,
    cells: [
      { role: 'none', ops: ground },
      ...cells.map(({ left, width, align, bold, lines }, i): Cell => ({
        role: head || i === 0 ? 'TH' : 'TD',
        ops: lineOps(lines, {
          x: left + CELL_PAD,
          size,
          weight: bold,
          ink: 'ink',
          line,
          width,
          align,
        }).map((op) => ('y' in op ? { ...op, y: op.y + 2.5 } : op)),
      })),
    ],
  }; // prettier-ignore
};

/** Labels and values, two pairs side by side where both fit on a line of their half. */
const factRows = (setting: Setting, rows: readonly (readonly [string, string])[], block: number): Row[] => {
  const size = setting.text(SIZES.table);
  const line = setting.line(size) * 0.95;
  const half = (TEXT_WIDTH - FACT_GAP) / 2;
  const label = half * 0.42;
  const count = Math.ceil(rows.length / 2);
  const pair = (row: readonly [string, string] | undefined, x: number) => ({
    labels: breakLines(row?.[0] ?? '', size, 400, label - 6),
    values: breakLines(row?.[1] ?? '', size, 600, half - label),
    x,
  });
  return Array.from({ length: count }, (_, i): Row => {
    const pairs = [pair(rows[i], 0), pair(rows[i + count], half + FACT_GAP)];
    const lines = Math.max(1, ...pairs.flatMap(({ labels, values }) => [labels.length, values.length]));
    const height = lines * line + 5;
    const shifted = (ops: readonly Op[]): Op[] => ops.map((op) => ({ ...op, y: op.y + 2.5 }));
    return {
      before: i === 0 ? 6 : 0,
      height,
      keep: i < count - 1,
      block,
      cells: [
        { role: 'none', ops: pairs.flatMap(({ labels, x }): Op[] => (labels.length === 0 ? [] : [{ op: 'rule', x, y: height, width: half, strong: false }])) },
        ...pairs.flatMap(({ labels, values, x }): Cell[] =>
          labels.length === 0
            ? []
            : [
                { role: 'TH', ops: shifted(lineOps(labels, { x, size, weight: 400, ink: 'soft', line, width: label })) },
                { role: 'TD', ops: shifted(lineOps(values, { x: x + label, size, weight: 600, ink: 'ink', line, width: half - label })) },
              ],
        ),
      ],
    };
  }); // prettier-ignore
};

const FIGURE_GAP = 16;

const figureRows = (
  setting: Setting,
  { figures, perRow }: Extract<Block, { kind: 'figures' }>,
  block: number,
): Row[] => {
  const size = setting.text(SIZES.small);
  const line = setting.line(size);
  const width = (TEXT_WIDTH - (perRow - 1) * FIGURE_GAP) / perRow;
  return Array.from({ length: Math.ceil(figures.length / perRow) }, (_, i): Row => {
    const some = figures.slice(i * perRow, (i + 1) * perRow);
    const high = Math.max(...some.map(({ scene }) => scene.height * width));
    const captions = some.map(({ caption }) => breakLines(caption, size, 400, width));
    const lines = Math.max(0, ...captions.map((one) => one.length));
    return {
      before: 10,
      height: high + (lines === 0 ? 0 : 5 + lines * line),
      keep: false,
      block,
      cells: some.flatMap(({ scene }, k): Cell[] => {
        const x = (TEXT_WIDTH - some.length * width - (some.length - 1) * FIGURE_GAP) / 2 + k * (width + FIGURE_GAP);
        return [
          { role: 'Figure', alt: scene.alt, ops: [{ op: 'scene', x, y: 0, width, scene }] },
          {
            role: 'Caption',
            ops: lineOps(captions[k] ?? [], { x, size, weight: 400, ink: 'soft', line, width, align: 'centre' }).map((op) => ({ ...op, y: op.y + high + 5 })),
          },
        ];
      }),
    };
  }); // prettier-ignore
};

/** The rows of the contents: dots lead from the title to its page. */
const contentsRows = (
  setting: Setting,
  chapters: readonly { readonly id: string; readonly title: string }[],
  numbers: ReadonlyMap<string, number>,
  block: number,
): Row[] =>
  chapters.map(({ id, title }, i): Row => {
    const size = setting.text(SIZES.body);
    const line = setting.line(size) * 1.15;
    const number = String(numbers.get(id) ?? '');
    const numberWidth = widthOf(number, size, 400);
    const shown = cutLine(title, size, 400, TEXT_WIDTH - 60);
    const from = widthOf(shown, size, 400) + 6;
    const dot = widthOf('. ', size, 400);
    const dots = Math.max(0, Math.floor((TEXT_WIDTH - from - numberWidth - 6) / dot));
    const y = line * 0.5 + size * 0.34;
    const text = (x: number, words: string, ink: Ink): Op => ({ op: 'text', x, y, text: words, size, weight: 400, ink, goTo: id });
    return {
      before: i === 0 ? 8 : 0,
      height: line,
      keep: i === 0,
      block,
      cells: [
        { role: 'TOCI', ops: [text(0, shown, 'ink'), text(TEXT_WIDTH - numberWidth, number, 'ink')] },
        { role: 'none', ops: dots === 0 ? [] : [text(TEXT_WIDTH - numberWidth - 6 - dots * dot, '. '.repeat(dots).trimEnd(), 'soft')] },
      ],
    };
  }); // prettier-ignore

const blockRows = (setting: Setting, block: Block, index: number, contents: () => Row[]): Row[] => {
  const styled = (text: string, style: { size: number; weight: FontWeight; ink: Ink; before: number; role: Cell['role']; indent?: number; bullet?: boolean }): Row[] =>
    paragraph(setting, text, index, style); // prettier-ignore
  switch (block.kind) {
    case 'chapter': {
      const { id, title, lead, start } = block;
      const [first, ...more] = styled(title, { size: SIZES.title, weight: 600, ink: 'brand', before: 26, role: 'H1' });
      if (first === undefined) return [];
      const heading = { ...first, ...(start === 'page' ? { fresh: true } : { room: CHAPTER_ROOM }), chapter: { id, title } };
      const rows = [heading, ...more, ...styled(lead, { size: SIZES.body, weight: 400, ink: 'soft', before: 2, role: 'P' })];
      return rows.map((row) => ({ ...row, keep: true }));
    }
    case 'heading':
      return styled(block.text, { size: SIZES.heading, weight: 600, ink: 'ink', before: 16, role: 'H2' }).map((row) => ({ ...row, keep: true, room: HEADING_ROOM }));
    case 'text': {
      const size = block.role === 'small' ? SIZES.small : SIZES.body;
      return styled(block.text, { size, weight: 400, ink: block.role === 'body' ? 'ink' : 'soft', before: block.role === 'small' ? 3 : 6, role: 'P' });
    }
    case 'list':
      return block.items.flatMap((item) => styled(item, { size: SIZES.body, weight: 400, ink: 'ink', before: 3, role: 'LI', indent: 14, bullet: true }));
    case 'facts':
      return factRows(setting, block.rows, index);
    case 'figures':
      return figureRows(setting, block, index);
    case 'contents':
      return contents();
    case 'table': {
      const head = tableRow(setting, block.columns, block.head, index, { head: true, strong: false });
      const last = block.rows.length - 1;
      const rows = block.rows.map((texts, i) => ({
        ...tableRow(setting, block.columns, texts, index, { head: false, strong: block.strong?.includes(i) ?? false }),
        head,
        // Two rows at least on each side of a page break.
        keep: (i === 0 && last > 0) || (i === last - 1 && last > 1),
      }));
      // A grid has no head.
      if (block.head.every((text) => text === '')) return rows.map(({ head: _, ...row }, i) => ({ ...row, before: i === 0 ? 8 : 0 }));
      return [{ ...head, before: 8 }, ...rows];
    }
  } // prettier-ignore
};

/** Height of a row together with those it must stay with, up to a page. */
const keptHeight = (rows: readonly Row[], from: number): number => {
  let height = 0;
  for (let i = from; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined) break;
    height += row.height + (i === from ? 0 : row.before);
    if (!row.keep) break;
  }
  return Math.min(height, BOTTOM - PAGE.top);
};

/** Fills pages with rows. */
const paginate = (rows: readonly Row[]): PlacedRow[][] => {
  const pages: PlacedRow[][] = [[]];
  let page = pages[0] ?? [];
  let y: number = PAGE.top;
  const turn = (): void => {
    page = [];
    pages.push(page);
    y = PAGE.top;
  };
  const put = (row: Row, before: number): void => {
    page.push({ row, y: y + before });
    y += before + row.height;
  };
  rows.forEach((row, i) => {
    const before = page.length === 0 ? 0 : row.before;
    // The first of the rows that stay together has looked for room for all of them; where a page has none, they part.
    const follows = rows[i - 1]?.keep === true;
    const needed = before + (follows ? row.height : Math.max(keptHeight(rows, i), row.room ?? 0));
    const over = y + needed > BOTTOM + 0.01;
    if (page.length > 0 && (row.fresh === true || over)) {
      turn();
      if (row.head !== undefined) put(row.head, 0);
      put(row, 0);
    } else put(row, before);
  });
  return pages;
};

/** The pages of a report. Made twice: once to learn the pages of the chapters, once with their numbers in the contents. */
export const flowReport = ({ blocks, language }: Pick<ReportDocument, 'blocks' | 'language'>): Pages => {
  const { scale, leading } = typefaceOf(language);
  const setting: Setting = { text: (size) => size * scale, line: (size) => size * leading, language };
  // The chapter that holds the contents is not listed in them.
  const chapters = blocks.flatMap((block) => (block.kind === 'chapter' && block.id !== 'contents' ? [block] : []));
  const lay = (numbers: ReadonlyMap<string, number>): PlacedRow[][] =>
    paginate(
      blocks.flatMap((block, i) => blockRows(setting, block, i, () => contentsRows(setting, chapters, numbers, i))),
    );
  const numbersIn = (pages: readonly (readonly PlacedRow[])[]): Map<string, number> =>
    new Map(
      pages.flatMap((rows, i) => rows.flatMap(({ row }) => (row.chapter === undefined ? [] : [[row.chapter.id, i + 2] as const]))),
    );
  const numbers = numbersIn(lay(new Map()));
  return { pages: lay(numbers), numbers };
}; // prettier-ignore
