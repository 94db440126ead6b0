/** Running text as rows: paragraphs, lists, headings, readings and tinted boxes. */
import type {
  HeadingBlock,
  CardBlock,
  HighlightsBlock,
  LinesBlock,
  ReadingBlock,
  SignatureBlock,
} from '../../../contract/ports/report-document.ts';
import { breakLines, widthOf } from '../lines.ts';
import { TEXT_WIDTH, type Cell, type Op, type Row } from '../page.ts';
import { lineOps, MEASURE, ornament, type LineStyle, type Setting } from './setting.ts';

interface ParagraphStyle extends LineStyle {
  readonly before: number;
  readonly role: Cell['role'];
  readonly indent?: number;
  /** A dot before the first line, or a mark. */
  readonly bullet?: boolean | 'good' | 'care' | 'dash';
  /** Headings take the whole width, and the distances of titles. */
  readonly heading?: boolean;
  /** A hairline leads from the end of the text to the edge. */
  readonly ruled?: boolean;
}

/** Lines up to which text is never parted: a paragraph over both columns, and in one of them a reading, and a paragraph of a longer one. */
const WHOLE = { wide: 5, reading: 12, paragraph: 6 } as const;

/** Counts of lines that stay together: two at least on each side of a page break. */
const stretches = (count: number): number[] => {
  if (count === 0) return [];
  if (count <= WHOLE.wide) return [count];
  return [2, ...Array.from({ length: count - 4 }, () => 1), 2];
};

/** A paragraph in rows. */
export const paragraphRows = (
  setting: Setting,
  text: string,
  block: number,
  part: number,
  { before, role, indent = 0, bullet = false, heading = false, ruled = false, ...style }: ParagraphStyle,
): Row[] => {
  const { gap } = setting;
  const width = heading ? setting.width : Math.min(setting.width, MEASURE * style.size) - indent;
  const lines = breakLines(text, style.size, style.weight, width);
  const line = heading ? setting.titleLine(style.size, lines.length) : setting.line(style.size, text);
  let from = 0;
  return stretches(lines.length).map((count, i, { length }): Row => {
    const first = from === 0;
    const some = lines.slice(from, (from += count));
    const side = style.size * 0.85;
    const dot: Op[] =
      typeof bullet === 'string'
        ? [{ op: 'mark', x: 0, y: (line - side) / 2, width: side, mark: bullet }]
        : lineOps(['•'], { x: 2, line, width: 10 }, { ...style, weight: 400, ink: 'brand' });
    const cell: Cell = { role, part, ops: lineOps(some, { x: indent, line, width }, style) };
    const end = widthOf(some.at(-1) ?? '', style.size, style.weight) + 8;
    const rule: Op = { op: 'rule', x: end, y: (count - 0.45) * line, width: setting.width - end, strong: false };
    const drawn = [
      ...(first && bullet !== false ? [ornament(dot)] : []),
      ...(ruled && i === length - 1 && end < setting.width - 20 ? [ornament([rule])] : []),
    ];
    return { before: first ? gap(before) : 0, height: count * line, keep: false, block, cells: [...drawn, cell] };
  });
};

/** A heading inside a chapter; over both columns a hairline leads from it to the edge. */
export const headingRows = (
  setting: Setting,
  { text, id }: Pick<HeadingBlock, 'text' | 'id'>,
  block: number,
): Row[] => {
  const wide = setting.width >= TEXT_WIDTH;
  return paragraphRows(setting, text, block, 0, {
    size: setting.size('heading'),
    weight: 'title',
    ink: 'brand',
    before: 15,
    role: 'H2',
    heading: true,
    ruled: wide,
  }).map((row, i) => ({ ...row, keep: true, room: HEADING_ROOM, ...(id !== undefined && i === 0 && { place: id }) }));
};
const HEADING_ROOM = 48;

const PARAGRAPH_GAP = 4;

/** One line of a reading, and whether a page or column may end below it. */
interface SetLine {
  readonly cell: Cell;
  readonly before: number;
  readonly height: number;
  readonly ends: boolean;
}

