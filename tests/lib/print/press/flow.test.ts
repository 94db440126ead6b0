/** Pages as data: nothing leaves the page, nothing stands on anything else, no line and no row is left alone. */
import { report, scene, words } from '../../../support/any-report.ts';
import * as fc from '../../../support/property.ts';
import { flowReport } from '../../../../lib/print/press/flow.ts';
import { breakLines, widthOf } from '../../../../lib/print/press/lines.ts';
import { TEXT_WIDTH, type Op, type PlacedRow } from '../../../../lib/print/press/page.ts';
import { COLUMN_WIDTH, type Block } from '../../../../lib/contract/ports/report-document.ts';
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

  it('part a long reading between its paragraphs', () => {
    const paragraph = Array.from({ length: 8 }, (_, i) => `line ${i + 1}`).join('\n');
    for (let above = 1; above < 50; above++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: above }, () => 'line').join('\n') },
          { kind: 'reading', title: 'title', note: '', paragraphs: [paragraph, paragraph, paragraph] },
        ],
      });
      for (const page of pages)
        for (const own of Map.groupBy(
          page.filter(({ row }) => row.block === 1),
          ({ x }) => x,
        ).values())
          expect(own.flatMap(opsOf).filter(isText).at(-1)?.text).toBe('line 8');
    }
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

  it('fill the rest of a page whole or not at all', () => {
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
    // A heading and its four lines.
    expect([...new Set(counts)].toSorted()).toEqual([0, 5]);
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

  it('keep the legend of a drawing on its page', () => {
    const drawn = { kind: 'figures', perRow: 2, figures: [{ scene, caption: '' }] } as const;
    for (let lines = 20; lines < 50; lines++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines }, () => 'line').join('\n') },
          drawn,
          { ...drawn, perRow: 1, figures: [{ scene: { ...scene, height: 0.05 }, caption: 'legend' }], legend: true },
        ],
      });
      const pageOf = (block: number): number => pages.findIndex((page) => page.some(({ row }) => row.block === block));
      expect(pageOf(2)).toBe(pageOf(1));
    }
  });

  it('keep a drawing with the first lines of what is read from it', () => {
    for (let lines = 15; lines < 50; lines++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines }, () => 'line').join('\n') },
          { kind: 'figures', perRow: 1, figures: [{ scene: { ...scene, height: 0.3 }, caption: '' }] },
          { kind: 'text', role: 'soft', text: 'It goes on.' },
          ...['one', 'two'].map((title): Block => ({
            kind: 'reading',
            title,
            note: '',
            paragraphs: [Array.from({ length: 20 }, () => 'line').join('\n')],
          })),
        ],
      });
      const pageOf = (block: number): number => pages.findIndex((page) => page.some(({ row }) => row.block === block));
      expect([pageOf(2), pageOf(3)]).toEqual([pageOf(1), pageOf(1)]);
    }
  });

  it('end no page with a heading and the lines that introduce what stands below it', () => {
    for (let lines = 1; lines < 60; lines++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines }, () => 'line').join('\n') },
          { kind: 'heading', text: 'Periods' },
          { kind: 'text', role: 'body', text: 'intro' },
          {
            kind: 'table',
            columns: [{ align: 'left' }],
            head: ['Period'],
            rows: Array.from({ length: 30 }, (_, i) => [String(i)]),
          },
        ],
      });
      for (const page of pages)
        expect(page.at(-1)?.row.cells.flatMap(({ ops }) => ops)).not.toContainEqual(
          expect.objectContaining({ text: 'intro' }),
        );
    }
  });

  it('end no page with a line whose colon leads to what stands below it', () => {
    for (let lines = 1; lines < 60; lines++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines }, () => 'line').join('\n') },
          { kind: 'table', columns: [{ align: 'left' }], head: ['Ours'], rows: [['Onam'], ['Vishu']] },
          { kind: 'text', role: 'small', text: 'Others:' },
          {
            kind: 'table',
            columns: [{ align: 'left' }],
            head: [],
            rows: Array.from({ length: 30 }, (_, i) => [String(i)]),
          },
        ],
      });
      for (const page of pages)
        expect(page.at(-1)?.row.cells.flatMap(({ ops }) => ops)).not.toContainEqual(
          expect.objectContaining({ text: 'Others:' }),
        );
    }
  });

  it('part the words of a head before the dates below it, and no word of a row that is set off', () => {
    const date = '22 September 2038';
    const { pages } = flowReport({
      language: 'en',
      blocks: [
        {
          kind: 'table',
          columns: Array.from({ length: 5 }, () => ({ align: 'left' as const })),
          head: ['From', 'To', 'Sign in which it stands then', 'House from the Moon at birth', 'Murti of the entry'],
          rows: [
            [date, date, 'Sagittarius', 'eleventh', 'Gold'],
            [date, date, 'Sagittarius', 'eleventh', 'Copper'],
          ],
          strong: [0],
        },
      ],
    });
    const texts = pages.flat().flatMap((placed) =>
      opsOf(placed)
        .filter(isText)
        .map(({ text }) => text),
    );
    expect(texts.filter((text) => text === date)).toHaveLength(4);
    expect(texts).toContain('Copper');
  });

  it('break no word of a table where its columns have room to give', () => {
    const name = 'Uttarabhadrapada';
    const blocks: Block[] = [
      {
        kind: 'table',
        columns: [
          { align: 'left', share: 1 },
          { align: 'left', share: 9 },
        ],
        head: [name, 'a'],
        rows: [['1', 'Saturn in the tenth']],
      },
    ];
    const { pages } = flowReport({ language: 'en', blocks });
    const texts = pages.flat().flatMap((placed) => opsOf(placed).flatMap((op) => (op.op === 'text' ? [op.text] : [])));
    expect(texts).toContain(name);
  });

  it('set a table apart from readings that it does not belong to', () => {
    const above = (inset: boolean): number => {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'reading', title: 'x', note: '', paragraphs: ['y'] },
          { kind: 'table', columns: [{ align: 'left' }], head: ['a'], rows: [['1']], inset },
        ],
      });
      return (pages[0] ?? []).find(({ row }) => row.isHead)?.row.before ?? 0;
    };
    // More than the distance of two readings.
    expect(above(false)).toBeGreaterThan(13);
    expect(above(true)).toBeLessThan(13);
  });

  it('set a chapter tighter where its last page would hold a few rows', () => {
    for (let count = 20; count < 80; count++) {
      const rows = Array.from({ length: count }, (_, i) => [String(i)]);
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'chapter', id: 'one', title: 'One', lead: '', start: 'page' },
          { kind: 'table', columns: [{ align: 'left' }], head: ['a'], rows },
        ],
      });
      if (pages.length > 1) expect(pages.at(-1)?.length).toBeGreaterThan(6);
    }
  });

  it('begin the last chapter of a run on its last page where that would be nearly empty', () => {
    const text = (lines: number) => ({
      kind: 'text' as const,
      role: 'body' as const,
      text: Array.from({ length: lines }, () => 'line').join('\n'),
    });
    const { pages } = flowReport({
      language: 'en',
      blocks: [
        { kind: 'chapter', id: 'one', title: 'One', lead: '', start: 'page' },
        text(30),
        { kind: 'chapter', id: 'two', title: 'Two', lead: '', start: 'flow' },
        text(25),
        { kind: 'chapter', id: 'three', title: 'Three', lead: '', start: 'page' },
        text(3),
      ],
    });
    expect(pages.map((page) => page.flatMap(({ row }) => row.chapter?.id ?? []))).toEqual([
      ['one'],
      ['two'],
      ['three'],
    ]);
  });

  it('bring the chapter before along where the last would stand alone on a page it does not half fill', () => {
    const text = (lines: number) => ({
      kind: 'text' as const,
      role: 'body' as const,
      text: Array.from({ length: lines }, () => 'line').join('\n'),
    });
    const { pages } = flowReport({
      language: 'en',
      blocks: [
        { kind: 'chapter', id: 'one', title: 'One', lead: '', start: 'page' },
        text(30),
        { kind: 'chapter', id: 'two', title: 'Two', lead: '', start: 'flow' },
        text(8),
        { kind: 'chapter', id: 'three', title: 'Three', lead: '', start: 'flow' },
        text(17),
      ],
    });
    expect(pages.map((page) => page.flatMap(({ row }) => row.chapter?.id ?? []))).toEqual([['one'], ['two', 'three']]);
  });

  it.each([2, 3, 8])('leave no last item of a list of %i alone on a page', (length) => {
    for (let lines = 30; lines < 50; lines++) {
      const text = Array.from({ length: lines }, () => 'line').join('\n');
      const list: Block = { kind: 'list', items: Array.from({ length }, () => 'item') };
      const { pages } = flowReport({
        language: 'en',
        blocks: [{ kind: 'text', text, role: 'body' }, list, { kind: 'text', text, role: 'body' }],
      });
      const items = pages.map((page) => page.filter(({ row }) => row.block === 1).length);
      expect(items.findLast((count) => count > 0)).not.toBe(1);
    }
  });

  it('part no contents that a page can hold', () => {
    for (let lines = 30; lines < 48; lines += 2) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines }, () => 'line').join('\n') },
          { kind: 'contents' },
          { kind: 'text', role: 'body', text: Array.from({ length: 40 }, () => 'line').join('\n') },
          ...Array.from({ length: 16 }, (_, i): Block => ({
            kind: 'chapter',
            id: `c${i}`,
            title: 'One',
            lead: '',
            start: 'page',
          })),
        ],
      });
      expect(pages.filter((page) => page.some(({ row }) => row.block === 1))).toHaveLength(1);
    }
  });

  it('name the page of each chapter in the contents', () => {
    const { numbers, pages } = flowReport({
      language: 'en',
      blocks: [
        { kind: 'contents' },
        { kind: 'chapter', id: 'one', title: 'One', lead: '', start: 'page' },
        { kind: 'text', text: 'x', role: 'body' },
        { kind: 'chapter', id: 'two', title: 'Two', lead: '', start: 'page' },
        { kind: 'text', text: 'x', role: 'body' },
      ],
    });
    // The cover is page 1 and the contents stand on page 2.
    expect([...numbers]).toEqual([
      ['one', 3],
      ['two', 4],
    ]);
    const texts = (pages[0] ?? [])
      .flatMap(opsOf)
      .filter(isText)
      .map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['One', '3', 'Two', '4']));
  });

  it('name the page of a heading that stands on a later page than its chapter', () => {
    const { numbers, pages } = flowReport({
      language: 'en',
      blocks: [
        { kind: 'table', columns: [{ align: 'left' }], head: [''], rows: [[{ text: '', pageOf: ['end'] }]] },
        { kind: 'chapter', id: 'one', title: 'One', lead: '', start: 'page' },
        { kind: 'text', role: 'body', text: Array.from({ length: 80 }, () => 'line').join('\n') },
        { kind: 'heading', text: 'End', id: 'end' },
        { kind: 'text', role: 'body', text: 'x' },
      ],
    });
    const at = pages.findIndex((page) => page.some(({ row }) => row.block === 3)) + 2;
    expect([numbers.get('one'), numbers.get('end')]).toEqual([3, at]);
    expect(at).toBeGreaterThan(3);
    expect(
      (pages[0] ?? [])
        .flatMap(opsOf)
        .filter(isText)
        .map(({ text }) => text),
    ).toEqual([String(at)]);
  });
});

