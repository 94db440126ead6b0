/** Geometry of drawings: boxes of labels, points on circles. */
import type { Label, Node, Point } from '../../contract/ports/scene.ts';

/** A rectangle by its corners. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of its size a text rises above and falls below its baseline, in every script of the fonts. */
export const ASCENT = 0.86;
export const DESCENT = 0.34;

/** Share of a label's width that stands left of its anchor. */
export const SHARE_BEFORE: Readonly<Record<Label['anchor'], number>> = { start: 0, middle: 0.5, end: 1 };

/** Digits stand on their baseline, and rise less than letters may. */
const DIGITS = /^\d+$/;
const DIGIT = { ascent: 0.74, descent: 0.02 } as const;

/** The room a label takes. */
export const boxOf = ({ at: [x, y], anchor, size, width, text }: Label): Box => {
  const left = x - width * SHARE_BEFORE[anchor];
  const [up, down] = DIGITS.test(text) ? [DIGIT.ascent, DIGIT.descent] : [ASCENT, DESCENT];
  return { left, right: left + width, top: y - up * size, bottom: y + down * size };
};

/** The corners of a box, clockwise from the upper left. */
export const cornersOf = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** True where two boxes share more than an edge. */
export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The point at an angle in degrees, clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, angle: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
};

/** Every label of a scene, groups included. */
export const labelsOf = (nodes: readonly Node[]): Label[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'label') return [node];
    if (node.kind === 'group') return labelsOf(node.nodes);
    return [];
  });
