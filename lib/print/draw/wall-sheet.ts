/** A month of the almanac as an upright sheet for the wall: a cell for each day, in the order in which a family reads it. */
import type { Node, Scene } from '../../contract/ports/scene.ts';
import { fitted, wrapped } from './fit.ts';
import { textWidth } from './metrics.ts';
import { cellOf, settingOf, type Cell } from './wall-cells.ts';
import { PAD, rectangle, SIGN, wallSignAt, TYPE, type WallDay, type WallDrawing, type WallWeek } from './wall-parts.ts';

/** Lines above the grid, and the names of the weekdays with and without what stands below them, in points. */
const HEAD = { line: 11.5, gap: 2, week: 17, below: 10.5 } as const;

/** Where the key stands: its left edge and width, and among which week. */
interface Place {
  readonly x: number;
  readonly width: number;
  readonly week: number;
}

/** Cells that the key takes at least where it stands among them. */
const KEY_CELLS = 3;

/** Room of the lines above the names of the weekdays. */
const linesHeight = ({ left, right, points }: WallDrawing): number =>
  (Math.max(1, left.length, right.length) * HEAD.line + HEAD.gap) / points;

/** Whether something stands below the names of the weekdays. */
const isTwofold = ({ weekdays }: WallDrawing): boolean => weekdays.some(({ below }) => below !== '');

const headHeight = (drawing: WallDrawing): number =>
  linesHeight(drawing) + (HEAD.week + (isTwofold(drawing) ? HEAD.below : 0)) / drawing.points;