describe('lines', () => {
  it('hold the width, lose no letter, and break words only where they must', () => {
    fc.assert(
      fc.property(words(40), fc.integer({ min: 40, max: 480 }), (text, width) => {
        const lines = breakLines(text, 10, 400, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(widthOf(line, 10, 400)).toBeLessThanOrEqual(Math.max(width, 30) + 0.01);
      }),
      { numRuns: 100 },
    );
    expect(breakLines('', 10, 400, 100)).toEqual([]);
    // A time too wide for its column is parted from its end, whose mark stays with it.
    expect(breakLines('01:47+–06:41+', 10, 400, widthOf('01:47+–06:41', 10, 400))).toEqual(['01:47+–', '06:41+']);
  });

  it('leave no short word alone below a line that has words to give', () => {
    // As wide as the line but for its last word.
    const short = (text: string): number => widthOf(text, 10, 400) - 1;
    expect(breakLines('यह कमी पूरी मानी जाती है।', 10, 400, short('यह कमी पूरी मानी जाती है।'))).toEqual([
      'यह कमी पूरी मानी',
      'जाती है।',
    ]);
    expect(breakLines('two words', 10, 400, short('two words'))).toEqual(['two', 'words']);
    // A number stays with its word.
    expect(breakLines('Phaladeepika, ch.\u00a06', 10, 400, short('Phaladeepika, ch. 6'))).toEqual([
      'Phaladeepika,',
      'ch.\u00a06',
    ]);
  });

  it('begin with no dot of a list', () => {
    const text = 'Purnima · Kumar Purnima · Valmiki Jayanti · Pavarana';
    for (let width = 60; width < 280; width++)
      for (const line of breakLines(text, 10, 400, width)) expect(line).not.toMatch(/^·/);
  });
});
