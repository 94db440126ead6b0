/** A card of 1200 by 630 for a page or a message: a ring of the signs, and beside it a few lines. */
import type { Node, Role, Scene } from '../../contract/ports/scene.ts';
import { fitted, wrapped } from './fit.ts';
import { textWidth } from './metrics.ts';
import { onCircle } from './scene.ts';

/** A sign that is marked in the ring. */
export interface CardMark {
  /** 1–12 */
  readonly sign: number;
  /** Short name written in it. */
  readonly text: string;
}
/** A line of the card: what it is, and its value. */
export interface CardLine {
  readonly name: string;
  readonly value: string;
}
/** What is drawn. */
export interface CardDrawing {
  readonly title: string;
  readonly subtitle: string;
  readonly marks: readonly CardMark[];
  /** Written in the middle of the ring. */
  readonly middle: string;
  /** At most four. */
  readonly lines: readonly CardLine[];
  /** Below the lines; the name of a page, or empty. */
  readonly signature: string;
}

const HEIGHT = 630 / 1200;
const MARGIN = 0.045;
const RING = { centre: [0.235, HEIGHT / 2], outer: 0.195, inner: 0.118 } as const;
const TEXT = { left: 0.485, right: 1 - MARGIN } as const;
const TITLE = { size: 0.046, floor: 0.024, y: 0.1 } as const;
const SUBTITLE = { size: 0.022, floor: 0.015, gap: 0.036 } as const;
const LINE = { name: 0.0175, value: 0.028, floor: 0.015, top: 0.185, step: 0.07 } as const;
/** Lines that fill a card. */
const MOST_LINES = 4;
const MARK = 0.02;
const NUMBER = 0.016;
const MIDDLE = 0.034;
const SIGNATURE = 0.018;

const sectors = (marks: readonly CardMark[]): Node[] =>
  Array.from({ length: 12 }, (_, i): Node[] => {
    const here = marks.filter(({ sign }) => sign === i + 1);
    const [from, to] = [i * 30 - 15, i * 30 + 15];
    const room = (RING.outer - RING.inner) * 0.86;
    const size = MARK;
    const place = onCircle(RING.centre, (RING.inner + RING.outer) / 2, i * 30);
    return [
      {
        kind: 'sector',
        centre: RING.centre,
        inner: RING.inner,
        outer: RING.outer,
        from,
        to,
        stroke: 'line',
        ...(here.length > 0 ? { fill: 'wash' as const } : {}),
      },
      ...(here.length > 0
        ? []
        : [
            fitted(String(i + 1), {
              x: place[0],
              y: place[1] + NUMBER * 0.35,
              size: NUMBER,
              width: room,
              role: 'soft',
              anchor: 'middle',
            }),
          ]),
      ...here.map(({ text }, k): Node => {
        const shift = (k - (here.length - 1) / 2) * size * 1.2;
        return fitted(text, {
          x: place[0],
          y: place[1] + shift + size * 0.35,
          size,
          width: room,
          floor: size * 0.4,
          role: 'accent',
          anchor: 'middle',
          bold: true,
        });
      }),
    ];
  }).flat();

/** The lines in the middle of the ring. */
const middleOf = (text: string): Node[] => {
  const width = RING.inner * 1.5;
  const lines = text === '' ? [] : wrapped(text, width, MIDDLE);
  return lines.map((line, i) =>
    fitted(line, {
      x: RING.centre[0],
      y: RING.centre[1] + (i - (lines.length - 1) / 2) * MIDDLE * 1.25 + MIDDLE * 0.35,
      size: MIDDLE,
      width,
      floor: MIDDLE * 0.5,
      anchor: 'middle',
      bold: true,
    }),
  );
};

const lineNodes = ({ name, value }: CardLine, y: number): Node[] => {
  const width = TEXT.right - TEXT.left;
  const write = (text: string, at: number, size: number, role: Role, bold: boolean): Node =>
    fitted(text, { x: TEXT.left, y: at, size, width, floor: Math.min(size, LINE.floor), role, bold });
  return [write(name, y, LINE.name, 'soft', false), write(value, y + LINE.value * 1.08, LINE.value, 'ink', true)];
};

/** The scene. */
export const cardScene = ({ title, subtitle, marks, middle, lines, signature }: CardDrawing): Scene => {
  const width = TEXT.right - TEXT.left;
  const first = title === '' ? LINE.top - 0.07 : LINE.top;
  const top = first + (MOST_LINES - lines.length) * LINE.step * 0.5;
  const signed = signature === '' ? 0 : textWidth(signature, SIGNATURE);
  return {
    height: HEIGHT,
    title: [title, subtitle].filter((text) => text !== '').join(' · '),
    alt: `${[title, subtitle, ...lines.map(({ name, value }) => `${name}: ${value}`)].filter((text) => text !== '').join('. ')}.`,
    nodes: [
      { kind: 'group', name: 'ring', nodes: sectors(marks) },
      ...middleOf(middle),
      ...(title === ''
        ? []
        : [fitted(title, { x: TEXT.left, y: TITLE.y, size: TITLE.size, width, floor: TITLE.floor, bold: true })]),
      ...(subtitle === ''
        ? []
        : [
            fitted(subtitle, {
              x: TEXT.left,
              y: (title === '' ? TITLE.y - 0.02 : TITLE.y) + (title === '' ? 0 : SUBTITLE.gap),
              size: SUBTITLE.size,
              width,
              floor: SUBTITLE.floor,
              role: 'soft',
            }),
          ]),
      ...lines.flatMap((line, i) => lineNodes(line, top + i * LINE.step + 0.01)),
      ...(signed === 0
        ? []
        : [
            fitted(signature, {
              x: TEXT.right,
              y: HEIGHT - MARGIN * 0.7,
              size: SIGNATURE,
              width,
              floor: SIGNATURE * 0.7,
              role: 'soft',
              anchor: 'end',
            }),
          ]),
    ],
  };
};
