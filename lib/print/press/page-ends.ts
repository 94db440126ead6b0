/**
 * One page, filled with rows from the top: all places at which it may end. A heading keeps with what follows; a chapter asks for
 * room; a table that goes on repeats its head; what only fills a page stands where the page ends, whole or not at all.
 */
import type { PlacedRow, Row } from './page.ts';
import type { Sheet } from './sheet.ts';
import { balanced, columnRun, filledColumns, placedColumns, SLACK } from './two-columns.ts';

/** Less room than this at the foot of a page does not begin columns that do not end there. */
const COLUMN_ROOM = 110;

/** A page that may end: the row with which the next begins, its lower edge, and what stands on it. */
export interface PageEnd {
  readonly next: number;
  readonly low: number;
  readonly placed: () => PlacedRow[];
}

const lowOf = (placed: readonly PlacedRow[], top: number): number =>
  placed.reduce((low, { row, y }) => Math.max(low, y + row.height), top);

/** Height of the rows from `from` to the next chapter. */
const chapterHeight = (rows: readonly Row[], from: number, most: number): number => {
  let height = 0;
  for (let i = from; i < rows.length && height < most; i++) {
    const row = rows[i];
    if (row === undefined || (i > from && row.chapter !== undefined)) break;
    if (row.fill === true) continue;
    if (row.column === true) {
      const run = columnRun(rows, i);
      height += row.before + balanced(run).height;
      i += run.length - 1;
    } else height += row.height + (i === from ? 0 : row.before);
  }
  return height;
};

/** What must be left of a page for a row: for a chapter the room that it asks for, or all of it where that is less. */
const roomFor = (rows: readonly Row[], from: number): number => {
  const { height = 0, room = 0 } = rows[from] ?? {};
  return Math.max(height, room === 0 ? 0 : Math.min(room, chapterHeight(rows, from, room)));
};

/** The rows that only fill a page, from `from` on, as far as they have room: each with those it stays with. */
const fillers = (rows: readonly Row[], from: number, low: number, bottom: number): readonly PlacedRow[] => {
  const placed: PlacedRow[] = [];
  let y = low;
  for (let i = from; rows[i]?.fill === true;) {
    const group: PlacedRow[] = [];
    let edge = y;
    do {
      const row = rows[i];
      if (row === undefined) break;
      edge += row.before;
      group.push({ row, y: edge, x: 0 });
      edge += row.height;
    } while (rows[i++]?.keep === true);
    if (edge > bottom + SLACK) continue;
    placed.push(...group);
    y = edge;
  }
  return placed;
};

/** Calls `end` for each place at which the page that begins with the row `from` may end, from the first to the last. */
export const pageEnds = (
  rows: readonly Row[],
  from: number,
  { top, bottom }: Pick<Sheet, 'top' | 'bottom'>,
  end: (found: PageEnd) => void,
): void => {
  const page: PlacedRow[] = [];
  let y: number = top;
  let ends = 0;
  const put = (row: Row): void => {
    const before = page.length === 0 ? 0 : row.before;
    page.push({ row, y: y + before, x: 0 });
    y += before + row.height;
  };
  const endBefore = (at: number, low = y, more: readonly PlacedRow[] = []): void => {
    ends += 1;
    const filled = page.length === 0 ? [] : fillers(rows, at, low, bottom);
    let next = at;
    while (rows[next]?.fill === true) next += 1;
    end({ next, low: lowOf(filled, low), placed: () => [...page, ...more, ...filled] });
  };
  /** Puts columns where they have room; returns the row after them, none where the page ends with them or before them. */
  const columns = (at: number): number | undefined => {
    const run = columnRun(rows, at);
    const low = y + (page.length === 0 ? 0 : (run[0]?.before ?? 0));
    const free = bottom - low;
    const whole = balanced(run);
    if (whole.height <= free + SLACK) {
      page.push(...placedColumns(run, whole.at, low));
      y = low + whole.height;
      return at + run.length;
    }
    const part = filledColumns(run, free);
    if (page.length > 0 && (part.end === 0 || free < COLUMN_ROOM)) return undefined;
    // A row higher than the page stands alone on one.
    const count = Math.max(1, part.end);
    const more = placedColumns(run.slice(0, count), Math.max(1, part.at), low);
    endBefore(at + count, lowOf(more, low), more);
    return undefined;
  };

  const { head } = rows[from] ?? {};
  if (head !== undefined) put(head);
  const begun = page.length;
  let i = from;
  while (i < rows.length) {
    const row = rows[i];
    if (row === undefined) break;
    if (row.fill === true) {
      i += 1;
      continue;
    }
    if (row.column === true) {
      const next = columns(i);
      if (next === undefined) break;
      i = next;
    } else {
      const isFirst = page.length === begun;
      if (!isFirst && y + row.before + roomFor(rows, i) > bottom + SLACK) break;
      put(row);
      i += 1;
    }
    if (rows[i - 1]?.keep !== true || i === rows.length) endBefore(i);
  }
  // Rows that stay together and are higher than a page part where it ends.
  if (ends === 0) endBefore(i);
};
