/** RFC 4180 and its common breaches. */
import { csvRows, csvText, fromCell } from '../../lib/contract/values/csv.ts';
import * as fc from '../support/property.ts';

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\uFEFFa\n1', [['a'], ['1']]],
  [
    'a,b\n"x ""y"", z",\n',
    [
      ['a', 'b'],
      ['x "y", z', ''],
    ],
  ],
  ['a\n"two\nlines"\n', [['a'], ['two\nlines']]],
  ['\n\na,\n,\n', [['a', '']]],
  ['', []],
  ['a,"open', [['a', '"open']]],
])('%j', (text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});

it('reads what it writes', () => {
  const cell = fc.string().map((text) => text.replaceAll('\r', '').trim());
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          cell.map((text) => `x${text}`),
          cell,
        ),
      ),
      (rows) => {
        expect(csvRows(csvText(rows)).map((cells) => cells.map(fromCell))).toEqual(
          rows.map((cells) => cells.map(fromCell)),
        );
      },
    ),
  );
});

it('marks what a table program would run, and takes the mark off', () => {
  expect(csvText([['=1+1', '-5.5', '@x']])).toBe("'=1+1,-5.5,'@x\r\n");
  expect(["'=1+1", "'plain", '-5.5'].map(fromCell)).toEqual(['=1+1', "'plain", '-5.5']);
});
