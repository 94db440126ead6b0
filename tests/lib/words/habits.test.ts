/** What readers of a language are used to, where they do not ask for another. */
import { calendarToHindu } from '../../../functions/calendar/to-hindu.ts';
import { serve } from '../../../lib/service/http/serve.ts';
import { solarTraditionOf } from '../../../lib/words/habits.ts';
import { LANGUAGES } from '../../../lib/words/languages.ts';
import { call } from '../../support/call.ts';

it('is the solar calendar of its region', () => {
  expect(
    LANGUAGES.map((language) => [language, solarTraditionOf(language)]).filter(([, one]) => one !== 'tamil'),
  ).toEqual([
    ['as', 'assam'],
    ['bn', 'bengali'],
    ['ml', 'malayalam'],
    ['or', 'odia'],
    ['pa', 'punjab'],
  ]);
});

// 17 August 2026 is 1 Chingam 1202 in Kerala calendars and 31 Shrabon 1433 in Bengal.
const DAY = { date: '2026-08-17', lat: 9.93, lon: 76.26, tz: 5.5 };
it.each([
  ['ml', undefined, 'malayalam'],
  ['bn', undefined, 'bengali'],
  ['en', undefined, 'tamil'],
  ['ml', 'tamil', 'tamil'],
] as const)('dates in %s by it, unless asked otherwise: %s', async (language, tradition, expected) => {
  const { body } = await call(serve(calendarToHindu), { ...DAY, language, tradition });
  expect([body.data.solar.tradition, body.meta.settings.tradition]).toEqual([expected, expected]);
});

it('is the Malayalam date that a calendar of Kerala prints', async () => {
  const { body } = await call(serve(calendarToHindu), { ...DAY, language: 'ml' });
  expect([body.data.solar.year, body.data.solar.day]).toEqual([1202, 1]);
});
