/** Writes text on the pages of a PDF: shaped by HarfBuzz, placed run by run on one baseline, readable when it is copied. */
import { create, type Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { ReportColours } from '../../contract/ports/report-document.ts';
import type { Canvas } from './canvas.ts';
import { fontBytes, type FontName, type FontWeight } from './fonts.ts';
import { lettersOf, runsOf, shapedWidth, shapeText } from './shape.ts';

/** Colours of text that no brand changes. */
export const INKS = { ink: '#221c1a', soft: '#5f5650', good: '#1d6b3d', care: '#9a4a08' } as const;

const parsed = new Map<string, Font>();

/** A font as pdfkit takes it, laid out by HarfBuzz. Parsed once per process. */
export const pdfFont = (name: FontName, weight: FontWeight): Font => {
  const key = `${name}-${weight}`;
  let font = parsed.get(key);
  if (font === undefined) {
    const made = create(fontBytes(name, weight));
    const unit = made.unitsPerEm / 1000;
    made.layout = (text) => {
      const glyphs = shapeText(text, weight).flatMap((run) => {
        const letters = lettersOf(run);
        return run.glyphs.map((glyph, i) => ({ glyph, letters: letters[i] ?? '' }));
      });
      return {
        glyphs: glyphs.map(({ glyph, letters }) => ({
          // fontkit keeps the letters that a glyph had first in this process: they are told anew here.
          id: glyph.id,
          advanceWidth: made.getGlyph(glyph.id, []).advanceWidth,
          codePoints: Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
        })),
        positions: glyphs.map(({ glyph }) => ({
          xAdvance: glyph.advance * unit,
          yAdvance: 0,
          xOffset: glyph.x * unit,
          yOffset: glyph.y * unit,
        })),
        advanceWidth: glyphs.reduce((sum, { glyph }) => sum + glyph.advance, 0),
      };
    };
    font = made;
    parsed.set(key, font);
  }
  return font;
};

/** Draws on the pages of one document. */
export interface Pen {
  readonly doc: Canvas;
  readonly colours: ReportColours;
  readonly text: (text: string, x: number, y: number, size: number, weight: FontWeight, colour: string) => void;
}

/** A pen for a document. Fonts are registered when their first letter is written. */
export const penOn = (doc: PDFDocument, colours: ReportColours): Pen => {
  const known = new Set<string>();
  const text: Pen['text'] = (words, x, y, size, weight, colour) => {
    let pen = x;
    const runs = runsOf(words, weight);
    // Letters of Indian scripts are reordered and joined: what is copied or searched is the text itself.
    const joined = runs.some(({ font }) => !font.startsWith('Latin'));
    if (joined) doc.markContent('Span', { actual: words });
    for (const [i, run] of runs.entries()) {
      const name = `${run.font}-${run.weight}`;
      if (!known.has(name)) {
        doc.registerFont(name, pdfFont(run.font, run.weight));
        known.add(name);
      }
      doc
        .font(name)
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, pen, y, { lineBreak: false, baseline: 'alphabetic' });
      // The words of a run are shaped as they are drawn; the whole of it only where another run follows.
      if (i < runs.length - 1) pen += (shapedWidth(run.text, run.weight) * size) / 1000;
    }
    if (joined) doc.endMarkedContent();
  };
  return { doc, colours, text };
};
