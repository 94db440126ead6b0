/** The twelve cells of a chart in any style, with whatever stands in each sign. Charts and bindu tables are drawn with it. */
import type { Banks } from '../../words/bank.ts';
import { drawnSign } from './body.ts';
import { CENTRE, LAYOUTS, RING, houseAngle, type Cell } from './layouts.ts';
import type { ChartStyle } from '../../contract/values/drawing-keys.ts';
import type { Group, Label, Node } from '../../contract/ports/scene.ts';
import { centred, inRoom } from './fit.ts';
import { textWidth } from './metrics.ts';
import { lettersFrom, type PackedCell } from './legend.ts';
import { pack } from './pack.ts';
import { boxOf, type Box } from './scene.ts';
import type { Sizing } from './sizing.ts';
import type { PackItem } from './word.ts';

/** Size of a sign number where the floor allows. */
const NUMBER_SIZE = 0.03;
/** Room around a sign number, so that it is not read as part of a degree. */
const AIR = 0.008;
/** Size of the title in the middle where the floor allows. */
const TITLE_SIZE = 0.038;
/** The frame against the lines inside it. */
const FRAME = 2;
/** Length of the stroke across the corner of the ascendant's cell, along each side. */
const CORNER = 0.055;

/** What the cells show. */
export interface CellsDrawing {
  readonly words: Banks['drawing'];
  readonly style: ChartStyle;
  /** Rising sign, 1–12. */
  readonly ascendant: number;
  /** Title and second line in the middle of the styles that leave room for them. */
  readonly title: string;
  readonly subtitle: string;
  /** What stands in a sign 1–12. */
  readonly items: (sign: number) => readonly PackItem[];
  readonly sizing: Sizing;
  /** Size of a sign number where the floor allows, where that is not the usual. */
  readonly number?: number;
}

/** The twelve cells drawn, and how each was packed. */
export interface DrawnCells {
  readonly nodes: readonly Node[];
  readonly cells: readonly PackedCell[];
}

/** House 1–12 of a sign counted from the ascendant. */
export const houseOfSign = (sign: number, ascendant: number): number => ((sign - ascendant + 12) % 12) + 1;

/** Sign 1–12 of a house. */
export const signOfDrawnHouse = (house: number, ascendant: number): number => ((ascendant + house - 2) % 12) + 1;

/** A stroke across the corner of the cell that holds the ascendant, where signs are fixed. */
const corner = ({ outline }: Cell): Node[] => {
  const [a, b] = outline;
  const last = outline[outline.length - 1];
  if (a === undefined || b === undefined || last === undefined || outline.length !== 4) return [];
  const along = (to: readonly [number, number]): [number, number] => {
    const length = Math.hypot(to[0] - a[0], to[1] - a[1]);
    return [a[0] + ((to[0] - a[0]) / length) * CORNER, a[1] + ((to[1] - a[1]) / length) * CORNER];
  };
  return [{ kind: 'line', from: along(b), to: along(last), stroke: 'accent' }];
};

const outlineOf = (style: ChartStyle, { outline }: Cell, house: number): Node[] => {
  const fill = house === 1 ? ({ fill: 'wash' } as const) : {};
  if (style !== 'circle') return [{ kind: 'polygon', points: outline, ...fill, stroke: 'line' }];
  const angle = houseAngle(house);
  return [
    {
      kind: 'sector',
      centre: CENTRE,
      inner: RING.inner,
      outer: RING.outer,
      from: angle - 15,
      to: angle + 15,
      ...fill,
      stroke: 'line',
    },
  ];
};

/** Size of the second line against the title, and against that where it is still too long. */
const SECOND = 0.85;
const SMALLER = 0.75;
/** Distance of the second line from the title, of its halves and of the lines of the title, against the size of the title. */
const LEADING = { title: 1.4, halves: 1.2, lines: 1.25 } as const;

/** A text in two lines, broken where the longer one is shortest; as it is where it has one word. */
const inTwo = (text: string): readonly string[] => {
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map((half) => half.join(' ')));
  const longer = (halves: readonly string[]): number => Math.max(...halves.map((half) => textWidth(half, 1)));
  return breaks.toSorted((a, b) => longer(a) - longer(b))[0] ?? [text];
};