/** The signs and the notes, and the height that they take. */
const keyOf = (
  drawing: WallDrawing,
  top: number,
  { x: left, width }: Omit<Place, 'week'>,
): { readonly nodes: readonly Node[]; readonly height: number } => {
  const unit = 1 / drawing.points;
  const size = TYPE.note * unit;
  const line = size * 1.5;
  let [x, y] = [left, top + line];
  const nodes: Node[] = [];
  for (const { sign, text } of drawing.signs) {
    const wide = textWidth(text, size);
    if (x > left && x + wide + 4 * SIGN * unit > left + width) [x, y] = [left, y + line];
    nodes.push(wallSignAt(sign, x + SIGN * unit, y - size * 0.33, SIGN * 0.85 * unit));
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

/** The longest stretch of cells of a week that have no day. */
const emptyCells = (days: WallWeek, week: number): Place => {
  let best = { from: 0, count: 0 };
  let from = 0;
  days.forEach((day, i) => {
    if (day !== null) from = i + 1;
    else if (i + 1 - from > best.count) best = { from, count: i + 1 - from };
  });
  return { x: best.from / 7, width: best.count / 7, week };
};

/** Room beside the texts of the key where it stands among cells. */
const keyPad = ({ points }: WallDrawing): number => (2 * PAD) / points;

/** The empty cells of a week, the last first, in which the key has room; null where it stands below the grid. */
const freeCells = (drawing: WallDrawing): Place | null => {
  const { weeks, height } = drawing;
  const pad = keyPad(drawing);
  const high = (height - headHeight(drawing)) / weeks.length;
  const fits = (place: Place): boolean =>
    place.width > (KEY_CELLS - 0.5) / 7 &&
    keyOf(drawing, 0, { x: 0, width: place.width - 2 * pad }).height + pad <= high;
  return weeks.map(emptyCells).toReversed().find(fits) ?? null;
};

/** Room between the grid and the key below it, in points. */
const BELOW = 4;

/** The cells of all weeks with the key in or below them. */
const gridOf = (drawing: WallDrawing): Cell => {
  const { weeks, height } = drawing;
  const unit = 1 / drawing.points;
  const top = headHeight(drawing);
  const free = freeCells(drawing);
  const whole = { x: 0, width: 1 };
  const below = free === null ? keyOf(drawing, 0, whole).height + BELOW * unit : 0;
  const high = (height - top - below) / weeks.length;
  const setting = settingOf(drawing, high);
  const isKey = (week: number, column: number): boolean =>
    free !== null && week === free.week && column / 7 > free.x - 0.01 && column / 7 < free.x + free.width - 0.01;
  const cells = weeks.flatMap((days, week) =>
    days.flatMap((day, column) =>
      isKey(week, column) ? [] : [cellOf(day, { column, top: top + week * high, high, unit }, setting)],
    ),
  );
  const pad = keyPad(drawing);
  const keyTop = top + (free?.week ?? 0) * high;
  const key =
    free === null
      ? keyOf(drawing, height - below + BELOW * unit, whole).nodes
      : [
          rectangle(free.x, keyTop, free.x + free.width, keyTop + high),
          ...keyOf(drawing, keyTop + PAD * unit, { x: free.x + pad, width: free.width - 2 * pad }).nodes,
        ];
  return { nodes: [...cells.flatMap(({ nodes }) => nodes), ...key], isCut: cells.some(({ isCut }) => isCut) };
};

/** The names of the weekdays, with what stands below them. */
const weekdaysOf = (drawing: WallDrawing): Node[] => {
  const unit = 1 / drawing.points;
  const top = linesHeight(drawing);
  const middle = top + (HEAD.week / 2 + TYPE.head * 0.36) * unit;
  const written = { width: 1 / 7 - 6 * unit, role: 'paper', anchor: 'middle', floor: TYPE.least * unit } as const;
  return [
    rectangle(0, top, 1, headHeight(drawing), 'line'),
    ...drawing.weekdays.flatMap(({ name, below }, i) => {
      const x = (i + 0.5) / 7;
      return [
        fitted(name, { x, y: middle, size: TYPE.head * unit, bold: true, ...written }),
        ...(below === ''
          ? []
          : [fitted(below, { x, y: middle + HEAD.below * unit, size: TYPE.note * 0.9 * unit, ...written })]),
      ];
    }),
  ];
};

const headOf = (drawing: WallDrawing): Node[] => {
  const { left, right, points } = drawing;
  const unit = 1 / points;
  const size = TYPE.head * unit;
  const named = { size, floor: TYPE.least * unit, role: 'soft' } as const;
  /** Room beside what stands at the right edge. */
  const beside = (i: number): number => 1 - Math.min(0.6, textWidth(right[i] ?? '', size)) - 12 * unit;
  const baseline = (i: number): number => (i + 0.75) * HEAD.line * unit;
  return [
    ...left.map((text, i) => fitted(text, { x: 0, y: baseline(i), width: beside(i), ...named })),
    ...right.map((text, i) =>
      fitted(text, { x: 1, y: baseline(i), width: left[i] === undefined ? 1 : 0.6, anchor: 'end', ...named }),
    ),
    ...weekdaysOf(drawing),
  ];
};

const spoken = ({ date, beside, lines, observances }: WallDay): string =>
  `${date}: ${[...beside, ...lines.map(({ text, time }) => `${text} ${time}`), ...observances].filter((text) => text !== '').join(', ')}.`;

/** The scene. Where a cell has no room for all of its day, the key says what the star beside the date means. */
export const wallScene = (drawing: WallDrawing): Scene => {
  const first = gridOf(drawing);
  const whole = first.isCut ? { ...drawing, notes: [...drawing.notes, drawing.starred] } : drawing;
  const { height, title, left, right, weeks, notes } = whole;
  const { nodes } = first.isCut ? gridOf(whole) : first;
  const days = weeks.flat().filter((day) => day !== null);
  return {
    height,
    title,
    alt: [
      ...[...left, ...right].flatMap((text) => (text === '' ? [] : [`${text}.`])),
      ...days.toSorted((a, b) => a.date - b.date).map(spoken),
      ...notes,
    ].join(' '),
    nodes: [...headOf(whole), { kind: 'group', name: 'month', nodes }],
  };
};
