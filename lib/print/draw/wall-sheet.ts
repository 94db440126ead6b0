/** A month of the almanac as an upright sheet for the wall: a cell for each day, in the order in which a family reads it. */
import type { Node, Point, Role, Scene } from '../../contract/ports/scene.ts';
import { fitted, wrapped } from './fit.ts';
import { textWidth } from './metrics.ts';

/** A line of a day. Where it would take more lines than `most`, the shorter text stands for it. */
export interface WallLine {
  readonly text: string;
  readonly kind: 'first' | 'plain' | 'soft';
  readonly shorter?: { readonly text: string; readonly most: number };
}

/** One date. The lines stand below its number in this order. */
export interface WallDay {
  /** 1–31 */
  readonly date: number;
  readonly lines: readonly WallLine[];
  readonly observances: readonly string[];
  readonly moon?: 'full' | 'new';
  readonly wedding: boolean;
}

/** What is drawn. */
export interface WallDrawing {
  readonly title: string;
  /** Above the grid, at its left edge, and line by line at its right one. */
  readonly left: string;
  readonly right: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly weeks: readonly (readonly (WallDay | null)[])[];
  /** What the signs mean: each with its drawing; then whole lines. */
  readonly signs: readonly { readonly sign: 'full' | 'new' | 'wedding'; readonly text: string }[];
  readonly notes: readonly string[];
  /** What the star beside a date means: said where a cell has no room for all of its day. */
  readonly starred: string;
  /** Width of the sheet in points, to which sizes of type are held; and its height in widths. */
  readonly points: number;
  readonly height: number;
}

/** Sizes in points. */
const TYPE = { date: 19, first: 7.9, plain: 7.6, named: 7.6, least: 6.5, head: 8.5, note: 7.8 } as const;
const LEADING = 1.34;
const HEAD = { line: 11.5, gap: 2, week: 17 } as const;
const PAD = 4.5;
const SIGN = 4.6;

