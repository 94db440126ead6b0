/** Tables as rows, with a head that is repeated. */
import { cellText, type CellText, type RichCell, type TableBlock } from '../../../contract/ports/report-document.ts';
import { breakLines } from '../lines.ts';
import type { Cell, Ink, Op, Row } from '../page.ts';
import { lineOps, ornament, ROW_PAD, type LineStyle, type Setting } from './setting.ts';
import { BAR, BAR_SHARE, CELL_PAD, leadOf, MARK, weightOf, widthsOf } from './table-widths.ts';

/** What is drawn before the text of a cell, on its first line. */
const drawnBefore = (cell: CellText, x: number, y: number, line: number, size: number, room: number): Op[] => {
  if (typeof cell === 'string') return [];
  const { mark, swatch, bar } = cell;
  const middle = y + line * 0.5;
  const side = size * 0.95;
  const at = x + (mark === undefined && swatch === undefined ? 0 : MARK);
  const wide = cell.text === '' ? room : Math.min(BAR.width, room * BAR_SHARE);
  const place = { x: at, y: middle - BAR.height / 2, height: BAR.height, radius: BAR.height / 2 };
  return [
    ...(mark === undefined ? [] : [{ op: 'mark' as const, x, y: middle - side / 2, width: side, mark }]),
    ...(swatch === undefined
      ? []
      : [{ op: 'fill' as const, x, y: middle - 3.6, width: 7.2, height: 7.2, tint: swatch }]),
    ...(bar === undefined
      ? []
      : [
          { op: 'fill' as const, ...place, width: wide, tint: 'tintStrong' as const },
          ...(bar > 0
            ? [
                {
                  op: 'fill' as const,
                  ...place,
                  width: Math.max(BAR.height, wide * Math.min(1, bar)),
                  tint: 'text' as const,
                },
              ]
            : []),
        ]),
  ];
};

const inkOf = (cell: CellText, usual: Ink): Ink => (typeof cell === 'string' ? usual : (cell.ink ?? usual));
const isHeat = (cell: CellText | undefined): cell is RichCell & { readonly heat: number } =>
  typeof cell === 'object' && cell.heat !== undefined;

/** Rows of a table below its head; a table whose head is empty has none. */
export const tableRows = (setting: Setting, table: TableBlock, block: number): Row[] => {
  const { columns, head, rows, strong = [], notes = [], small = false, named = true } = table;
  const size = setting.size(small ? 'small' : 'table');
  const line = setting.tableLine(size);
  const pad = setting.gap(small ? ROW_PAD - 1 : ROW_PAD);
  const whole = setting.width;
  const widths = widthsOf(table, size, whole);
  const edges = widths.reduce<number[]>((all, width) => [...all, (all.at(-1) ?? 0) + width], [0]);
  // Notes stand below a row, from the first of its texts on that is neither its name nor a time.
  const noteLeft = (edges[table.notesFrom ?? 1] ?? 0) + CELL_PAD;

  const noteStyle: LineStyle =
    table.notesSoft === true ? { size, weight: 400, ink: 'soft' } : { size, weight: 600, ink: 'brand' };

  /** A cell, with the page it points to once that is known. */
  const settled = (cell: CellText): CellText => {
    if (typeof cell === 'string' || cell.pageOf === undefined) return cell;
    const page = cell.pageOf.map((id) => setting.pages?.get(id)).find((one) => one !== undefined);
    return { ...cell, text: page === undefined ? '' : String(page) };
  };
  const row = (texts: readonly CellText[], note: string, kind: 'head' | 'strong' | 'plain'): Row => {
    const cells = columns.map(({ align }, i) => {
      const cell = settled(texts[i] ?? '');
      const room = (widths[i] ?? 0) - 2 * CELL_PAD;
      const lead = leadOf(cell, room);
      const weight = weightOf(i, kind === 'head' || (kind === 'strong' && note === ''), named);
      const x = (edges[i] ?? 0) + CELL_PAD;
      return {
        cell,
        edge: x,
        room,
        x: x + lead,
        width: room - lead,
        align,
        weight,
        lines: isHeat(cell) ? [] : breakLines(cellText(cell), size, weight, room - lead),
      };
    });
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
    // Beside figures on grounds, which stand in the middle of their cells, the others do too.
    const isHeated = cells.some(({ cell }) => isHeat(cell));
    const noted = breakLines(note, size, noteStyle.weight, whole - CELL_PAD - noteLeft);
    const height = (count + noted.length) * line + pad;
    const rule: Op = { op: 'rule', x: 0, y: height, width: whole, strong: kind === 'head' };
    const ground: Op[] = [
      ...(kind === 'strong'
        ? [
            { op: 'fill' as const, x: 0, y: 0, width: whole, height, tint: 'tintStrong' as const },
            // A ground may cover the line of the row above, by as much as a screen rounds: it is drawn again.
            { op: 'rule' as const, x: 0, y: 0, width: whole, strong: false },
          ]
        : []),
      ...cells.flatMap(({ cell, edge, room }) => drawnBefore(cell, edge, pad / 2, line, size, room)),
      rule,
    ];
    const ink: Ink = kind === 'head' ? 'brand' : 'ink';
    return {
      before: 0,
      height,
      keep: kind === 'head',
      isHead: kind === 'head',
      block,
      cells: [
        ornament(ground),
        ...cells.map(({ cell, lines, weight, edge, room, ...place }, i): Cell => ({
          role: kind === 'head' || i === 0 ? 'TH' : 'TD',
          ops: isHeat(cell)
            ? [
                {
                  op: 'heat',
                  x: edge - CELL_PAD + 1,
                  y: 1,
                  width: room + 2 * CELL_PAD - 2,
                  height: height - 2,
                  share: cell.heat,
                  text: cell.text,
                  size,
                  weight: kind === 'strong' || cell.ring === true ? 600 : 400,
                  ring: cell.ring === true,
                },
              ]
            : lineOps(
                lines,
                { ...place, y: pad / 2 + (isHeated ? ((count - lines.length) * line) / 2 : 0), line },
                { size, weight, ink: inkOf(cell, ink) },
              ),
        })),
        ...(noted.length === 0
          ? []
          : [
              {
                role: 'TD' as const,
                ops: lineOps(noted, { x: noteLeft, y: pad / 2 + count * line, line, width: whole }, noteStyle),
              },
            ]),
      ],
    };
  };
  const made = rows.map((texts, i) => row(texts, notes[i] ?? '', strong.includes(i) ? 'strong' : 'plain'));
  const last = made.length - 1;
  if (head.every((text) => text === ''))
    return made.map((one, i) => ({
      ...one,
      before: i === 0 ? setting.gap(8) : 0,
      keep: (i === 0 && last > 0) || (i === last - 1 && last > 1),
    }));
  const top = row(head, '', 'head');
  // Up to three rows are not parted; where others part is decided with the page.
  const short = last < 3;
  return [
    { ...top, before: setting.gap(8) },
    ...made.map((one, i) => ({ ...one, head: top, keep: i < last && short })),
  ];
};
