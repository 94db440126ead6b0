/** Saturn at birth: what comes of its place stands beside it, and the day on which its custom may begin is named. */
import { languagesWith } from '../../../lib/words/languages.ts';
import { bank } from '../../../lib/words/bank.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';

const ANYONE = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

it('says what Saturn rules, then what comes of it, then how it stands and its navamsa', async () => {
  const { saturn } = TEMPLATES;
  if (saturn === undefined) throw new Error('no saturn');
  const { blocks } = await documentOf(saturn, { one: ANYONE, other: ANYONE, language: 'ta', prose: 'en' });
  const { natal_line, natal_good, natal_care, natal_state, natal_navamsa } = bank('ta', 'report-saturn');
  const beginnings = [natal_line, natal_care, natal_good, natal_state, natal_navamsa].map(
    (text) => text.split('{')[0]?.trim() ?? '',
  );
  const told = blocks.flatMap((block) =>
    block.kind === 'text' && block.text.includes(beginnings.at(-1) ?? '') ? [block.text] : [],
  );
  expect(told).toHaveLength(1);
  const places = beginnings.map((text) => told[0]?.indexOf(text) ?? -1).filter((at) => at >= 0);
  expect(places.length).toBeGreaterThanOrEqual(3);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each(languagesWith('report-saturn'))('names Saturday beside its first day in a bright half, in %s', (language) => {
  expect(bank(language, 'report-saturn').labels.first_day.toLowerCase()).toContain(
    bank(language, 'names').weekdays.saturday.toLowerCase(),
  );
});
