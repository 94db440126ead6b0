/** What turns drawings and reports into files, as a port. */
import type { PdfFile, ReportDocument } from './report-document.ts';
import type { PictureOptions, Scene } from './scene.ts';

/** Type and size in pixels of a picture, by its own first bytes. */
export interface LogoShape {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
}

/** A text without what no font can write. */
export interface Writable {
  /** What is left. Between words a space stands for what was left out. */
  readonly text: string;
  /** Characters (grapheme clusters) that were left out, in order; none where the whole text can be written. */
  readonly lost: readonly string[];
}

/** Which pages are drawn (the cover is 1), how many pixels wide, and a word that is laid across them. */
export interface PicturesOptions {
  readonly pages: readonly number[];
  readonly width: number;
  readonly stamp?: string;
}

/** Pages of a report that stand in a strip; the cover is 1. */
export interface StripPart {
  readonly report: ReportDocument;
  readonly pages: readonly number[];
}

/** Pictures of pages as PNG, in the order they were asked for, and how many pages the whole report has. */
export interface PagePictures {
  readonly pictures: readonly Uint8Array[];
  readonly pages: number;
}

/** Fonts, text shaping and painting. Nothing is loaded before its first use. */
export interface Press {
  /** A scene as a PNG picture of the wanted size. */
  png(scene: Scene, options: PictureOptions): Promise<Uint8Array>;
  /** A report as PDF: the same bytes for the same document. */
  pdf(report: ReportDocument): Promise<PdfFile>;
  /** Some pages of a report as pictures. */
  pictures(report: ReportDocument, options: PicturesOptions): Promise<PagePictures>;
  /**
   * Pages of one report or of several side by side in one PNG of few colours, a third as heavy: for looking, not for
   * photographs; each `width` pixels wide. Null where none of them is there.
   */
  strip(leaves: readonly StripPart[], width: number): Promise<Uint8Array | null>;
  /** A logo or portrait decoded and kept as a plain PNG of at most so many pixels a side; null for one that cannot be read. */
  logo(bytes: Uint8Array, head: LogoShape, side: number): Promise<Uint8Array | null>;
  /** A text without the characters that no font has, control characters, lone surrogates and marks of direction. */
  writable(text: string): Promise<Writable>;
}
