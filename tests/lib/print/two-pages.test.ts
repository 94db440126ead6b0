/** The first pages of a book: two in every language, with a chart that can be read; the contents on one page; dates said once. */
import { flowReport } from '../../../lib/print/press/flow.ts';
import { FLOOR } from '../../../lib/print/draw/sizing.ts';
import { labelsOf } from '../../../lib/print/draw/scene.ts';
import type { Op, PlacedRow } from '../../../lib/print/press/page.ts';
import type { Block, ReportDocument } from '../../../lib/contract/ports/report-document.ts';
import { documentOf, orderedIn, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';
import { languagesWith, type Language } from '../../../lib/words/languages.ts';
import { bank } from '../../../lib/words/bank.ts';

const BIRTHS = [
  { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '1962-02-05', time: '06:30', lat: 28.6139, lon: 77.209, tz: 5.5 },
] as const;
/** Days left of the running periods change with the day of issue: one day stands for all. */
const NOW = Date.parse('2026-11-30T06:00:00Z');

const documentIn = (name: string, language: Language, birth: number): Promise<ReportDocument> => {
  const template = TEMPLATES[name];
  const one = BIRTHS[birth];
  if (template === undefined || one === undefined) throw new Error(`no ${name}`);
  const [order = { language }] = orderedIn(template, [language]);
  return documentOf(template, { one, other: one, now: NOW, ...order });
};

const opsOf = (page: readonly PlacedRow[]): readonly Op[] =>
  page.flatMap(({ row }) => row.cells.flatMap(({ ops }) => ops));
/** Which page after the cover begins with a chapter. */
const pagesOf = (pages: readonly (readonly PlacedRow[])[]): ReadonlyMap<string, number> =>
  new Map(
    pages.flatMap((page, i) => page.flatMap(({ row }) => (row.chapter === undefined ? [] : [[row.chapter.id, i]]))),
  );

it.each(languagesWith('report').flatMap((language) => [0, 1].map((birth) => ({ language, birth }))))(
  'are two for birth $birth in $language, with no letter of the chart below the floor',
  async ({ language, birth }) => {
    const { pages } = flowReport(await documentIn('mini', language, birth));
    const at = pagesOf(pages);
    expect([at.get('for_you'), at.get('ahead')]).toEqual([0, 1]);
    const [, , third] = [...at].map(([, page]) => page);
    expect(third).toBe(2);
    const letters = opsOf(pages[0] ?? []).flatMap((op) =>
      op.op === 'scene' ? labelsOf(op.scene.nodes).map(({ size }) => size * op.width) : [],
    );
    expect(letters.length).toBeGreaterThan(10);
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(FLOOR.points - 0.01);
  },
);

it('keep the contents of a long book on a page, in Tamil', async () => {
  const { pages } = flowReport(await documentIn('complete', 'ta', 0));
  const listing = pages.filter((page) => page.some(({ row }) => row.cells.some(({ role }) => role === 'TOCI')));
  expect(listing).toHaveLength(1);
});

const readingsIn = (blocks: readonly Block[]): readonly Extract<Block, { kind: 'reading' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'reading') return [block];
    return block.kind === 'columns' ? readingsIn(block.columns.flatMap(({ blocks: inside }) => inside)) : [];
  });

it.each(['en', 'ta'] as const)('is followed by years whose readings say each date once, in %s', async (language) => {
  const { blocks } = await documentIn('complete', language, 0);
  const day = new RegExp(String.raw`\d{1,2} (?:${bank(language, 'report').months.join('|')})`, 'gu');
  const twice = readingsIn(blocks).filter(({ note, reason = '' }) =>
    [...note.matchAll(day)].some(([date]) => reason.includes(date)),
  );
  expect(twice.map(({ note, reason }) => `${note} · ${reason}`)).toEqual([]);
});