/** The second line as it fits: whole, in two lines, in smaller ones. Half of it would say nothing, so it is all or none. */
const secondLines = (text: string, size: number, width: number, floor: number): readonly Label[] => {
  if (text === '') return [];
  const ways = [size, size * SMALLER]
    .map((each) => Math.max(each, floor))
    .flatMap((each) => [[text], inTwo(text)].map((lines) => ({ lines, each })));
  const way = ways.find(({ lines, each }) => lines.every((line) => textWidth(line, each) <= width));
  return way?.lines.map((line) => centred(line.replace(/ ·$/, ''), [0, 0], way.each, 'soft')) ?? [];
};

/** Title and second line in a free rectangle, centred. */
export const titleIn = (middle: Box | null, title: string, subtitle: string, size = 0.038, floor = 0): Node[] => {
  if (middle === null) return [];
  const width = middle.right - middle.left;
  const x = (middle.left + middle.right) / 2;
  const y = (middle.top + middle.bottom) / 2;
  const second = secondLines(subtitle, size * SECOND, width, floor);
  const below = second.reduce((sum, label) => sum + label.size * LEADING.title, 0);
  const height = middle.bottom - middle.top - below;
  const head =
    title === '' ? null : inRoom(title, { width, height, size, floor: Math.min(floor, size), leading: LEADING.lines });
  const first = head?.lines.map((line) => centred(line, [0, 0], head.size, 'ink', { bold: true })) ?? [];
  const lines: readonly Label[] = [...first, ...second];
  const gapAfter = (i: number): number => {
    if (i < first.length - 1) return (head?.size ?? size) * LEADING.lines;
    return size * (i === first.length - 1 ? LEADING.title : LEADING.halves);
  };
  const gaps = lines.slice(1).map((_, i) => gapAfter(i));
  const top = y - gaps.reduce((sum, gap) => sum + gap, 0) / 2;
  return lines.map((line, i) => ({ ...line, at: [x, gaps.slice(0, i).reduce((sum, gap) => sum + gap, top)] }));
};

/** A cell with its number and what stands in it. */
const cellGroup = (
  { ascendant, style, items, sizing, words, number: size = NUMBER_SIZE }: CellsDrawing,
  cell: Cell,
  index: number,
  letters: () => string,
): { readonly group: Group; readonly packed: PackedCell } => {
  const byHouse = LAYOUTS[style].cells === 'house';
  const sign = byHouse ? signOfDrawnHouse(index + 1, ascendant) : index + 1;
  const house = houseOfSign(sign, ascendant);
  const number = centred(String(sign), cell.number, Math.max(size, sizing.floor), 'accent');
  const strike = !byHouse && house === 1 ? corner(cell) : [];
  const { left, top, right, bottom } = boxOf(number);
  const obstacles: Box[] = [{ left: left - AIR, top: top - AIR / 2, right: right + AIR, bottom: bottom + AIR / 2 }];
  if (strike.length > 0) {
    const [[x, y] = [0, 0]] = cell.outline;
    obstacles.push({ left: x, top: y, right: x + CORNER, bottom: y + 0.03 });
  }
  const here = items(sign);
  let letter = '';
  const packed = pack(cell.outline, obstacles, here, sizing, () => (letter = letters()));
  const nodes = [...outlineOf(style, cell, house), ...strike, number, ...packed.nodes];
  return {
    group: { kind: 'group', name: `house-${house}`, data: { house, sign: drawnSign(sign) }, nodes },
    packed: { ...packed, name: `${words.house} ${house}`, items: here, letter },
  };
};

const SQUARE: Node = {
  kind: 'polygon',
  points: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  stroke: 'line',
  weight: FRAME,
};

/** The twelve cells and what stands in the middle. */
export const drawCells = (drawing: CellsDrawing): DrawnCells => {
  const { rows, middle } = LAYOUTS[drawing.style];
  const { floor } = drawing.sizing;
  const letters = lettersFrom();
  const cells = rows.map((cell, i) => cellGroup(drawing, cell, i, letters));
  return {
    nodes: [
      ...cells.map(({ group }) => group),
      ...(drawing.style === 'circle' ? [] : [SQUARE]),
      ...titleIn(middle, drawing.title, drawing.subtitle, Math.max(TITLE_SIZE, floor), floor),
    ],
    cells: cells.map(({ packed }) => packed),
  };
};
