/** Writes on a cover: tagged lines of text, strokes and drawings. */
import type { ReportColours, ReportDocument } from '../../../contract/ports/report-document.ts';
import type { Scene } from '../../../contract/ports/scene.ts';
import type { Canvas } from '../canvas.ts';
import type { FontWeight } from '../fonts.ts';
import { breakLines, widthOf } from '../lines.ts';
import type { Stroke } from '../ornaments.ts';
import { typefaceOf } from '../page.ts';
import { drawScene } from '../pdf-scene.ts';
import type { Pen } from '../pen.ts';
import type { Sheet } from '../sheet.ts';

/** How a text stands: `x` is its left edge or its middle, `y` the baseline of its first line. */
interface Written {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly colour: string;
  readonly align: 'left' | 'centre';
  readonly width: number;
  readonly face?: FontWeight;
}

/** Draws with a role in the structure; `alt` for figures. */
export type Tagged = (role: string, draw: () => void, alt?: string) => void;

export interface CoverPen {
  readonly doc: Canvas;
  readonly sheet: Sheet;
  readonly colours: ReportColours;
  /** Factor of type sizes in the language of the report. */
  readonly scale: number;
  readonly tagged: Tagged;
  /** Draws what is not read. */
  readonly artifact: (draw: () => void) => void;
  /** Writes a text in lines; returns the baseline of the next one. */
  readonly write: (text: string, place: Written) => number;
  /** How high a text is that is written so. */
  readonly heightOf: (text: string, place: Pick<Written, 'points' | 'width' | 'face'>) => number;
  readonly fill: (path: string, colour: string) => void;
  readonly stroke: (path: string, colour: string, width: number) => void;
  readonly strokes: (ornament: readonly Stroke[], x: number, y: number) => void;
  readonly scene: (scene: Scene, x: number, y: number, width: number) => void;
}

/** A pen for the cover of a report. */
export const coverPen = (pen: Pen, report: ReportDocument, tagged: Tagged, sheet: Sheet): CoverPen => {
  const { doc, colours } = pen;
  const { scale, titleLeading } = typefaceOf(report.language);
  const stroke: CoverPen['stroke'] = (path, colour, width) =>
    void doc.strokeColor(colour).lineWidth(width).path(path).stroke();
  return {
    doc,
    sheet,
    colours,
    scale,
    tagged,
    artifact: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    write: (text, { x, y, points, colour, align, width, face = 400 }) => {
      const size = points * scale;
      const line = size * titleLeading;
      const lines = breakLines(text, size, face, width);
      lines.forEach((one, i) => {
        const left = align === 'left' ? x : x - widthOf(one, size, face) / 2;
        pen.text(one, left, y + i * line, size, face, colour);
      });
      return y + lines.length * line;
    },
    heightOf: (text, { points, width, face = 400 }) =>
      breakLines(text, points * scale, face, width).length * points * scale * titleLeading,
    fill: (path, colour) => void doc.fillColor(colour).path(path).fill(),
    stroke,
    strokes: (ornament, x, y) => {
      doc.save();
      doc.translate(x, y);
      for (const { path, colour, filled = false, weight = 0.8 } of ornament)
        if (filled) doc.fillColor(colours[colour]).path(path).fill();
        else stroke(path, colours[colour], weight);
      doc.restore();
    },
    scene: (scene, x, y, width) => drawScene(pen, scene, x, y, width),
  };
};
