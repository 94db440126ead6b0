/** Labels and values: as pairs over the page, and in boxes side by side. */
import type { BoxesBlock, FactsBlock } from '../../../contract/ports/report-document.ts';
import type { FontWeight } from '../fonts.ts';
import { breakLines, widthOf } from '../lines.ts';
import type { Cell, Op, Row } from '../page.ts';
import { lineOps, ornament, ROW_PAD, type Setting } from './setting.ts';

const FACT_GAP = 18;
/** Width up to which labels and values stand in one column of pairs. */
const NARROW = 300;

/** Labels and values, two pairs side by side. */
export const factRows = (setting: Setting, { rows }: FactsBlock, block: number): Row[] => {
  const size = setting.size('table');
  const line = setting.tableLine(size);
  const pad = setting.gap(ROW_PAD);
  // In one of two columns the pairs stand one below the other.
  const across = setting.width > NARROW ? 2 : 1;
  const half = (setting.width - FACT_GAP * (across - 1)) / across;
  const label = half * 0.42;
  const count = Math.ceil(rows.length / across);
  const pair = (row: readonly [string, string] | undefined, x: number) => ({
    labels: breakLines(row?.[0] ?? '', size, 400, label - 6),
    values: breakLines(row?.[1] ?? '', size, 600, half - label),
    x,
  });
  return Array.from({ length: count }, (_, i): Row => {
    const pairs = [pair(rows[i], 0), ...(across === 1 ? [] : [pair(rows[i + count], half + FACT_GAP)])].filter(
      ({ labels }) => labels.length > 0,
    );
    const lines = Math.max(1, ...pairs.flatMap(({ labels, values }) => [labels.length, values.length]));
    const height = lines * line + pad;
    const y = pad / 2;
    return {
      before: i === 0 ? setting.gap(6) : 0,
      height,
      keep: i < count - 1,
      block,
      cells: [
        ornament(pairs.map(({ x }) => ({ op: 'rule', x, y: height, width: half, strong: false }))),
        ...pairs.flatMap(({ labels, values, x }, k): Cell[] => [
          {
            role: 'TH',
            line: k,
            ops: lineOps(labels, { x, y, line, width: label }, { size, weight: 400, ink: 'soft' }),
          },
          {
            role: 'TD',
            line: k,
            ops: lineOps(values, { x: x + label, y, line, width: half - label }, { size, weight: 600, ink: 'ink' }),
          },
        ]),
      ],
    };
  });
};

const BOX_GAP = 12;
const BOX_PAD = 4;
/** Least space between the two columns of a box. */
const BOX_BETWEEN = 6;

/** Short tables of two columns, side by side, fewer of them where their rows need more room; each is read to its end before the next. */
export const boxRows = (setting: Setting, { boxes, perRow }: BoxesBlock, block: number): Row[] => {
  const size = setting.size('small');
  const line = setting.tableLine(size) + setting.gap(2.5);
  const widthBy = (count: number): number => (setting.width - (count - 1) * BOX_GAP) / count;
  const widest = Math.max(
    ...boxes.flatMap(({ rows, strong = [] }) =>
      rows.map(([name, value], index) => {
        const weight = strong.includes(index) ? 600 : 400;
        return widthOf(name, size, weight) + widthOf(value, size, weight);
      }),
    ),
  );
  let across = perRow;
  while (across > 1 && widthBy(across) < widest + BOX_BETWEEN + 2 * BOX_PAD) across -= 1;
  const width = widthBy(across);
  const length = Math.ceil(boxes.length / across);
  return Array.from({ length }, (_, i): Row => {
    const some = boxes.slice(i * across, (i + 1) * across);
    return {
      before: setting.gap(i === 0 ? 8 : 14),
      height: (Math.max(...some.map(({ rows }) => rows.length)) + 1) * line,
      // Of two rows the second is not left alone.
      keep: i === 0 && length === 2,
      block,
      cells: some.flatMap(({ title, note, rows, strong = [] }, k): Cell[] => {
        const x = k * (width + BOX_GAP);
        const table = i * across + k;
        const place = (y: number, align: 'left' | 'right') => ({
          x: x + BOX_PAD,
          y,
          line,
          width: width - 2 * BOX_PAD,
          align,
        });
        const heavy = (index: number): boolean => strong.includes(index);
        return [
          ornament([
            { op: 'fill', x, y: 0, width, height: line, tint: 'tintStrong' },
            ...strong.map((index): Op => ({ op: 'fill', x, y: (index + 1) * line, width, height: line, tint: 'tint' })),
            ...rows.map((_row, index): Op => ({ op: 'rule', x, y: (index + 2) * line, width, strong: false })),
          ]),
          { role: 'TH', table, line: 0, ops: lineOps([title], place(0, 'left'), { size, weight: 600, ink: 'ink' }) },
          { role: 'TH', table, line: 0, ops: lineOps([note], place(0, 'right'), { size, weight: 400, ink: 'soft' }) },
          ...rows.flatMap(([name, value], index): Cell[] => {
            const weight: FontWeight = heavy(index) ? 600 : 400;
            const y = (index + 1) * line;
            return [
              {
                role: 'TH',
                table,
                line: index + 1,
                ops: lineOps([name], place(y, 'left'), { size, weight, ink: 'ink' }),
              },
              {
                role: 'TD',
                table,
                line: index + 1,
                ops: lineOps([value], place(y, 'right'), { size, weight, ink: 'ink' }),
              },
            ];
          }),
        ];
      }),
    };
  });
};
