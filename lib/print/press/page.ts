/** The page and what stands on it, as plain data. Units: points, y down. */
import { PRINT } from '../../contract/ports/report-document.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import { scriptOfLanguage, type FontScript } from '../draw/scripts.ts';
import type { FontWeight } from './fonts.ts';

export const TEXT_WIDTH = PRINT.textWidth;

/** Colour of a text: of the brand, or one of ours. */
export type Ink = 'ink' | 'soft' | 'brand' | 'accent' | 'good' | 'care';

/** A place on the page or, in a row, from the row's top left corner. */
interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A stretch from a place to the right, and a box below it. */
interface Wide extends Spot {
  readonly width: number;
}
interface Area extends Wide {
  readonly height: number;
}
/** How letters are written. */
interface Lettered {
  readonly text: string;
  readonly size: number;
  readonly weight: FontWeight;
}

/** Something drawn. */
export type Op =
  | (Spot &
      Lettered & {
        /** Its place is the left end of its baseline. */
        readonly op: 'text';
        readonly ink: Ink;
        /** Named place that a click leads to. */
        readonly goTo?: string;
      })
  | (Area & {
      readonly op: 'fill';
      readonly tint: 'tint' | 'tintStrong' | 'text' | 'accent' | `#${string}`;
      /** Is made as high as what stands beside it. */
      readonly grows?: boolean;
      readonly radius?: number;
    })
  /** A tick, a ring or a dash in a square. */
  | (Wide & { readonly op: 'mark'; readonly mark: 'good' | 'care' | 'dash' })
  /** A figure on a ground between white and the colour of titles. */
  | (Area & Lettered & { readonly op: 'heat'; readonly share: number; readonly ring: boolean })
  | (Area & { readonly op: 'photo' })
  | (Wide & { readonly op: 'rule'; readonly strong: boolean })
  | (Wide & { readonly op: 'scene'; readonly scene: Scene });

/** A part of a row with its role in the structure of the document. */
export interface Cell {
  readonly role: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure' | 'Caption' | 'LI' | 'TOCI' | 'none';
  /** What a figure shows, in words. */
  readonly alt?: string;
  /** Language of `alt` where it is not that of the report. */
  readonly language?: string;
  readonly ops: readonly Op[];
  /** Cells of a block with the same part are one element: the lines of a paragraph that a page break may divide. */
  readonly part?: number;
  /** The block it belongs to where that stands beside others: its place among them, and its kind. */
  readonly owner?: { readonly id: string; readonly kind: string };
  /** Names a column of a table that stands beside other blocks. */
  readonly columnHead?: boolean;
  /** Which table of its block a TH or TD is in, and on which line of the row, where a row has several. */
  readonly table?: number;
  readonly line?: number;
}

/** An unbreakable stretch of a page. */
export interface Row {
  /** Space above it, dropped at the top of a page. */
  readonly before: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Goes on with what the row above begins: stands nowhere without it. */
  readonly goesOn?: boolean;
  /** Stays on the page of the next row. */
  readonly keep: boolean;
  /** Block it belongs to: rows of one block are one element of the structure. */
  readonly block: number;
  /** Begins here: a chapter, for the contents and the bookmarks. */
  readonly chapter?: { readonly id: string; readonly title: string };
  /** Name of a heading that a page number elsewhere points at. */
  readonly place?: string;
  /** Stands on a page with narrow margins. */
  readonly poster?: boolean;
  /** Set in one of two columns. */
  readonly column?: boolean;
  /** Stands only where a page has room left. */
  readonly fill?: boolean;
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
  /** Left edge of its column from that of the text. */
  readonly x: number;
}

/** Rows from the top of a page to its foot. */
export type PageRows = readonly PlacedRow[];

/** Factor of the sizes of letters, and distances of lines of text and of titles as shares of the size. */
export interface Typeface {
  readonly scale: number;
  readonly leading: number;
  readonly titleLeading: number;
  /** Room below a title for the deep signs of its script, as a share of the size. */
  readonly deep: number;
}

/** Rows that are measured once: pages are tried from many of them to many others. */
export interface Measured {
  readonly rows: readonly Row[];
  /** The height from one row to before another, with what stands above the first. */
  readonly heightOf: (from: number, to: number) => number;
  /** For each row that is set in columns the row after them. */
  readonly columnEnds: readonly number[];
}

/** Some rows, measured. */
export const measured = (rows: readonly Row[]): Measured => {
  const sums = [0];
  for (const { before, height } of rows) sums.push((sums.at(-1) ?? 0) + before + height);
  const columnEnds = Array.from({ length: rows.length }, (_, i) => i + 1);
  for (let i = rows.length - 2; i >= 0; i--)
    if (rows[i]?.column === true && rows[i + 1]?.column === true) columnEnds[i] = columnEnds[i + 1] ?? i + 1;
  return { rows, heightOf: (from, to) => (sums[to] ?? 0) - (sums[from] ?? 0), columnEnds };
};

/** Distance of lines of Latin text, as a share of its size. */
export const LATIN_LEADING = 1.42;
const TITLE_LEADING = { latin: 1.28, indic: 1.35 } as const;
/** Scripts with deep signs below their letters. */
const DEEP: ReadonlySet<FontScript> = new Set(['Tamil', 'Telugu', 'Kannada', 'Malayalam']);
/** Scripts whose letters look smaller or larger than Latin ones of the same size. */
const SCALES: Readonly<Partial<Record<FontScript, number>>> = { Devanagari: 1.05, Tamil: 0.98 };

/** The measures of a language. */
export const typefaceOf = (language: string): Typeface => {
  const script = scriptOfLanguage(language);
  if (script === 'Latin') return { scale: 1, leading: LATIN_LEADING, titleLeading: TITLE_LEADING.latin, deep: 0 };
  const [leading, deep] = DEEP.has(script) ? [1.58, 0.24] : [1.55, 0.12];
  return { scale: SCALES[script] ?? 1, leading, titleLeading: TITLE_LEADING.indic, deep };
};
