/**
 * Puts planets into a cell of any convex outline: none leaves it, none covers another or an obstacle, and none is left out.
 * First with degrees and minutes, then whole degrees, then names with their marks, then names alone, down to the floor of
 * the type. Where not even that fits, a letter stands in the cell, and the legend below the drawing names what it holds.
 */
import type { Node, Point } from '../../contract/ports/scene.ts';
import { textWidth } from './metrics.ts';
import { ASCENT, DESCENT, type Box } from './scene.ts';
import type { Sizing } from './sizing.ts';
import { isIndic, wordOf, type PackItem, type Word, type Writing } from './word.ts';

/** What a cell has come to show. */
export interface Packed {
  readonly nodes: readonly Node[];
  /** What it had no room for: nothing, the minutes, the degrees, the marks with them, or the names too. */
  readonly lost: 'nothing' | 'minutes' | 'degrees' | 'marks' | 'names';
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Height of a row against the size of its type. */
const ROW = { latin: 1.24, indic: 1.42 } as const;
/** Distance of type from the outline and from obstacles, against its size; closer where only names are left. */
const PADDING = { usual: 0.3, close: 0.2 } as const;
/** Distance of two words on a line, against the size of type. */
const GAP = 0.34;
/** Each size tried is so much of the one before. */
const SHRINK = 0.94;

/** Where the horizontal at `y` runs inside a convex outline; null where it misses it. Asked hundreds of times for a cell. */
const chord = (outline: readonly Point[], y: number): Interval | null => {
  let from = Infinity;
  let to = -Infinity;
  const meet = (x: number): void => {
    if (x < from) from = x;
    if (x > to) to = x;
  };
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before !== undefined) {
      const [ax, ay] = before;
      const [bx, by] = corner;
      if (ay === y && by === y) {
        meet(ax);
        meet(bx);
      } else if ((ay <= y && by >= y) || (ay >= y && by <= y)) meet(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
    before = corner;
  }
  return to > from ? { from, to } : null;
};

interface Cell {
  readonly outline: readonly Point[];
  readonly obstacles: readonly Box[];
  readonly padding: number;
}

/** The widest stretch free for a line between two heights. */
const room = ({ outline, obstacles, padding }: Cell, top: number, bottom: number): Interval | null => {
  const above = chord(outline, top);
  const below = chord(outline, bottom);
  if (above === null || below === null) return null;
  let free: Interval = {
    from: Math.max(above.from, below.from) + padding,
    to: Math.min(above.to, below.to) - padding,
  };
  for (const { left, right, top: t, bottom: b } of obstacles) {
    if (b <= top || t >= bottom || right <= free.from || left >= free.to) continue;
    const before = { from: free.from, to: left - padding };
    const after = { from: right + padding, to: free.to };
    free = before.to - before.from >= after.to - after.from ? before : after;
  }
  return free.to > free.from ? free : null;
};

/** Centre of an outline: the centroid of its area. */
const centroidOf = (outline: readonly Point[]): Point => {
  let area = 0;
  let x = 0;
  let y = 0;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
};

interface Line {
  readonly words: readonly Word[];
  readonly width: number;
  readonly free: Interval;
}

/** Lines from a height on, each with as many words as it holds, at most `perRow`; null where words are left over. */
const linesFrom = (cell: Cell, words: readonly Word[], start: number, size: number, pitch: number, perRow: number) => {
  const lines: Line[] = [];
  let next = 0;
  for (let top = start; next < words.length; top += pitch) {
    const free = room(cell, top, top + size * (ASCENT + DESCENT));
    if (free === null) return null;
    const taken: Word[] = [];
    let width = 0;
    for (const word of words.slice(next, next + perRow)) {
      const with_ = width + (taken.length === 0 ? 0 : size * GAP) + word.width;
      if (with_ > free.to - free.from) break;
      taken.push(word);
      width = with_;
    }
    if (taken.length === 0) return null;
    next += taken.length;
    lines.push({ words: taken, width, free });
  }
  return lines;
};

/** The words in lines of at most `perRow`, as near the middle of the cell as they fit; null where they do not. */
const placed = (cell: Cell, words: readonly Word[], size: number, pitch: number, perRow: number): Node[] | null => {
  const ys = cell.outline.map(([, y]) => y);
  const bottom = Math.max(...ys) - cell.padding;
  const [, middle] = centroidOf(cell.outline);
  let best: { readonly lines: readonly Line[]; readonly start: number; readonly off: number } | null = null;
  for (let start = Math.min(...ys) + cell.padding; start < bottom; start += pitch / 6) {
    const lines = linesFrom(cell, words, start, size, pitch, perRow);
    if (lines === null) continue;
    const height = (lines.length - 1) * pitch + size * (ASCENT + DESCENT);
    if (start + height > bottom) break;
    // A block with a short last line hangs a little: lines are few enough that this decides only between equals.
    const off = Math.abs(start + height / 2 - middle) + lines.length * pitch * 0.25;
    if (best === null || off < best.off) best = { lines, start, off };
  }
  if (best === null) return null;
  const { lines, start } = best;
  return lines.flatMap(({ words: some, width, free }, i) => {
    let x = (free.from + free.to - width) / 2;
    return some.map((word) => {
      const nodes = word.nodes(x, start + i * pitch + size * ASCENT);
      x += word.width + size * GAP;
      return nodes;
    });
  });
};

/** A way to write a cell: what of each item, how many on a line, how far its type may shrink. */
interface Way extends Writing {
  readonly perRow: readonly number[];
  /** Smallest size against the largest; the floor where 0. */
  readonly least: number;
  readonly lost: Packed['lost'];
  readonly padding: number;
}

/** Ways to write a cell, best first. */
const waysOf = (names: number, degrees: boolean): Way[] => {
  const all = Array.from({ length: names }, (_, name) => name);
  const last = names - 1;
  const beside = { marks: true, perRow: [1, 2], padding: PADDING.usual };
  const bare = { degrees: 'none' as const, padding: PADDING.usual };
  const lost = degrees ? ('degrees' as const) : ('nothing' as const);
  return [
    ...(degrees
      ? [
          ...all.map((name): Way => ({ ...beside, name, degrees: 'minutes', least: 0.84, lost: 'nothing' })),
          ...all.map((name): Way => ({ ...beside, name, degrees: 'whole', least: 0.74, lost: 'minutes' })),
        ]
      : []),
    ...all.slice(0, last).map((name): Way => ({ ...bare, name, marks: true, perRow: [1, 2, 3], least: 0.74, lost })),
    { ...bare, name: last, marks: true, perRow: [1, 2, 3, 4, 5], least: 0, lost },
    { ...bare, name: last, marks: false, perRow: [2, 3, 4, 5], least: 0, lost: 'marks', padding: PADDING.close },
  ];
};

/** The sizes tried, from the largest to the smallest. */
const sizesOf = ({ floor, largest }: Sizing, least: number): number[] => {
  const smallest = Math.max(floor, largest * least);
  const count = Math.max(0, Math.floor(Math.log(smallest / largest) / Math.log(SHRINK)));
  return [...Array.from({ length: count + 1 }, (_, i) => largest * SHRINK ** i), smallest];
};

/** A letter on a filled disc, which stands for all that a cell holds. */
export const discNodes = (letter: string, [x, y]: Point, size: number): Node[] => [
  { kind: 'circle', centre: [x, y], radius: size * 0.85, fill: 'accent' },
  {
    kind: 'label',
    at: [x, y + size * 0.3],
    anchor: 'middle',
    size,
    text: letter,
    role: 'paper',
    bold: true,
    width: textWidth(letter, size),
  },
];

const disc = (cell: Cell, letter: string, size: number): Node[] => {
  const wide = size * 1.7;
  const height = wide / (ASCENT + DESCENT);
  const at = (point: Point): Node => ({
    kind: 'group',
    name: `letter-${letter}`,
    nodes: discNodes(letter, point, size),
  });
  const word: Word = { width: wide, nodes: (x, y) => at([x + wide / 2, y - height * ASCENT + wide / 2]) };
  return placed(cell, [word], height, wide, 1) ?? [at(centroidOf(cell.outline))];
};

/** What a cell shows of the items, in their order. Obstacles are what already stands there; `letter` is asked for last. */
export const pack = (
  outline: readonly Point[],
  obstacles: readonly Box[],
  items: readonly PackItem[],
  sizing: Sizing,
  letter: () => string,
): Packed => {
  if (items.length === 0) return { nodes: [], lost: 'nothing' };
  const { floor } = sizing;
  const names = Math.max(...items.map((item) => item.names.length));
  const indic = items.some((item) => item.names.some(isIndic));
  const marked = items.some(({ marks = [], letters = [] }) => marks.length + letters.length > 0);
  const degrees = items.some((item) => item.degrees !== undefined);
  for (const way of waysOf(names, degrees))
    for (const size of sizesOf(sizing, way.least)) {
      const words = items.map((item) => wordOf(item, way, size, floor));
      const cell = { outline, obstacles, padding: way.padding * size };
      for (const perRow of way.perRow) {
        const nodes = placed(cell, words, size, size * (indic ? ROW.indic : ROW.latin), perRow);
        if (nodes === null) continue;
        const unmarked = degrees ? 'degrees' : 'nothing';
        return { nodes, lost: way.lost === 'marks' && !marked ? unmarked : way.lost };
      }
    }
  return { nodes: disc({ outline, obstacles, padding: 0 }, letter(), floor * 1.05), lost: 'names' };
};
