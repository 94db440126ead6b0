/** A month of the almanac as an upright sheet for the wall: a cell for each day, in the order in which a family reads it. */
import type { Node, Point, Role, Scene } from '../../contract/ports/scene.ts';
import { fitted, wrapped } from './fit.ts';
import { textWidth } from './metrics.ts';

/** A line of a day: what it is, and at the right edge of the cell its time. */
export interface WallLine {
  readonly text: string;
  readonly time: string;
  readonly kind: 'first' | 'plain' | 'soft';
}

/** One date. The lines stand below its number in this order. */
export interface WallDay {
  /** 1–31 */
  readonly date: number;
  /** Half of the lunar month in short, beside the number; empty for none. */
  readonly half: string;
  readonly lines: readonly WallLine[];
  /** The greatest first; so many of them decide how large the type of the sheet may be. */
  readonly observances: readonly string[];
  readonly great: number;
  readonly moon?: 'full' | 'new';
  readonly wedding: boolean;
}

/** What is drawn. */
export interface WallDrawing {
  readonly title: string;
  /** Above the grid, line by line, at its left edge and at its right one. */
  readonly left: readonly string[];
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
const TYPE = { date: 19, least: 6.5, head: 8.5, note: 7.8 } as const;
/** Sizes that a sheet tries for the texts of its cells: all cells have the first at which each has room for all of its day. */
const CELL_SIZES = [7.9, 7.6, 7.3, 7, 6.75, TYPE.least] as const;
const LEADING = 1.34;
const HEAD = { line: 11.5, gap: 2, week: 17 } as const;
const PAD = 3.8;
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

/** A piece of a line, from its left edge or to its right one. */
interface Written {
  readonly text: string;
  readonly role: Role;
  readonly bold: boolean;
  readonly anchor: 'start' | 'end';
}

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

/** A text that takes as many lines as it needs. */
type Entry = readonly (readonly Written[])[];

/** How the texts of all cells of a sheet are set. */
interface Setting {
  readonly size: number;
  readonly width: number;
  /** Whether soft lines have their words: of all cells, or of none. */
  readonly named: boolean;
}

/** Width of words with a time beside them. Names are measured whole only where they stand alone. */
const besideWidth = (words: string, time: string, size: number): number =>
  textWidth(words, size) + textWidth(` ${time}`, size);

/** A line of a day; its time stands in the last line of its words, or below them. */
const lineEntry = ({ text, time, kind }: WallLine, { size, width, named }: Setting): Entry => {
  const words = kind === 'soft' && !named ? [] : brokenLines(text, width, size);
  const rows = words.map((word): Written[] => [
    { text: word, role: ROLES[kind], bold: kind === 'first', anchor: 'start' },
  ]);
  const clock: Written = { text: time, role: 'soft', bold: false, anchor: words.length === 0 ? 'start' : 'end' };
  const last = rows.at(-1);
  const isRoomy = last !== undefined && besideWidth(words.at(-1) ?? '', time, size) <= width;
  return isRoomy ? [...rows.slice(0, -1), [...last, clock]] : [...rows, [clock]];
};

/** The lines of a day and what is kept on it. */
const entriesOf = ({ lines, observances }: WallDay, setting: Setting): readonly Entry[] => [
  ...lines.map((line) => lineEntry(line, setting)),
  ...observances.map((text) =>
    brokenLines(text, setting.width, setting.size).map((line): Written[] => [
      { text: line, role: 'accent', bold: true, anchor: 'start' },
    ]),
  ),
];

/** The cell of a day, and whether something of it had no room. */
interface Cell {
  readonly nodes: readonly Node[];
  readonly isCut: boolean;
}

/** Room of the number above the lines of a cell. */
const NUMBER = TYPE.date * 0.8 + 4.2;

/** The entries of a day that have room in a cell of a height: all up to the first that has none. */
const roomy = (entries: readonly Entry[], size: number, room: number): readonly Entry[] => {
  const most = Math.floor(room / (size * LEADING) + 1e-9);
  let used = 0;
  const cut = entries.findIndex((entry) => {
    used += entry.length;
    return used > most;
  });
  return cut < 0 ? entries : entries.slice(0, cut);
};

/** Room of the lines of a cell. */
const roomOf = (high: number, unit: number): number => high - (2 * PAD + NUMBER) * unit;

/** How much of what is great in the days has no room in a setting, and how many of its words are parted. */
const faultsOf = (days: readonly WallDay[], setting: Setting, room: number): number => {
  const cut = days.flatMap((day) => {
    const entries = entriesOf({ ...day, observances: day.observances.slice(0, day.great) }, setting);
    return entries.slice(roomy(entries, setting.size, room).length);
  });
  const parted = days
    .flatMap(({ observances, great }) => observances.slice(0, great).flatMap((text) => text.split(' ')))
    .filter((word) => textWidth(word, setting.size) > setting.width * BOUND);
  return cut.length + parted.length;
};

/** The largest type in which the least of what is great has no room. */
const settingOf = ({ weeks, points }: WallDrawing, high: number): Setting => {
  const unit = 1 / points;
  const width = 1 / 7 - 2 * PAD * unit;
  const days = weeks.flat().filter((day) => day !== null);
  const soft = days.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'soft'));
  const settings = CELL_SIZES.map((type): Setting => {
    const size = type * unit;
    const named = soft.every(({ text, time }) => besideWidth(text, time, size) <= width);
    return { size, width, named };
  });
  const faults = settings.map((setting) => faultsOf(days, setting, roomOf(high, unit)));
  const best = settings[faults.indexOf(Math.min(...faults))];
  return best ?? { size: TYPE.least * unit, width, named: false };
};

