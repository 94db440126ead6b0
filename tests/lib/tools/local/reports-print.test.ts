/** A share of `npm run reports:print`: books of births in every great period are made, with dates in order. */
import { randomBirths } from '../../../../lib/tools/local/prevalence/count.ts';
import { dateReader, wrongDates } from '../../../../lib/tools/local/reports/dates.ts';
import {
  documentOf,
  orderedIn,
  TEMPLATES,
  type BirthBody,
  type Template,
} from '../../../../lib/tools/local/reports/made.ts';

const templateNamed = (name: string): Template => {
  const found = TEMPLATES[name];
  if (found === undefined) throw new Error(name);
  return found;
};

const bodies = randomBirths(6).map(({ jd, place: { lat, lon } }): BirthBody => {
  const at = new Date((jd - 2_440_587.5) * 86_400_000).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 19), lat, lon, tz: 5.5 };
});

it('makes a standard kundli in the period of any planet, without a date that cannot be', async () => {
  for (const [i, one] of bodies.entries()) {
    const language = i % 2 === 0 ? 'en' : 'hi';
    const report = await documentOf(templateNamed('standard'), { one, other: one, language });
    const issued = new Date().toISOString().slice(0, 10);
    const { dates, faults } = wrongDates(report, language, { born: one.date, issued });
    expect(dates).toBeGreaterThan(50);
    expect([one, faults]).toEqual([one, []]);
  }
});

it('finds dates that cannot stand where they stand', () => {
  const text = 'It runs from 3 June 2027 – 2 May 2026, after 1 January 1980.';
  expect(dateReader('en')(text).map(({ iso }) => iso)).toEqual(['2027-06-03', '2026-05-02', '1980-01-01']);
  const { faults } = wrongDates({ blocks: [{ kind: 'text', text, role: 'body' }] }, 'en', {
    born: '1990-05-10',
    issued: '2026-11-28',
  });
  expect(faults.map((fault) => fault.slice(0, 12))).toEqual(['before birth', 'a range that']);
});

it('orders a kundli whole, or with readings in English where a language has labels alone', async () => {
  const standard = templateNamed('standard');
  const [one] = bodies;
  if (one === undefined) throw new Error('no birth');
  expect(orderedIn(standard, ['en', 'ta', 'sa'])).toEqual([{ language: 'en' }, { language: 'ta', prose: 'en' }]);
  // A prediction is refused in Tamil, whatever prose an order names.
  expect(orderedIn(templateNamed('prediction'), ['en', 'ta'])).toEqual([{ language: 'en' }]);
  const { blocks } = await documentOf(standard, { one, other: one, language: 'ta', prose: 'en' });
  const titles = blocks.flatMap((block) => (block.kind === 'chapter' ? [block.title] : []));
  expect(titles.filter((title) => /[\u0b80-\u0bff]/.test(title)).length).toBeGreaterThan(10);
  const read = blocks.flatMap((block) => (block.kind === 'reading' ? block.paragraphs : []));
  expect(read.some((text) => /\byou\b/.test(text))).toBe(true);
});
