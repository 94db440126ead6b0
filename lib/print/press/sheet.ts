/** The sheet: paper and margins. The text is as wide on every paper, so that a drawing needs no other size. Units: points. */
import { PRINT, type ReportDocument } from '../../contract/ports/report-document.ts';

/** Paper with its margins. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  /** Lower edge of the text. */
  readonly bottom: number;
  /** Whether left and right pages differ. */
  readonly duplex: boolean;
}

const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const MARGIN = { top: 60, posterTop: 28, bottom: 54 } as const;
/** Margin on the outer edge of a sheet that is bound: the inner one takes the rest. */
const OUTER = 41;

/** The sheet of a report. */
export const sheetOf = ({ paper = 'a4', duplex = false }: Pick<ReportDocument, 'paper' | 'duplex'>): Sheet => {
  const [width, height] = PAPERS[paper];
  return { width, height, top: MARGIN.top, bottom: height - MARGIN.bottom, duplex };
};

/** The sheet of a page with narrow margins. */
export const posterSheet = (sheet: Sheet): Sheet => ({ ...sheet, top: MARGIN.posterTop });

/** Left edge of the text on a page, the cover being 1: odd pages lie at the right. One with narrow margins is in the middle. */
export const leftOf = ({ width, duplex }: Sheet, page: number, poster: boolean): number => {
  if (poster) return (width - PRINT.posterWidth) / 2;
  const spare = width - PRINT.textWidth;
  if (!duplex) return spare / 2;
  return page % 2 === 1 ? spare - OUTER : OUTER;
};
