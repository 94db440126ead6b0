/** What a book that keeps to its pages leaves out of a crowded chapter: words about an item, never the item. */
import * as doshaEndpoint from '../../../functions/dosha/all.ts';
import * as yogaEndpoint from '../../../functions/yoga/detect.ts';
import type { Block, CellText } from '../../../lib/contract/ports/report-document.ts';
import { OF_TODAY } from '../../../lib/print/report/book/words.ts';
import { atLength, linesOf } from '../../../lib/print/report/share.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';
import { bank } from '../../../lib/words/bank.ts';
import { call } from '../../support/call.ts';

it('counts the lines of a text', () => {
  expect(linesOf('', 10)).toBe(1);
  expect(linesOf('1234567890', 10)).toBe(1);
  expect(linesOf('1234567890\n12345678901', 10)).toBe(3);
});

it('tells as many at length as there is room for, the first few in any case', () => {
  const items = [9, 9, 9].map((long) => ({ long, short: 2 }));
  expect(atLength(items, 27, 0)).toBe(3);
  expect(atLength(items, 26, 0)).toBe(2);
  expect(atLength(items, 13, 0)).toBe(1);
  expect(atLength(items, 12, 0)).toBe(0);
  expect(atLength(items, 0, 2)).toBe(2);
});

// Seven planets and Ketu in one sign.
const CROWDED = { date: '1962-02-05', time: '06:30', lat: 28.6139, lon: 77.209, tz: 5.5 };

const textOf = (cell: CellText): string => (typeof cell === 'string' ? cell : cell.text);
/** Every text of a chapter. */
const textsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'columns') return textsOf(block.columns.flatMap((one) => one.blocks));
    if (block.kind === 'table') return [...block.rows.flatMap((row) => row.map(textOf)), ...(block.notes ?? [])];
    return block.kind === 'text' || block.kind === 'heading' ? [block.text] : [];
  });
const chapterOf = async (name: string, id: string): Promise<readonly string[]> => {
  const template = TEMPLATES[name];
  if (template === undefined) throw new Error(`no template ${name}`);
  const { blocks } = await documentOf(template, { one: CROWDED, other: CROWDED, language: 'en' });
  const from = blocks.findIndex((block) => block.kind === 'chapter' && block.id === id);
  const to = blocks.findIndex((block, i) => i > from && block.kind === 'chapter');
  return textsOf(blocks.slice(from, to));
};

it('names every yoga that is formed, and says in the whole book what each of them means', async () => {
  const { body } = await call(yogaEndpoint.handler, CROWDED);
  const meanings: Readonly<Record<string, string>> = bank('en', 'phala/yoga-meanings');
  const [standard, complete] = await Promise.all(['standard', 'complete'].map((one) => chapterOf(one, 'yogas')));
  const yogas: readonly { key: string; name: string; reference: string }[] = body.data.yogas;
  const found = yogas.filter(({ key, reference }) => reference.startsWith('reference/yogas/') && key in meanings);
  expect(found.length).toBeGreaterThan(30);
  const named = (texts: readonly string[] | undefined) =>
    found.filter(({ name }) => texts?.some((text) => text.startsWith(name)) !== true).map(({ name }) => name);
  expect(named(standard)).toEqual(named(complete));
  const meant = (texts: readonly string[] | undefined) =>
    found.filter(({ key }) => texts?.includes(meanings[key] ?? '') === true).length;
  expect(meant(complete)).toBe(found.length - named(complete).length);
  expect(meant(standard)).toBeLessThan(found.length / 2);
});

it('gives the verdict of every dosha that stands, and tells Mars at length in the shortest book', async () => {
  const { body } = await call(doshaEndpoint.handler, CROWDED);
  const doshas: readonly { key: string; name: string; present: boolean }[] = body.data.doshas;
  const present = doshas.filter((one) => one.present && !OF_TODAY.some((key) => key === one.key));
  expect(present.length).toBeGreaterThan(8);
  const meanings: Readonly<Record<string, string>> = bank('en', 'phala/dosha-meanings');
  const [mini = [], complete = []] = await Promise.all(['mini', 'complete'].map((one) => chapterOf(one, 'doshas')));
  expect(present.filter(({ name }) => !mini.includes(name))).toEqual([]);
  const told = (texts: readonly string[]) =>
    present.filter(({ key }) => texts.some((text) => text.startsWith(meanings[key] ?? '-')));
  expect(told(complete)).toEqual(present);
  expect(told(mini).length).toBeLessThan(present.length);
  expect(told(mini).map(({ key }) => key)).toContain('manglik');
  // A strong one that something lessens says more than a mild one.
  const kalatra = present.find(({ key }) => key === 'kalatra');
  expect(kalatra).toMatchObject({ grade: 'strong', cancelled: false });
  expect(told(mini)).toContain(kalatra);
});
