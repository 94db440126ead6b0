/** A day from sunrise to sunrise as a wheel: planetary hours outside, choghadiyas, and the periods to avoid inside. */
import { centred, titleIn } from './cells.ts';
import { CENTRE } from './layouts.ts';
import { textWidth } from './metrics.ts';
import { onCircle, type Node, type Role, type Scene } from './scene.ts';

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
const EDGES = [0.425, 0.345, 0.235, 0.165] as const;
const SIZE = 0.024;
const TIME_RADIUS = 0.46;
const MARGIN = 0.006;

/** The text that fits a part of a ring upright: a box inside the slice. */
const textFor = ({ texts, from, to }: WheelPart, middle: number, height: number): string => {
  const half = Math.min(((to - from) * 360 * Math.PI) / 360, Math.PI / 3);
  const width = Math.min(2 * (middle - SIZE / 2) * Math.sin(half), height * 2.4) - 2 * MARGIN;
  return texts.find((text) => textWidth(text, SIZE) <= width) ?? '';
};

const partNodes = (part: WheelPart, inner: number, outer: number): Node[] => {
  const [start, end] = [part.from * 360, part.to * 360];
  const middle = (inner + outer) / 2;
  const text = textFor(part, middle, outer - inner);
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
    ...(text === '' ? [] : [centred(text, onCircle(CENTRE, middle, (start + end) / 2), SIZE, part.role)]),
  ];
};

/** The scene: sunrise stands at the top, the day runs clockwise. */
export const wheelScene = ({ rings, times, title, subtitle, opening }: WheelDrawing): Scene => ({
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
    ...times.flatMap(({ at, text }): Node[] => [
      { kind: 'line', from: onCircle(CENTRE, EDGES[0], at * 360), to: onCircle(CENTRE, EDGES[0] + 0.012, at * 360), stroke: 'accent', weight: 2 },
      centred(text, onCircle(CENTRE, TIME_RADIUS, at * 360), SIZE, 'accent'),
    ]),
    ...titleIn({ left: 0.36, right: 0.64, top: 0.44, bottom: 0.56 }, title, subtitle, 0.034),
  ],
}); // prettier-ignore
