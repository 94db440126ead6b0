/** Pages of a report as pictures, drawn from the rows of the PDF: what a preview, a link page and the gallery show. */
import type { PagePictures, PicturesOptions, StripPart } from '../../contract/ports/press.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import { drawCover } from './cover/cover.ts';
import { leavesOf, type Leaf, type Leaves } from './leaves.ts';
import { drawFoot, drawHead } from './margins.ts';
import { drawOp } from './ops.ts';
import { paintedStrip, paintedSvg } from './png.ts';
import { outlineText } from './shape.ts';
import { started } from './started.ts';
import type { Pen } from './pen.ts';
import { svgPage } from './svg-canvas.ts';

/** How much of the diagonal a word across the page takes, how dark it is, and how it is turned. */
const STAMP = { share: 0.62, opacity: 0.1, turn: -54 } as const;

/** A word across the page, pale enough to be read through. */
const stampOf = (word: string, { width, height }: Leaves['sheet']): string => {
  const { path, width: wide } = outlineText(word, 600);
  const scale = (STAMP.share * Math.hypot(width, height)) / wide;
  return `<g transform="translate(${width / 2} ${height / 2}) rotate(${STAMP.turn}) scale(${scale.toFixed(4)}) translate(${-wide / 2} 350)"><path d="${path}" fill="#221c1a" fill-opacity="${STAMP.opacity}"/></g>`;
};

const drawLeaf = (pen: Pen, report: ReportDocument, { rows, margins, chapter }: Leaf, pages: number): void => {
  if (rows.length === 0) return;
  drawHead(pen, report, margins, chapter);
  for (const { row, x, y } of rows)
    for (const { ops } of row.cells)
      for (const op of ops) drawOp({ pen, photo: report.photo }, op, margins.left + x, y);
  drawFoot(pen, report, margins, pages);
};

/** Draws a page of a report, the cover being 1, without the structure that a file has. */
export const drawnPage = (pen: Pen, report: ReportDocument, all: Leaves, number: number): void => {
  const { sheet, hasCover, leaves, pages } = all;
  if (hasCover && number === 1) drawCover(pen, report, (_role, draw) => draw(), sheet);
  const leaf = leaves[number - (hasCover ? 2 : 1)];
  if (leaf) drawLeaf(pen, report, leaf, pages);
};

/** The wanted pages of a report as SVG, and how many it has. A page that it does not have is left out. */
const drawnPages = async (
  report: ReportDocument,
  wanted: readonly number[],
  stamp = '',
): Promise<{ readonly pages: number; readonly drawn: readonly string[] }> => {
  await started;
  const all = leavesOf(report);
  const { sheet, pages } = all;
  const over = stamp === '' ? '' : stampOf(stamp, sheet);
  const shown = wanted.filter((page) => page >= 1 && page <= pages);
  const drawn = shown.map((number) => {
    const page = svgPage(report.colours);
    drawnPage(page.pen, report, all, number);
    return page.svg(sheet.width, sheet.height, over);
  });
  return { pages, drawn };
};

/** The wanted pages of a report as PNG. */
export const picturesOf = async (
  report: ReportDocument,
  { pages: wanted, width, stamp }: PicturesOptions,
): Promise<PagePictures> => {
  const { pages, drawn } = await drawnPages(report, wanted, stamp);
  return { pages, pictures: await Promise.all(drawn.map((svg) => paintedSvg(svg, width))) };
};

/** Pages of reports side by side in one light PNG; null where there is none of them. */
export const stripOf = async (leaves: readonly StripPart[], width: number): Promise<Uint8Array | null> => {
  const parts = await Promise.all(leaves.map(({ report, pages }) => drawnPages(report, pages)));
  const drawn = parts.flatMap((part) => part.drawn);
  return drawn.length === 0 ? null : paintedStrip(drawn, width);
};
