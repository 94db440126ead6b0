/** Draws the parts of a row on a page of a PDF: text, grounds, rules, marks, pictures. */
import type { ReportColours } from '../../contract/ports/report-document.ts';
import { heatOf } from '../report/theme.ts';
import { pixelsOf } from './cover/logo-plate.ts';
import { widthOf } from './lines.ts';
import type { Ink, Op } from './page.ts';
import { drawScene } from './pdf-scene.ts';
import { INKS, type Pen } from './pen.ts';

const inkOf = (ink: Ink, colours: ReportColours): string => {
  if (ink === 'brand') return colours.text;
  return ink === 'accent' ? colours.accent : INKS[ink];
};

/** A tick, a ring or a dash in a square of `side`. */
const drawMark = ({ doc }: Pen, mark: 'good' | 'care' | 'dash', x: number, y: number, side: number): void => {
  const at = (across: number, down: number): string => `${x + side * across} ${y + side * down}`;
  if (mark === 'care') {
    doc
      .strokeColor(INKS.care)
      .lineWidth(1.3)
      .circle(x + side / 2, y + side / 2, side * 0.34)
      .stroke();
    return;
  }
  doc.strokeColor(mark === 'good' ? INKS.good : INKS.soft).lineWidth(1.5);
  doc
    .path(mark === 'good' ? `M${at(0.1, 0.55)}L${at(0.4, 0.85)}L${at(0.95, 0.2)}` : `M${at(0.15, 0.5)}L${at(0.8, 0.5)}`)
    .stroke();
};

/** What a row may need beside its pen. */
export interface Drawing {
  readonly pen: Pen;
  readonly photo: Uint8Array | undefined;
}

/** Draws a part of a row. A space after each text keeps words apart where a line or a cell ends. */
export const drawOp = ({ pen, photo }: Drawing, op: Op, left: number, top: number): void => {
  const { doc, colours } = pen;
  const [x, y] = [left + op.x, top + op.y];
  switch (op.op) {
    case 'text':
      pen.text(`${op.text} `, x, y, op.size, op.weight, inkOf(op.ink, colours));
      if (op.goTo !== undefined) doc.goTo(x, y - op.size, widthOf(op.text, op.size, op.weight), op.size * 1.3, op.goTo);
      return;
    case 'fill': {
      const { tint, width, height, radius = 0 } = op;
      doc.fillColor(isHex(tint) ? tint : colours[tint]);
      (radius === 0 ? doc.rect(x, y, width, height) : doc.roundedRect(x, y, width, height, radius)).fill();
      return;
    }
    case 'rule':
      doc
        .strokeColor(op.strong ? colours.text : colours.line)
        .lineWidth(op.strong ? 0.9 : 0.5)
        .moveTo(x, y)
        .lineTo(x + op.width, y)
        .stroke();
      return;
    case 'mark':
      drawMark(pen, op.mark, x, y, op.width);
      return;
    case 'heat': {
      const { ground, figure } = heatOf(colours, op.share);
      doc.fillColor(ground).rect(x, y, op.width, op.height).fill();
      if (op.ring)
        doc
          .strokeColor(colours.accent)
          .lineWidth(1.2)
          .rect(x + 0.6, y + 0.6, op.width - 1.2, op.height - 1.2)
          .stroke();
      const wide = widthOf(op.text, op.size, op.weight);
      pen.text(
        `${op.text} `,
        x + (op.width - wide) / 2,
        y + op.height / 2 + op.size * 0.35,
        op.size,
        op.weight,
        figure,
      );
      return;
    }
    case 'photo':
      if (photo !== undefined) drawPhoto(pen, photo, x, y, op.width, op.height);
      return;
    case 'scene':
      drawScene(pen, op.scene, x, y, op.width);
  }
};
const isHex = (tint: string): tint is `#${string}` => tint.startsWith('#');

/** A portrait that fills its box, its middle in the middle. */
const drawPhoto = (
  { doc, colours }: Pen,
  photo: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
): void => {
  const [w, h] = pixelsOf(photo);
  const scale = Math.max(width / w, height / h);
  doc.save();
  doc.rect(x, y, width, height).clip();
  doc.image(photo, x + (width - w * scale) / 2, y + (height - h * scale) / 2, { width: w * scale, height: h * scale });
  doc.restore();
  doc.strokeColor(colours.line).lineWidth(0.7).rect(x, y, width, height).stroke();
};
