/**
 * Rows to pages. Of all ways to end the pages of a run, and to set each of them tighter or looser, the best is taken: few pages, none
 * half bare, no short table and no short chapter parted, no row of a table alone.
 */
import { heightsOf, type PlacedRow, type Row } from './page.ts';
import { pageEnds } from './page-ends.ts';
import type { Sheet } from './sheet.ts';

/** The rows of a run, set so tight: the same rows in every setting, each as high as the setting makes it. */
export interface TightRows {
  /** What a page that is set so costs. */
  readonly cost: number;
  readonly rows: readonly Row[];
}

/** A page more; a share of a page that is bare, squared; the same of the last page, and where less than half or a third of it is filled. */
const COST = { page: 12, bare: 240, last: 20, half: 34, third: 30 } as const;
/** A table that takes less than half a page and is parted, or a page; a row of it alone, on the first page or a later one; few rows. */
const TABLE = { half: 30, whole: 10, longer: 3, lonelyFirst: 60, lonely: 200, few: 40 } as const;
/** Fewer rows than these are few, in a table that has more than twice as many. */
const FEW = 4;
/** A chapter that a page can hold and is parted, and one of which less than this share of a page stands alone on one. */
const CHAPTER = { cost: 10, scrap: 0.15, alone: 24 } as const;
/** A paragraph, a reading or a list that is parted. */
const PARTED = 3;

/** Rows that belong together: from the first to before the last of them. */
interface Whole {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** For each row the whole it belongs to, by what says that a row begins another. */
const wholesOf = (
  rows: readonly Row[],
  heightOf: (from: number, to: number) => number,
  begins: (row: Row, above: Row | undefined) => boolean,
): readonly Whole[] => {
  const starts = rows.flatMap((row, i) => (i === 0 || begins(row, rows[i - 1]) ? [i] : []));
  return starts.flatMap((from, i) => {
    const to = starts[i + 1] ?? rows.length;
    const whole = { from, to, height: heightOf(from, to) };
    return Array.from({ length: to - from }, () => whole);
  });
};

/** Whether a row is one of a table below its head, if it has one, or of the contents. */
const isOfTable = ({ cells, isHead = false }: Row): boolean =>
  !isHead && cells.some(({ role, table }) => (role === 'TH' && table === undefined) || role === 'TOCI');

/** What it costs to end the page that begins with the row `from` before the row `at`. */
const partedCost = (rows: readonly Row[], room: number): ((from: number, at: number) => number) => {
  const heightOf = heightsOf(rows);
  const tables = wholesOf(
    rows,
    heightOf,
    (row, above) => !isOfTable(row) || row.block !== above?.block || !isOfTable(above),
  );
  const chapters = wholesOf(rows, heightOf, (row) => row.chapter !== undefined);
  const tableCost = (from: number, at: number, { from: first, to, height }: Whole): number => {
    const [above, below] = [at - Math.max(first, from), to - at];
    const lonely = from > first ? TABLE.lonely : TABLE.lonelyFirst;
    const isFew = Math.min(above, below) < FEW && to - first > 2 * FEW;
    const longer = height > room ? TABLE.longer : TABLE.whole;
    return (
      (above === 1 ? lonely : 0) +
      (below === 1 ? TABLE.lonely : 0) +
      (isFew ? TABLE.few : 0) +
      (height <= room / 2 ? TABLE.half : longer)
    );
  };
  const chapterCost = (at: number, chapter: Whole | undefined): number => {
    if (chapter === undefined || chapter.from >= at) return 0;
    const isScrap = (from: number, to: number): boolean => heightOf(from, to) < CHAPTER.scrap * room;
    const isAlone = isScrap(chapter.from, at) || (chapter.to < rows.length && isScrap(at, chapter.to));
    return (chapter.height <= room ? CHAPTER.cost : 0) + (isAlone ? CHAPTER.alone : 0);
  };
  return (from, at) => {
    const [table, chapter] = [tables[at], chapters[at]];
    const inside = rows[at]?.block === rows[at - 1]?.block ? PARTED : 0;
    return chapterCost(at, chapter) + (table !== undefined && table.from < at ? tableCost(from, at, table) : inside);
  };
};

/** What a page costs that is filled to a share. */
const bareCost = (filled: number, isLast: boolean): number => {
  const bare = Math.max(0, 1 - filled) ** 2;
  if (!isLast) return COST.bare * bare;
  return COST.last * bare + (filled < 0.5 ? COST.half : 0) + (filled < 0.34 ? COST.third : 0);
};

/** The best way to the row with which a page begins: what it costs, and the page before. */
interface Way {
  readonly cost: number;
  readonly from: number;
  readonly setting: number;
}

/** The pages of a run whose rows may be set in several ways, on a sheet. */
export const paginate = (settings: readonly TightRows[], sheet: Pick<Sheet, 'top' | 'bottom'>): PlacedRow[][] => {
  const { top, bottom } = sheet;
  const room = bottom - top;
  const count = settings[0]?.rows.length ?? 0;
  const parted = settings.map(({ rows }) => partedCost(rows, room));
  const ways = new Map<number, Way>([[0, { cost: 0, from: 0, setting: 0 }]]);
  for (let from = 0; from < count; from++) {
    const way = ways.get(from);
    if (way === undefined) continue;
    settings.forEach(({ cost, rows }, setting) => {
      pageEnds(rows, from, sheet, ({ next, low }) => {
        const isLast = next >= count;
        const best = ways.get(next)?.cost ?? Infinity;
        const least = way.cost + COST.page + cost + bareCost((low - top) / room, isLast);
        if (least >= best) return;
        const whole = least + (isLast ? 0 : (parted[setting]?.(from, next) ?? 0));
        if (whole < best) ways.set(next, { cost: whole, from, setting });
      });
    });
  }
  const pages: PlacedRow[][] = [];
  for (let at = count; at > 0;) {
    const { from, setting } = ways.get(at) ?? { from: 0, setting: 0 };
    let placed: PlacedRow[] = [];
    pageEnds(settings[setting]?.rows ?? [], from, sheet, (end) => {
      if (end.next === at) placed = end.placed();
    });
    pages.unshift(placed);
    at = from;
  }
  return pages;
};
