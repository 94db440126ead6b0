/** Pages as data: nothing leaves the page, nothing stands on anything else, no line and no row is left alone. */
import { report } from '../../../support/any-report.ts';
import * as fc from '../../../support/property.ts';
import { flowReport } from '../../../../lib/print/press/flow.ts';
import { widthOf } from '../../../../lib/print/press/lines.ts';
import { TEXT_WIDTH, type Op, type PlacedRow } from '../../../../lib/print/press/page.ts';
import { COLUMN_WIDTH, type Block } from '../../../../lib/contract/ports/report-document.ts';
import { settingOf } from '../../../../lib/print/press/rows/setting.ts';
import { sheetOf } from '../../../../lib/print/press/sheet.ts';

const SHEET = sheetOf({});

const isText = (op: Op): op is Extract<Op, { op: 'text' }> => op.op === 'text';
const opsOf = ({ row }: PlacedRow): readonly Op[] => row.cells.flatMap(({ ops }) => ops);

describe('pages', () => {
  it('keep everything inside their margins, and rows apart', () => {
    fc.assert(
      fc.property(report, (one) => {
        const faults: string[] = [];
        for (const page of flowReport(one).pages) {
          // Lower edges of what stands already, of both columns.
          const low: [number, number] = [SHEET.top, SHEET.top];
          for (const placed of page) {
            const { row, x, y } = placed;
            const wide = row.column === true ? COLUMN_WIDTH : TEXT_WIDTH;
            const taken = [0, 1].filter((column) => (row.column === true ? (x > 0 ? 1 : 0) === column : true));
            if (taken.some((column) => y < (low[column] ?? 0) - 0.01))
              faults.push(`a row at ${y} stands on the one before it`);
            if (y + row.height > SHEET.bottom + 0.02) faults.push(`a row at ${y} leaves the page`);
            for (const column of taken) low[column] = y + row.height;
            for (const op of opsOf(placed)) {
              const width = isText(op) ? widthOf(op.text, op.size, op.weight) : op.width;
              if (op.x < -0.01 || op.x + width > wide + 0.5) faults.push(`${op.op} at ${op.x}, ${width} wide`);
              // The baseline of a text lies in its own row.
              if (isText(op) && op.y > row.height + 0.5) faults.push(`a text at ${op.y} of ${row.height}`);
            }
          }
        }
        expect(faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('leave no heading at the foot, no table row alone, and no page empty', () => {
    fc.assert(
      fc.property(report, (one) => {
        const { pages } = flowReport(one);
        pages.forEach((page, i) => {
          if (pages.length > 1) expect(page.length).toBeGreaterThan(0);
          const last = page.at(-1)?.row;
          const kind = one.blocks[last?.block ?? -1]?.kind;
          if (i < pages.length - 1 && last !== undefined && kind === 'heading') {
            // Only where nothing follows that it could keep with: another heading that fills a page by itself.
            expect(pages[i + 1]?.[0]?.row.block).not.toBe(last.block);
          }
          const first = page[0]?.row;
          if (first?.isHead === true && i > 0 && pages[i - 1]?.at(-1)?.row.block === first.block) {
            const rows = page.filter(({ row }) => row.block === first.block && row.isHead !== true);
            // Rows so tall that two do not fit on a page, or that hang together as a whole, may stand alone.
            const block = one.blocks[first.block];
            const long = block?.kind === 'table' && block.rows.length >= 5;
            const tall = first.height + 2 * (rows[0]?.row.height ?? 0) > SHEET.bottom - SHEET.top;
            if (long && !tall) expect(rows.length).toBeGreaterThanOrEqual(2);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  // Two of these rows fit below a head, three do not: an odd one stands on the first page, never on a later one.
  it.each([5, 6, 7, 8])('part a table of %d tall rows so that no later page holds one alone', (count) => {
    const row = ['name', Array.from({ length: 24 }, () => 'line').join('\n')];
    const { pages } = flowReport({
      language: 'en',
      blocks: [
        { kind: 'heading', text: 'x' },
        {
          kind: 'table',
          columns: [
            { share: 1, align: 'left' },
            { share: 1, align: 'left' },
          ],
          head: ['a', 'b'],
          rows: Array.from({ length: count }, () => row),
        },
      ],
    });
    const counts = pages.map((page) => page.filter(({ row: { head } }) => head !== undefined).length);
    expect(counts).toEqual(
      count % 2 === 0
        ? Array.from({ length: count / 2 }, () => 2)
        : [1, ...Array.from({ length: (count - 1) / 2 }, () => 2)],
    );
  });

  it('part no short table, and leave no two or three rows of a long one on a page', () => {
    const table = (count: number): Block => ({
      kind: 'table',
      columns: [{ align: 'left' }],
      head: ['a'],
      rows: Array.from({ length: count }, (_, i) => [String(i)]),
    });
    const text = (lines: number): Block => ({
      kind: 'text',
      role: 'body',
      text: Array.from({ length: lines }, () => 'line').join('\n'),
    });
    const partsOf = (lines: number, count: number): number[] =>
      flowReport({
        language: 'en',
        blocks: [text(lines), table(count), text(30)],
      })
        .pages.map((page) => page.filter(({ row }) => row.head !== undefined).length)
        .filter((rows) => rows > 0);
    for (let lines = 20; lines < 50; lines++) {
      expect(partsOf(lines, 7)).toEqual([7]);
      expect(partsOf(lines, 8)).toEqual([8]);
      // Just less than half a page.
      expect(partsOf(lines, 18)).toEqual([18]);
      expect(partsOf(lines, 20).filter((rows) => rows < 4)).toEqual([]);
    }
  });

  it('part no reading of a few lines, neither over columns nor over pages', () => {
    const lines = (count: number): string => Array.from({ length: count }, () => 'line').join('\n');
    for (let above = 1; above < 50; above++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: lines(above) },
          ...[4, 6, 10, 3, 7, 5].map((count): Block => ({
            kind: 'reading',
            title: 'title',
            note: '',
            paragraphs: [lines(count)],
            reason: 'reason',
          })),
        ],
      });
      for (let block = 1; block <= 6; block++) {
        const places = pages.flatMap((page, i) =>
          page.flatMap(({ row, x }) => (row.block === block ? [`${i} ${x > 0 ? 'right' : 'left'}`] : [])),
        );
        expect(new Set(places).size).toBe(1);
      }
    }
  });

  it('part a long reading between its paragraphs where they are short', () => {
    const paragraph = Array.from({ length: 6 }, (_, i) => `line ${i + 1}`).join('\n');
    for (let above = 1; above < 50; above++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: above }, () => 'line').join('\n') },
          { kind: 'reading', title: 'title', note: '', paragraphs: [paragraph, paragraph, paragraph, paragraph] },
        ],
      });
      for (const page of pages)
        for (const own of Map.groupBy(
          page.filter(({ row }) => row.block === 1),
          ({ x }) => x,
        ).values())
          expect(own.flatMap(opsOf).filter(isText).at(-1)?.text).toBe('line 6');
    }
  });

  it('part a long paragraph of a reading, two lines at least on each side, so that both columns are as low as they can be', () => {
    const paragraph = Array.from({ length: 16 }, (_, i) => `line ${i + 1}`).join('\n');
    const { pages } = flowReport({
      language: 'en',
      blocks: [{ kind: 'reading', title: 'title', note: '', paragraphs: ['short', paragraph] }],
    });
    const columns = Map.groupBy(pages.flat(), ({ x }) => x);
    const texts = [...columns.values()].map((own) => own.flatMap(opsOf).filter(isText).length);
    expect(texts).toHaveLength(2);
    expect(Math.abs((texts[0] ?? 0) - (texts[1] ?? 0))).toBeLessThanOrEqual(1);
  });

  it('begin no page with a small line that belongs to what stands above it', () => {
    const note: Block = { kind: 'text', role: 'small', text: 'note' };
    const above: readonly Block[] = [
      { kind: 'table', columns: [{ align: 'left' }], head: ['a'], rows: [['1'], ['2'], ['3']] },
      { kind: 'list', items: ['one', 'two', 'three'] },
      { kind: 'reading', title: 'title', note: '', paragraphs: ['text'] },
    ];
    const text = (lines: number): Block => ({
      kind: 'text',
      role: 'body',
      text: Array.from({ length: lines }, () => 'line').join('\n'),
    });
    for (let lines = 30; lines < 54; lines++)
      for (const block of above) {
        const { pages } = flowReport({ language: 'en', blocks: [text(lines), block, note, note, text(50)] });
        for (const page of pages) expect([2, 3]).not.toContain(page[0]?.row.block);
      }
  });

  it('leave no column empty beside readings that could stand in it', () => {
    const reading: Block = {
      kind: 'reading',
      title: 'title',
      note: '',
      paragraphs: [Array.from({ length: 5 }, () => 'line').join('\n')],
    };
    for (let lines = 20; lines < 44; lines++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines }, () => 'line').join('\n') },
          ...Array.from({ length: 12 }, () => reading),
        ],
      });
      for (const page of pages) {
        const places = page.flatMap(({ row, x }) => (row.block > 0 ? [x > 0] : []));
        expect(places.length % 2).toBe(0);
      }
    }
    // None but the last stands alone, though the next page would be fuller.
    const text = (count: number): string => Array.from({ length: count }, () => 'line').join('\n');
    for (let lines = 20; lines < 44; lines++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: text(lines) },
          ...[7, 6, 5, 8].map((count) => ({ ...reading, paragraphs: [text(count)] })),
          { kind: 'table', columns: [{ align: 'left' }], head: ['a'], rows: Array.from({ length: 24 }, () => ['1']) },
          { kind: 'chapter', id: 'next', title: 'Next', lead: '', start: 'flow' },
          { kind: 'text', role: 'body', text: text(45) },
        ],
      });
      const alone = pages
        .map((page) => page.flatMap(({ row }) => (row.block > 0 && row.block < 5 ? [row.block] : [])))
        .flatMap((blocks) => (blocks.length === 1 ? blocks : []));
      expect([[], [4]]).toContainEqual(alone);
    }
  });

  it('show the line between two rows that are set off', () => {
    const { pages } = flowReport({
      language: 'en',
      blocks: [{ kind: 'table', columns: [{ align: 'left' }], head: ['a'], rows: [['1'], ['2']], strong: [0, 1] }],
    });
    const [first = [], second = []] = (pages[0] ?? [])
      .slice(1)
      .map((placed) => opsOf(placed).map(({ op, y }) => ({ op, y: placed.y + y })));
    // The ground of the second row is painted over the line of the first, and the line again over the ground.
    expect(second[0]?.op).toBe('fill');
    expect(second.slice(1)).toContainEqual(first.findLast(({ op }) => op === 'rule'));
  });

  it('fill the rest of a page with as many lines for notes as it has room for, or with none', () => {
    const counts = Array.from({ length: 60 }, (_, lines) => {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines + 1 }, () => 'line').join('\n') },
          {
            kind: 'fill',
            blocks: [
              { kind: 'heading', text: 'Notes' },
              { kind: 'lines', count: 4 },
            ],
          },
        ],
      });
      return pages.flat().filter(({ row }) => row.fill === true).length;
    });
    // A heading, and below it four lines, or two at least.
    expect([...new Set(counts)].toSorted()).toEqual([0, 3, 4, 5]);
    // A page of that many lines is set a little tighter for them.
    expect(counts.slice(0, 48)).not.toContain(0);
  });

  it('set fewer boxes beside each other where a name and its value would meet', () => {
    const rowsOf = (name: string, value: string): number => {
      const box = { title: '1990', note: 'to', rows: [[name, value] as const], strong: [0] };
      const { pages } = flowReport({ language: 'en', blocks: [{ kind: 'boxes', perRow: 3, boxes: [box, box, box] }] });
      return pages.flat().length;
    };
    expect(rowsOf('Ulka', '29 December 2004')).toBe(1);
    expect(rowsOf('பிராமரி, செவ்வாய்', '30 டிசம்பர் 2029')).toBe(2);
    expect(rowsOf('W'.repeat(20), '30 December 2029')).toBe(3);
  });
});

it('sets the lines of a Tamil title as far apart as its letters are high, however tight the page', () => {
  const { titleLine } = settingOf('ta', 0.82);
  expect(titleLine(1, 2)).toBeGreaterThan(1.2);
  expect(titleLine(1, 1)).toBeLessThan(1.2);
});
