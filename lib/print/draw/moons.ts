/** The Moon of each day in rows: a month by weeks with its dates, or a year by months. */
import type { Node, Point, Scene } from '../../contract/ports/scene.ts';
import { fitted } from './fit.ts';
import { textWidth } from './metrics.ts';

/** One day: its number, and the tithi of its sunrise, 1–30 from the new Moon. */
export interface MoonDay {
  readonly date: number;
  readonly tithi: number;
  /** Whether something is kept on it. */
  readonly kept: boolean;
}

/** What is drawn: rows of as many places each, empty ones null, with a name before them or none; a row goes on below where that makes its Moons larger. */
export interface MoonsDrawing {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly days: readonly (MoonDay | null)[] }[];
  /** Names of the columns; none when empty. */
  readonly columns: readonly string[];
  /** Smallest type, as a share of the width. */
  readonly floor: number;
}

const STEPS = 24;
/** Height of the rows of a year, at least. */
const YEAR_HEIGHT = 0.95;
/** Weeks of most months. */
const WEEKS = 5;

/**
 * The lit part of the Moon around a centre, at the middle of a tithi: half of the edge, and the terminator, which is half of an
 * ellipse. Seen from the northern hemisphere the waxing Moon is lit on its right.
 */
const litPart = (tithi: number, x: number, y: number, radius: number): readonly Point[] => {
  const phase = ((tithi - 0.5) / 30) * 2 * Math.PI;
  const side = tithi <= 15 ? 1 : -1;
  const terminator = Math.cos(phase);
  const along = (i: number): number => (i / STEPS) * Math.PI - Math.PI / 2;
  return [
    ...Array.from({ length: STEPS + 1 }, (_, i): Point => [
      x + side * radius * Math.cos(along(i)),
      y + radius * Math.sin(along(i)),
    ]),
    ...Array.from({ length: STEPS + 1 }, (_, i): Point => [
      x + side * radius * terminator * Math.cos(along(STEPS - i)),
      y + radius * Math.sin(along(STEPS - i)),
    ]),
  ];
};

/** A Moon: dark, with its lit part white. The full and the new one are whole. */
const moonAt = (tithi: number, x: number, y: number, radius: number): Node[] => [
  { kind: 'circle', centre: [x, y], radius, fill: tithi === 15 ? 'paper' : 'line', stroke: 'line' },
  ...(tithi === 15 || tithi === 30
    ? []
    : [{ kind: 'polygon' as const, points: litPart(tithi, x, y, radius), fill: 'paper' as const }]),
];

/** Room between two months that take more lines than one, in lines. */
const BETWEEN = 0.5;

/** In how many lines each month is drawn so that the Moons are as large as they can be. */
const linesOf = (months: number, longest: number, width: number): number =>
  Array.from({ length: longest }, (_, i) => i + 1).reduce((best, lines) => {
    const room = (n: number): number =>
      Math.min(width / Math.ceil(longest / n), YEAR_HEIGHT / (months * (n + BETWEEN)));
    return room(lines) > room(best) ? lines : best;
  }, 1);

/** A day in its place. */
interface Placed {
  readonly day: MoonDay;
  readonly x: number;
  readonly y: number;
}
const placedAt = (
  days: readonly (MoonDay | null)[],
  at: (i: number) => { readonly x: number; readonly y: number },
): readonly Placed[] => days.flatMap((day, i) => (day === null ? [] : [{ day, ...at(i) }]));

/** A month by weeks, as high as it is wide, so that it may stand where a chart stands. Dates stand below the Moons. */
const monthScene = ({ rows, columns, floor }: MoonsDrawing): Pick<Scene, 'height' | 'nodes'> => {
  const wide = 1 / Math.max(1, ...rows.map(({ days }) => days.length));
  const size = Math.max(floor, 0.03);
  const radius = wide * 0.36;
  // Names of weekdays stand above where all of them have room.
  const head = columns.every((name) => textWidth(name, floor) <= wide) ? size * 2 : 0;
  const high = (1 - head) / Math.max(WEEKS, rows.length);
  const text = { size, floor, width: wide, anchor: 'middle' as const };
  return {
    height: head + rows.length * high,
    nodes: [
      ...(head === 0 ? [] : columns).map((name, i) =>
        fitted(name, { x: (i + 0.5) * wide, y: size * 1.1, role: i === 0 ? 'bad' : 'soft', ...text }),
      ),
      ...rows
        .flatMap(({ days }, row) => placedAt(days, (i) => ({ x: (i + 0.5) * wide, y: head + (row + 0.36) * high })))
        .flatMap(({ day: { date, tithi, kept }, x, y }): Node[] => [
          ...moonAt(tithi, x, y, radius),
          fitted(String(date), {
            x,
            y: y + radius + size * 1.15,
            role: kept ? 'accent' : 'soft',
            bold: kept,
            ...text,
          }),
        ]),
    ],
  };
};

/** Months one below the other, each with its name. */
const monthsScene = ({ rows, floor }: MoonsDrawing): Pick<Scene, 'height' | 'nodes'> => {
  const longest = Math.max(1, ...rows.map(({ days }) => days.length));
  const size = Math.max(floor, 0.02);
  const before = Math.max(...rows.map(({ name }) => (name === '' ? 0 : textWidth(name, size) + 0.02)));
  const lines = linesOf(rows.length, longest, 1 - before);
  const each = Math.ceil(longest / lines);
  const wide = (1 - before) / each;
  const month = YEAR_HEIGHT / rows.length;
  const high = month / (lines + BETWEEN);
  return {
    height: YEAR_HEIGHT,
    nodes: rows.flatMap(({ name, days }, row): Node[] => {
      const middle = (row + 0.5 / lines) * month;
      return [
        ...(name === ''
          ? []
          : [fitted(name, { x: 0, y: middle + size * 0.35, size, floor, width: before, role: 'ink' })]),
        ...placedAt(days, (i) => ({
          x: before + ((i % each) + 0.5) * wide,
          y: middle + Math.floor(i / each) * high,
        })).flatMap(({ day, x, y }) => moonAt(day.tithi, x, y, Math.min(wide, high) * 0.42)),
      ];
    }),
  };
};

/** The scene. */
export const moonsScene = (drawing: MoonsDrawing): Scene => ({
  title: drawing.title,
  alt: drawing.title,
  ...(drawing.columns.length > 0 ? monthScene(drawing) : monthsScene(drawing)),
});
