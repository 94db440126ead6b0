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

/** What is drawn: rows of as many places each, empty ones null, with a name before them or none. */
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

/** The scene. Dates stand below the Moons where a row is a week. */
export const moonsScene = ({ title, rows, columns, floor }: MoonsDrawing): Scene => {
  const most = Math.max(1, ...rows.map(({ days }) => days.length));
  const isWeeks = columns.length > 0;
  const size = Math.max(floor, isWeeks ? 0.03 : 0.02);
  const before = Math.max(0, ...rows.map(({ name }) => (name === '' ? 0 : textWidth(name, size) + 0.02)));
  const wide = (1 - before) / most;
  // Names of weekdays stand above where all of them have room.
  const head = columns.length > 0 && columns.every((name) => textWidth(name, floor) <= wide) ? size * 2 : 0;
  // A month is as high as it is wide, so that it may stand where a chart stands.
  const high = isWeeks ? (1 - head) / Math.max(WEEKS, rows.length) : Math.max(wide * 1.9, YEAR_HEIGHT / rows.length);
  const radius = wide * (isWeeks ? 0.36 : 0.4);
  return {
    height: head + rows.length * high,
    title,
    alt: title,
    nodes: [
      ...(head === 0 ? [] : columns).map((name, i) =>
        fitted(name, {
          x: (i + 0.5) * wide,
          y: size * 1.1,
          size,
          floor,
          width: wide,
          role: i === 0 ? 'bad' : 'soft',
          anchor: 'middle',
        }),
      ),
      ...rows.flatMap(({ name, days }, row): Node[] => {
        const middle = head + (row + (isWeeks ? 0.36 : 0.5)) * high;
        return [
          ...(name === ''
            ? []
            : [fitted(name, { x: 0, y: middle + size * 0.35, size, floor, width: before, role: 'ink' })]),
          ...days.flatMap((day, i): Node[] => {
            if (day === null) return [];
            const x = before + (i + 0.5) * wide;
            return [
              ...moonAt(day.tithi, x, middle, radius),
              ...(isWeeks
                ? [
                    fitted(String(day.date), {
                      x,
                      y: middle + radius + size * 1.15,
                      size,
                      floor,
                      width: wide,
                      role: day.kept ? 'accent' : 'soft',
                      anchor: 'middle',
                      bold: day.kept,
                    }),
                  ]
                : []),
            ];
          }),
        ];
      }),
    ],
  };
};
