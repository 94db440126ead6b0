/**
 * Rows to pages. A heading keeps with what follows; rows of one column fill the left column, then the right one, alike in
 * height where they end; a table that goes on repeats its head, and parts where no page holds one row of it alone.
 */
import { COLUMN_WIDTH, PRINT } from '../../contract/ports/report-document.ts';
import type { PlacedRow, Row } from './page.ts';
import type { Sheet } from './sheet.ts';

/** Sums of heights are not exact. */
const SLACK = 0.01;
/** Left edge of the second column. */
const SECOND = COLUMN_WIDTH + PRINT.figureGap;
/** Less room than this at the foot of a page does not begin columns that do not end there. */
const COLUMN_ROOM = 110;

/** Rows that are set in columns, measured once: a column may be asked for from any row to any other. */
const columnsOf = (rows: readonly Row[]) => {
  const sums = [0];
  for (const { before, height } of rows) sums.push((sums.at(-1) ?? 0) + before + height);
  /** Height of the rows from `from` to before `to`; what stands above the first is dropped. */
  const height = (from: number, to: number): number =>
    to <= from ? 0 : (sums[to] ?? 0) - (sums[from] ?? 0) - (rows[from]?.before ?? 0);
  /** Whether a column may end before the row `at`. */
  const mayEnd = (at: number): boolean => at === rows.length || rows[at - 1]?.keep !== true;
  return {
    height,
    /** How many rows from `from` on fill a height. */
    filling: (from: number, room: number): number => {
      let count = 0;
      for (let to = from + 1; to <= rows.length && height(from, to) <= room + SLACK; to++)
        if (mayEnd(to)) count = to - from;
      return count;
    },
    /** Where the second column begins so that both are as low as they can be. */
    balanced: (from: number): { readonly at: number; readonly height: number } => {
      let best = { at: rows.length, height: height(from, rows.length) };
      for (let at = from + 1; at < rows.length; at++) {
        const most = Math.max(height(from, at), height(at, rows.length));
        if (mayEnd(at) && most < best.height - SLACK) best = { at, height: most };
      }
      return best;
    },
  };
};

/** Cost of a page that holds one row of a table which has more. On the first page a heading may stand above it. */
const LONELY = { first: 500, later: 1000 } as const;
/** Cost of a page that holds fewer rows than `rows` of a table which has more than twice as many: never worth a page. */
const FEW = { rows: 4, cost: 0.1 } as const;

/**
 * The rows of a table before which a page ends, by index: few pages, no row alone on one where that can be, and of a long
 * table no two or three. `room` is left below the head on the page at hand, which takes one row at least; `full` on others.
 */
const tableBreaks = (heights: readonly number[], full: number, room: number): ReadonlySet<number> => {
  const count = heights.length;
  const rest: { cost: number; next: number }[] = Array.from({ length: count + 1 }, () => ({ cost: 0, next: count }));
  /** The best end of a page that begins with row `from` and has `free` points. */
  const bestFrom = (from: number, free: number, lonely: number): { cost: number; next: number } => {
    let best = { cost: Infinity, next: count };
    let used = 0;
    for (let next = from + 1; next <= count; next++) {
      used += heights[next - 1] ?? 0;
      if (next > from + 1 && used > free + SLACK) break;
      const few = next - from < FEW.rows && count > 2 * FEW.rows ? FEW.cost : 0;
      const cost = 1 + (next === from + 1 && count > 1 ? lonely : 0) + few + (rest[next]?.cost ?? 0);
      if (cost <= best.cost) best = { cost, next };
    }
    return best;
  };
  for (let from = count - 1; from > 0; from--) rest[from] = bestFrom(from, full, LONELY.later);
  const breaks = new Set<number>();
  for (let { next } = bestFrom(0, room, LONELY.first); next < count; next = rest[next]?.next ?? count) breaks.add(next);
  return breaks;
};

/** The rows from `from` on that are set in columns. */
const columnRun = (rows: readonly Row[], from: number): readonly Row[] => {
  const end = rows.findIndex((row, i) => i >= from && row.column !== true);
  return rows.slice(from, end === -1 ? rows.length : end);
};

