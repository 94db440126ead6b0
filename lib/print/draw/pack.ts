/**
 * Puts lines of text into a cell of any convex outline: no line leaves the cell, none overlaps another or an obstacle.
 * First full lines with degrees, then more on a line, degrees below their planets, then smaller, then short names, then
 * without degrees; what still has no room is counted (`+3`): the text alternative lists it.
 */
import { textWidth } from './metrics.ts';
import { ASCENT, DESCENT, type Box } from './scene.ts';
import type { Label, Point, Role } from '../../contract/ports/scene.ts';

/** One thing to write: its forms from the most to the least telling. */
export interface PackItem {
  readonly forms: readonly { readonly text: string; readonly detail: string }[];
  readonly role: Role;
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Size of a label at its largest, in units of the drawing: 7 pt at the smallest step of a drawing 300 px wide. */
export const LABEL_SIZE = 0.044;
const STEPS = [1, 0.85, 0.72] as const;
const LINE_HEIGHT = 1.22;
/** Least distance of a letter from the outline, from an obstacle and from the next word. */
const PADDING = 0.012;
const GAP = 0.018;

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
      const ax = before[0];
      const ay = before[1];
      const bx = corner[0];
      const by = corner[1];
      if (ay === y && by === y) {
        meet(ax);
        meet(bx);
      } else if ((ay <= y && by >= y) || (ay >= y && by <= y)) meet(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
    before = corner;
  }
  return to > from ? { from, to } : null;
};

/** The widest stretch free for a line between two heights. */
const room = (outline: readonly Point[], obstacles: readonly Box[], top: number, bottom: number): Interval | null => {
  const above = chord(outline, top);
  const below = chord(outline, bottom);
  if (above === null || below === null) return null;
  let free: Interval = {
    from: Math.max(above.from, below.from) + PADDING,
    to: Math.min(above.to, below.to) - PADDING,
  };
  for (const { left, right, top: t, bottom: b } of obstacles) {
    if (b <= top || t >= bottom || right <= free.from || left >= free.to) continue;
    const before = { from: free.from, to: left - PADDING };
    const after = { from: right + PADDING, to: free.to };
    free = before.to - before.from >= after.to - after.from ? before : after;
  }
  return free.to > free.from ? free : null;
};

interface Word {
  readonly text: string;
  readonly width: number;
  readonly role: Role;
}
type TextLine = readonly Word[];

const lineWidth = (line: TextLine): number =>
  line.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, line.length - 1);

/** Centre of the outline's height range that holds its mass: the mean of its corners. */
const middleOf = (outline: readonly Point[]): number => outline.reduce((sum, [, y]) => sum + y, 0) / outline.length;

/** The labels of some lines, or null where they do not fit. Of all heights that fit, the one with most room, nearest the middle. */
const stack = (
  outline: readonly Point[],
  obstacles: readonly Box[],
  lines: readonly TextLine[],
  size: number,
): Label[] | null => {
  const ys = outline.map(([, y]) => y);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const pitch = size * LINE_HEIGHT;
  const height = pitch * (lines.length - 1) + size * (ASCENT + DESCENT);
  const first = top + PADDING;
  const last = bottom - PADDING - height;
  if (last < first) return null;
  const widths = lines.map(lineWidth);
  const middle = middleOf(outline);
  const step = pitch / 8;
  let best: { readonly rooms: readonly Interval[]; readonly start: number; readonly worth: number } | null = null;
  for (let start = first; start <= last; start += step) {
    const rooms: Interval[] = [];
    let slack = Infinity;
    for (let i = 0; i < lines.length; i++) {
      const lineTop = start + i * pitch;
      const free = room(outline, obstacles, lineTop, lineTop + size * (ASCENT + DESCENT));
      slack = free === null ? -1 : Math.min(slack, free.to - free.from - (widths[i] ?? 0));
      if (free === null || slack < 0) break;
      rooms.push(free);
    }
    if (slack < 0) continue;
    const worth = Math.min(slack, 0.05) - Math.abs(start + height / 2 - middle) * 0.6;
    if (best === null || worth > best.worth) best = { rooms, start, worth };
  }
  if (best === null) return null;
  const { rooms, start } = best;
  return lines.flatMap((line, i) => {
    const { from, to } = rooms[i] ?? { from: 0, to: 0 };
    const y = start + i * pitch + size * ASCENT;
    // Widths are upper bounds: a word alone is centred by its renderer.
    const [only] = line;
    if (only !== undefined && line.length === 1)
      return [{ kind: 'label', at: [(from + to) / 2, y], anchor: 'middle', size, ...only } satisfies Label];
    let x = (from + to) / 2 - lineWidth(line) / 2;
    return line.map(({ text, width, role }): Label => {
      const label: Label = { kind: 'label', at: [x, y], anchor: 'start', size, text, role, width };
      x += width + GAP;
      return label;
    });
  });
};

