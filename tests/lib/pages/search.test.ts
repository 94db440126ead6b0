/** The search of the reference: what people type, in the spellings in which they type it, and what they mean by it. */
import { slugOf } from '../../../lib/pages/operation.ts';
import { searchReference } from '../../../lib/pages/reference/search.ts';
import { searchedLists } from '../../../lib/pages/reference/searched.ts';
import { referenceLists } from '../../../lib/service/catalogue/reference.source.ts';
import { vectorCases } from '../../support/vectors.ts';

const lists = await searchedLists('en');

it.each([
  ['rahukalam', 'panchang/rahu-kaal'],
  ['kundali milan', 'matching/ashtakoot'],
  ['मंगल दोष', 'dosha/manglik'],
  ['pdf hindi', 'pdf/kundli'],
  ['muhurtham', 'muhurat/find/{event}'],
  ['आज का पंचांग', 'panchang/daily'],
  ['panchangam', 'panchang/daily'],
  ['jathagam', 'birthchart'],
  ['कुंडली मिलान', 'matching/ashtakoot'],
  ['दशा', 'dasha/vimshottari'],
  ['choghdia', 'panchang/choghadiya'],
  ['साढ़े साती', 'dosha/sade-sati'],
  ['sade saati', 'dosha/sade-sati'],
  ['horscope', 'horoscope/monthly'],
  ['राशिफल', 'horoscope/daily'],
  ['guna milan', 'matching/ashtakoot'],
  ['vivah muhurat', 'muhurat/find/{event}'],
  ['नवांश', 'varga/{chart}'],
  ['ग्रहण', 'calendar/grahan'],
  ['svg chart', 'charts/render'],
  ['KEY_INVALID', 'KEY_INVALID'],
  ['tz', 'tz · Core'],
  ['rate limit', 'meta/limits'],
  ['idempotency', 'Repeating a call safely'],
  ['wordpress plugin', 'Widgets for your page'],
  ['embed on website', 'Widgets for your page'],
  ['विजेट', 'Widgets for your page'],
  ['python sdk', 'Udaya in Python'],
  ['retry after 429', 'Errors and retries'],
])('finds for “%s” %s among the first five', (query, title) => {
  const found = searchReference(lists, query, 'en').slice(0, 5);
  expect(found.map((one) => one.title)).toContain(title);
});

it('finds what people look for in English, Hindi and Latin letters, most of it first', () => {
  const set = vectorCases<readonly [string, readonly string[]]>('searches.json').map(([query, titles]) => {
    const found = searchReference(lists, query, 'en').map(({ title }) => title);
    return { query, place: found.findIndex((title) => titles.some((one) => title.includes(one))), found };
  });
  // The first five are what a reader sees without scrolling.
  const missed = set.filter(({ place }) => place < 0 || place >= 5);
  const first = set.filter(({ place }) => place === 0);
  expect({ missed: missed.length < set.length * 0.03 ? [] : missed }).toEqual({ missed: [] });
  expect(first.length / set.length).toBeGreaterThan(0.8);
});

it('finds nothing for words that mean nothing here', () => {
  expect(searchReference(lists, 'zzzzzz qqqqqq', 'en')).toEqual([]);
});

it('gives each endpoint of a suite a page of its own', async () => {
  const { operations } = await referenceLists();
  const pages = operations.map(({ method, path, suite }) => `${suite}/${slugOf(method, path, suite)}`);
  expect(new Set(pages).size).toBe(pages.length);
  for (const page of pages) expect(page).toMatch(/^[a-z-]+\/[a-z0-9-]{1,80}$/);
});
