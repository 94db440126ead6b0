/** A day from sunrise to sunrise as a wheel: planetary hours outside, choghadiyas, and the periods to avoid inside. */
import { titleIn } from './cells.ts';
import { CENTRE } from './layouts.ts';
import type { Label, Node, Role, Scene } from '../../contract/ports/scene.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import { boxOf, onCircle } from './scene.ts';
import { centred } from './fit.ts';

/** A stretch of the day: shares of the whole from sunrise (0) to the next sunrise (1). */
export interface WheelPart {
  readonly from: number;
  readonly to: number;
  /** Words for it, the longest first; the first that fits is written. */
  readonly texts: readonly string[];
  readonly role: Role;
  readonly fill?: Role;
  /** What the text alternative says of it. */
  readonly about: string;
}

/** What is drawn. Rings may be empty: then only the ring itself is drawn. */
export interface WheelDrawing {
  readonly rings: readonly (readonly WheelPart[])[];
  /** Ticks outside the wheel, with their clock time. */
  readonly times: readonly { readonly at: number; readonly text: string }[];
  readonly title: string;
  readonly subtitle: string;
  /** Said before the parts: sunrise and sunset, or that there is none. */
  readonly opening: string;
}

/** Edges of the rings, from the outside in. */
const EDGES = [0.405, 0.329, 0.226, 0.158] as const;
const SIZE = 0.024;
/** Below a wheel that is empty: why. */
const WHY = { size: 0.034, y: 0.955, width: 0.96 } as const;
/** Distance of a clock time from the wheel. */
const TIME_GAP = 0.02;

/** Whether a label lies inside a part of a ring: nearer than its outer edge, beyond its inner one, between its sides. */
const liesIn = (label: Label, { from, to }: WheelPart, inner: number, outer: number): boolean => {
  const { left, right, top, bottom } = boxOf(label);
  const [cx, cy] = CENTRE;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x - cx, y - cy] as const));
  const nearest = Math.hypot(Math.max(left - cx, 0, cx - right), Math.max(top - cy, 0, cy - bottom));
  return (
    nearest >= inner &&
    corners.every(([x, y]) => {
      // Clockwise from the top, as a share of the whole turn.
      const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
      return Math.hypot(x, y) <= outer && turn >= from && turn <= to;
    })
  );
};

const partNodes = (part: WheelPart, inner: number, outer: number): Node[] => {
  const [start, end] = [part.from * 360, part.to * 360];
  const middle = onCircle(CENTRE, (inner + outer) / 2, (start + end) / 2);
  const label = part.texts
    .map((text) => centred(text, middle, SIZE, part.role))
    .find((one) => liesIn(one, part, inner, outer));
  return [
    {
      kind: 'sector',
      centre: CENTRE,
      inner,
      outer,
      from: start,
      to: end,
      stroke: 'line',
      ...(part.fill === undefined ? {} : { fill: part.fill }),
    },
    ...(label === undefined ? [] : [label]),
  ];
};

/** A clock time outside the wheel: further out beside it, where the text is wide, than above and below. */
const timeLabel = (angle: number, text: string): Node => {
  const turn = (angle * Math.PI) / 180;
  const reach = Math.abs(Math.sin(turn)) * (textWidth(text, SIZE) / 2) + Math.abs(Math.cos(turn)) * (SIZE / 2);
  return centred(text, onCircle(CENTRE, EDGES[0] + TIME_GAP + reach, angle), SIZE, 'accent');
};

/** The times of the wheel; below a wheel that is empty, why it is. */
const around = ({ rings, times, opening }: WheelDrawing): Node[] =>
  rings.every((ring) => ring.length === 0)
    ? [centred(cutToWidth(opening, WHY.size, WHY.width), [CENTRE[0], WHY.y], WHY.size, 'ink')]
    : times.flatMap(({ at, text }): Node[] => [
        {
          kind: 'line',
          from: onCircle(CENTRE, EDGES[0], at * 360),
          to: onCircle(CENTRE, EDGES[0] + 0.012, at * 360),
          stroke: 'accent',
          weight: 2,
        },
        timeLabel(at * 360, text),
      ]);

/** The scene: sunrise stands at the top, the day runs clockwise. */
export const wheelScene = (drawing: WheelDrawing): Scene => {
  const { rings, title, subtitle, opening } = drawing;
  return {
    height: 1,
    title: [title, subtitle].filter((text) => text !== '').join(' · '),
    alt: [opening, ...rings.flat().map(({ about }) => about)].map((text) => `${text}.`).join(' '),
    nodes: [
      ...rings.flatMap((ring, i): Node[] => {
        const outer = EDGES[i] ?? 0;
        const inner = EDGES[i + 1] ?? 0;
        return [
          { kind: 'circle', centre: CENTRE, radius: outer, stroke: 'line' },
          { kind: 'group', name: `ring-${i + 1}`, nodes: ring.flatMap((part) => partNodes(part, inner, outer)) },
        ];
      }),
      { kind: 'circle', centre: CENTRE, radius: EDGES[3], stroke: 'line' },
      ...around(drawing),
      ...titleIn({ left: 0.36, right: 0.64, top: 0.44, bottom: 0.56 }, title, subtitle, 0.034),
    ],
  };
};
