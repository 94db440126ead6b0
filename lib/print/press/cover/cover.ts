/** The first page of a report in one of four styles. */
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import type { Pen } from '../pen.ts';
import type { Sheet } from '../sheet.ts';
import { drawBand } from './band.ts';
import { drawCentred } from './centred.ts';
import { coverPen, type Tagged } from './pen.ts';

/** Draws the cover on the page at hand. */
export const drawCover = (pen: Pen, report: ReportDocument, tagged: Tagged, sheet: Sheet): void => {
  const draw = report.cover.style === 'band' ? drawBand : drawCentred;
  draw(coverPen(pen, report, tagged, sheet), report);
};
