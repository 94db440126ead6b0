/** What turns drawings into pictures. It stands in a Lambda layer of its own: only functions that need it carry its weight. */
import type { Scene } from '../draw/scene.ts';
import type { SvgOptions } from '../draw/svg.ts';
import type { LogoShape } from './logo-shape.ts';
import type { PdfFile, ReportDocument } from '../report/blocks.ts';

/** Fonts, text shaping and painting. Nothing is loaded before its first use. */
export interface Press {
  /** A scene as a PNG picture of the wanted size. */
  png(scene: Scene, options: SvgOptions): Promise<Uint8Array>;
  /** A report as PDF: the same bytes for the same document. */
  pdf(report: ReportDocument): Promise<PdfFile>;
  /** A logo decoded and kept as a plain PNG of at most 800 pixels a side; null for one that cannot be read. */
  logo(bytes: Uint8Array, head: LogoShape): Promise<Uint8Array | null>;
  /** Whether the fonts have every letter of each text. */
  canPrint(texts: readonly string[]): Promise<readonly boolean[]>;
}

/** The press of this process. */
export const PRESS: Press = {
  png: async (scene, options) => (await import('./png.ts')).pngOf(scene, options),
  pdf: async (report) => (await import('./pdf.ts')).pdfOf(report),
  logo: async (bytes, head) => (await import('./png.ts')).plainPng(bytes, head),
  canPrint: async (texts) => {
    const [{ canWrite }, { started }] = await Promise.all([import('./shape.ts'), import('./started.ts')]);
    await started;
    return texts.map(canWrite);
  },
};