const rectangle = (left: number, top: number, right: number, bottom: number, fill?: Role): Node => ({
  kind: 'polygon',
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
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

const signAt = (sign: 'full' | 'new' | 'wedding', x: number, y: number, radius: number): Node => {
  if (sign === 'wedding') return heartAt(x, y, radius);
  const [fill, stroke] = sign === 'full' ? (['paper', 'accent'] as const) : (['ink', 'ink'] as const);
  return { kind: 'circle', centre: [x, y], radius, fill, stroke };
};

interface Written {
  readonly text: string;
  readonly size: number;
  readonly role: Role;
  readonly bold: boolean;
}

/** Sizes that are tried, as shares of the largest; none is below the least. */
const SHARES = [1, 0.94, 0.88, 0.82] as const;

const ROLES = { first: 'ink', plain: 'ink', soft: 'soft' } as const;

/** Widths are upper bounds, and a cell has air: a word up to so much wider is not parted. */
const BOUND = 1.06;

/** A text in lines of a width; a word that is wider is parted between letters. */
const brokenLines = (text: string, width: number, size: number): readonly string[] =>
  wrapped(text, width, size).flatMap((line) => {
    if (textWidth(line, size) <= width * BOUND) return [line];
    const parts = [''];
    for (const { segment } of new Intl.Segmenter().segment(line)) {
      const last = parts.at(-1) ?? '';
      if (last !== '' && textWidth(last + segment, size) > width) parts.push(segment);
      else parts[parts.length - 1] = last + segment;
    }
    return parts;
  });

/** The lines of a day, broken to the width of its cell and smaller where a word asks for it. */
const linesOf = ({ lines, observances }: WallDay, width: number, unit: number): readonly (readonly Written[])[] => {
  const entry = (text: string, points: number, role: Role, bold: boolean): Written[] => {
    const sizes = SHARES.map((share) => Math.max(TYPE.least, points * share) * unit);
    const tried = sizes.map((size) => ({ size, broken: brokenLines(text, width, size) }));
    // As few lines as the smallest letters allow, in the largest letters that need no more.
    const fewest = Math.min(...tried.map(({ broken }) => broken.length));
    const { size = TYPE.least * unit, broken = [] } = tried.find((one) => one.broken.length === fewest) ?? {};
    return broken.map((line) => ({ text: line, size, role, bold }));
  };
  const written = ({ text, kind, shorter }: WallLine): Written[] => {
    const of = (one: string): Written[] =>
      entry(one, kind === 'first' ? TYPE.first : TYPE.plain, ROLES[kind], kind === 'first');
    const whole = of(text);
    return shorter !== undefined && whole.length > shorter.most ? of(shorter.text) : whole;
  };
  return [...lines.map(written), ...observances.map((text) => entry(text, TYPE.named, 'accent', true))];
};

/** The cell of a day, and whether something of it had no room. */
interface Cell {
  readonly nodes: readonly Node[];
  readonly isCut: boolean;
}

const cellOf = (day: WallDay | null, column: number, top: number, high: number, drawing: WallDrawing): Cell => {
  const unit = 1 / drawing.points;
  const wide = 1 / 7;
  const left = column * wide;
  if (day === null) return { nodes: [rectangle(left, top, left + wide, top + high)], isCut: false };
  const pad = PAD * unit;
  const width = wide - 2 * pad;
  const entries = linesOf(day, width, unit);
  const bottom = top + high - pad;
  let y = top + pad + TYPE.date * 0.8 * unit + 3 * unit;
  const nodes: Node[] = [];
  let isCut = false;
  for (const entry of entries) {
    const line = (entry[0]?.size ?? 0) * LEADING;
    // What has no room is found in the list, to which the star beside the date points.
    if (isCut || y + entry.length * line > bottom) {
      isCut = true;
      continue;
    }
    for (const { text, size, role, bold } of entry) {
      y += line;
      nodes.push(fitted(text, { x: left + pad, y, size, width: width * BOUND, floor: size * 0.9, role, bold }));
    }
  }
  const signs = [day.moon, day.wedding ? ('wedding' as const) : undefined].filter((sign) => sign !== undefined);
  const number = `${day.date}${isCut ? '*' : ''}`;
  return {
    isCut,
    nodes: [
      rectangle(left, top, left + wide, top + high, day.observances.length > 0 ? 'wash' : 'paper'),
      fitted(number, {
        x: left + pad,
        y: top + pad + TYPE.date * 0.8 * unit,
        size: TYPE.date * unit,
        width,
        role: column === 0 ? 'bad' : 'ink',
        bold: true,
      }),
      ...signs.map((sign, i) =>
        signAt(sign, left + wide - pad - (SIGN + i * 3 * SIGN) * unit, top + pad + 7 * unit, SIGN * unit),
      ),
      ...nodes,
    ],
  };
};

/** Where the key stands: its left edge and width. */
interface Place {
  readonly x: number;
  readonly width: number;
}

/** Cells that the key takes at least where it stands among them. */
const KEY_CELLS = 3;

/** The empty cells at the end of the month, where the key has room in them; else it stands below the grid. */
const freeCells = (drawing: WallDrawing): Place | null => {
  const { weeks, height, points } = drawing;
  const last = weeks.at(-1) ?? [];
  const used = last.findLastIndex((day) => day !== null) + 1;
  const pad = (2 * PAD) / points;
  const place = { x: used / 7, width: (last.length - used) / 7 };
  const high = (height - headHeight(drawing) - HEAD.week / points) / weeks.length;
  const needed = keyOf(drawing, 0, { x: 0, width: place.width - 2 * pad }).height + pad;
  return last.length - used < KEY_CELLS || needed > high ? null : place;
};

/** The signs and the notes, and the height that they take. */
const keyOf = (
  drawing: WallDrawing,
  top: number,
  { x: left, width }: Place,
): { readonly nodes: readonly Node[]; readonly height: number } => {
  const unit = 1 / drawing.points;
  const size = TYPE.note * unit;
  const line = size * 1.5;
  let [x, y] = [left, top + line];
  const nodes: Node[] = [];
  for (const { sign, text } of drawing.signs) {
    const wide = textWidth(text, size);
    if (x > left && x + wide + 4 * SIGN * unit > left + width) [x, y] = [left, y + line];
    nodes.push(signAt(sign, x + SIGN * unit, y - size * 0.33, SIGN * 0.85 * unit));
    nodes.push(fitted(text, { x: x + 2.8 * SIGN * unit, y, size, width: 1, role: 'soft' }));
    x += wide + 6 * SIGN * unit;
  }
  if (drawing.signs.length === 0) y = top;
  for (const note of drawing.notes)
    for (const text of wrapped(note, width, size)) {
      y += line;
      nodes.push(fitted(text, { x: left, y, size, width, floor: TYPE.least * unit, role: 'soft' }));
    }
  return { nodes, height: y - top + 3 * unit };
};

const spoken = ({ date, lines, observances }: WallDay): string =>
  `${date}: ${[...lines.map(({ text }) => text), ...observances].join(', ')}.`;

/** Room of the lines above the names of the weekdays. */
const headHeight = ({ right, points }: WallDrawing): number =>
  (Math.max(1, right.length) * HEAD.line + HEAD.gap) / points;

const WHOLE: Place = { x: 0, width: 1 };

/** The cells of all weeks with the key in or below them. */
const gridOf = (drawing: WallDrawing): Cell => {
  const unit = 1 / drawing.points;
  const top = headHeight(drawing) + HEAD.week * unit;
  const free = freeCells(drawing);
  const below = free === null ? keyOf(drawing, 0, WHOLE).height + 4 * unit : 0;
  const high = (drawing.height - top - below) / drawing.weeks.length;
  const cells = drawing.weeks.flatMap((week, row) =>
    week.flatMap((day, column) => {
      const isKey = free !== null && row === drawing.weeks.length - 1 && column / 7 >= free.x;
      return isKey ? [] : [cellOf(day, column, top + row * high, high, drawing)];
    }),
  );
  const pad = 2 * PAD * unit;
  const key =
    free === null
      ? keyOf(drawing, drawing.height - below + 4 * unit, WHOLE).nodes
      : [
          rectangle(free.x, drawing.height - high, free.x + free.width, drawing.height),
          ...keyOf(drawing, drawing.height - high + PAD * unit, { x: free.x + pad, width: free.width - 2 * pad }).nodes,
        ];
  return { nodes: [...cells.flatMap(({ nodes }) => nodes), ...key], isCut: cells.some(({ isCut }) => isCut) };
};

const headOf = (drawing: WallDrawing): Node[] => {
  const { left, right, weekdays, points } = drawing;
  const unit = 1 / points;
  const top = headHeight(drawing);
  const bottom = top + HEAD.week * unit;
  const size = TYPE.head * unit;
  const named = { size, floor: TYPE.least * unit } as const;
  const wide = 1 - textWidth(left, size) - 12 * unit;
  const baseline = (i: number): number => (i + 0.75) * HEAD.line * unit;
  return [
    fitted(left, { x: 0, y: baseline(0), width: 1, role: 'soft', ...named }),
    ...right.map((text, i) =>
      fitted(text, { x: 1, y: baseline(i), width: i === 0 ? wide : 1, role: 'soft', anchor: 'end', ...named }),
    ),
    rectangle(0, top, 1, bottom, 'line'),
    ...weekdays.map((name, i) =>
      fitted(name, {
        x: (i + 0.5) / 7,
        y: (top + bottom) / 2 + TYPE.head * 0.36 * unit,
        width: 1 / 7 - 6 * unit,
        role: 'paper',
        anchor: 'middle',
        bold: true,
        ...named,
      }),
    ),
  ];
};

/** The scene. Where a cell has no room for all of its day, the key says what the star beside the date means. */
export const wallScene = (drawing: WallDrawing): Scene => {
  const first = gridOf(drawing);
  const whole = first.isCut ? { ...drawing, notes: [...drawing.notes, drawing.starred] } : drawing;
  const { height, title, left, right, weeks, notes } = whole;
  const { nodes } = first.isCut ? gridOf(whole) : first;
  return {
    height,
    title,
    alt: [
      ...[left, ...right].flatMap((text) => (text === '' ? [] : [`${text}.`])),
      ...weeks.flat().flatMap((day) => (day === null ? [] : [spoken(day)])),
      ...notes,
    ].join(' '),
    nodes: [...headOf(whole), { kind: 'group', name: 'month', nodes }],
  };
};