/** Fills pages of a sheet with rows, beginning at the top of a page. */
export const paginate = (rows: readonly Row[], { top, bottom }: Pick<Sheet, 'top' | 'bottom'>): PlacedRow[][] => {
  const room = bottom - top;
  const pages: PlacedRow[][] = [[]];
  let page = pages[0] ?? [];
  let y: number = top;
  const turn = (): void => {
    page = [];
    pages.push(page);
    y = top;
  };
  const put = (row: Row, before: number): void => {
    page.push({ row, y: y + before, x: 0 });
    y += before + row.height;
  };

  /** Height of a row together with those it must stay with, up to a page. */
  const keptHeight = (from: number): number => {
    let height = 0;
    for (let i = from; i < rows.length; i++) {
      const row = rows[i];
      if (row === undefined) break;
      if (row.column === true) {
        // Of columns the first lines of each must have room.
        const low = columnsOf(columnRun(rows, i)).balanced(0).height;
        return Math.min(height + row.before + Math.min(low, COLUMN_ROOM), room);
      }
      height += row.height + (i === from ? 0 : row.before);
      if (!row.keep) break;
    }
    return Math.min(height, room);
  };

  /** Height of the rows from `from` to the next chapter. */
  const chapterHeight = (from: number): number => {
    let height = 0;
    for (let i = from; i < rows.length; i++) {
      const row = rows[i];
      if (row === undefined || (i > from && row.chapter !== undefined)) break;
      if (row.fill === true) continue;
      if (row.column === true) {
        const run = columnRun(rows, i);
        height += row.before + columnsOf(run).balanced(0).height;
        i += run.length - 1;
      } else height += row.height + (i === from ? 0 : row.before);
    }
    return height;
  };

  /** What must be left of a page for a row: for a chapter the room that it asks for, or all of it where that is less. */
  const roomFor = (from: number): number => {
    const { room: asked = 0 } = rows[from] ?? {};
    return Math.max(keptHeight(from), asked === 0 ? 0 : Math.min(asked, chapterHeight(from)));
  };

  /** Puts rows into a column from the present height on; returns its lower edge. */
  const putColumn = (some: readonly Row[], x: number): number => {
    let low = y;
    some.forEach((row, i) => {
      low += i === 0 ? 0 : row.before;
      page.push({ row, y: low, x });
      low += row.height;
    });
    return low;
  };

  /** Puts a run of rows into columns, on as many pages as it takes; returns how many rows there were. */
  const putColumns = (from: number): number => {
    const run = columnRun(rows, from);
    const { balanced, filling } = columnsOf(run);
    let start = 0;
    while (start < run.length) {
      const before = page.length === 0 ? 0 : (run[start]?.before ?? 0);
      const free = bottom - y - before;
      const { at, height } = balanced(start);
      const ends = height <= free + SLACK;
      const left = ends ? at - start : filling(start, free);
      if (page.length > 0 && !ends && (left === 0 || free < COLUMN_ROOM)) {
        turn();
        continue;
      }
      // A row higher than the page stands alone on one.
      const second = start + Math.max(1, left);
      const end = ends ? run.length : second + filling(second, free);
      y += before;
      y = Math.max(putColumn(run.slice(start, second), 0), putColumn(run.slice(second, end), SECOND));
      start = end;
      if (start < run.length) turn();
    }
    return run.length;
  };

  /** Puts the rows of a table whose head stands already; returns how many. */
  const putTable = (from: number, head: Row): number => {
    const end = rows.findIndex((row, i) => i >= from && row.head !== head);
    const body = rows.slice(from, end === -1 ? rows.length : end);
    if ((body[0]?.height ?? 0) > bottom - y + SLACK) {
      turn();
      put(head, 0);
    }
    // What explains a table stays with its last row.
    const note = body.at(-1)?.keep === true ? rows[from + body.length] : undefined;
    const noted = note === undefined ? 0 : note.before + note.height;
    const breaks = tableBreaks(
      body.map(({ height }, i) => height + (i === body.length - 1 ? noted : 0)),
      room - head.height,
      bottom - y,
    );
    body.forEach((row, i) => {
      if (breaks.has(i)) {
        turn();
        put(head, 0);
      }
      put(row, 0);
    });
    return body.length;
  };

  /** Whether what follows a row that only fills a page can begin on this page. */
  const nextFits = (from: number): boolean => {
    const at = rows.findIndex((one, i) => i > from && one.fill !== true);
    const row = rows[at];
    if (row === undefined || row.fresh === true) return false;
    return y + row.before + roomFor(at) <= bottom + SLACK;
  };

  /** Whether the rows at hand that fill a page are put. */
  let isFilling = false;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined) break;
    if (row.column === true) {
      i += putColumns(i) - 1;
      continue;
    }
    if (row.head !== undefined) {
      i += putTable(i, row.head) - 1;
      continue;
    }
    const before = page.length === 0 ? 0 : row.before;
    // The first of the rows that stay together has looked for room for all of them; where a page has none, they part.
    const follows = rows[i - 1]?.keep === true;
    const needed = before + (follows ? row.height : roomFor(i));
    if (row.fill === true) {
      // What fills a page stands whole or not at all: no line to write on without its heading.
      isFilling = follows ? isFilling : page.length > 0 && y + needed <= bottom + SLACK && !nextFits(i);
      if (isFilling) put(row, before);
      continue;
    }
    if (page.length > 0 && (row.fresh === true || y + needed > bottom + SLACK)) turn();
    put(row, page.length === 0 ? 0 : row.before);
  }
  return pages;
};
