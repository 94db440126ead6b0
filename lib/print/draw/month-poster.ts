/** A month of the panchang as one printable sheet, weeks as rows. What a cell has no room for stands in a note below the grid. */
import type { Node, Role, Scene } from '../../contract/ports/scene.ts';
import { fitted, sizeFor, wrapped } from './fit.ts';
import { textWidth } from './metrics.ts';
import { cornersOf } from './scene.ts';

/** One date. */
export interface PosterDay {
  /** 1–31 */
  readonly date: number;
  readonly tithi: string;
  /** How the Moon is shown: waxing, full, waning, new. */
  readonly moon: 'waxing' | 'full' | 'waning' | 'new';
  readonly star: string;
  /** Clock time of sunrise; null where there is none. */
  readonly sunrise: string | null;
  readonly observances: readonly string[];
}

/** What is drawn. */
export interface PosterDrawing {
  readonly title: string;
  readonly subtitle: string;
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly weeks: readonly (readonly (PosterDay | null)[])[];
  /** What the signs of the sheet mean: bright half, dark half, sunrise. */
  readonly legend: { readonly shukla: string; readonly krishna: string; readonly sunrise: string };
  /** At the end of the sheet: the place. */
  readonly place: string;
  /** Smallest type, as a share of the width. */
  readonly floor: number;
}

/** A sheet of the A series, lying. */
const HEIGHT = Math.SQRT1_2;
const MARGIN = 0.022;
const PAD = 0.006;
const TITLE = { size: 0.036, y: 0.052, width: 0.45 } as const;
const SUBTITLE = { size: 0.016, width: 0.48 } as const;
const WEEKDAY = { size: 0.0145, top: 0.066, height: 0.026 } as const;
const FOOT = 0.026;
const DATE = 0.027;
const TITHI = 0.0125;
const STAR = 0.0112;
const NAME = 0.0108;
const LEADING = 1.28;
const NOTE = { size: 0.011, leading: 1.35 } as const;
const CELL = (1 - 2 * MARGIN) / 7;
const MOON_RADIUS = 0.0058;
/** Beside the number of a date, for the star that points to the notes. */
const STAR_ROOM = 0.009;
/** Rounds in which the height of the notes and of the cells settle. */
const ROUNDS = 5;

const box = (left: number, top: number, right: number, bottom: number, fill?: Role): Node => ({
  kind: 'polygon',
  points: cornersOf({ left, top, right, bottom }),
  stroke: 'line',
  ...(fill === undefined ? {} : { fill }),
});

const MOONS: Readonly<Record<PosterDay['moon'], { readonly fill: Role; readonly stroke: Role }>> = {
  waxing: { fill: 'paper', stroke: 'accent' },
  full: { fill: 'accent', stroke: 'accent' },
  waning: { fill: 'soft', stroke: 'soft' },
  new: { fill: 'line', stroke: 'line' },
};
const moonAt = (x: number, y: number, moon: PosterDay['moon']): Node => ({
  kind: 'circle',
  centre: [x, y],
  radius: MOON_RADIUS,
  ...MOONS[moon],
});

/** Lines of the observances that fit into `room` lines of a width, whole names only; and the names that do not. */
const packed = (
  names: readonly string[],
  width: number,
  size: number,
  room: number,
): { readonly lines: readonly string[]; readonly left: readonly string[] } => {
  const lines: string[] = [];
  const left: string[] = [];
  for (const name of names) {
    const own = wrapped(name, width, size);
    const fits = lines.length + own.length <= room && own.every((line) => textWidth(line, size) <= width);
    if (fits) lines.push(...own);
    else left.push(name);
  }
  return { lines, left };
};

/** Height above the observances of a cell. */
const HEAD = PAD + (TITHI + 2 * STAR) * LEADING;

interface Laid {
  readonly nodes: readonly Node[];
  readonly notes: readonly string[];
}

const cellOf = (day: PosterDay | null, column: number, top: number, height: number, floor: number): Laid => {
  const left = MARGIN + column * CELL;
  const frame = box(left, top, left + CELL, top + height, day === null ? 'wash' : undefined);
  if (day === null) return { nodes: [frame], notes: [] };
  const size = Math.max(NAME, floor);
  const width = CELL - 2 * PAD;
  const room = Math.floor((height - HEAD - PAD) / (size * LEADING) + 1e-9);
  const { lines, left: rest } = packed(day.observances, width, size, room);
  const number = String(day.date);
  const numberWidth = textWidth('30', DATE);
  const x = left + PAD + numberWidth + STAR_ROOM;
  const beside = left + CELL - PAD - x;
  const line = (text: string, y: number, type: number, role: Role): Node =>
    fitted(text, { x, y: top + y, size: type, width: beside, floor: Math.min(type, floor), role });
  const tithiY = PAD + TITHI;
  const starY = tithiY + STAR * LEADING;
  const nodes: Node[] = [
    frame,
    fitted(number, {
      x: left + PAD,
      y: top + PAD + DATE * 0.8,
      size: DATE,
      width: numberWidth,
      role: column === 0 ? 'bad' : 'ink',
      bold: true,
    }),
    ...(rest.length === 0
      ? []
      : [
          fitted('*', {
            x: left + PAD + textWidth(number, DATE) * 0.95,
            y: top + PAD + TITHI,
            size: TITHI,
            width: STAR_ROOM,
            role: 'accent',
          }),
        ]),
    moonAt(left + PAD + MOON_RADIUS, top + PAD + DATE + 1.4 * MOON_RADIUS, day.moon),
    line(day.tithi, tithiY, TITHI, 'ink'),
    line(day.star, starY, STAR, 'soft'),
    ...(day.sunrise === null ? [] : [line(`☉ ${day.sunrise}`, starY + STAR * LEADING, STAR, 'soft')]),
    ...lines.map((text, i) =>
      fitted(text, { x: left + PAD, y: top + HEAD + (i + 0.86) * size * LEADING, size, width, role: 'accent' }),
    ),
  ];
  return { nodes, notes: rest.length > 0 ? [`${number}* ${rest.join(', ')}`] : [] };
};

