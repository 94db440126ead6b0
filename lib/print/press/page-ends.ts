/**
 * One page, filled with rows from the top: all places at which it may end. A heading keeps with what follows; a chapter asks for
 * room; a table that goes on repeats its head; what only fills a page stands where the page ends, whole or not at all.
 */
import type { Measured, PlacedRow, Row } from './page.ts';
import type { Sheet } from './sheet.ts';
import { duosOf, placedDuo, SLACK } from './two-columns.ts';

/** Less room than this at the foot of a page does not begin columns that do not end there. */
const COLUMN_ROOM = 110;

/** A page that may end: the row with which the next begins, how high what stands on it is (of two columns the mean), and its rows. */
export interface PageEnd {
  readonly next: number;
  readonly filled: number;
  /** Whether rows that may fill it find no room. */
  readonly lacks: boolean;
  readonly placed: () => PlacedRow[];
}

const lowOf = (placed: readonly PlacedRow[], top: number): number =>
  placed.reduce((low, { row, y }) => Math.max(low, y + row.height), top);

/** Height of the rows from `from` to the next chapter. */
const chapterHeight = (measured: Measured, from: number, most: number): number => {
  const { rows, columnEnds } = measured;
  let height = 0;
  for (let i = from; i < rows.length && height < most; i++) {
    const row = rows[i];
    if (row === undefined || (i > from && row.chapter !== undefined)) break;
    if (row.fill === true) continue;
    if (row.column === true) {
      const end = columnEnds[i] ?? i + 1;
      height += row.before + (duosOf(measured, i, end, Infinity).at(-1)?.height ?? 0);
      i = end - 1;
    } else height += row.height + (i === from ? 0 : row.before);
  }
  return height;
};

/** What must be left of a page for a row: for a chapter the room that it asks for, or all of it where that is less. */
const roomFor = (measured: Measured, from: number): number => {
  const { height = 0, room = 0 } = measured.rows[from] ?? {};
  return Math.max(height, room === 0 ? 0 : Math.min(room, chapterHeight(measured, from, room)));
};

/** The rows that only fill a page, from `from` on, as far as they have room: each with those it stays with. */
const fillers = (rows: readonly Row[], from: number, low: number, bottom: number): readonly PlacedRow[] => {
  const placed: PlacedRow[] = [];
  let y = low;
  let wasLeft = false;
  for (let i = from; rows[i]?.fill === true;) {
    const group: PlacedRow[] = [];
    let edge = y;
    const isLeft: boolean = wasLeft && rows[i]?.goesOn === true;
    do {
      const row = rows[i];
      if (row === undefined) break;
      edge += row.before;
      group.push({ row, y: edge, x: 0 });
      edge += row.height;
    } while (rows[i++]?.keep === true);
    wasLeft = isLeft || edge > bottom + SLACK;
    if (wasLeft) continue;
    placed.push(...group);
    y = edge;
  }
  return placed;
};

/** Calls `end` for each place at which the page that begins with the row `from` may end, from the first to the last. */
export const pageEnds = (
  measured: Measured,
  from: number,
  { top, bottom }: Pick<Sheet, 'top' | 'bottom'>,
  end: (found: PageEnd) => void,
): void => {
  const { rows, columnEnds } = measured;
  const page: PlacedRow[] = [];
  let y: number = top;
  /** What is left empty below the shorter of two columns, as if it were as wide as the page. */
  let uneven = 0;
  let ends = 0;
  const put = (row: Row): void => {
    const before = page.length === 0 ? 0 : row.before;
    page.push({ row, y: y + before, x: 0 });
    y += before + row.height;
  };
  const endBefore = (at: number, low = y, empty = uneven, more: readonly PlacedRow[] = []): void => {
    ends += 1;
    const count = page.length;
    const last = count + more.length === 0 ? [] : fillers(rows, at, low, bottom);
    let next = at;
    while (rows[next]?.fill === true) next += 1;
    end({
      next,
      filled: lowOf(last, low) - empty - top,
      lacks: rows[at]?.fill === true && last.length === 0,
      placed: () => [...page.slice(0, count), ...more, ...last],
    });
  };
  /** Puts columns where they have room, or some of them at the end of the page; returns the row after them where it goes on. */
  const columns = (at: number): number | undefined => {
    const last = columnEnds[at] ?? at + 1;
    const low = y + (page.length === 0 ? 0 : (rows[at]?.before ?? 0));
    const duos = duosOf(measured, at, last, bottom - low);
    if (bottom - low >= COLUMN_ROOM || page.length === 0)
      duos.forEach((duo, i) => {
        // No column stays empty beside a reading where the next has room in it.
        if (duo.end === last || (duo.at === duo.end && i + 1 < duos.length)) return;
        endBefore(duo.end, low + duo.height, uneven + duo.height - duo.filled, placedDuo(rows, at, duo, low));
      });
    const whole = duos.at(-1);
    if (whole?.end === last) {
      page.push(...placedDuo(rows, at, whole, low));
      y = low + whole.height;
      uneven += whole.height - whole.filled;
      return last;
    }
    if (page.length === 0 && whole === undefined) {
      // Rows that stay together and are higher than the page stand alone on one.
      let alone = at + 1;
      while (alone < last && rows[alone - 1]?.keep === true) alone += 1;
      const duo = { end: alone, at: alone, height: 0, filled: 0 };
      endBefore(alone, bottom, 0, placedDuo(rows, at, duo, low));
    }
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
      if (!isFirst && y + row.before + roomFor(measured, i) > bottom + SLACK) break;
      put(row);
      i += 1;
    }
    if (rows[i - 1]?.keep !== true || i === rows.length) endBefore(i);
  }
  // Rows that stay together and are higher than a page part where it ends.
  if (ends === 0) endBefore(i);
};
