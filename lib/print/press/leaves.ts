/** The pages of a report with what stands in their margins: what the PDF and pictures of pages are drawn from. */
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import { flowReport } from './flow.ts';
import type { Margins } from './margins.ts';
import type { PageRows } from './page.ts';
import { leftOf, sheetOf, type Sheet } from './sheet.ts';

/** A page after the cover. */
export interface Leaf {
  readonly rows: PageRows;
  readonly margins: Margins;
  /** The chapter that its head names. */
  readonly chapter: string;
}

/** A report in pages. */
export interface Leaves {
  readonly sheet: Sheet;
  readonly hasCover: boolean;
  readonly leaves: readonly Leaf[];
  /** Number of all pages. */
  readonly pages: number;
}

const laid = new WeakMap<ReportDocument, Leaves>();

/** The pages of a report, laid out once: its file and its pictures share them. A paper that is no report has no cover. */
export const leavesOf = (report: ReportDocument): Leaves => {
  const known = laid.get(report);
  if (known !== undefined) return known;
  const { pages } = flowReport(report);
  const sheet = sheetOf(report);
  const hasCover = report.isPaper !== true;
  const covers = hasCover ? 1 : 0;
  let chapter = '';
  const leaves = pages.map((rows, i): Leaf => {
    const page = i + 1 + covers;
    const begun = rows[0]?.row.chapter?.title ?? chapter;
    chapter = rows.findLast(({ row }) => row.chapter !== undefined)?.row.chapter?.title ?? begun;
    const poster = rows[0]?.row.poster === true;
    const margins = { sheet, page, poster, left: leftOf(sheet, page, poster), even: sheet.duplex && page % 2 === 0 };
    return { rows, margins, chapter: begun };
  });
  const all = { sheet, hasCover, leaves, pages: pages.length + covers };
  laid.set(report, all);
  return all;
};
