/** The three by three squares of a lo shu grid: the digits of a date where they belong, pale where there are none. */
import { textWidth } from './metrics.ts';
import type { Node, Scene } from '../../contract/ports/scene.ts';
import { cornersOf } from './scene.ts';
import { centred } from './fit.ts';

/** A square: its digit, and how often the date has it. */
export interface Square {
  readonly digit: number;
  readonly count: number;
}

/** Sizes of what stands in a square, as shares of the grid. */
const LARGEST = 0.14;
const PALE = 0.09;

/** The scene. The squares come row by row, three to a row; the grid, in the middle, is `side` of the drawing wide. */
export const squaresScene = (rows: readonly (readonly Square[])[], title: string, side: number): Scene => {
  const step = side / 3;
  return {
    height: side,
    title,
    alt: `${rows.flatMap((row) => row.map(({ digit, count }) => `${digit}: ${count}`)).join(', ')}.`,
    nodes: rows.flatMap((row, i) =>
      row.flatMap(({ digit, count }, k): Node[] => {
        const [left, top] = [(1 - side) / 2 + k * step, i * step];
        const text = Array.from({ length: count }, () => digit).join(' ');
        // As large as the digits of a full square allow.
        const size = Math.min(LARGEST * side, (step * 0.85) / textWidth(text, 1));
        const middle = [left + step / 2, top + step / 2] as const;
        return [
          {
            kind: 'polygon',
            points: cornersOf({ left, top, right: left + step, bottom: top + step }),
            fill: count === 0 ? 'wash' : 'paper',
            stroke: 'line',
          },
          count === 0
            ? centred(String(digit), middle, PALE * side, 'soft')
            : centred(text, middle, size, 'ink', { bold: true }),
        ];
      }),
    ),
  };
};
