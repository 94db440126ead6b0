/** The lines below a drawing: what its marks mean, and all that its cells had no room for. */
import type { Banks } from '../../words/bank.ts';
import type { Node } from '../../contract/ports/scene.ts';
import { DRAWN_MARKS } from './marks.ts';
import { discNodes, type Packed } from './pack.ts';
import { ASCENT } from './scene.ts';
import type { Sizing } from './sizing.ts';
import { isIndic, markMeaning, plainWord, wordOf, type PackItem, type Word } from './word.ts';

/** A cell as it was packed. */
export interface PackedCell extends Packed {
  /** What the cell is, as the legend calls it. */
  readonly name: string;
  readonly items: readonly PackItem[];
  /** The letter that stands in it, or nothing. */
  readonly letter: string;
}

/** Lines below a drawing, and how much higher they make it. */
export interface Legend {
  readonly nodes: readonly Node[];
  readonly height: number;
}

/** What stands beside a drawing: the meaning of its marks and its title, or degrees too, as in a table of planets. */
export type Told = 'nothing' | 'marks' | 'degrees';

/** What of a cell its legend tells, where so much of it is told beside the drawing. Whole degrees are enough beside the marks. */
const TELLS: Readonly<Record<Told, readonly Packed['lost'][]>> = {
  nothing: ['minutes', 'degrees', 'marks', 'names'],
  marks: ['degrees', 'marks', 'names'],
  degrees: ['names'],
};

/** Size of the legend against the largest name. */
const SIZE = 0.72;
const ROW = { latin: 1.4, indic: 1.6 } as const;
/** Distance of words and of the lines from the edge, against their size. */
const GAP = 0.7;
const MARGIN = 0.006;
const NOTHING: Legend = { nodes: [], height: 0 };

/** Size of type below a drawing. */
const legendSize = ({ floor, largest }: Sizing): number => Math.max(floor, largest * SIZE);

/** Words in lines as wide as the drawing, from a height on. Each paragraph begins a line. */
const flow = (paragraphs: readonly (readonly Word[])[], top: number, size: number, row: number): Legend => {
  const nodes: Node[] = [];
  let lines = 0;
  for (const words of paragraphs) {
    let x = MARGIN;
    for (const word of words) {
      if (x > MARGIN && x + word.width > 1 - MARGIN) {
        lines += 1;
        x = MARGIN;
      }
      nodes.push(word.nodes(x, top + size * GAP + lines * row + size * ASCENT));
      x += word.width + size * GAP;
    }
    lines += 1;
  }
  return { nodes, height: lines === 0 ? 0 : size * GAP + lines * row };
};

/** What the marks that occur mean. */
const marksOf = (words: Banks['drawing'], items: readonly PackItem[], size: number): Word[] => {
  const has = (letter: string): boolean => items.some(({ letters = [] }) => letters.includes(letter));
  const letters = [
    [words.retrogradeMark, words.retrograde],
    [words.combustMark, words.combust],
  ] as const;
  return [
    ...letters.flatMap(([letter, meaning]) => (has(letter) ? [markMeaning(letter, null, meaning, size)] : [])),
    ...DRAWN_MARKS.flatMap((mark) =>
      items.some(({ marks = [] }) => marks.includes(mark)) ? [markMeaning('', mark, words[mark], size)] : [],
    ),
  ];
};

const discWord = (letter: string, size: number): Word => ({
  width: size * 1.7,
  nodes: (x, y) => ({
    kind: 'group',
    name: `legend-${letter}`,
    nodes: discNodes(letter, [x + size * 0.85, y - size * 0.3], size),
  }),
});

/** Two words that no line parts. */
const together = (first: Word, second: Word, size: number): Word => ({
  width: first.width + size * GAP + second.width,
  nodes: (x, y) => ({
    kind: 'group',
    name: 'legend-words',
    nodes: [first.nodes(x, y), second.nodes(x + first.width + size * GAP, y)],
  }),
});

/** What a cell did not show: its letter or house, then each planet with its marks and degrees. */
const cellWords = (cell: PackedCell, sizing: Sizing, size: number): Word[] => {
  const { name, items, letter, lost } = cell;
  const writing = { name: Infinity, marks: true, degrees: 'minutes' } as const;
  const head = letter === '' ? plainWord(`${name}:`, size, 'soft', false) : discWord(letter, sizing.floor);
  const [first, ...rest] = items.map((item) =>
    wordOf(item, writing, size, sizing.floor, lost === 'names' ? 'body' : 'told'),
  );
  return first === undefined ? [head] : [together(head, first, size), ...rest];
};

const rowOf = ({ house }: Banks['drawing'], size: number): number => size * (isIndic(house) ? ROW.indic : ROW.latin);

/** The legend of some cells, from the height `top` on: of each what it has no room for and nothing beside the drawing tells. */
export const legendOf = (
  words: Banks['drawing'],
  cells: readonly PackedCell[],
  sizing: Sizing,
  { top, told }: { readonly top: number; readonly told: Told },
): Legend => {
  const size = legendSize(sizing);
  const items = cells.flatMap((cell) => cell.items);
  const marks = told === 'nothing' ? marksOf(words, items, size) : [];
  const missing = cells.filter(({ lost }) => TELLS[told].includes(lost));
  const paragraphs = [...(marks.length === 0 ? [] : [marks]), ...missing.map((cell) => cellWords(cell, sizing, size))];
  if (paragraphs.length === 0) return NOTHING;
  return flow(paragraphs, top, size, rowOf(words, size));
};

/** What the marks of some items mean, and the degrees that cells of a smaller drawing have no room for, alone. */
export const marksLegend = (
  words: Banks['drawing'],
  items: readonly PackItem[],
  sizing: Sizing,
  cells: readonly PackedCell[] = [],
): Legend => {
  const size = legendSize(sizing);
  // Cells that hold a letter are told below the drawing itself.
  const missing = cells.filter(({ lost }) => lost !== 'names' && TELLS.marks.includes(lost));
  const told = [...marksOf(words, items, size), ...missing.flatMap((cell) => cellWords(cell, sizing, size))];
  return told.length === 0 ? NOTHING : flow([told], 0, size, rowOf(words, size));
};

/** The letters of cells in order, one drawing at a time. */
export const lettersFrom = (): (() => string) => {
  let next = 0;
  return () => String.fromCharCode('a'.charCodeAt(0) + next++);
};
