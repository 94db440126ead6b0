/** Festivals of a month as an almanac prints them: what decides the day below each, explained once. */
import { cellText } from '../../../lib/contract/ports/report-document.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';

const ANYONE = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

it('explains a part of the day where a rule of the month first names it, and has a rule for every festival', async () => {
  const template = TEMPLATES['panchang'];
  if (template === undefined) throw new Error('no panchang');
  const { blocks } = await documentOf(template, { one: ANYONE, other: ANYONE, language: 'en' });
  const [festivals] = blocks.flatMap((block) =>
    block.kind === 'table' && block.head.includes('Festival') ? [block] : [],
  );
  const rules = festivals?.notes ?? [];
  expect(rules).toHaveLength(festivals?.rows.length ?? 0);
  expect(rules.filter((rule) => rule.length < 10)).toEqual([]);
  const named = rules.filter((rule) => rule.includes('in pradosha'));
  expect(named.length).toBeGreaterThan(2);
  expect(named.map((rule) => rule.includes('(the first fifth of the night)'))).toEqual(named.map((_, i) => i === 0));
  // Diwali of 2026 is on 8 November: Amavasya runs over the evening (Rashtriya Panchang).
  const diwali = festivals?.rows.find(([, name]) => cellText(name ?? '').startsWith('Diwali'));
  expect(cellText(diwali?.[0] ?? '')).toBe('8');
});

it('says by which days a ghati of Ashtami at nightfall and the sunrises of an Ekadashi decide', async () => {
  const { panchang } = TEMPLATES;
  if (panchang === undefined) throw new Error('no panchang');
  const body = (): object => ({ ...panchang.body(ANYONE, ANYONE), from: '2026-12-01', to: '2026-12-31' });
  const december = { ...panchang, body: () => ({ ...body() }) };
  const { blocks } = await documentOf(december, { one: ANYONE, other: ANYONE, language: 'en' });
  const [table] = blocks.flatMap((block) => (block.kind === 'table' && block.head.includes('Festival') ? [block] : []));
  const told = (name: string): readonly string[] => {
    const at = table?.rows.findIndex(([, text]) => cellText(text ?? '').includes(name)) ?? -1;
    return [cellText(table?.rows[at]?.[0] ?? ''), table?.notes?.[at] ?? ''];
  };
  // Kala Bhairava Jayanti of 2026 is on 1 December, Gita Jayanti on the 20th (Drik Panchang).
  const [bhairava, gita] = [told('Kala Bhairava'), told('Gita Jayanti')];
  expect([bhairava[0], gita[0]]).toEqual(['1', '20']);
  expect(bhairava[1]).toContain('the first day with at least a ghati (24 minutes) of it then');
  expect(gita[1]).toMatch(/Ekadashi is running at .* sunrise/u);
});
