/** Plain, framed and arched covers. */
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { widthOf } from '../lines.ts';
import { archPath, cornerLeaves, KALASHA, LINE, LOTUS } from '../ornaments.ts';
import { INKS } from '../pen.ts';
import {
  drawFacts,
  drawFigures,
  drawFoot,
  drawInside,
  drawName,
  captionsHeight,
  drawSeller,
  FIGURE_GAP,
  footTop,
  insideOf,
  LEAST_OF_TWO,
  MARGIN,
  SIZE,
  SPARE,
  TITLE,
  writtenBelow,
} from './parts.ts';
import type { CoverPen } from './pen.ts';

/** Width of a drawing that stands alone, at least and at most, the latter inside an arch too; and of each of two side by side. */
const FIGURE = { least: 220, most: 312, arched: 270, two: 218 } as const;
/** Distances: below the drawing, its name and its lines; above the list of chapters, below facts and without them. */
const BELOW = { figure: 30, lines: 6, list: 18, bare: 8 } as const;
/** A drawing gives way to the list of chapters below it, but not below this. */
const LEAST_BESIDE = 238;
/** The frame: a strong line and a fine one, by their distance from the edge of the page. */
const drawFrame = ({ sheet, colours, stroke, strokes }: CoverPen, leaves: boolean): void => {
  for (const [inset, width, colour] of [
    [18, 1.9, colours.text],
    [23.5, 0.7, colours.accent],
  ] as const)
    stroke(`M${inset} ${inset}H${sheet.width - inset}V${sheet.height - inset}H${inset}Z`, colour, width);
  if (!leaves) return;
  const [near, right, low] = [30, sheet.width - 30, sheet.height - 30];
  for (const [x, y, sx, sy] of [
    [near, near, 1, 1],
    [right, near, -1, 1],
    [near, low, 1, -1],
    [right, low, -1, -1],
  ] as const)
    strokes(cornerLeaves(x, y, sx, sy), 0, 0);
};

/** The arch: a tinted ground, white inside, pillars at both sides, and for a temple the kalasha on top. */
const ARCH = { top: 82, half: 252, foot: 44 } as const;
const drawArch = ({ sheet, colours, fill, stroke, strokes }: CoverPen, kalasha: boolean): void => {
  const middle = sheet.width / 2;
  const bottom = sheet.height - ARCH.foot;
  fill(`M0 0H${sheet.width}V${sheet.height}H0Z`, colours.tintStrong);
  fill(`${archPath(middle, ARCH.half, ARCH.top, bottom)}Z`, '#ffffff');
  stroke(archPath(middle, ARCH.half, ARCH.top, bottom), colours.accent, 0.7);
  stroke(archPath(middle, ARCH.half + 7, ARCH.top - 6, bottom), colours.text, 1.6);
  for (const side of [-1, 1]) {
    const x = (offset: number): number => middle + side * (ARCH.half + offset);
    for (const offset of [12, 22]) stroke(`M${x(offset)} 268V${bottom}`, colours.text, 1.1);
    for (const [y, from, to] of [
      [250, 5, 31],
      [256, 7, 28],
      [262, 9, 25],
      [bottom, 5, 33],
      [bottom + 6, 2, 37],
    ] as const)
      stroke(`M${x(from)} ${y}H${x(to)}`, colours.text, 1.3);
  }
  stroke(`M14 ${bottom + 11}H${sheet.width - 14}`, colours.text, 1.6);
  if (kalasha) strokes(KALASHA, middle, ARCH.top - 6);
};

/** Plain, framed, and arched covers: everything stands in the middle. */
/** Where the text of a cover stands: its middle and width. */
interface Column {
  readonly x: number;
  readonly width: number;
}

/** Invocation, verse, seller and ornament above the title; returns where the title may begin. */
const drawHead = (pen: CoverPen, report: ReportDocument, { x, width }: Column, top: number): number => {
  const { tagged, artifact, write, colours, strokes } = pen;
  const { cover } = report;
  const { style, ornament = 'line', invocation = [], verse = [] } = cover;
  const arch = style === 'arch';
  const place = { x, width, face: 'lead', colour: colours.accent, align: 'centre' } as const;
  let y = top;
  for (const text of invocation)
    tagged('P', () => {
      y = write(text, { ...place, y, points: SIZE.invocation });
    });
  for (const text of verse)
    tagged('P', () => {
      y = write(text, { ...place, y: y - 1, points: SIZE.verse });
    });
  if (invocation.length > 0) y += 10;
  // Inside an arch a seller without a logo stands at its foot alone.
  if (!arch || cover.logo !== undefined) {
    const took = drawSeller(pen, report, x, y - 8, 'centre');
    y += took === 0 ? 0 : took + 14;
  }
  if (ornament === 'lotus' || (ornament === 'temple' && !arch)) {
    artifact(() => strokes(ornament === 'lotus' ? LOTUS : KALASHA, x, y + 22));
    y += 34;
  }
  return y;
};

