/** Columns at which a table is lowest: none is too narrow for a word, and no row is higher for it. */
import * as fc from '../../../support/property.ts';
import { breakLines } from '../../../../lib/print/press/lines.ts';
import { CELL_PAD, widthsOf } from '../../../../lib/print/press/rows/table-widths.ts';
import type { TableBlock } from '../../../../lib/contract/ports/report-document.ts';

const SIZE = 8;
const WHOLE = 300;

const tableOf = (rows: readonly (readonly string[])[], lowest: boolean): TableBlock => ({
  kind: 'table',
  columns: (rows[0] ?? []).map(() => ({ align: 'left' })),
  head: (rows[0] ?? []).map(() => 'head'),
  rows,
  named: false,
  lowest,
});
/** Lines of all rows together: a row is as high as its longest text. */
const heightOf = (table: TableBlock): number => {
  const widths = widthsOf(table, SIZE, WHOLE);
  return table.rows.reduce(
    (sum, row) =>
      sum +
      Math.max(
        ...row.map((text, i) => breakLines(String(text), SIZE, 400, (widths[i] ?? 0) - 2 * CELL_PAD - 0.5).length),
      ),
    0,
  );
};

it('gives the room of short texts to the long ones, where one long text alone would take it from all', () => {
  const usual = Array.from({ length: 9 }, () => ['a word', 'one two three four five six seven eight', 'short']);
  const rows = [...usual, ['a word '.repeat(12).trim(), 'one', 'short '.repeat(12).trim()]];
  // Nine rows in two lines, and one in as many as its longest text takes: alike, the columns make three of each.
  expect(heightOf(tableOf(rows, true))).toBeLessThan(heightOf(tableOf(rows, false)) - 4);
});

it('never makes a table higher, nor a column narrower than its words, and fills the width', () => {
  const text = fc.array(fc.constantFrom('a', 'word', 'longer', '12:30–14:00'), { minLength: 1, maxLength: 8 });
  const row = fc.tuple(text, text, text, text).map((cells) => cells.map((one) => one.join(' ')));
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 12 }), (rows) => {
      const [low, usual] = [tableOf(rows, true), tableOf(rows, false)];
      expect(heightOf(low)).toBeLessThanOrEqual(heightOf(usual));
      const widths = widthsOf(low, SIZE, WHOLE);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(WHOLE, 6);
      widths.forEach((width, i) => {
        const words = rows.flatMap((cells) => (cells[i] ?? '').split(' '));
        for (const word of words) expect(breakLines(word, SIZE, 400, width - 2 * CELL_PAD)).toHaveLength(1);
      });
    }),
    { numRuns: 60 },
  );
});
