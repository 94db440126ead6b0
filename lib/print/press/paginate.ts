/**
 * Rows to pages. Of all ways to end the pages of a run, and to set each of them tighter or looser, the best is taken: few pages, none
 * half bare, no short table and no short chapter parted, no row of a table alone.
 */
import { measured, type Measured, type PlacedRow, type Row } from './page.ts';
import { pageEnds } from './page-ends.ts';
import type { Sheet } from './sheet.ts';

/** The rows of a run, set so tight: the same rows in every setting, each as high as the setting makes it. */
export interface TightRows {
  /** What a page that is set so costs, in pages. */
  readonly cost: number;
  readonly rows: readonly Row[];
}

/*
 * What a reader would rather not see, each in pages: what one would give to be spared it.
 */
/** A share of a page that is bare, squared; the same of the last page, and where less than half or a third of it is filled. */
const BARE = { page: 7.5, last: 0.5, half: 0.75, third: 0.25 } as const;
/** A table parted that takes less than half a page, or less than a page, or more; a row of it alone, on its first page or a later one; few rows. */
const TABLE = { half: 1, whole: 0.9, longer: 0.1, lonelyFirst: 1.5, lonely: 5, few: 1 } as const;
/** Fewer rows than these are few, in a table that has more than twice as many. */
const FEW = 4;
/** A chapter that a page can hold and is parted, and one of which less than this share of a page stands alone on one. */
const CHAPTER = { cost: 0.25, scrap: 0.15, alone: 0.6 } as const;
/** A paragraph, a long reading or a list that is parted. */
const PARTED = 0.1;
/** What might fill a page and finds no room, as lines for notes. */
const LACKS = 0.05;

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
const partedCost = ({ rows, heightOf }: Measured, room: number): ((from: number, at: number) => number) => {
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
  if (!isLast) return BARE.page * bare;
  return BARE.last * bare + (filled < 0.5 ? BARE.half : 0) + (filled < 0.34 ? BARE.third : 0);
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
  const tried = settings.map(({ cost, rows }) => {
    const all = measured(rows);
    return { cost, all, parted: partedCost(all, room) };
  });
  const ways = new Map<number, Way>([[0, { cost: 0, from: 0, setting: 0 }]]);
  for (let from = 0; from < count; from++) {
    const way = ways.get(from);
    if (way === undefined) continue;
    tried.forEach(({ cost, all, parted }, setting) => {
      pageEnds(all, from, sheet, ({ next, filled, lacks }) => {
        const isLast = next >= count;
        const best = ways.get(next)?.cost ?? Infinity;
        const least = way.cost + 1 + cost + bareCost(filled / room, isLast) + (lacks ? LACKS : 0);
        if (least >= best) return;
        const whole = least + (isLast ? 0 : parted(from, next));
        if (whole < best) ways.set(next, { cost: whole, from, setting });
      });
    });
  }
  const pages: PlacedRow[][] = [];
  for (let at = count; at > 0;) {
    const { from, setting } = ways.get(at) ?? { from: 0, setting: 0 };
    let placed: PlacedRow[] = [];
    const { all } = tried[setting] ?? {};
    if (all !== undefined)
      pageEnds(all, from, sheet, (end) => {
        if (end.next === at) placed = end.placed();
      });
    pages.unshift(placed);
    at = from;
  }
  return pages;
};
