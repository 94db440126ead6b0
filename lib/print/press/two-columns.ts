/** Rows that are set in two columns: where a page may end among them, how high they are, and where the second column begins. */
import { COLUMN_WIDTH, PRINT } from '../../contract/ports/report-document.ts';
import type { Measured, PlacedRow, Row } from './page.ts';

/** Sums of heights are not exact. */
export const SLACK = 0.01;
/** Left edge of the second column. */
const SECOND = COLUMN_WIDTH + PRINT.figureGap;

/** Rows up to one of them in two columns. */
export interface Duo {
  /** The row after them, and the row with which the second column begins. */
  readonly end: number;
  readonly at: number;
  /** Height of the higher column, and of both on average. */
  readonly height: number;
  readonly filled: number;
}

/** Every way to end the columns that begin with the row `from`, up to the row `to`, each with both columns as low as they can be. */
export const duosOf = ({ rows, heightOf }: Measured, from: number, to: number, room: number): readonly Duo[] => {
  /** Height of a column; what stands above its first row is dropped. */
  const height = (first: number, end: number): number =>
    end <= first ? 0 : heightOf(first, end) - (rows[first]?.before ?? 0);
  const duos: Duo[] = [];
  const ends: number[] = [];
  // The more rows, the later the second column begins.
  let best = 0;
  for (let end = from + 1; end <= to; end++) {
    if (end < to && rows[end - 1]?.keep === true) continue;
    ends.push(end);
    const highest = (at: number): number => Math.max(height(from, at), height(at, end));
    const next = (): number => ends[best + 1] ?? Infinity;
    while (next() <= end && highest(next()) < highest(ends[best] ?? end) - SLACK) best += 1;
    const at = ends[best] ?? end;
    if (highest(at) > room + SLACK) break;
    duos.push({ end, at, height: highest(at), filled: (height(from, at) + height(at, end)) / 2 });
  }
  return duos;
};

/** Rows at their places in two columns that begin with the row `from`. */
export const placedDuo = (rows: readonly Row[], from: number, { at, end }: Duo, y: number): readonly PlacedRow[] => {
  const column = (some: readonly Row[], x: number): PlacedRow[] => {
    let low = y;
    return some.map((row, i) => {
      low += (i === 0 ? 0 : row.before) + row.height;
      return { row, x, y: low - row.height };
    });
  };
  return [...column(rows.slice(from, at), 0), ...column(rows.slice(at, end), SECOND)];
};