/** Lines of a text, each a cell of the same part; a short one stays together, as do the first two and the last two of a longer one. */
const setLines = (
  setting: Setting,
  text: string,
  part: number,
  style: LineStyle,
  role: Cell['role'],
  before: number,
): SetLine[] => {
  const line = setting.line(style.size, text);
  const lines = breakLines(text, style.size, style.weight, setting.width);
  return lines.map((one, i): SetLine => ({
    cell: { role, part, ops: lineOps([one], { x: 0, line, width: setting.width }, style) },
    before: i === 0 ? before : 0,
    height: line,
    ends: i === lines.length - 1 || (lines.length > WHOLE.paragraph && i >= 1 && i < lines.length - 2),
  }));
};

/** A reading: heading, note, paragraphs, and in a small line where it rests. Heading and reason never stand alone; a short one is whole. */
export const readingRows = (
  setting: Setting,
  { title, note, paragraphs, reason = '' }: ReadingBlock,
  block: number,
): Row[] => {
  const body: LineStyle = { size: setting.size('body'), weight: 400, ink: 'ink' };
  const head: LineStyle = { size: setting.size('side'), weight: 600, ink: 'ink' };
  const small: LineStyle = { size: setting.size('small'), weight: 400, ink: 'soft' };
  const gap = setting.gap(PARAGRAPH_GAP);
  const held = (lines: readonly SetLine[]): SetLine[] => lines.map((line) => ({ ...line, ends: false }));
  const texts = paragraphs.flatMap((text, i) => setLines(setting, text, i, body, 'P', i === 0 ? 0 : gap));
  // Where it rests is read with the last lines.
  const told =
    reason === '' ? texts : texts.map((line, i) => (i === texts.length - 1 ? { ...line, ends: false } : line));
  const lines = [
    ...held(setLines(setting, title, -2, head, 'H2', 0)),
    ...held(setLines(setting, note, -1, small, 'P', 0)),
    ...told,
    ...held(setLines(setting, reason, paragraphs.length, small, 'P', setting.gap(1))),
  ];
  const rows: Row[] = [];
  let open: SetLine[] = [];
  const close = (): void => {
    let y = 0;
    const cells = open.map(({ cell, before, height }, i): Cell => {
      y += i === 0 ? 0 : before;
      const top = y;
      y += height;
      return { ...cell, ops: cell.ops.map((op) => ({ ...op, y: op.y + top })) };
    });
    rows.push({
      before: rows.length === 0 ? setting.gap(11) : (open[0]?.before ?? 0),
      height: y,
      keep: false,
      block,
      cells: mergeParts(cells),
    });
    open = [];
  };
  lines.forEach((line, i) => {
    open.push(line);
    if ((line.ends && lines.length > WHOLE.reading) || i === lines.length - 1) close();
  });
  return rows;
};

/** Lines of one part in one cell. */
const mergeParts = (cells: readonly Cell[]): Cell[] =>
  [...Map.groupBy(cells, ({ part }) => part).values()].flatMap((some) => {
    const [first] = some;
    return first === undefined ? [] : [{ ...first, ops: some.flatMap(({ ops }) => ops) }];
  });

/** Edge and air of a tinted box. */
const CARD = { edge: 3, side: 12, top: 9, before: 10 } as const;

/** A tinted box with a stroke at its left edge, never parted. */
export const cardRows = (setting: Setting, { title, paragraphs, reason = '' }: CardBlock, block: number): Row[] => {
  const inner: Setting = { ...setting, width: setting.width - 2 * CARD.side };
  const rows = readingRows(inner, { kind: 'reading', title, note: '', paragraphs, reason }, block);
  let y: number = CARD.top;
  const cells = rows.flatMap(({ before, height, cells: own }, i): Cell[] => {
    y += i === 0 ? 0 : before;
    const top = y;
    y += height;
    return own.map((cell) => ({ ...cell, ops: cell.ops.map((op) => ({ ...op, x: op.x + CARD.side, y: op.y + top })) }));
  });
  const height = y + CARD.top;
  return [
    {
      before: setting.gap(CARD.before),
      height,
      keep: false,
      block,
      cells: [
        ornament([
          { op: 'fill', x: 0, y: 0, width: setting.width, height, tint: 'tint', grows: true },
          { op: 'fill', x: 0, y: 0, width: CARD.edge, height, tint: 'accent', grows: true },
        ]),
        ...mergeParts(cells),
      ],
    },
  ];
};