const cellOf = (
  day: WallDay | null,
  column: number,
  top: number,
  high: number,
  { drawing, setting }: { readonly drawing: WallDrawing; readonly setting: Setting },
): Cell => {
  const unit = 1 / drawing.points;
  const wide = 1 / 7;
  const left = column * wide;
  if (day === null) return { nodes: [rectangle(left, top, left + wide, top + high)], isCut: false };
  const pad = PAD * unit;
  const { size, width } = setting;
  const entries = entriesOf(day, setting);
  const shown = roomy(entries, size, roomOf(high, unit));
  // What has no room is found in the list, to which the star beside the date points.
  const isCut = shown.length < entries.length;
  const base = top + pad + TYPE.date * 0.8 * unit;
  const nodes = shown.flat().flatMap((pieces, i) =>
    pieces.map(({ text, role, bold, anchor }) =>
      fitted(text, {
        x: anchor === 'start' ? left + pad : left + wide - pad,
        y: top + (PAD + NUMBER) * unit + (i + 1) * size * LEADING,
        size,
        width: width * BOUND,
        floor: size * 0.9,
        role,
        bold,
        anchor,
      }),
    ),
  );
  const signs = [day.moon, day.wedding ? ('wedding' as const) : undefined].filter((sign) => sign !== undefined);
  const number = `${day.date}${isCut ? '*' : ''}`;
  // The names of the full and of the new Moon tell the half by themselves.
  const half = day.moon === undefined ? day.half : '';
  return {
    isCut,
    nodes: [
      rectangle(left, top, left + wide, top + high, day.observances.length > 0 ? 'wash' : 'paper'),
      fitted(number, {
        x: left + pad,
        y: base,
        size: TYPE.date * unit,
        width,
        role: column === 0 ? 'bad' : 'ink',
        bold: true,
      }),
      ...(half === ''
        ? []
        : [
            fitted(half, {
              x: left + pad + textWidth(number, TYPE.date * unit) + 1.5 * unit,
              y: base,
              size: TYPE.head * unit,
              width,
              role: 'soft',
            }),
          ]),
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

const spoken = ({ date, half, lines, observances }: WallDay): string =>
  `${date}: ${[half, ...lines.map(({ text, time }) => `${text} ${time}`), ...observances].filter((text) => text !== '').join(', ')}.`;

/** Room of the lines above the names of the weekdays. */
const headHeight = ({ left, right, points }: WallDrawing): number =>
  (Math.max(1, left.length, right.length) * HEAD.line + HEAD.gap) / points;

const WHOLE: Place = { x: 0, width: 1 };

/** The cells of all weeks with the key in or below them. */
const gridOf = (drawing: WallDrawing): Cell => {
  const unit = 1 / drawing.points;
  const top = headHeight(drawing) + HEAD.week * unit;
  const free = freeCells(drawing);
  const below = free === null ? keyOf(drawing, 0, WHOLE).height + 4 * unit : 0;
  const high = (drawing.height - top - below) / drawing.weeks.length;
  const setting = settingOf(drawing, high);
  const cells = drawing.weeks.flatMap((week, row) =>
    week.flatMap((day, column) => {
      const isKey = free !== null && row === drawing.weeks.length - 1 && column / 7 >= free.x;
      return isKey ? [] : [cellOf(day, column, top + row * high, high, { drawing, setting })];
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
  /** Room beside what stands at the right edge. */
  const beside = (i: number): number => 1 - Math.min(0.6, textWidth(right[i] ?? '', size)) - 12 * unit;
  const baseline = (i: number): number => (i + 0.75) * HEAD.line * unit;
  return [
    ...left.map((text, i) => fitted(text, { x: 0, y: baseline(i), width: beside(i), role: 'soft', ...named })),
    ...right.map((text, i) =>
      fitted(text, {
        x: 1,
        y: baseline(i),
        width: left[i] === undefined ? 1 : 0.6,
        role: 'soft',
        anchor: 'end',
        ...named,
      }),
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
      ...[...left, ...right].flatMap((text) => (text === '' ? [] : [`${text}.`])),
      ...weeks.flat().flatMap((day) => (day === null ? [] : [spoken(day)])),
      ...notes,
    ].join(' '),
    nodes: [...headOf(whole), { kind: 'group', name: 'month', nodes }],
  };
};
