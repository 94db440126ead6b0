/** The sarvatobhadra chakra: 81 cells, planets in their stars, the lines that they pierce along, and the points of a birth. */
import type { Label, Node, Point, Role, Scene } from '../../contract/ports/scene.ts';
import { fitted, parted } from './fit.ts';
import { cornersOf } from './scene.ts';

/** A cell: its text, and whether it is one of the birth. */
export interface ChakraDrawnCell {
  readonly text: string;
  readonly isStar: boolean;
  readonly isNatal: boolean;
  /** Short names of planets in it. */
  readonly planets: readonly string[];
}
/** A line from a star to the edge, as rows and columns from 0. */
export interface ChakraDrawnLine {
  readonly from: readonly [row: number, column: number];
  readonly to: readonly [row: number, column: number];
  readonly role: Role;
}
/** What is drawn. */
export interface ChakraDrawing {
  readonly rows: readonly (readonly ChakraDrawnCell[])[];
  readonly lines: readonly ChakraDrawnLine[];
  readonly title: string;
  readonly subtitle: string;
  readonly alt: string;
  /** Smallest type, as a share of the width. */
  readonly floor: number;
}

const MARGIN = 0.02;
const HEAD = { size: 0.034, second: 0.024, height: 0.095 } as const;
const NAME = 0.02;
const INNER = 0.026;
const PLANETS = 0.0225;
/** A line begins at the edge of its star’s cell and ends inside its last one, as shares of a cell from the middle. */
const BEGIN = 0.5;
const STOP = 0.28;
const LEADING = 1.15;
/** Size of a name in two lines against one in a single line. */
const NARROW = 0.82;
const IN_ROW = 3;
const SIDE = (1 - 2 * MARGIN) / 9;
const PAD = 0.006;

/** Planets of a cell in rows of at most three. */
const inRows = (planets: readonly string[]): readonly string[] => {
  const rows = Math.ceil(planets.length / IN_ROW);
  const each = Math.ceil(planets.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, i) => planets.slice(i * each, (i + 1) * each).join(' '));
};

/** The ends of a line over some cells between two middles. */
const between = ([x, y]: Point, [right, down]: Point, cells: number): { readonly from: Point; readonly to: Point } => {
  const at = (share: number): Point => [x + (right - x) * share, y + (down - y) * share];
  return { from: at(BEGIN / cells), to: at(1 - STOP / cells) };
};

/** The cells that a line meets after the one where it begins, as `row column`. */
const cellsAlong = (
  [row, column]: ChakraDrawnLine['from'],
  [lastRow, lastColumn]: ChakraDrawnLine['to'],
): readonly string[] =>
  Array.from(
    { length: Math.max(Math.abs(lastRow - row), Math.abs(lastColumn - column)) },
    (_, i) => `${row + (i + 1) * Math.sign(lastRow - row)} ${column + (i + 1) * Math.sign(lastColumn - column)}`,
  );

/** Air around a label on a ground of its own, so that no line touches a letter. */
const AIR = 0.004;

/** The room of a label that stands on its middle. */
const groundOf = ({ at: [x, y], size, width }: Label): readonly Point[] => {
  const half = width / 2 + AIR;
  return cornersOf({ left: x - half, top: y - size - AIR, right: x + half, bottom: y + size * 0.3 + AIR });
};

/** The scene. */
export const chakraScene = ({ rows, lines, title, subtitle, alt, floor }: ChakraDrawing): Scene => {
  const hasHead = title !== '' || subtitle !== '';
  const top = hasHead ? HEAD.height : MARGIN;
  const corner = (row: number, column: number): Point => [MARGIN + column * SIDE, top + row * SIDE];
  const middle = (row: number, column: number): Point => {
    const [x, y] = corner(row, column);
    return [x + SIDE / 2, y + SIDE / 2];
  };
  const frame = (row: number, column: number, { isNatal }: ChakraDrawnCell): Node => ({
    kind: 'polygon',
    points: [corner(row, column), corner(row, column + 1), corner(row + 1, column + 1), corner(row + 1, column)],
    fill: isNatal ? 'wash' : 'paper',
    stroke: 'line',
    ...(isNatal ? { weight: 2 } : {}),
  });
  /** Lines of a text around a height, each as large as its room allows. */
  const stacked = (lines_: readonly string[], [x, y]: Point, size: number, role: Role, bold: boolean): Label[] =>
    lines_.map((text, i) =>
      fitted(text, {
        x,
        y: y + (i - (lines_.length - 1) / 2) * size * LEADING + size * 0.35,
        size,
        width: SIDE - 2 * PAD,
        floor: Math.min(size, floor),
        role,
        anchor: 'middle',
        bold,
      }),
    );
  const crossed = new Set(lines.flatMap(({ from, to }) => cellsAlong(from, to)));
  /** Labels on ground of their own where a line runs through their cell, so that it passes behind the letters. */
  const grounded = (row: number, column: number, { isNatal }: ChakraDrawnCell, labels: readonly Label[]): Node[] =>
    crossed.has(`${row} ${column}`)
      ? labels.flatMap((label): Node[] => [
          { kind: 'polygon', points: groundOf(label), fill: isNatal ? 'wash' : 'paper' },
          label,
        ])
      : [...labels];
  const texts = (row: number, column: number, cell: ChakraDrawnCell): Node[] => {
    const [x, y] = middle(row, column);
    const size = Math.max(cell.isStar ? NAME : INNER, floor);
    const below = Math.max(PLANETS, floor);
    const names = parted(cell.text, SIDE - 2 * PAD, size * NARROW, Math.min(size * NARROW, floor));
    const planets = inRows(cell.planets);
    const shift = planets.length === 0 ? 0 : SIDE * 0.22;
    return grounded(row, column, cell, [
      ...stacked(
        names,
        [x, y - shift],
        names.length > 1 ? size * NARROW : size,
        cell.isStar ? 'soft' : 'ink',
        cell.isNatal,
      ),
      ...stacked(planets, [x, y + shift], planets.length > 1 ? below * NARROW : below, 'accent', true),
    ]);
  };
  const cells = rows.flatMap((row, i) => row.map((cell, k) => ({ cell, i, k })));
  return {
    height: top + 9 * SIDE + MARGIN,
    title: [title, subtitle].filter((text) => text !== '').join(' · '),
    alt,
    nodes: [
      ...(hasHead
        ? [
            fitted(title === '' ? subtitle : title, {
              x: MARGIN,
              y: 0.044,
              size: HEAD.size,
              width: 1 - 2 * MARGIN,
              floor,
              bold: true,
            }),
            ...(title === '' || subtitle === ''
              ? []
              : [
                  fitted(subtitle, {
                    x: MARGIN,
                    y: 0.077,
                    size: HEAD.second,
                    width: 1 - 2 * MARGIN,
                    floor,
                    role: 'soft',
                  }),
                ]),
          ]
        : []),
      ...cells.map(({ cell, i, k }) => frame(i, k, cell)),
      ...lines.map(({ from, to, role }): Node => ({
        kind: 'line',
        ...between(middle(...from), middle(...to), Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))),
        stroke: role,
        weight: 1,
      })),
      ...cells.flatMap(({ cell, i, k }) => texts(i, k, cell)),
    ],
  };
};
