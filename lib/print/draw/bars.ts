/** Bars beside names, each with a mark it is held against. */
import { cutToWidth, textWidth } from './metrics.ts';
import type { Label, Node, Scene } from '../../contract/ports/scene.ts';

/** One bar. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** What is needed: a stroke across the bar. */
  readonly mark: number;
  /** Written at the end of the bar. */
  readonly text: string;
}

/** What is drawn. */
export interface BarsDrawing {
  readonly bars: readonly Bar[];
  readonly title: string;
}

const SIZE = 0.02;
const ROW = 0.038;
const THICK = 0.02;
/** Names take what the longest needs, within bounds, and a gap. */
const NAMES = { least: 0.12, most: 0.34, gap: 0.015 } as const;
const END = 0.9;

const label = (text: string, x: number, y: number, anchor: Label['anchor'], role: Label['role']): Label => ({
  kind: 'label',
  at: [x, y + SIZE * 0.35],
  anchor,
  size: SIZE,
  text,
  role,
  width: textWidth(text, SIZE),
});

const bar = (left: number, right: number, y: number, full: boolean): Node => {
  const [top, bottom] = [y - THICK / 2, y + THICK / 2];
  return {
    kind: 'polygon',
    points: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    fill: full ? 'line' : 'wash',
    stroke: 'line',
  };
};

const stroke = (x: number, y: number, beyond: number, role: Label['role'], weight: number): Node => ({
  kind: 'line',
  from: [x, y - THICK / 2 - beyond],
  to: [x, y + THICK / 2 + beyond],
  stroke: role,
  weight,
});

/** The scene. Bars that reach their mark are filled, the others only outlined. */
export const barsScene = ({ bars, title }: BarsDrawing): Scene => {
  const most = Math.max(...bars.map(({ value, mark }) => Math.max(value, mark)), 1e-9);
  const longest = Math.max(0, ...bars.map(({ name }) => textWidth(name, SIZE)));
  const room = Math.min(NAMES.most, Math.max(NAMES.least, longest));
  const names = room + NAMES.gap;
  const length = (value: number): number => (Math.max(0, value) / most) * (END - names);
  return {
    height: bars.length * ROW,
    title,
    alt: `${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}.`,
    nodes: bars.flatMap(({ name, value, mark, text }, i): Node[] => {
      const y = (i + 0.5) * ROW;
      const right = names + length(value);
      const at = names + length(mark);
      return [
        label(cutToWidth(name, SIZE, room), 0, y, 'start', 'ink'),
        ...(right === names ? [] : [bar(names, right, y, value >= mark)]),
        // On a filled bar the stroke needs light at its sides.
        ...(value > mark ? [stroke(at, y, 0, 'paper', 6)] : []),
        stroke(at, y, 0.005, 'ink', 2),
        label(text, Math.max(right, at) + 0.012, y, 'start', 'soft'),
      ];
    }),
  };
};
