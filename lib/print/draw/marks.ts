/** The marks beside a planet that are drawn, not typed: they look the same in every font. */
import type { Node, Point } from '../../contract/ports/scene.ts';

/** Exalted, debilitated, in the same sign of birth chart and navamsa, within a degree of the edge of a sign. */
export const DRAWN_MARKS = ['exalted', 'debilitated', 'vargottama', 'sandhi'] as const;
export type DrawnMark = (typeof DRAWN_MARKS)[number];

/** Room a mark takes beside type of size 1, air before it included. */
export const MARK_WIDTH = 0.56;
const AIR = 0.1;
const HALF = (MARK_WIDTH - AIR) / 2;
/** Height of an arrow, above the baseline. */
const TALL = 0.64;
const SHAFT = 0.045;
const HEAD = 0.28;

const filled = (points: readonly Point[]): Node => ({ kind: 'polygon', points, fill: 'accent' });

/** A mark whose room begins at `x` on the baseline `y`, beside type of a size. */
export const markNode = (mark: DrawnMark, x: number, y: number, size: number): Node => {
  const at = (dx: number, up: number): Point => [x + (AIR + HALF + dx) * size, y - up * size];
  switch (mark) {
    case 'vargottama':
      return filled([at(0, 0.02), at(HALF, 0.32), at(0, 0.62), at(-HALF, 0.32)]);
    case 'sandhi':
      return { kind: 'circle', centre: at(0, 0.3), radius: size * (HALF - 0.05), stroke: 'accent' };
    default: {
      const up = mark === 'exalted';
      const h = (height: number): number => (up ? height : TALL - height);
      return filled([
        at(-SHAFT, h(0)),
        at(SHAFT, h(0)),
        at(SHAFT, h(TALL - HEAD)),
        at(HALF, h(TALL - HEAD)),
        at(0, h(TALL)),
        at(-HALF, h(TALL - HEAD)),
        at(-SHAFT, h(TALL - HEAD)),
      ]);
    }
  }
};
