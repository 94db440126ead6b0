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
}

/** A heading inside a chapter. */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
}

/** A paragraph. `small` is for sources and notes. */
export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
  readonly role: 'body' | 'soft' | 'small';
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

/** A table. Its head is repeated on each page; no row is broken. */
export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows set off (sums, what runs now), by index: bold where they have no note. */
  readonly strong?: readonly number[];
  /** A line below each row, empty for none, which begins under the column `notesFrom`. */
  readonly notes?: readonly string[];
  readonly notesFrom?: number;
  /** Notes that explain are soft; others are written in the colour of the brand. */
  readonly notesSoft?: boolean;
  /** Set in small letters. */
  readonly small?: boolean;
  /** Stands under the paragraphs of a reading. */
  readonly inset?: boolean;
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

/** A heading, and beside it the paragraphs that belong to it. The note stands small below the heading. */
export interface ReadingBlock {
  readonly kind: 'reading';
  readonly title: string;
  readonly note: string;
  readonly paragraphs: readonly string[];
  /** One small line below: where it rests. */
  readonly reason?: string;
}

/** Width of the text of a page, and distance of drawings side by side, in points. */
export const PRINT = { textWidth: 493.28, figureGap: 16 } as const;

/** Drawings in a row. */
export type FiguresPerRow = 1 | 2 | 3;

/** How wide a drawing is printed, in points, where so many stand in a row. */
export const figureWidth = (perRow: FiguresPerRow): number =>
  (PRINT.textWidth - (perRow - 1) * PRINT.figureGap) / perRow;

/** Drawings side by side, each with a line below it. */
export interface FiguresBlock {
  readonly kind: 'figures';
  readonly figures: readonly { readonly scene: Scene; readonly caption: string }[];
  readonly perRow: FiguresPerRow;
  /** Language of the drawings where it is not that of the report. */
  readonly language?: string;
}

/** A list with dots. */
export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
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
  /** What everybody asks for first, in a row. */
  readonly facts?: HighlightsBlock['items'];
  /** Who issues it, with the line that follows the name, and below them contact and date of issue. */
  readonly issuer?: { readonly name: string; readonly tagline: string };
  readonly foot: readonly string[];
  /** PNG or JPEG. */
  readonly logo?: Uint8Array;
}

/** The sheet that a report is printed on. */
export type Paper = 'a4' | 'letter';

/** What is printed. */
export interface ReportDocument {
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
