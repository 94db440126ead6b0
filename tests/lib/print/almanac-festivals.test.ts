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
