/** Running text as rows: paragraphs, lists, headings, and readings with their heading at the side. */
import type { Block } from '../../../contract/ports/report-document.ts';
import { breakLines } from '../lines.ts';
import { TEXT_WIDTH, type Cell, type Row } from '../page.ts';
import { lineOps, MEASURE, ornament, type LineStyle, type Setting } from './setting.ts';

/** Width of the column of headings beside readings, and the column of the readings themselves. */
export const SIDE = { width: 142, text: 160 } as const;

interface ParagraphStyle extends LineStyle {
  readonly before: number;
  readonly role: Cell['role'];
  readonly indent?: number;
  readonly bullet?: boolean;
  /** Headings take the whole width. */
  readonly wide?: boolean;
}

/** Counts of lines that stay together: two at least on each side of a page break. */
const stretches = (count: number): number[] => {
  if (count === 0) return [];
  if (count <= 3) return [count];
  return [2, ...Array.from({ length: count - 4 }, () => 1), 2];
};

/** A paragraph in rows. */
export const paragraphRows = (
  { line: lineOf, gap }: Setting,
  text: string,
  block: number,
  part: number,
  { before, role, indent = 0, bullet = false, wide = false, ...style }: ParagraphStyle,
): Row[] => {
  const line = lineOf(style.size);
  const width = wide ? TEXT_WIDTH : Math.min(TEXT_WIDTH, MEASURE * style.size) - indent;
  const lines = breakLines(text, style.size, style.weight, width);
  let from = 0;
  return stretches(lines.length).map((count): Row => {
    const first = from === 0;
    const some = lines.slice(from, (from += count));
    const dot = lineOps(['•'], { x: 2, line, width: 10 }, { ...style, weight: 400, ink: 'brand' });
    const text: Cell = { role, part, ops: lineOps(some, { x: indent, line, width }, style) };
    return {
      before: first ? gap(before) : 0,
      height: count * line,
      keep: false,
      block,
      cells: first && bullet ? [ornament(dot), text] : [text],
    };
  });
};

interface SetLine {
  readonly text: string;
  readonly part: number;
  /** Top of the line below the top of the reading. */
  readonly y: number;
  /** May be the last of its page. */
  readonly ends: boolean;
  /** Written small: where the reading rests. */
  readonly small: boolean;
}

const PARAGRAPH_GAP = 5;

/** Lines of paragraphs, one below the other. */
const setLines = (setting: Setting, paragraphs: readonly string[], style: LineStyle, width: number): SetLine[] => {
  const line = setting.line(style.size);
  let y = 0;
  return paragraphs.flatMap((text, part) => {
    const lines = breakLines(text, style.size, style.weight, width);
    if (part > 0) y += setting.gap(PARAGRAPH_GAP);
    return lines.map((one, i): SetLine => {
      const top = y;
      y += line;
      const ends = i === lines.length - 1 || (i >= 1 && i < lines.length - 2);
      return { text: one, part, y: top, ends, small: false };
    });
  });
};

/** The small line that ends a reading, below its other lines; it never stands alone on a page. */
const withReason = (setting: Setting, lines: readonly SetLine[], reason: string, style: LineStyle, width: number) => {
  const last = lines.at(-1);
  if (reason === '') return lines;
  const line = setting.line(style.size);
  const top = last === undefined ? 0 : last.y + setting.line(setting.size('body')) + setting.gap(PARAGRAPH_GAP) / 2;
  const part = (last?.part ?? -1) + 1;
  const broken = breakLines(reason, style.size, style.weight, width);
  return [
    ...lines.map((one, i) => (i >= lines.length - 2 ? { ...one, ends: false } : one)),
    ...broken.map((text, i): SetLine => ({
      text,
      part,
      y: top + i * line,
      ends: i === broken.length - 1,
      small: true,
    })),
  ];
};

/** A reading: its heading and note at the left, its paragraphs at the right, and below them where it rests. */
export const readingRows = (
  setting: Setting,
  { title, note, paragraphs, reason = '' }: Extract<Block, { kind: 'reading' }>,
  block: number,
): Row[] => {
  const body: LineStyle = { size: setting.size('body'), weight: 400, ink: 'ink' };
  const head: LineStyle = { size: setting.size('side'), weight: 600, ink: 'ink' };
  const small: LineStyle = { size: setting.size('small'), weight: 400, ink: 'soft' };
  const [line, headLine, noteLine] = [body.size, head.size * 0.93, small.size].map(setting.line);
  const width = TEXT_WIDTH - SIDE.text;
  const lines = withReason(setting, setLines(setting, paragraphs, body, width), reason, small, width);
  const titles = breakLines(title, head.size, head.weight, SIDE.width);
  const notes = breakLines(note, small.size, small.weight, SIDE.width);
  const titled = titles.length * (headLine ?? 0);
  const side = titled + notes.length * (noteLine ?? 0);
  const step = line ?? 0;
  const textCells = (some: readonly SetLine[]): Cell[] =>
    [...Map.groupBy(some, ({ part }) => part)].map(([part, of]) => ({
      role: 'P',
      part,
      ops: of.flatMap((one) => {
        const place = { x: SIDE.text, y: one.y - (some[0]?.y ?? 0), width };
        return one.small
          ? lineOps([one.text], { ...place, line: noteLine ?? 0 }, small)
          : lineOps([one.text], { ...place, line: step }, body);
      }),
    }));
  // The heading keeps the lines beside it, and two at least.
  const first = lines.findIndex(({ y, ends }, i) => ends && i >= 1 && y + step >= side - step / 2);
  const cut = first === -1 ? lines.length : first + 1;
  const rows: Row[] = [
    {
      before: setting.gap(13),
      height: Math.max(side, (lines[cut - 1]?.y ?? -step) + step),
      keep: false,
      block,
      cells: [
        { role: 'H2', ops: lineOps(titles, { x: 0, line: headLine ?? 0, width: SIDE.width }, head) },
        ...(notes.length === 0
          ? []
          : [
              {
                role: 'P' as const,
                part: -1,
                ops: lineOps(notes, { x: 0, y: titled, line: noteLine ?? 0, width: SIDE.width }, small),
              },
            ]),
        ...textCells(lines.slice(0, cut)),
      ],
    },
  ];
  for (let from = cut; from < lines.length;) {
    const next = lines.findIndex(({ ends }, i) => i >= from && ends);
    const to = next === -1 ? lines.length : next + 1;
    const some = lines.slice(from, to);
    const [top, last] = [some[0]?.y ?? 0, some.at(-1)?.y ?? 0];
    const above = top - (lines[from - 1]?.y ?? 0) - step;
    rows.push({ before: Math.max(0, above), height: last - top + step, keep: false, block, cells: textCells(some) });
    from = to;
  }
  return rows;
};

/** Three or four things that matter most, side by side in large letters. */
export const highlightRows = (
  setting: Setting,
  { items }: Extract<Block, { kind: 'highlights' }>,
  block: number,
): Row[] => {
  const gap = 18;
  const width = (TEXT_WIDTH - gap * (items.length - 1)) / items.length;
  const label: LineStyle = { size: setting.size('table'), weight: 400, ink: 'soft' };
  const value: LineStyle = { size: setting.size('value'), weight: 600, ink: 'brand' };
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