/** Three or four things that matter most, side by side in large letters. */
export const highlightRows = (setting: Setting, { items }: HighlightsBlock, block: number): Row[] => {
  const gap = 18;
  const width = (setting.width - gap * (items.length - 1)) / items.length;
  const label: LineStyle = { size: setting.size('table'), weight: 400, ink: 'soft' };
  const value: LineStyle = { size: setting.size('value'), weight: 'title', ink: 'brand' };
  const [labelLine, valueLine] = [setting.tableLine(label.size), setting.tableLine(value.size)];
  const set = items.map((item) => ({
    labels: breakLines(item.label, label.size, label.weight, width),
    values: breakLines(item.value, value.size, value.weight, width),
    notes: breakLines(item.note, label.size, label.weight, width),
  }));
  const most = (key: 'labels' | 'values' | 'notes'): number => Math.max(0, ...set.map((one) => one[key].length));
  const [top, low] = [7 + most('labels') * labelLine, most('values') * valueLine];
  return [
    {
      before: setting.gap(12),
      height: top + low + most('notes') * labelLine + 4,
      keep: false,
      block,
      cells: [
        ornament(set.map((_, i) => ({ op: 'rule', x: i * (width + gap), y: 0, width, strong: true }))),
        ...set.flatMap(({ labels, values, notes }, i): Cell[] => {
          const place = { x: i * (width + gap), width };
          return [
            { role: 'TH', line: i, ops: lineOps(labels, { ...place, y: 7, line: labelLine }, label) },
            {
              role: 'TD',
              line: i,
              ops: [
                ...lineOps(values, { ...place, y: top, line: valueLine }, value),
                ...lineOps(notes, { ...place, y: top + low, line: labelLine }, label),
              ],
            },
          ];
        }),
      ],
    },
  ];
};

/** Distance of lines to write on. */
const NOTE_LINE = 24;
/** Fewer lines are no room to write. */
const FEWEST_LINES = 2;

/** Empty lines to write on. */
export const noteRows = (setting: Setting, { count }: LinesBlock, block: number): Row[] =>
  Array.from({ length: count }, (_, i): Row => ({
    before: i === 0 ? 4 : 0,
    height: NOTE_LINE,
    // Where there is no room for all of them, there are fewer.
    keep: i < FEWEST_LINES - 1 && i < count - 1,
    ...(i >= FEWEST_LINES && { goesOn: true }),
    block,
    cells: [ornament([{ op: 'rule', x: 0, y: NOTE_LINE, width: setting.width, strong: false }])],
  }));

const MM = 72 / 25.4;
const PHOTO = { width: 34 * MM, height: 42 * MM } as const;
/** Longest line to sign on. */
const SIGNED = 220;
/** Room to sign in. */
const SIGNING = 36;

/** The portrait, and beside it a line to sign above the name. */
export const signatureRows = (
  setting: Setting,
  { name, lines }: SignatureBlock,
  block: number,
  photo: boolean,
): Row[] => {
  const left = photo ? PHOTO.width + 20 : 0;
  const style: LineStyle = { size: setting.size('small'), weight: 400, ink: 'soft' };
  const head: LineStyle = { size: setting.size('lead'), weight: 'title', ink: 'brand' };
  const [line, headLine] = [setting.line(style.size), setting.line(head.size)];
  const width = setting.width - left;
  const names = breakLines(name, head.size, head.weight, width);
  const said = lines.map((text) => breakLines(text, style.size, style.weight, width));
  const below = names.length * headLine + said.flat().length * line;
  const height = Math.max(photo ? PHOTO.height : 0, below + SIGNING);
  const top = height - below;
  return [
    {
      before: setting.gap(20),
      height,
      keep: false,
      block,
      cells: [
        ornament([
          ...(photo ? [{ op: 'photo', x: 0, y: 0, ...PHOTO } as const] : []),
          { op: 'rule', x: left, y: top - 4, width: Math.min(SIGNED, width), strong: true },
        ]),
        {
          role: 'P',
          part: 0,
          ops: lineOps(names, { x: left, y: top, line: headLine, width }, head),
        },
        ...said.map((own, i): Cell => {
          const y = top + names.length * headLine + said.slice(0, i).flat().length * line;
          return { role: 'P', part: i + 1, ops: lineOps(own, { x: left, y, line, width }, style) };
        }),
      ],
    },
  ];
};
