/** Pages as data: where chapters begin, what of them is set tighter, and what the contents say of them. */
import { flowReport } from '../../../../lib/print/press/flow.ts';
import { type Op, type PlacedRow } from '../../../../lib/print/press/page.ts';
import { type Block } from '../../../../lib/contract/ports/report-document.ts';

const isText = (op: Op): op is Extract<Op, { op: 'text' }> => op.op === 'text';
const opsOf = ({ row }: PlacedRow): readonly Op[] => row.cells.flatMap(({ ops }) => ops);

/** A text of so many lines. */
const text = (lines: number) => ({
  kind: 'text' as const,
  role: 'body' as const,
  text: Array.from({ length: lines }, () => 'line').join('\n'),
});
/** The chapters that begin on each page. */
const chaptersOn = (pages: readonly (readonly PlacedRow[])[]): readonly (readonly string[])[] =>
  pages.map((page) => page.flatMap(({ row }) => row.chapter?.id ?? []));

describe('pages', () => {
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
    expect(chaptersOn(pages)).toEqual([['one'], ['two'], ['three']]);
  });

  it('bring the chapter before along where the last would stand alone on a page it does not half fill', () => {
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
    expect(chaptersOn(pages)).toEqual([['one'], ['two', 'three']]);
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
