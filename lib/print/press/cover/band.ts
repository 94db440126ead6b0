/** Covers with a band of the brand's colour: seller and title on it, the chart on a card across its edge. */
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { breakLines, widthOf } from '../lines.ts';
import { LINE } from '../ornaments.ts';
import {
  captionsHeight,
  drawFacts,
  drawFigures,
  drawFoot,
  drawInside,
  drawName,
  drawSeller,
  FIGURE_GAP,
  footTop,
  insideOf,
  LEAST_OF_TWO,
  MARGIN,
  SPARE,
  TITLE,
  writtenBelow,
} from './parts.ts';
import type { CoverPen } from './pen.ts';

/** Heights of the band, beside a chart and above two or none; the card of the chart and where it begins. */
const BAND = { beside: 252, above: 196, stripe: 5 } as const;
/** First line of an invocation, and the height of one. */
const INVOKED = { top: 46, line: 15 } as const;
const CARD = { side: 292, pad: 14, top: 134 } as const;

/** Distances above two drawings, and around what is written below them. */
const ABOVE_TWO = 26;
const AROUND = { name: 44, line: 26, list: 18 } as const;

/** Width of each of two drawings: half of the page, or less where the list of chapters stands whole then. */
const widthOfTwo = (pen: CoverPen, report: ReportDocument, top: number, width: number): number => {
  const { cover } = report;
  const most = (width - FIGURE_GAP) / 2;
  const height = Math.max(...(cover.figures ?? []).map((figure) => figure.height));
  const written = AROUND.name + AROUND.line + AROUND.list + writtenBelow(pen, cover, width);
  const room = footTop(pen, cover) - top - captionsHeight(pen, cover, most) - written - SPARE;
  if (insideOf(pen, report, width, room - most * height)) return most;
  const list = insideOf(pen, report, width, room - LEAST_OF_TWO * height);
  return list === null ? most : Math.min(most, (room - list.height) / height);
};

/** Draws a cover with a band of the brand’s colour above what the report is about. */
export const drawBand = (pen: CoverPen, report: ReportDocument): void => {
  const { sheet, tagged, artifact, write, colours, doc, strokes, scale } = pen;
  const { cover } = report;
  const { figures = [], facts = [], invocation = [], subtitle = '', ornament = 'line' } = cover;
  const single = figures.length === 1;
  const height = single ? BAND.beside : BAND.above;
  const width = sheet.width - 2 * MARGIN;
  const card = sheet.width - MARGIN - CARD.side;
  // What the cells of a chart have no room for stands below it.
  const deep = 2 * CARD.pad + (figures[0]?.height ?? 1) * (CARD.side - 2 * CARD.pad);
  const beside = single ? card - MARGIN - 18 : width;
  artifact(() => {
    doc.fillColor(colours.band).rect(0, 0, sheet.width, height).fill();
    doc.fillColor(colours.accent).rect(0, height, sheet.width, BAND.stripe).fill();
    if (!single) return;
    doc.fillColor('#ffffff').rect(card, CARD.top, CARD.side, deep).fill();
    doc.strokeColor(colours.line).lineWidth(0.8).rect(card, CARD.top, CARD.side, deep).stroke();
  });
  invocation.forEach((line, i) =>
    tagged('P', () =>
      write(line, {
        x: MARGIN,
        y: INVOKED.top + i * INVOKED.line,
        points: 10.5,
        face: 'lead',
        colour: colours.onBand,
        align: 'left',
        width,
      }),
    ),
  );
  drawSeller(pen, report, MARGIN, 38 + invocation.length * INVOKED.line, 'left');
  const points = widthOf(cover.title, TITLE.one * scale, 'title') > beside ? TITLE.more : TITLE.one;
  const lines = breakLines(cover.title, points * scale, 'title', beside).length;
  const place = { x: MARGIN, align: 'left', width: beside } as const;
  let y =
    height -
    (subtitle === '' ? 24 : 44 + 16 * (breakLines(subtitle, 11.5 * scale, 'lead', beside).length - 1)) -
    (lines - 1) * points * 1.35 * scale;
  tagged('H1', () => {
    y = write(cover.title, { ...place, y, points, face: 'title', colour: colours.onBand });
  });
  if (subtitle !== '')
    tagged('P', () =>
      write(subtitle, { ...place, y: y - points * 0.55, points: 11.5, face: 'lead', colour: colours.onBand }),
    );
  const low = height + BAND.stripe;
  let bottom = low;
  if (single) {
    drawFigures(pen, report, { x: card + CARD.pad, y: CARD.top + CARD.pad, width: CARD.side - 2 * CARD.pad });
    bottom = CARD.top + deep;
  } else if (figures.length > 1) {
    const wide = widthOfTwo(pen, report, low + ABOVE_TWO, width);
    // Each stands in the middle of its half.
    const half = width / figures.length;
    const place = { x: MARGIN + (half - wide) / 2, y: low + ABOVE_TWO, width: wide, gap: half - wide };
    bottom = low + ABOVE_TWO + drawFigures(pen, report, place);
  }
  y = single ? low + 40 : bottom + 44;
  y = drawName(pen, report, place, y);
  y = Math.max(y + 6, bottom + 24);
  if (ornament !== 'none') {
    artifact(() => strokes(LINE(width), sheet.width / 2, y));
    y += 20;
  }
  y += drawFacts(pen, report, { x: MARGIN, y, width }, true);
  y += facts.length === 0 ? 0 : 18;
  drawInside(pen, report, insideOf(pen, report, width, footTop(pen, cover) - y), { x: MARGIN, y, width });
  drawFoot(pen, report, MARGIN, 'left');
};
