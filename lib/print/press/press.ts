/** What turns drawings into pictures. It stands in a Lambda layer of its own: only functions that need it carry its weight. */
import type { Press } from '../../contract/ports/press.ts';

/** The press of this process. */
export const PRESS: Press = {
  png: async (scene, options) => (await import('./png.ts')).pngOf(scene, options),
  pdf: async (report) => (await import('./pdf.ts')).pdfOf(report),
  pictures: async (report, options) => (await import('./pictures.ts')).picturesOf(report, options),
  strip: async (leaves, width) => (await import('./pictures.ts')).stripOf(leaves, width),
  logo: async (bytes, head, side) => (await import('./png.ts')).plainPng(bytes, head, side),
  writable: async (text) => {
    const [{ writableOf }, { started }] = await Promise.all([import('./shape.ts'), import('./started.ts')]);
    await started;
    return writableOf(text);
  },
};
