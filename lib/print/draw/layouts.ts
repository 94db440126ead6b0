/**
 * Where the twelve cells of each chart style stand. North, Sri Lankan and circular charts fix the houses and move the signs;
 * South and East fix the signs and move the houses.
 */
import { cornersOf, onCircle } from './scene.ts';
import type { Point } from '../../contract/ports/scene.ts';
import type { ChartStyle } from '../../contract/values/drawing-keys.ts';

/** One cell: its outline (convex, so that any two points of it see each other) and the corner where its number stands. */
export interface Cell {
  readonly outline: readonly Point[];
  /** Centre of the small number. */
  readonly number: Point;
}

export interface Layout {
  /** `house`: cell 1 is the first house. `sign`: cell 1 is Aries. */
  readonly cells: 'house' | 'sign';
  /** Cells 1 to 12. */
  readonly rows: readonly Cell[];
  /** Room for a title in the middle; null where the cells leave none. */
  readonly middle: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  } | null;
}

/** Small numbers stand this far from their corner. */
const INSET = 0.03;

// North: the square, its diagonals and the diamond through the middles of its sides.
const A: Point = [0, 0];
const B: Point = [1, 0];
const C: Point = [1, 1];
const D: Point = [0, 1];
const T: Point = [0.5, 0];
const R: Point = [1, 0.5];
const U: Point = [0.5, 1];
const L: Point = [0, 0.5];
const O: Point = [0.5, 0.5];
const NW: Point = [0.25, 0.25];
const NE: Point = [0.75, 0.25];
const SE: Point = [0.75, 0.75];
const SW: Point = [0.25, 0.75];

const NORTH: Layout = {
  cells: 'house',
  middle: null,
  rows: [
    { outline: [T, NE, O, NW], number: [0.5, 0.455] },
    { outline: [A, T, NW], number: [0.25, 0.208] },
    { outline: [A, NW, L], number: [0.208, 0.25] },
    { outline: [L, NW, O, SW], number: [0.455, 0.5] },
    { outline: [L, SW, D], number: [0.208, 0.75] },
    { outline: [D, SW, U], number: [0.25, 0.792] },
    { outline: [U, SW, O, SE], number: [0.5, 0.545] },
    { outline: [U, SE, C], number: [0.75, 0.792] },
    { outline: [C, SE, R], number: [0.792, 0.75] },
    { outline: [R, SE, O, NE], number: [0.545, 0.5] },
    { outline: [R, NE, B], number: [0.792, 0.25] },
    { outline: [B, NE, T], number: [0.75, 0.208] },
  ],
};

const rectangle = (x: number, y: number, width: number, height: number): Point[] =>
  cornersOf({ left: x, top: y, right: x + width, bottom: y + height });

/** South: a ring of twelve squares, Pisces at the top left, clockwise. Rows of [column, row], Aries first. */
// prettier-ignore
const SOUTH_CELLS: readonly (readonly [number, number])[] = [
  [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1], [0, 0],
];

const SOUTH: Layout = {
  cells: 'sign',
  middle: { left: 0.27, top: 0.27, right: 0.73, bottom: 0.73 },
  rows: SOUTH_CELLS.map(([column, row]) => ({
    outline: rectangle(column / 4, row / 4, 0.25, 0.25),
    number: [column / 4 + 0.25 - INSET, row / 4 + 0.25 - INSET],
  })),
};

const THIRD = 1 / 3;
const TWO_THIRDS = 2 / 3;

/** A corner of the nine squares, by thirds of the width and of the height. */
const third = (across: 0 | 1 | 2 | 3, down: 0 | 1 | 2 | 3): Point => [across / 3, down / 3];

/**
 * Three by three; the corner squares are cut by the diagonal from their outer corner. Anticlockwise from the top middle.
 * East puts Aries there, Sri Lanka the ascendant.
 */
const NINE_SQUARES: readonly Cell[] = [
  { outline: rectangle(THIRD, 0, THIRD, THIRD), number: [TWO_THIRDS - INSET, THIRD - INSET] },
  { outline: [third(0, 0), third(1, 0), third(1, 1)], number: [THIRD - INSET, THIRD - 0.075] },
  { outline: [third(0, 0), third(1, 1), third(0, 1)], number: [THIRD - 0.075, THIRD - INSET] },
  { outline: rectangle(0, THIRD, THIRD, THIRD), number: [THIRD - INSET, TWO_THIRDS - INSET] },
  { outline: [third(0, 2), third(1, 2), third(0, 3)], number: [THIRD - 0.075, TWO_THIRDS + INSET] },
  { outline: [third(1, 2), third(1, 3), third(0, 3)], number: [THIRD - INSET, TWO_THIRDS + 0.075] },
  { outline: rectangle(THIRD, TWO_THIRDS, THIRD, THIRD), number: [TWO_THIRDS - INSET, TWO_THIRDS + INSET] },
  { outline: [third(2, 2), third(3, 3), third(2, 3)], number: [TWO_THIRDS + INSET, TWO_THIRDS + 0.075] },
  { outline: [third(2, 2), third(3, 2), third(3, 3)], number: [TWO_THIRDS + 0.075, TWO_THIRDS + INSET] },
  { outline: rectangle(TWO_THIRDS, THIRD, THIRD, THIRD), number: [TWO_THIRDS + INSET, TWO_THIRDS - INSET] },
  { outline: [third(3, 0), third(3, 1), third(2, 1)], number: [TWO_THIRDS + 0.075, THIRD - INSET] },
  { outline: [third(2, 0), third(3, 0), third(2, 1)], number: [TWO_THIRDS + INSET, THIRD - 0.075] },
];
const NINE_MIDDLE = { left: THIRD + 0.02, top: THIRD + 0.02, right: TWO_THIRDS - 0.02, bottom: TWO_THIRDS - 0.02 };

const EAST: Layout = { cells: 'sign', middle: NINE_MIDDLE, rows: NINE_SQUARES };
const SRI_LANKA: Layout = { cells: 'house', middle: NINE_MIDDLE, rows: NINE_SQUARES };

/** The circle: twelve slices of a ring, the first house at the left, then anticlockwise, as the sky turns. */
export const RING = { inner: 0.21, outer: 0.49 } as const;
export const CENTRE: Point = [0.5, 0.5];

/** Angle of the middle of a house in a round chart, degrees clockwise from the top. */
export const houseAngle = (house: number): number => (270 - (house - 1) * 30 + 360) % 360;

/** The part of a slice of a ring in which text may stand: as much of it as is convex. */
export const sliceOutline = (angle: number, inner: number, outer: number): Point[] => {
  // The inner edge is the tangent in the middle of the arc; the outer one follows the arc from inside.
  const reach = inner / Math.cos(Math.PI / 12);
  const arc = [-15, -7.5, 0, 7.5, 15].map((d) => onCircle(CENTRE, outer, angle + d));
  return [onCircle(CENTRE, reach, angle - 15), ...arc, onCircle(CENTRE, reach, angle + 15)];
};

const CIRCLE: Layout = {
  cells: 'house',
  middle: { left: 0.325, top: 0.44, right: 0.675, bottom: 0.56 },
  rows: Array.from({ length: 12 }, (_, i) => {
    const angle = houseAngle(i + 1);
    return { outline: sliceOutline(angle, RING.inner, RING.outer), number: onCircle(CENTRE, RING.inner + 0.04, angle) };
  }),
};

export const LAYOUTS: Readonly<Record<ChartStyle, Layout>> = {
  north: NORTH,
  south: SOUTH,
  east: EAST,
  sri_lanka: SRI_LANKA,
  circle: CIRCLE,
};
