/**
 * Rows to pages. A heading keeps with what follows; a table that goes on repeats its head, and parts where no page holds
 * one row of it alone, as far as its rows allow.
 */
import { BOTTOM, PAGE, type PlacedRow, type Row } from './page.ts';

const ROOM = BOTTOM - PAGE.top;
/** Sums of heights are not exact. */
const SLACK = 0.01;

/** Height of a row together with those it must stay with, up to a page. */
const keptHeight = (rows: readonly Row[], from: number): number => {
  let height = 0;
  for (let i = from; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined) break;
    height += row.height + (i === from ? 0 : row.before);
    if (!row.keep) break;
  }
  return Math.min(height, ROOM);
};

/** Cost of a page that holds one row of a table which has more. On the first page a heading may stand above it. */
const LONELY = { first: 500, later: 1000 } as const;
/** Cost of a page that holds fewer rows than `rows` of a table which has more than twice as many: never worth a page. */
const FEW = { rows: 4, cost: 0.1 } as const;

/**
 * The rows of a table before which a page ends, by index: few pages, no row alone on one where that can be, and of a long
 * table no two or three. `room` is left below the head on the page at hand, which takes one row at least.
 */
const tableBreaks = (heights: readonly number[], head: number, room: number): ReadonlySet<number> => {
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
  for (let from = count - 1; from > 0; from--) rest[from] = bestFrom(from, ROOM - head, LONELY.later);
  const breaks = new Set<number>();
  for (let { next } = bestFrom(0, room, LONELY.first); next < count; next = rest[next]?.next ?? count) breaks.add(next);
  return breaks;
};

/** Fills pages with rows, beginning at the top of a page. */
export const paginate = (rows: readonly Row[]): PlacedRow[][] => {
  const pages: PlacedRow[][] = [[]];
  let page = pages[0] ?? [];
  let y: number = PAGE.top;
  const turn = (): void => {
    page = [];
    pages.push(page);
    y = PAGE.top;
  };
  const put = (row: Row, before: number): void => {
    page.push({ row, y: y + before });
    y += before + row.height;
  };
  /** Puts the rows of a table whose head stands already; returns how many. */
  const putTable = (from: number, head: Row): number => {
    const end = rows.findIndex((row, i) => i >= from && row.head !== head);
    const body = rows.slice(from, end === -1 ? rows.length : end);
    if ((body[0]?.height ?? 0) > BOTTOM - y + SLACK) {
      turn();
      put(head, 0);
    }
    const breaks = tableBreaks(
      body.map(({ height }) => height),
      head.height,
      BOTTOM - y,
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
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined) break;
    if (row.head !== undefined) {
      i += putTable(i, row.head) - 1;
      continue;
    }
    const before = page.length === 0 ? 0 : row.before;
    // The first of the rows that stay together has looked for room for all of them; where a page has none, they part.
    const follows = rows[i - 1]?.keep === true;
    const needed = before + (follows ? row.height : Math.max(keptHeight(rows, i), row.room ?? 0));
    if (page.length > 0 && (row.fresh === true || y + needed > BOTTOM + SLACK)) turn();
    put(row, page.length === 0 ? 0 : row.before);
  }
  return pages;
};
