/** All values that something may have, side by side, with those of two persons marked. */
import type { Node, Point, Role, Scene } from '../../contract/ports/scene.ts';
import { fitted } from './fit.ts';
import { textWidth } from './metrics.ts';
import { cornersOf } from './scene.ts';

/** A value: its name, whose it is, and whether it is set off for another reason. */
export interface Rung {
  readonly name: string;
  readonly first: boolean;
  readonly second: boolean;
  readonly tinted?: boolean;
}

/** What is drawn. */
export interface LadderDrawing {
  readonly rungs: readonly Rung[];
  readonly perRow: number;
  /** Names of the two persons. */
  readonly names: readonly [first: string, second: string];
  readonly title: string;
  readonly alt: string;
}

const CELL = { height: 0.04, gap: 0.006 } as const;
/** The line of names above a row of cells. */
const TAG = 0.024;
const SIZE = { name: 0.0175, floor: 0.0135, tag: 0.0165 } as const;
const EDGE = 0.002;

const box = (left: number, right: number, top: number, bottom: number): Point[] =>
  cornersOf({ left, top, right, bottom });

/** The halves of a cell and the colour of its name. */
const painted = ({ first, second, tinted = false }: Rung): { readonly fills: readonly Role[]; readonly ink: Role } => {
  if (first && second) return { fills: ['line', 'accent'], ink: 'paper' };
  if (first) return { fills: ['line'], ink: 'paper' };
  if (second) return { fills: ['accent'], ink: 'paper' };
  return { fills: [tinted ? 'wash' : 'paper'], ink: 'soft' };
};

const isMarked = (rung: Rung | undefined): boolean => rung !== undefined && (rung.first || rung.second);

/** The side to which the name above a cell leans away from the name above the cell beside it. */
const leanOf = (rungs: readonly Rung[], i: number, perRow: number): 'left' | 'right' | 'none' => {
  if (i % perRow < perRow - 1 && isMarked(rungs[i + 1])) return 'left';
  return i % perRow > 0 && isMarked(rungs[i - 1]) ? 'right' : 'none';
};

/** Where a name stands above its cell: over the middle within the drawing, or ending or beginning where it meets the other. */
const tagPlace = ({
  left,
  right,
  widths: [own, other],
  leans,
}: {
  readonly left: number;
  readonly right: number;
  readonly widths: readonly [own: number, other: number];
  readonly leans: 'left' | 'right' | 'none';
}): { readonly x: number; readonly anchor: 'start' | 'middle' | 'end' } => {
  const met = (border: number, before: number, after: number): number =>
    Math.min(Math.max(border, EDGE + before), 1 - EDGE - CELL.gap - after);
  if (leans === 'left') return { x: met(right, own, other), anchor: 'end' };
  if (leans === 'right') return { x: met(left - CELL.gap, other, own) + CELL.gap, anchor: 'start' };
  const middle = (left + right) / 2;
  return { x: Math.min(Math.max(middle, EDGE + own / 2), 1 - EDGE - own / 2), anchor: 'middle' };
};

/** The scene. */
export const ladderScene = ({ rungs, perRow, names, title, alt }: LadderDrawing): Scene => {
  const [his, hers] = names;
  const width = (1 - 2 * EDGE - CELL.gap * (perRow - 1)) / perRow;
  const rowHeight = TAG + CELL.height + CELL.gap;
  const tagWidths = ({ first, second }: Rung): readonly [number, number] => {
    if (first && second) return [textWidth(`${his} · ${hers}`, SIZE.tag), 0];
    const [own, other] = first ? [his, hers] : [hers, his];
    return [textWidth(own, SIZE.tag), textWidth(other, SIZE.tag)];
  };
  const nodes = rungs.flatMap((rung, i): Node[] => {
    const left = EDGE + (i % perRow) * (width + CELL.gap);
    const top = Math.floor(i / perRow) * rowHeight + TAG;
    const bottom = top + CELL.height;
    const middle = left + width / 2;
    const { fills, ink } = painted(rung);
    const tag = [rung.first ? his : '', rung.second ? hers : ''].filter((name) => name !== '').join(' · ');
    return [
      ...fills.map((fill, k): Node => ({
        kind: 'polygon',
        points: box(left + (width * k) / fills.length, left + (width * (k + 1)) / fills.length, top, bottom),
        fill,
      })),
      { kind: 'polygon', points: box(left, left + width, top, bottom), stroke: 'line', weight: 0.6 },
      fitted(rung.name, {
        x: middle,
        y: (top + bottom) / 2 + SIZE.name * 0.35,
        size: SIZE.name,
        floor: SIZE.floor,
        width: width - 0.008,
        role: ink,
        anchor: 'middle',
        bold: ink === 'paper',
      }),
      ...(tag === ''
        ? []
        : [
            fitted(tag, {
              ...tagPlace({ left, right: left + width, widths: tagWidths(rung), leans: leanOf(rungs, i, perRow) }),
              width: 1 - 2 * EDGE,
              y: top - 0.006,
              size: SIZE.tag,
              floor: SIZE.floor,
              role: rung.first ? 'line' : 'accent',
              bold: true,
            }),
          ]),
    ];
  });
  return { height: Math.ceil(rungs.length / perRow) * rowHeight, title, alt, nodes };
};
