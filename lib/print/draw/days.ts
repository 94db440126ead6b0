/** Days of a stretch of time as a calendar: weeks below each other, each day with its date and how it goes. */
import type { Node, Point, Scene } from '../../contract/ports/scene.ts';
import { centred } from './fit.ts';
import { cornersOf } from './scene.ts';

/** One day. `weekday` is 0 for Sunday. */
export interface CalendarDay {
  readonly day: number;
  readonly weekday: number;
  readonly kind: 'good' | 'care' | 'plain';
}

/** What is drawn. */
export interface DaysDrawing {
  readonly days: readonly CalendarDay[];
  /** Short names of the weekdays from Sunday on. */
  readonly weekdays: readonly string[];
  readonly title: string;
  readonly alt: string;
}

const HEAD = 0.075;
/** Rows of weeks that a month of the Sun may need. */
const WEEKS = 6;
const CELL = { width: 1 / 7, height: 0.92 / 6 } as const;
const SIZE = { head: 0.038, day: 0.052 } as const;

/** A tick of two strokes, or a ring: colour alone says nothing. */
const mark = (kind: CalendarDay['kind'], [x, y]: Point): Node[] => {
  if (kind === 'plain') return [];
  if (kind === 'care') return [{ kind: 'circle', centre: [x, y], radius: 0.014, stroke: 'bad', weight: 1.6 }];
  return [
    { kind: 'line', from: [x - 0.016, y], to: [x - 0.005, y + 0.012], stroke: 'good', weight: 2.2 },
    { kind: 'line', from: [x - 0.005, y + 0.012], to: [x + 0.017, y - 0.014], stroke: 'good', weight: 2.2 },
  ];
};

/** The scene. */
export const daysScene = ({ days, weekdays, title, alt }: DaysDrawing): Scene => {
  const offset = days[0]?.weekday ?? 0;
  return {
    height: HEAD + WEEKS * CELL.height,
    title,
    alt,
    nodes: [
      ...weekdays.map((name, i) => centred(name, [(i + 0.5) * CELL.width, HEAD / 2], SIZE.head, 'soft')),
      ...days.flatMap((one, i): Node[] => {
        const at = offset + i;
        const [left, top] = [(at % 7) * CELL.width, HEAD + Math.floor(at / 7) * CELL.height];
        const [right, bottom] = [left + CELL.width, top + CELL.height];
        const roles = { good: 'good', care: 'bad', plain: 'ink' } as const;
        return [
          {
            kind: 'polygon',
            points: cornersOf({ left, top, right, bottom }),
            fill: one.kind === 'plain' ? 'paper' : 'wash',
            stroke: 'line',
            weight: 0.5,
          },
          centred(String(one.day), [left + CELL.width / 2, top + CELL.height * 0.38], SIZE.day, roles[one.kind], {
            bold: one.kind !== 'plain',
          }),
          ...mark(one.kind, [left + CELL.width / 2, top + CELL.height * 0.76]),
        ];
      }),
    ],
  };
};
