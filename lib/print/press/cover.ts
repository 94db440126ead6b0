/** The first page of a report, in one of three styles. */
import type { StructureElement } from 'pdfkit';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import type { FontWeight } from './fonts.ts';
import { breakLines, widthOf } from './lines.ts';
import { PAGE, TEXT_WIDTH, typefaceOf } from './page.ts';
import type { Pen } from './pen.ts';

const TITLE = 30;
const NAME = 20;
const LINE = 11;
const FOOT = 9;
const BAND_HEIGHT = 300;
/** Height of the stripe below the band, where a brand has a second colour. */
const STRIPE = 6;
const LOGO = { width: 180, height: 72 } as const;

/** Draws the cover on the page at hand. */
export const drawCover = (pen: Pen, report: ReportDocument, root: StructureElement): void => {
  const { doc, colours } = pen;
  const { cover, language } = report;
  const { scale, leading } = typefaceOf(language);
  const band = cover.style === 'band';
  const tagged = (role: string, draw: () => void): void => {
    const element = doc.struct(role);
    const content = doc.markStructureContent(role);
    draw();
    doc.endMarkedContent();
    element.add(content);
    root.add(element);
    element.end();
  };
  doc.markContent('Artifact', { type: 'Layout' });
  const second = colours.accent !== colours.text;
  if (band) {
    doc.fillColor(colours.band).rect(0, 0, PAGE.width, BAND_HEIGHT).fill();
    if (second) doc.fillColor(colours.accent).rect(0, BAND_HEIGHT, PAGE.width, STRIPE).fill();
  } else if (cover.style === 'frame')
    doc
      .strokeColor(colours.line)
      .lineWidth(2)
      .rect(28, 28, PAGE.width - 56, PAGE.height - 56)
      .stroke();
  else
    doc
      .fillColor(second ? colours.accent : colours.line)
      .rect(PAGE.left, 250, 64, 4)
      .fill();
  doc.endMarkedContent();

  if (cover.logo !== undefined) {
    const { logo } = cover;
    const element = doc.struct('Figure', { alt: report.author });
    const content = doc.markStructureContent('Figure');
    // On a coloured band a logo of any colour needs white below it.
    if (band)
      doc
        .fillColor('#ffffff')
        .rect(PAGE.left - 8, 52, LOGO.width + 16, LOGO.height + 16)
        .fill();
    doc.image(logo, PAGE.left, 60, { fit: [LOGO.width, LOGO.height] });
    doc.endMarkedContent();
    element.add(content);
    root.add(element);
    element.end();
  }
  const centred = cover.style === 'frame';
  const write = (text: string, y: number, points: number, weight: FontWeight, colour: string): number => {
    const size = points * scale;
    const line = size * Math.min(leading, 1.5);
    const lines = breakLines(text, size, weight, TEXT_WIDTH);
    lines.forEach((one, i) => {
      const x = centred ? (PAGE.width - widthOf(one, size, weight)) / 2 : PAGE.left;
      pen.text(one, x, y + i * line, size, weight, colour);
    });
    return y + lines.length * line;
  };
  let y = band ? 220 : 310;
  tagged('H1', () => {
    y = write(cover.title, y, TITLE, 600, band ? colours.onBand : colours.text);
  });
  y = band ? BAND_HEIGHT + 70 : y + 30;
  tagged('P', () => {
    y = write(cover.name, y, NAME, 600, '#1d1b2c') + 8;
  });
  for (const text of cover.lines)
    tagged('P', () => {
      y = write(text, y, LINE, 400, '#5c586b') + 2;
    });
  const line = FOOT * scale * leading;
  const top = PAGE.height - 84 - (cover.foot.length - 1) * line;
  cover.foot.forEach((text, i) => tagged('P', () => void write(text, top + i * line, FOOT, 400, '#5c586b')));
};