/** The grid above notes of a height. */
const gridOf = ({ weeks, floor }: PosterDrawing, notesHeight: number): Laid => {
  const top = WEEKDAY.top + WEEKDAY.height;
  const height = (HEIGHT - MARGIN - FOOT - notesHeight - top) / weeks.length;
  const cells = weeks.flatMap((week, row) =>
    week.map((day, column) => cellOf(day, column, top + row * height, height, floor)),
  );
  return { nodes: cells.flatMap(({ nodes }) => nodes), notes: cells.flatMap(({ notes }) => notes) };
};

/** Lines of the notes, and the height that they take. */
const notesOf = (
  notes: readonly string[],
  floor: number,
): { readonly lines: readonly string[]; readonly height: number } => {
  const size = Math.max(NOTE.size, floor);
  const lines = notes.length === 0 ? [] : wrapped(notes.join(' · '), 1 - 2 * MARGIN, size);
  return { lines, height: lines.length * size * NOTE.leading };
};

const legendOf = ({ legend, place, floor }: PosterDrawing): Node[] => {
  const size = Math.max(STAR, floor);
  const y = HEIGHT - MARGIN;
  let x = MARGIN;
  const word = (text: string): Node => {
    const label = fitted(text, { x, y, size, width: 0.25, role: 'soft' });
    x += label.width + 0.018;
    return label;
  };
  const sign = (moon: PosterDay['moon']): Node => {
    const node = moonAt(x + MOON_RADIUS, y - size * 0.35, moon);
    x += 2 * MOON_RADIUS + 0.006;
    return node;
  };
  return [
    sign('waxing'),
    word(legend.shukla),
    sign('waning'),
    word(legend.krishna),
    word(`☉ ${legend.sunrise}`),
    fitted(place, { x: 1 - MARGIN, y, size, width: 0.35, role: 'soft', anchor: 'end' }),
  ];
};

const headOf = ({ title, subtitle, weekdays, floor }: PosterDrawing): Node[] => [
  fitted(title, { x: MARGIN, y: TITLE.y, size: TITLE.size, width: TITLE.width, floor: floor * 1.5, bold: true }),
  fitted(subtitle, {
    x: 1 - MARGIN,
    y: TITLE.y,
    size: SUBTITLE.size,
    width: SUBTITLE.width,
    floor,
    role: 'soft',
    anchor: 'end',
  }),
  ...weekdays.flatMap((name, i): Node[] => {
    const left = MARGIN + i * CELL;
    const { top, height, size } = WEEKDAY;
    return [
      box(left, top, left + CELL, top + height, 'wash'),
      fitted(name, {
        x: left + CELL / 2,
        y: top + height / 2 + sizeFor(name, CELL - 2 * PAD, size, floor) * 0.35,
        size,
        width: CELL - 2 * PAD,
        floor,
        role: i === 0 ? 'bad' : 'ink',
        anchor: 'middle',
        bold: true,
      }),
    ];
  }),
];

const dayText = ({ date, tithi, star, sunrise, observances }: PosterDay): string =>
  `${[`${date}: ${tithi}`, star, ...(sunrise === null ? [] : [`☉ ${sunrise}`]), ...observances].join(', ')}.`;

/** The scene. */
export const posterScene = (drawing: PosterDrawing): Scene => {
  const { floor, title, subtitle, weeks } = drawing;
  let notesHeight = 0;
  let grid = gridOf(drawing, notesHeight);
  for (let round = 0; round < ROUNDS; round++) {
    const { height } = notesOf(grid.notes, floor);
    if (height <= notesHeight) break;
    notesHeight = height;
    grid = gridOf(drawing, notesHeight);
  }
  const size = Math.max(NOTE.size, floor);
  const { lines } = notesOf(grid.notes, floor);
  const notesTop = HEIGHT - MARGIN - FOOT - notesHeight;
  return {
    height: HEIGHT,
    title: [title, subtitle].filter((text) => text !== '').join(' · '),
    alt: [`${title}.`, ...weeks.flat().flatMap((day) => (day === null ? [] : [dayText(day)]))].join(' '),
    nodes: [
      ...headOf(drawing),
      { kind: 'group', name: 'month', nodes: grid.nodes },
      ...lines.map((text, i) =>
        fitted(text, {
          x: MARGIN,
          y: notesTop + (i + 1) * size * NOTE.leading,
          size,
          width: 1 - 2 * MARGIN,
          floor,
          role: 'accent',
        }),
      ),
      ...legendOf(drawing),
    ],
  };
};
