/**
 * A report as plain data: a cover and blocks in reading order. What stands on which page, and in which letters, the press
 * decides (`lib/print/press/flow.ts`). Nothing here computes: every number and name comes from the answer of an endpoint.
 */
import type { Scene } from './scene.ts';

/** Begins a chapter: named in the contents and the bookmarks. */
export interface ChapterBlock {
  readonly kind: 'chapter';
  /** Name of the place, for links: letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  /** One sentence below the title; empty for none. */
  readonly lead: string;
  /** `page`: on a page of its own. `flow`: below what stands before, where a third of a page is left. */
  readonly start: 'page' | 'flow';
  /** What a cover lists for it and the chapters after it that have the same; its title when left out. */
  readonly group?: string;
  /** So many blocks after it stand with it on a page with narrow margins, which has no running head. */
  readonly poster?: number;
}

/** A heading inside a chapter. */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
  /** Name of the place, where a page number elsewhere points at it. */
  readonly id?: string;
  /** 2 when left out. */
  readonly span?: Span;
}

/** A paragraph. `small` is for sources and notes. */
export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
  readonly role: 'body' | 'soft' | 'small';
  /** 2 when left out. */
  readonly span?: Span;
}

/** Labels and values in two columns of pairs. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** A column: how wide it is in shares of the table, or as wide as its texts need, and on which side they stand. */
export interface Column {
  readonly share?: number;
  readonly align: 'left' | 'right' | 'centre';
}

/** A cell that shows more than a text. */
export interface RichCell {
  readonly text: string;
  /** A tick, a ring or a dash before the text: what holds, what asks for care, what does not hold. */
  readonly mark?: 'good' | 'care' | 'dash';
  /** A bar from 0 to 1 before the text. */
  readonly bar?: number;
  /** A square in a colour before the text. */
  readonly swatch?: `#${string}`;
  /** Ground from white to the colour of titles, by a share from 0 to 1. */
  readonly heat?: number;
  /** Page of the first of these chapters and headings that is there, in place of the text. */
  readonly pageOf?: readonly string[];
  /** A ring around the cell. */
  readonly ring?: boolean;
  readonly ink?: 'soft' | 'brand' | 'good' | 'care';
}
export type CellText = string | RichCell;

/** The text of a cell. */
export const cellText = (cell: CellText): string => (typeof cell === 'string' ? cell : cell.text);

/** A table. Its head is repeated on each page; no row is broken. */
export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly CellText[])[];
  /** Rows set off (sums, what runs now), by index: bold where they have no note. */
  readonly strong?: readonly number[];
  /** A line below each row, empty for none, which begins under the column `notesFrom`. */
  readonly notes?: readonly string[];
  readonly notesFrom?: number;
  /** Notes that explain are soft; others are written in the colour of the brand. */
  readonly notesSoft?: boolean;
  /** Set in small letters. */
  readonly small?: boolean;
  /** Belongs to the reading above it. */
  readonly inset?: boolean;
  /** Columns are as wide as makes the table lowest: for long tables of short texts. */
  readonly lowest?: boolean;
  /** Whether the first column names its row, in bold; true when left out. */
  readonly named?: boolean;
}

/** Short tables of two columns side by side, each with a title and what stands beside it. */
export interface BoxesBlock {
  readonly kind: 'boxes';
  readonly boxes: readonly {
    readonly title: string;
    readonly note: string;
    readonly rows: readonly (readonly [name: string, value: string])[];
    readonly strong?: readonly number[];
  }[];
  readonly perRow: 2 | 3;
}

