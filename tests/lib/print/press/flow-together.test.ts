/** Pages as data: what belongs together stands together. */
import { scene } from '../../../support/any-report.ts';
import { flowReport } from '../../../../lib/print/press/flow.ts';
import { type Op, type PlacedRow } from '../../../../lib/print/press/page.ts';
import { type Block } from '../../../../lib/contract/ports/report-document.ts';

const isText = (op: Op): op is Extract<Op, { op: 'text' }> => op.op === 'text';
const opsOf = ({ row }: PlacedRow): readonly Op[] => row.cells.flatMap(({ ops }) => ops);

describe('pages', () => {
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

  it('keep two rows of boxes together', () => {
    const box = {
      title: '1990 – 2025',
      note: 'to',
      rows: Array.from({ length: 8 }, (_, i) => [`name ${i}`, 'day'] as const),
    };
    for (let lines = 15; lines < 50; lines++) {
      const { pages } = flowReport({
        language: 'en',
        blocks: [
          { kind: 'text', role: 'body', text: Array.from({ length: lines }, () => 'line').join('\n') },
          { kind: 'boxes', perRow: 2, boxes: [box, box, box] },
        ],
      });
      expect(pages.filter((page) => page.some(({ row }) => row.block === 1))).toHaveLength(1);
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
});
