/** An open ring that fills from the left: what was reached, what is counted besides, and a stroke at what is enough. */
import type { Label, Node, Point, Scene } from '../../contract/ports/scene.ts';
import { fitted } from './fit.ts';
import { onCircle } from './scene.ts';

/** What is drawn; all values on the scale from 0 to `most`. */
export interface GaugeDrawing {
  readonly value: number;
  /** Reached with what is counted besides; the value itself where nothing is. */
  readonly extended: number;
  readonly enough: number;
  readonly most: number;
  /** In the middle: the value, and what it is a part of. */
  readonly text: string;
  readonly below: string;
  readonly title: string;
  readonly alt: string;
}

/** The ring opens below; degrees from the top, clockwise. */
const FROM = -130;
const TURN = 260;
const RING = { centre: [0.5, 0.46] as Point, inner: 0.325, outer: 0.43 };
const TEXT = { value: 0.15, below: 0.058 } as const;

const at = (radius: number, angle: number): Point => onCircle(RING.centre, radius, angle);

/** The scene. */
export const gaugeScene = ({ value, extended, enough, most, text, below, title, alt }: GaugeDrawing): Scene => {
  const angle = (points: number): number => FROM + (TURN * Math.min(most, Math.max(0, points))) / most;
  const { centre, inner, outer } = RING;
  const ring = (from: number, to: number, fill: 'line' | 'accent' | 'wash'): Node[] =>
    to <= from ? [] : [{ kind: 'sector', centre, inner, outer, from: angle(from), to: angle(to), fill }];
  const written = (words: string, y: number, size: number, role: Label['role'], bold: boolean): Label =>
    fitted(words, { x: centre[0], y, size, width: 2 * inner * 0.85, role, anchor: 'middle', bold });
  return {
    height: 0.82,
    title,
    alt,
    nodes: [
      ...ring(0, most, 'wash'),
      ...ring(0, value, 'line'),
      ...ring(value, extended, 'accent'),
      // The ring is cut at what is enough, and the stroke stands outside it: the ring may be as dark as ink.
      { kind: 'line', from: at(inner, angle(enough)), to: at(outer, angle(enough)), stroke: 'paper', weight: 3 },
      {
        kind: 'line',
        from: at(outer + 0.006, angle(enough)),
        to: at(outer + 0.04, angle(enough)),
        stroke: 'ink',
        weight: 2,
      },
      written(text, centre[1] + 0.035, TEXT.value, 'line', true),
      written(below, centre[1] + 0.125, TEXT.below, 'soft', false),
    ],
  };
};
