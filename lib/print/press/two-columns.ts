/** Rows that are set in two columns: how high they are, and where the second column begins. */
import { COLUMN_WIDTH, PRINT } from '../../contract/ports/report-document.ts';
import { heightsOf, type PlacedRow, type Row } from './page.ts';

/** Sums of heights are not exact. */
export const SLACK = 0.01;
/** Left edge of the second column. */
const SECOND = COLUMN_WIDTH + PRINT.figureGap;

/** The rows from `from` on that are set in columns. */
export const columnRun = (rows: readonly Row[], from: number): readonly Row[] => {
  const end = rows.findIndex((row, i) => i >= from && row.column !== true);
  return rows.slice(from, end === -1 ? rows.length : end);
};

/** Rows that are set in columns, measured once: a column may be asked for from any row to any other. */
const measured = (rows: readonly Row[]) => {
  const heightOf = heightsOf(rows);
  return {
    /** Height of the rows from `from` to before `to`; what stands above the first is dropped. */
    height: (from: number, to: number): number => (to <= from ? 0 : heightOf(from, to) - (rows[from]?.before ?? 0)),
    /** Whether a column may end before the row `at`. */
    mayEnd: (at: number): boolean => at === rows.length || rows[at - 1]?.keep !== true,
  };
};

/** Where the second column begins so that both are as low as they can be, and how high they are. */
export const balanced = (rows: readonly Row[]): { readonly at: number; readonly height: number } => {
  const { height, mayEnd } = measured(rows);
  let best = { at: rows.length, height: height(0, rows.length) };
  for (let at = 1; at < rows.length; at++) {
    const most = Math.max(height(0, at), height(at, rows.length));
    if (mayEnd(at) && most < best.height - SLACK) best = { at, height: most };
  }
  return best;
};

/** Where the second column begins, and where it ends, if both are filled up to a height; nowhere if no row has room. */
export const filledColumns = (rows: readonly Row[], room: number): { readonly at: number; readonly end: number } => {
  const { height, mayEnd } = measured(rows);
  const filling = (from: number): number => {
    let end = from;
    for (let to = from + 1; to <= rows.length && height(from, to) <= room + SLACK; to++) if (mayEnd(to)) end = to;
    return end;
  };
  const at = filling(0);
  return { at, end: filling(at) };
};

/** Rows at their places in two columns, of which the second begins with the row `at`. */
export const placedColumns = (rows: readonly Row[], at: number, y: number): readonly PlacedRow[] => {
  const column = (some: readonly Row[], x: number): PlacedRow[] => {
    let low = y;
    return some.map((row, i) => {
      low += (i === 0 ? 0 : row.before) + row.height;
      return { row, x, y: low - row.height };
    });
  };
  return [...column(rows.slice(0, at), 0), ...column(rows.slice(at), SECOND)];
};