const chunks = <T>(rows: readonly T[], n: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / n) }, (_, i) => rows.slice(i * n, (i + 1) * n));

interface Way {
  readonly form: number;
  /** The detail beside its text, on a line below it, or left out. */
  readonly detail: 'beside' | 'below' | 'none';
  readonly perLine: number;
  readonly step: number;
}

/** Ways to write a cell, best first: which form, where the detail, how many on a line, how large. */
const waysOf = (forms: number): Way[] => {
  const ways: Way[] = [];
  const add = (form: number, detail: Way['detail'], perLines: readonly number[], step: number): void => {
    for (const perLine of perLines) ways.push({ form, detail, perLine, step });
  };
  for (let form = 0; form < forms; form++)
    STEPS.forEach((_, step) => {
      add(form, 'beside', [1, 2], step);
      add(form, 'below', [1], step);
    });
  add(forms - 1, 'none', [1, 2, 3], 0);
  for (const step of [1, 2]) add(forms - 1, 'none', [1, 2, 3, 4], step);
  return ways;
};

/** Labels of the items in a cell, in their order. Obstacles are what already stands there. */
export const pack = (
  outline: readonly Point[],
  obstacles: readonly Box[],
  items: readonly PackItem[],
  largest = LABEL_SIZE,
): readonly Label[] => {
  if (items.length === 0) return [];
  const forms = Math.max(...items.map((item) => item.forms.length));
  const formOf = ({ forms: all }: PackItem, form: number): { readonly text: string; readonly detail: string } =>
    all[Math.min(form, all.length - 1)] ?? { text: '', detail: '' };
  const word = (item: PackItem, form: number, beside: boolean, size: number): Word => {
    const { text, detail } = formOf(item, form);
    const written = beside && detail !== '' ? `${text} ${detail}` : text;
    return { text: written, width: textWidth(written, size), role: item.role };
  };
  const below = (item: PackItem, form: number, size: number): TextLine[] => {
    const { detail } = formOf(item, form);
    const role = item.role === 'ink' ? 'soft' : item.role;
    return [
      [word(item, form, false, size)],
      ...(detail === '' ? [] : [[{ text: detail, width: textWidth(detail, size), role }]]),
    ];
  };
  const ways = waysOf(forms);
  for (const { form, detail, perLine, step } of ways) {
    const size = largest * (STEPS[step] ?? 1);
    const lines =
      detail === 'below'
        ? items.flatMap((item) => below(item, form, size))
        : chunks(
            items.map((item) => word(item, form, detail === 'beside', size)),
            perLine,
          );
    const labels = stack(outline, obstacles, lines, size);
    if (labels !== null) return labels;
  }
  const size = largest * STEPS[2];
  for (let shown = items.length - 1; shown >= 0; shown--) {
    const rest = `+${items.length - shown}`;
    const words = [
      ...items.slice(0, shown).map((item) => word(item, forms - 1, false, size)),
      { text: rest, width: textWidth(rest, size), role: 'soft' as const },
    ];
    for (const perLine of [3, 4, 2, 1]) {
      const labels = stack(outline, obstacles, chunks(words, perLine), size);
      if (labels !== null) return labels;
    }
  }
  throw new Error('a cell has no room for a single sign');
};
