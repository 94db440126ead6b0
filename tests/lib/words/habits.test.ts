/** What readers of a language are used to, where they do not ask for another. */
import { festivalRank } from '../../../layers/jyotish/calendar/festival-weight.ts';
import { monthSystemOf, regionOfPlace } from '../../../layers/jyotish/calendar/region-habits.ts';
import { calendarToHindu } from '../../../functions/calendar/to-hindu.ts';
import { handler as poster } from '../../../functions/charts/month-poster.ts';
import { serve } from '../../../lib/service/http/serve.ts';
import { homeRegionsOf, solarTraditionOf } from '../../../lib/words/habits.ts';
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

// November 2026 as wall calendars head it: the Tamil and the Shaka year are named Parabhava, Kollam 1202 began on 17 August,
// Bangabda 1433 on 15 April, the Vikram year 2083 of Gujarat on 10 November, the day after the new moon of Diwali.
it.each([
  ['en', 'Ashvina – Kartika · Vikram Samvat 2083'],
  ['ta', 'ஐப்பசி – கார்த்திகை · பராபவ, சக ஆண்டு 1948'],
  ['te', 'ఆశ్వయుజం – కార్తీకం · పరాభవ, శక సంవత్సరం 1948'],
  ['ml', 'തുലാം – വൃശ്ചികം · കൊല്ലവർഷം 1202'],
  ['bn', 'কার্তিক – অগ্রহায়ণ · বঙ্গাব্দ 1433'],
  ['mr', 'आश्विन – कार्तिक · पराभव, शक संवत 1948'],
  ['gu', 'આસો – કારતક · વિક્રમ સંવત 2082–2083'],
] as const)('heads the sheet of a month in %s as its wall calendars do', async (language, heading) => {
  const at = { month: 11, year: 2026, lat: 19.07, lon: 72.88, tz: 5.5, format: 'json', language };
  const { body } = await call(poster, at);
  expect(body.data.title).toContain(heading);
});

// Almanacs of the north, Bihar, Odisha and Nepal end months at the full moon, those of the west and the south at the new moon
// (Sewell and Dikshit, The Indian Calendar, 1896).
it.each([
  ['hi', 'IN', 'Uttar Pradesh', 'purnimanta'],
  ['hi', 'GB', 'England', 'purnimanta'],
  ['en', 'IN', 'Rajasthan', 'purnimanta'],
  ['en', 'IN', 'Bihar', 'purnimanta'],
  ['en', 'IN', 'Maharashtra', 'amanta'],
  ['en', 'US', 'California', 'amanta'],
  ['gu', 'IN', 'Delhi', 'amanta'],
  ['mr', 'IN', 'Uttar Pradesh', 'amanta'],
  ['te', 'IN', 'Telangana', 'amanta'],
  ['kn', 'IN', 'Karnataka', 'amanta'],
] as const)('counts the months of %s in %s, %s: %s', (language, country, state, system) => {
  expect(monthSystemOf(homeRegionsOf(language, regionOfPlace(country, state))[0])).toBe(system);
});

it('puts the festivals of the readers before the great ones of others, and lists the rest apart', () => {
  const ranks = (language: 'hi' | 'ta' | 'en', country: string, state: string, ids: readonly string[]) => {
    const regions = homeRegionsOf(language, regionOfPlace(country, state));
    return ids.toSorted((a, b) => festivalRank(b, regions) - festivalRank(a, regions));
  };
  const november = ['mha_puja', 'onam', 'gopashtami', 'chhath_puja'];
  expect(ranks('hi', 'IN', 'Uttar Pradesh', november)).toEqual(['chhath_puja', 'gopashtami', 'onam', 'mha_puja']);
  expect(ranks('ta', 'IN', 'Uttar Pradesh', ['mattu_pongal', 'lohri', 'gangaur'])[0]).toBe('mattu_pongal');
  expect(festivalRank('mha_puja', homeRegionsOf('hi', regionOfPlace('IN', 'Uttar Pradesh')))).toBe(0);
  expect(festivalRank('mha_puja', homeRegionsOf('en', regionOfPlace('NP', 'Bagmati Province')))).toBeGreaterThan(4);
});
