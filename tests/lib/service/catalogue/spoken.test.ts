/** What each language can do: by the answers of the endpoints themselves. */
import { planets } from '../../../../functions/kundli/planets.ts';
import { ashtakoot } from '../../../../functions/matching/ashtakoot.ts';
import { nadi } from '../../../../functions/matching/nadi.ts';
import { horoscopeDaily as daily } from '../../../../functions/horoscope/daily.ts';
import { errors } from '../../../../functions/meta/errors.get.ts';
import { pdfKundli } from '../../../../functions/pdf/kundli.ts';
import { spokenIn } from '../../../../lib/service/catalogue/spoken.ts';
import { LANGUAGES } from '../../../../lib/words/languages.ts';

const ENDPOINTS = [planets, ashtakoot, nadi, daily, errors, pdfKundli];

it('has a row for each language, and in it one for each suite with words', async () => {
  const rows = await spokenIn(ENDPOINTS);
  expect(rows.map(({ key }) => key)).toEqual(LANGUAGES);
  const of = (wanted: string) => rows.find(({ key }) => key === wanted);
  for (const language of ['en', 'hi'])
    expect(of(language)?.suites.map(({ suite, level }) => [suite, level])).toEqual([
      ['kundli', 'full'],
      ['matching', 'full'],
      ['horoscope', 'full'],
      ['pdf', 'full'],
    ]);
  // Odia has the names of the kootas, which is all that matching/nadi says, and not the sentences.
  expect(of('or')?.suites).toEqual([
    { suite: 'kundli', level: 'full', endpoints_full: 1, endpoints: 1 },
    { suite: 'matching', level: 'names', endpoints_full: 1, endpoints: 2 },
    { suite: 'horoscope', level: 'none', endpoints_full: 0, endpoints: 1 },
    { suite: 'pdf', level: 'none', endpoints_full: 0, endpoints: 1 },
  ]);
  expect(of('hi')).toMatchObject({ own_name: 'हिंदी', script: 'Deva', status: 'full' });
  expect(of('ta')).toMatchObject({ own_name: 'தமிழ்', script: 'Taml', status: 'beta', texts: { read: 0 } });
  expect(of('or')).toMatchObject({ status: 'names', texts: { read: 0 } });
  expect(of('ta')?.texts.all).toBeGreaterThan(1700);
});
