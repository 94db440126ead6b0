/** Books in a language without readings: what runs and what stands is said in a sentence, and not by its name alone. */
import type { Block } from '../../../lib/contract/ports/report-document.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
// Scorpio rises and holds the Moon; Saturn stands in its own sign, the third. Ketu's period has the part of the Moon to February 2027.
const BIRTH = { ...DELHI, date: '1990-05-10', time: '19:55' };
// Saturn in Aries, in which it is fallen; Capricorn rises.
const FALLEN = { ...DELHI, date: '1999-02-05', time: '06:30' };
const NOW = Date.parse('2026-11-30T06:00:00Z');

const blocksOf = async (name: string, birth: typeof BIRTH): Promise<readonly Block[]> => {
  const template = TEMPLATES[name];
  if (template === undefined) throw new Error(`no template ${name}`);
  return (await documentOf(template, { one: birth, other: birth, language: 'ta', now: NOW })).blocks;
};

it('says in Tamil what the running part brings to the front', async () => {
  const within = (block: Block): readonly Block[] =>
    block.kind === 'columns' ? block.columns.flatMap(({ blocks }) => blocks.flatMap(within)) : [block];
  const cards = (await blocksOf('annual', BIRTH)).flatMap(within).flatMap((one) => (one.kind === 'card' ? [one] : []));
  const [running] = cards.filter(({ title }) => title.startsWith('கேது தசை'));
  expect(running?.paragraphs).toHaveLength(1);
  expect(running?.paragraphs[0]).toMatch(/^சந்திரன் .*1-ஆம் வீட்டின்/);
});

it.each([
  ['its own sign, in matters of the third house', BIRTH, /நல்ல நிலையில் .*உடன்பிறப்புகள்/],
  ['the sign of its fall, in matters of the fourth', FALLEN, /பொறுமையைக் கேட்கிறது.*வீடு/],
] as const)('says in Tamil what Saturn brings in %s', async (_, birth, told) => {
  const blocks = await blocksOf('saturn', birth);
  const at = blocks.findIndex((block) => block.kind === 'chapter' && block.id === 'saturn-natal');
  const line = blocks[at + 1];
  expect(line?.kind === 'text' ? line.text : '').toMatch(told);
});