/** Title and sub-title; returns where the drawings may begin. */
const drawTitle = (
  { tagged, artifact, write, colours, scale, strokes }: CoverPen,
  { title, subtitle = '', ornament = 'line' }: ReportDocument['cover'],
  { x, width }: Column,
  top: number,
): number => {
  const points = widthOf(title, TITLE.one * scale, 'title') > width ? TITLE.more : TITLE.one;
  const place = { x, width, align: 'centre' } as const;
  let y = top + points * 0.9;
  tagged('H1', () => {
    y = write(title, { ...place, y, points, face: 'title', colour: colours.text });
  });
  if (subtitle !== '')
    tagged('P', () => {
      y = write(subtitle, { ...place, y: y - 8, points: SIZE.subtitle, face: 'lead', colour: INKS.soft });
    });
  if (ornament !== 'line') return y;
  artifact(() => strokes(LINE(120), x, y - 4));
  return y + 12;
};

/** Width of each drawing: as wide as what stands below leaves room for, the list of chapters where it can stand whole. */
const figureWide = (pen: CoverPen, report: ReportDocument, y: number, width: number): number => {
  const { cover } = report;
  const { figures = [], facts = [], style } = cover;
  const height = Math.max(...figures.map((figure) => figure.height), 0) || 1;
  const two = figures.length > 1;
  const room =
    footTop(pen, cover) -
    y -
    BELOW.figure -
    BELOW.lines -
    writtenBelow(pen, cover, width) -
    captionsHeight(pen, cover, FIGURE.two);
  const most = style === 'arch' ? FIGURE.arched : FIGURE.most;
  const wide = two ? FIGURE.two : Math.max(FIGURE.least, Math.min(most, room / height));
  const listed = facts.length === 0 ? BELOW.bare : BELOW.list;
  const least = two ? LEAST_OF_TWO : LEAST_BESIDE;
  if (two && insideOf(pen, report, width, room - listed - SPARE - wide * height)) return wide;
  const list = insideOf(pen, report, width, room - listed - SPARE - least * height);
  return list === null ? wide : Math.min(wide, (room - listed - list.height - SPARE) / height);
};

/** Plain, framed, and arched covers: everything stands in the middle. */
export const drawCentred = (pen: CoverPen, report: ReportDocument): void => {
  const { sheet, artifact } = pen;
  const { cover } = report;
  const { style, ornament = 'line', figures = [], facts = [] } = cover;
  const arch = style === 'arch';
  const column = { x: sheet.width / 2, width: arch ? 420 : sheet.width - 2 * MARGIN - 20 };
  const { x, width } = column;
  artifact(() => {
    if (style === 'frame') drawFrame(pen, ornament === 'lotus');
    if (arch) drawArch(pen, ornament === 'temple');
  });
  const first = (arch ? 146 : 76) + (figures.length === 0 ? 70 : 0);
  let y = drawTitle(pen, cover, column, drawHead(pen, report, column, first));
  if (figures.length > 0) {
    const wide = figureWide(pen, report, y, width);
    const whole = figures.length * wide + (figures.length - 1) * FIGURE_GAP;
    y += drawFigures(pen, report, { x: x - whole / 2, y: y - 2, width: wide }) + BELOW.figure;
  } else y += 40;
  const place = { x, width, align: 'centre' } as const;
  y = drawName(pen, report, place, y);
  y += BELOW.lines;
  y += drawFacts(pen, report, { x: x - width / 2, y, width }, false);
  y += facts.length === 0 ? BELOW.bare : BELOW.list;
  const list = insideOf(pen, report, width, footTop(pen, cover) - y);
  drawInside(pen, report, list, { x: x - width / 2, y, width });
  drawFoot(pen, report, x, 'centre');
};
