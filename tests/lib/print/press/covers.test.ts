/** Covers: two charts on a band stand in the middles of their halves, and no chart gives more way to the list than it may. */
import { leavesOf } from '../../../../lib/print/press/leaves.ts';
import { drawnPage } from '../../../../lib/print/press/pictures.ts';
import { PRESS } from '../../../../lib/print/press/press.ts';
import { svgPage } from '../../../../lib/print/press/svg-canvas.ts';
import { documentOf, TEMPLATES } from '../../../../lib/tools/local/reports/made.ts';

const ONE = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const OTHER = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };
const WIDE = 595.28;
const MARGIN = 51;
const MM = 72 / 25.4;

interface Line {
  readonly text: string;
  readonly bbox: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** The lines of a cover with where they stand. */
const coverLines = async (template: string, brand: string): Promise<readonly Line[]> => {
  const found = TEMPLATES[template];
  if (found === undefined) throw new Error(`no ${template}`);
  const report = await documentOf(found, { one: ONE, other: OTHER, language: 'en', brand });
  const mupdf = await import('mupdf');
  const { bytes } = await PRESS.pdf(report);
  const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0);
  const { blocks }: { blocks: readonly { readonly lines?: readonly Line[] }[] } = JSON.parse(
    page.toStructuredText('preserve-whitespace').asJSON(),
  );
  return blocks.flatMap(({ lines = [] }) => lines);
};

it.each(['yellow', 'black'])('put each of two charts in the middle of its half, in %s', async (brand) => {
  const lines = await coverLines('matching', brand);
  const middles = ['Groom: Ravi Kumar', 'Bride: Asha Verma'].map((caption) => {
    const { bbox } = lines.find(({ text }) => text.trim() === caption) ?? { bbox: { x: 0, w: 0 } };
    return bbox.x + bbox.w / 2;
  });
  const inner = WIDE - 2 * MARGIN;
  const wanted = [MARGIN + inner / 4, MARGIN + (3 * inner) / 4];
  // Boxes are told in whole points, edge and width each rounded.
  middles.forEach((middle, i) => expect(Math.abs(middle - (wanted[i] ?? 0))).toBeLessThan(2));
});

it.each(['mini', 'prediction', 'lal-kitab'])(
  'list the chapters of %s on a framed cover below a chart of 84 mm at the least',
  async (template) => {
    const lines = await coverLines(template, 'wine');
    expect(lines.map(({ text }) => text.trim())).toContain('In this report');
    // The chart stands between its title and the name, and is a square.
    const heights = ['Asha Verma', 'In this report'].map(
      (text) => lines.find((line) => line.text.trim() === text)?.bbox.y ?? 0,
    );
    const above = lines.filter(({ bbox }) => bbox.y < (heights[0] ?? 0) && bbox.h > 15).map(({ bbox }) => bbox);
    const title = Math.max(...above.filter(({ y }) => y < 250).map(({ y, h }) => y + h));
    expect((heights[0] ?? 0) - title).toBeGreaterThan(84 * MM);
  },
);

it('list the chapters in one size of type, 8 points at the least, in Tamil', async () => {
  const found = TEMPLATES['annual'];
  if (found === undefined) throw new Error('no template');
  const report = await documentOf(found, { one: ONE, other: OTHER, language: 'ta', brand: 'black' });
  const sizes = new Map<string, number>();
  const pen = {
    ...svgPage(report.colours).pen,
    text: (text: string, _x: number, _y: number, size: number) => void sizes.set(text.trim(), size),
  };
  drawnPage(pen, report, leavesOf(report), 1);
  const listed = report.blocks.flatMap((block) => (block.kind === 'chapter' ? (sizes.get(block.title) ?? []) : []));
  expect(listed.length).toBeGreaterThan(8);
  expect(Math.min(...listed)).toBeGreaterThanOrEqual(8);
  expect(new Set(listed).size).toBe(1);
});
