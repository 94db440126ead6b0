/** The cells of the sheet for the wall: what of each day has room, in the largest type in which the great of all days has. */
import type { Node, Role } from '../../contract/ports/scene.ts';
import { fitted, wrapped } from './fit.ts';
import { textWidth } from './metrics.ts';
import { PAD, rectangle, SIGN, wallSignAt, TYPE, type WallDay, type WallDrawing, type WallLine } from './wall-parts.ts';

/** Sizes that a sheet tries for the texts of its cells: all cells have the first at which each has room for all of its day. */
const CELL_SIZES = [7.9, 7.6] as const;
const LEADING = 1.34;

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
/** A line that is too wide is set so much smaller at most. */
const LEAST = 0.9;

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
export interface CellSetting {
  readonly size: number;
  readonly width: number;
}

/** Width of words with a time beside them. Names are measured whole only where they stand alone. */
const besideWidth = (words: string, time: string, size: number): number =>
  textWidth(words, size) + textWidth(` ${time}`, size);

/** A line of a day; its time stands in the last line of its words, or below them. */
const lineEntry = ({ text, time, kind }: WallLine, { size, width }: CellSetting): Entry => {
  const words = brokenLines(text, width, size);
  const rows = words.map((word): Written[] => [
    { text: word, role: ROLES[kind], bold: kind === 'first', anchor: 'start' },
  ]);
  const clock: Written = { text: time, role: 'soft', bold: false, anchor: 'end' };
  const last = rows.at(-1);
  const wide = besideWidth(text, time, size);
  // What is grey stays beside its time, in letters that may be a little smaller.
  if (kind === 'soft' && wide > width && wide * LEAST <= width * BOUND)
    return [[{ text: `${text} ${time}`, role: 'soft', bold: false, anchor: 'start' }]];
  const isRoomy = last !== undefined && besideWidth(words.at(-1) ?? '', time, size) <= width;
  return isRoomy ? [...rows.slice(0, -1), [...last, clock]] : [...rows, [clock]];
};

/** The lines of a day and what is kept on it. */
const entriesOf = ({ lines, observances }: WallDay, setting: CellSetting): readonly Entry[] => [
  ...lines.map((line) => lineEntry(line, setting)),
  ...observances.map((text) =>
    brokenLines(text, setting.width, setting.size).map((line): Written[] => [
      { text: line, role: 'accent', bold: true, anchor: 'start' },
    ]),
  ),
];

/** The cell of a day, and whether something of it had no room. */
export interface Cell {
  readonly nodes: readonly Node[];
  readonly isCut: boolean;
}

/** Room of the number above the lines of a cell. */
const NUMBER = TYPE.date * 0.8 + 4.2;

/** The entries of a day that have room in a cell of a height: where a long name has none, a shorter one after it may have. */
const roomy = (entries: readonly Entry[], size: number, room: number): readonly Entry[] => {
  const most = Math.floor(room / (size * LEADING) + 1e-9);
  let left = most;
  return entries.filter(({ length }) => {
    if (length > left) return false;
    left -= length;
    return true;
  });
};

/** Room of the lines of a cell. */
const roomOf = (high: number, unit: number): number => high - (2 * PAD + NUMBER) * unit;

/** How much of what is great in the days has no room in a setting, and how many of its words are parted. */
const faultsOf = (days: readonly WallDay[], setting: CellSetting, room: number): number => {
  const cut = days.flatMap((day) => {
    const entries = entriesOf({ ...day, observances: day.observances.slice(0, day.great) }, setting);
    const shown = new Set(roomy(entries, setting.size, room));
    return entries.filter((entry) => !shown.has(entry));
  });
  const parted = days
    .flatMap(({ observances, great }) => observances.slice(0, great).flatMap((text) => text.split(' ')))
    .filter((word) => textWidth(word, setting.size) > setting.width * BOUND);
  return cut.length + parted.length;
};

/** The largest type in which the least of what is great has no room, in cells of a height. */
export const settingOf = ({ weeks, points }: WallDrawing, high: number): CellSetting => {
  const unit = 1 / points;
  const width = 1 / 7 - 2 * PAD * unit;
  const days = weeks.flat().filter((day) => day !== null);
  const settings = CELL_SIZES.map((type): CellSetting => ({ size: type * unit, width }));
  const faults = settings.map((setting) => faultsOf(days, setting, roomOf(high, unit)));
  const best = settings[faults.indexOf(Math.min(...faults))];
  return best ?? { size: TYPE.least * unit, width };
};

/** Where a cell stands. */
interface Spot {
  readonly column: number;
  readonly top: number;
  readonly high: number;
  /** A point in widths of the sheet. */
  readonly unit: number;
}

/** Distances above the base line of the number at which what stands beside it has its own. */
const BESIDE = [0, 9.2] as const;

/** The number of a day, what stands beside it, and its signs. */
const topOf = (day: WallDay, { column, top, unit }: Spot, number: string): readonly Node[] => {
  const wide = 1 / 7;
  const pad = PAD * unit;
  const [left, right] = [column * wide + pad, (column + 1) * wide - pad];
  const base = top + pad + TYPE.date * 0.8 * unit;
  const signs = [day.moon, day.wedding ? ('wedding' as const) : undefined].filter((sign) => sign !== undefined);
  const beside = left + textWidth(number, TYPE.date * unit) + 1.5 * unit;
  const room = Math.max(6 * unit, right - beside - signs.length * 2.6 * SIGN * unit);
  return [
    fitted(number, {
      x: left,
      y: base,
      size: TYPE.date * unit,
      width: wide - 2 * pad,
      role: column === 0 ? 'bad' : 'ink',
      bold: true,
    }),
    ...day.beside.map((text, i, { length }) =>
      fitted(text, {
        x: beside,
        y: base - (BESIDE[length - 1 - i] ?? 0) * unit,
        size: TYPE.note * unit,
        floor: TYPE.least * unit,
        width: room,
        role: 'soft',
      }),
    ),
    ...signs.map((sign, i) =>
      wallSignAt(sign, right - (SIGN + i * 2.6 * SIGN) * unit, top + pad + 7 * unit, SIGN * unit),
    ),
  ];
};

/** The cell of a day; without one a frame. */
export const cellOf = (day: WallDay | null, spot: Spot, { size, width }: CellSetting): Cell => {
  const { column, top, high, unit } = spot;
  const wide = 1 / 7;
  const left = column * wide;
  if (day === null) return { nodes: [rectangle(left, top, left + wide, top + high)], isCut: false };
  const pad = PAD * unit;
  const entries = entriesOf(day, { size, width });
  const shown = roomy(entries, size, roomOf(high, unit));
  // What has no room is found in the list, to which the star beside the date points.
  const isCut = shown.length < entries.length;
  const lines = shown.flat().flatMap((pieces, i) =>
    pieces.map(({ text, role, bold, anchor }) =>
      fitted(text, {
        x: anchor === 'start' ? left + pad : left + wide - pad,
        y: top + (PAD + NUMBER) * unit + (i + 1) * size * LEADING,
        size,
        width: width * BOUND,
        floor: size * LEAST,
        role,
        bold,
        anchor,
      }),
    ),
  );
  return {
    isCut,
    nodes: [
      rectangle(left, top, left + wide, top + high, day.observances.length > 0 ? 'wash' : 'paper'),
      ...topOf(day, spot, `${day.date}${isCut ? '*' : ''}`),
      ...lines,
    ],
  };
};
