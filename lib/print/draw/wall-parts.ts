/** What the sheet for the wall is drawn from: its days as plain data, its sizes, and its signs. */
import type { Node, Point, Role } from '../../contract/ports/scene.ts';
import { cornersOf } from './scene.ts';

/** A line of a day: what it is, and at the right edge of the cell its time. */
export interface WallLine {
  readonly text: string;
  readonly time: string;
  readonly kind: 'first' | 'plain' | 'soft';
}

export type WallSign = 'full' | 'new' | 'wedding';

/** One date. The lines stand below its number in this order. */
export interface WallDay {
  /** 1–31 */
  readonly date: number;
  /** Beside the number, one below the other: the day of the solar month, half of the lunar one in short. Two at most. */
  readonly beside: readonly string[];
  readonly lines: readonly WallLine[];
  /** The greatest first; so many of them decide how large the type of the sheet may be. */
  readonly observances: readonly string[];
  readonly great: number;
  readonly moon?: 'full' | 'new';
  readonly wedding: boolean;
}

/** A week, Sunday first; null where another month has the day. */
export type WallWeek = readonly (WallDay | null)[];

/** What is drawn. */
export interface WallDrawing {
  readonly title: string;
  /** Above the grid, line by line, at its left edge and at its right one. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Sunday first; with what stands small below each, if anything. */
  readonly weekdays: readonly { readonly name: string; readonly below: string }[];
  readonly weeks: readonly WallWeek[];
  /** What the signs mean: each with its drawing; then whole lines. */
  readonly signs: readonly { readonly sign: WallSign; readonly text: string }[];
  readonly notes: readonly string[];
  /** What the star beside a date means: said where a cell has no room for all of its day. */
  readonly starred: string;
  /** Width of the sheet in points, to which sizes of type are held; and its height in widths. */
  readonly points: number;
  readonly height: number;
}

/** Sizes in points. */
export const TYPE = { date: 19, least: 6.5, head: 8.5, note: 7.8 } as const;
/** Room around the texts of a cell, and radius of a sign, in points. */
export const PAD = 3.8;
export const SIGN = 4.6;

/** A frame, with or without a ground. */
export const rectangle = (left: number, top: number, right: number, bottom: number, fill?: Role): Node => ({
  kind: 'polygon',
  points: cornersOf({ left, top, right, bottom }),
  stroke: 'line',
  weight: 0.6,
  ...(fill === undefined ? {} : { fill }),
});

/** A heart around a centre: the curve 16 sin³ t, 13 cos t − 5 cos 2t − 2 cos 3t − cos 4t. */
const heartAt = (x: number, y: number, radius: number): Node => ({
  kind: 'polygon',
  points: Array.from({ length: 40 }, (_, i): Point => {
    const t = (i / 40) * 2 * Math.PI;
    const down = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [x + (16 * Math.sin(t) ** 3 * radius) / 16, y - (down * radius) / 16];
  }),
  stroke: 'bad',
});

/** A sign around a centre. */
export const wallSignAt = (sign: WallSign, x: number, y: number, radius: number): Node => {
  if (sign === 'wedding') return heartAt(x, y, radius);
  const [fill, stroke] = sign === 'full' ? (['paper', 'accent'] as const) : (['ink', 'ink'] as const);
  return { kind: 'circle', centre: [x, y], radius, fill, stroke };
};
