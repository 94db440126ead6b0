/** Bars beside names, each with a mark it is held against. */
import { centred, fitted } from './fit.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import type { Label, Node, Scene } from '../../contract/ports/scene.ts';
import { cornersOf } from './scene.ts';

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
  /** Size of the type as a multiple of what a report needs; 1 when left out. */
  readonly scale?: number;
  /** Written above the bars; nothing when left out. */
  readonly heading?: { readonly title: string; readonly subtitle: string };
}

const SIZE = 0.02;
const ROW = 0.038;
const THICK = 0.02;
/** Names take what the longest needs, within bounds, and a gap. */
const NAMES = { least: 0.12, most: 0.34, gap: 0.015 } as const;
const END = 0.9;
/** Room at the sides of a drawing of its own, and the size of its title against the names. */
const EDGE = 0.025;
const HEADING = 1.35;
const HEADING_STEP = 1.5;

const bar = (left: number, right: number, y: number, thick: number, full: boolean): Node => {
  const [top, bottom] = [y - thick / 2, y + thick / 2];
  return {
    kind: 'polygon',
    points: cornersOf({ left, top, right, bottom }),
    fill: full ? 'line' : 'wash',
    stroke: 'line',
  };
};

const stroke = (x: number, y: number, half: number, role: Label['role'], weight: number): Node => ({
  kind: 'line',
  from: [x, y - half],
  to: [x, y + half],
  stroke: role,
  weight,
});

/** Title and second line above the bars, and the height that they take. */
const headed = (
  heading: BarsDrawing['heading'],
  scale: number,
): { readonly nodes: readonly Node[]; readonly height: number } => {
  const rows = heading === undefined ? [] : [heading.title, heading.subtitle].filter((text) => text !== '');
  const size = SIZE * scale * HEADING;
  const step = size * HEADING_STEP;
  return {
    nodes: rows.map((text, i) =>
      fitted(text, {
        x: EDGE,
        y: (i + 0.9) * step,
        size,
        width: 1 - 2 * EDGE,
        floor: SIZE * scale,
        role: i === 0 ? 'ink' : 'soft',
        bold: i === 0,
      }),
    ),
    height: rows.length === 0 ? 0 : (rows.length + 0.5) * step,
  };
};

/** The scene. Bars that reach their mark are filled, the others only outlined. */
export const barsScene = ({ bars, title, scale = 1, heading }: BarsDrawing): Scene => {
  const [size, row, thick] = [SIZE * scale, ROW * scale, THICK * scale];
  const head = headed(heading, scale);
  const edge = heading === undefined ? 0 : EDGE;
  const most = Math.max(...bars.map(({ value, mark }) => Math.max(value, mark)), 1e-9);
  const longest = Math.max(0, ...bars.map(({ name }) => textWidth(name, size)));
  const room = Math.min(NAMES.most, Math.max(NAMES.least, longest));
  const names = edge + room + NAMES.gap;
  const end = Math.min(END, 1 - edge - Math.max(0, ...bars.map(({ text }) => textWidth(text, size))) - NAMES.gap);
  const length = (value: number): number => (Math.max(0, value) / most) * (end - names);
  return {
    height: head.height + bars.length * row + edge,
    title,
    alt: `${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}.`,
    nodes: [
      ...head.nodes,
      ...bars.flatMap(({ name, value, mark, text }, i): Node[] => {
        const y = head.height + (i + 0.5) * row;
        const right = names + length(value);
        const at = names + length(mark);
        const half = thick / 2;
        return [
          centred(cutToWidth(name, size, room), [edge, y], size, 'ink', { anchor: 'start' }),
          ...(right === names ? [] : [bar(names, right, y, thick, value >= mark)]),
          // On a filled bar the stroke needs light at its sides.
          ...(value > mark && mark > 0 ? [stroke(at, y, half, 'paper', 6)] : []),
          ...(mark > 0 ? [stroke(at, y, half + 0.005 * scale, 'ink', 2)] : []),
          centred(text, [Math.max(right, at) + 0.012, y], size, 'soft', { anchor: 'start' }),
        ];
      }),
    ],
  };
};