/** What matters most, in large letters side by side. */
export interface HighlightsBlock {
  readonly kind: 'highlights';
  readonly items: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

/** How much of the page a block takes: one of two columns, or both. */
export type Span = 1 | 2;

/** A heading with the paragraphs that belong to it, in one of two columns. The note stands small below the heading. */
export interface ReadingBlock {
  readonly kind: 'reading';
  readonly title: string;
  readonly note: string;
  readonly paragraphs: readonly string[];
  /** One small line below: where it rests. */
  readonly reason?: string;
  /** 1 when left out. */
  readonly span?: Span;
}

/** A tinted box: what is said first, or set off from the rest. In one of two columns. */
export interface CardBlock {
  readonly kind: 'card';
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly reason?: string;
  readonly span?: Span;
}

/** Blocks side by side, on one page. Widths are shares; alike when left out. */
export interface ColumnsBlock {
  readonly kind: 'columns';
  readonly columns: readonly { readonly share?: number; readonly blocks: readonly Block[] }[];
}

/** Blocks that stand at the foot of a page where the chapter before leaves room, and nowhere else. */
export interface FillBlock {
  readonly kind: 'fill';
  readonly blocks: readonly Block[];
}

/** Empty lines to write on. */
export interface LinesBlock {
  readonly kind: 'lines';
  readonly count: number;
}

/** A name to sign above, beside the portrait of the brand where there is one. */
export interface SignatureBlock {
  readonly kind: 'signature';
  readonly name: string;
  readonly lines: readonly string[];
}

/** Width of the text of a page and of one with narrow margins, and distance of drawings side by side, in points. */
export const PRINT = { textWidth: 493.28, posterWidth: 539.28, figureGap: 16 } as const;

/** Drawings in a row. */
export type FiguresPerRow = 1 | 2 | 3;

/** Each of two drawings on a cover may be printed as narrow as one of such a row, and its letters are made for that width. */
export const PAIR_ON_COVER: FiguresPerRow = 3;

/** How wide a drawing is printed, in points, where so many stand in a row. */
export const figureWidth = (perRow: FiguresPerRow): number =>
  (PRINT.textWidth - (perRow - 1) * PRINT.figureGap) / perRow;

/** How wide one of two columns is, in points. */
export const COLUMN_WIDTH = (PRINT.textWidth - PRINT.figureGap) / 2;

/** Drawings side by side, each with a line below it. */
export interface FiguresBlock {
  readonly kind: 'figures';
  readonly figures: readonly { readonly scene: Scene; readonly caption: string }[];
  readonly perRow: FiguresPerRow;
  /** Language of the drawings where it is not that of the report. */
  readonly language?: string;
  /** Whether it is the legend of the drawings above it, and stays with them. */
  readonly legend?: boolean;
}

/** A list with dots. */
export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
  /** A tick, a ring or a dash in place of the dot of each. */
  readonly marks?: readonly ('good' | 'care' | 'dash')[];
}

/** The contents stand here. */
export interface ContentsBlock {
  readonly kind: 'contents';
}

export type Block =
  | ChapterBlock
  | HeadingBlock
  | TextBlock
  | ReadingBlock
  | HighlightsBlock
  | FactsBlock
  | TableBlock
  | BoxesBlock
  | FiguresBlock
  | ListBlock
  | CardBlock
  | ColumnsBlock
  | FillBlock
  | LinesBlock
  | SignatureBlock
  | ContentsBlock;

/** Colours of a report as hex. */
export interface ReportColours {
  /** Titles, strong rules and lines of charts: contrast at least 4.5 on white and on `tintStrong`. */
  readonly text: string;
  /** Marks and what stands out in drawings: contrast at least 4.5 on white and on `tintStrong`. */
  readonly accent: string;
  /** Bands as the brand has it. */
  readonly band: string;
  /** Text on the band: black or white. */
  readonly onBand: string;
  /** Hairlines. */
  readonly line: string;
  /** Faint grounds: of boxes, and of what is set off. */
  readonly tint: string;
  readonly tintStrong: string;
}

export type CoverStyle = 'plain' | 'band' | 'frame' | 'arch';
/** What is drawn beside titles and rules. */
export type Ornament = 'none' | 'line' | 'lotus' | 'temple';

/** The first page. */
export interface Cover {
  readonly style: CoverStyle;
  readonly ornament?: Ornament;
  /** Lines above everything, in a script of India. */
  readonly invocation?: readonly string[];
  /** A verse below the invocation. */
  readonly verse?: readonly string[];
  readonly title: string;
  /** One line below the title. */
  readonly subtitle?: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** The charts that it is about: one, or two side by side. */
  readonly figures?: readonly Scene[];
  /** Whose each of two charts is: a line below it. */
  readonly captions?: readonly string[];
  /** What everybody asks for first, in a row. */
  readonly facts?: HighlightsBlock['items'];
  /** Who issues it, with the line that follows the name, and below them contact and date of issue. */
  readonly issuer?: { readonly name: string; readonly tagline: string };
  readonly foot: readonly string[];
  /** PNG or JPEG. */
  readonly logo?: Uint8Array;
}

/** The sheets that a report may be printed on. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** What is printed. */
export interface ReportDocument {
  /** A paper that is no report (an invoice): it has no cover, and its pages are counted from 1. */
  readonly isPaper?: boolean;
  readonly title: string;
  readonly subject: string;
  /** The brand; empty for none. */
  readonly author: string;
  /** Template and language, for the properties of the file. */
  readonly keywords?: string;
  readonly language: string;
  readonly created: Date;
  readonly colours: ReportColours;
  readonly cover: Cover;
  /** At the foot of each page, before the number. */
  readonly footer: string;
  /** A portrait printed beside the signature on the last page: PNG or JPEG. */
  readonly photo?: Uint8Array;
  readonly paper?: Paper;
  /** Margins for a binding, running heads outside, chapters that begin a page on right pages. */
  readonly duplex?: boolean;
  /** Said by the contents and by figures that need words of the press. */
  readonly words: { readonly contents: string; readonly inside?: string };
  readonly blocks: readonly Block[];
}

/** A finished file. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
}
