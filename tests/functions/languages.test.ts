/** In which language an answer is given: asked by member or header, with names only, refused, unknown. */
import { handler as batch } from '../../functions/batch/index.ts';
import { handler as narayana } from '../../functions/dasha/narayana.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { handler as daily } from '../../functions/horoscope/daily.ts';
import { handler as full } from '../../functions/kundli/full.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as errors } from '../../functions/meta/errors.get.ts';
import { handler as panchang } from '../../functions/panchang/daily.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { endpoints } from '../../lib/service/catalogue/registry.ts';
import { findEndpoint, runEndpoint } from '../../lib/service/catalogue/run.ts';
import { hasTexts } from '../../lib/service/http/speech.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';
import { call } from '../support/call.ts';

const DAY = { date: '2026-11-20', lat: 28.6139, lon: 77.209, tz: 5.5 };
const BIRTH = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
};
const PAIR = { groom: BIRTH, bride: { ...BIRTH, date: '1992-01-01' } };

it('is one of fourteen or more, English first', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(LANGUAGES).toEqual(
    expect.arrayContaining(['as', 'bn', 'en', 'gu', 'hi', 'kn', 'ml', 'mr', 'ne', 'or', 'pa', 'sa', 'ta', 'te']),
  );
});

describe('names', () => {
  // The Moon in Scorpio and Anuradha, as almanacs of each language print them (Wikipedia, drik panchang of the region).
  it.each([
    ['ta', 'விருச்சிகம்', 'அனுஷம்'],
    ['te', 'వృశ్చికం', 'అనూరాధ'],
    ['ml', 'വൃശ്ചികം', 'അനിഴം'],
    ['bn', 'বৃশ্চিক', 'অনুরাধা'],
    ['gu', 'વૃશ્ચિક', 'અનુરાધા'],
  ])('come in %s', async (language, sign, star) => {
    const { body, headers } = await call(planets, { ...BIRTH, language });
    const moon = body.data.planets.find(({ planet }: { planet: string }) => planet === 'moon');
    expect([moon.sign.name, moon.nakshatra.name]).toEqual([sign, star]);
    // Names and numbers, no sentence.
    expect(body.meta.language).toEqual({
      asked: language,
      names: language,
      texts: null,
      status: 'beta',
    });
    expect(headers['content-language']).toBe(language);
  });

  it('come in trees of periods, with sentences in another language or with none', async () => {
    const lords = (body: { data: { periods: readonly { lords: readonly { name: string }[] }[] } }) =>
      body.data.periods.slice(0, 3).map(({ lords: [lord] }) => lord?.name);
    const star = await call(vimshottari, { ...BIRTH, language: 'ta' });
    expect([lords(star.body), star.body.meta.language.texts]).toEqual([['சனி', 'புதன்', 'கேது'], null]);
    expect(star.body.data.balance.text).toBe('17 ஆண்டு 3 மாதம் 13 நாள்');
    const sign = await call(narayana, { ...BIRTH, language: 'or' });
    expect([lords(sign.body)[0], sign.body.meta.language.texts]).toEqual(['ବିଛା', 'en']);
  });

  it.each(['ta-IN', 'ta_IN', 'TA'])('come for the tag %s', async (language) => {
    const { body } = await call(panchang, { ...DAY, language });
    expect([body.meta.language.asked, body.data.vara.name]).toEqual(['ta', 'வெள்ளி']);
  });
});

describe('an answer with sentences that a language lacks', () => {
  it('has them in English, says so, and mixes no sentence', async () => {
    const { status, body, headers } = await call(ashtakoot, {
      ...PAIR,
      language: 'or',
    });
    const english = (await call(ashtakoot, PAIR)).body;
    expect(status).toBe(200);
    expect(body.meta.language).toEqual({
      asked: 'or',
      names: 'or',
      texts: 'en',
      status: 'names',
    });
    expect(body.meta.settings.language).toBe('en');
    expect(body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('LANGUAGE_FALLBACK');
    expect(headers['content-language']).toBe('or, en');
    expect(body.data.groom.moon_sign.name).toBe('ବିଛା');
    const texts = (data: { kootas: readonly { text: string }[] }) => data.kootas.map(({ text }) => text);
    expect(texts(body.data)).toEqual(texts(english.data));
    expect(texts(body.data).filter((text) => /[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]/u.test(text))).toEqual([]);
  });

  it('has them in the next language of the header that has them', async () => {
    const { body } = await call(ashtakoot, PAIR, {
      headers: { 'Accept-Language': 'or, as;q=.9, hi;q=.8, en;q=.5' },
    });
    expect(body.meta.language).toEqual({
      asked: 'or',
      names: 'or',
      texts: 'hi',
      status: 'names',
    });
  });

  it('is refused where the caller wants no other language', async () => {
    const { status, body } = await call(ashtakoot, {
      ...PAIR,
      language: 'or',
      language_fallback: 'none',
    });
    expect([status, body.error.code]).toEqual([422, 'LANGUAGE_NOT_HERE']);
    expect(body.error.details[0]).toMatchObject({
      field: 'language',
      expected: 'en, bn, gu, hi, kn, ml, mr, pa, ta, te',
      received: 'or',
    });
  });

  it('is refused so by every calculation, or has no sentence', async () => {
    const told: Record<'refused' | 'names', string[]> = {
      refused: [],
      names: [],
    };
    for (const endpoint of await endpoints()) {
      const example: Readonly<Record<string, unknown>> = endpoint.example;
      const found = await findEndpoint(
        endpoint.name.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example[name])),
      );
      if (!found) throw new Error(`${endpoint.name} is not found`);
      const body = { ...example, language: 'or', language_fallback: 'none' };
      for (const name of Object.keys(found.variables)) Reflect.deleteProperty(body, name);
      const request = {
        requestId: 'test',
        language: 'en',
        credits: () => ({ charged: 0, remaining: null }),
        warnings: [],
      };
      const outcome = await runEndpoint(found, body, request).then(
        (answer) => (hasTexts(JSON.parse(answer.body).data) ? `${endpoint.name} has sentences` : 'names'),
        (error: unknown) =>
          error instanceof AppError && error.code === 'LANGUAGE_NOT_HERE' ? 'refused' : String(error),
      );
      expect(['refused', 'names']).toContain(outcome);
      told[outcome === 'names' ? 'names' : 'refused'].push(endpoint.name);
    }
    expect([told.refused.length > 100, told.names.length > 100]).toEqual([true, true]);
    expect(told.refused).toContain('meta/errors');
  });

  it('is refused where it is all prose', async () => {
    const feed = await call(daily, {
      sign: 'leo',
      date: '2026-11-20',
      language: 'as',
    });
    expect([feed.status, feed.body.error.code]).toEqual([422, 'LANGUAGE_NOT_HERE']);
  });
});

it('is English or Hindi as before', async () => {
  for (const [language, name] of [
    ['en', 'Friday'],
    ['hi', 'शुक्रवार'],
  ]) {
    const { body } = await call(panchang, { ...DAY, language });
    expect(body.data.vara.name).toBe(name);
    expect(body.meta.language).toEqual({
      asked: language,
      names: language,
      texts: null,
      status: 'full',
    });
    const matched = await call(ashtakoot, { ...PAIR, language });
    expect(matched.body.meta.language).toEqual({
      asked: language,
      names: language,
      texts: language,
      status: 'full',
    });
    expect(body.meta.warnings).toEqual([]);
  }
});

describe('an answer made of other answers', () => {
  const asked = { headers: { 'Accept-Language': 'or, as;q=.9, hi;q=.8' } };

  it('has their sentences in the next language of the header (batch)', async () => {
    const calls = [{ ref: 'a', endpoint: 'matching/ashtakoot', body: PAIR }];
    const { body } = await call(batch, { calls }, asked);
    expect(body.data.results[0].body.meta.language).toEqual({
      asked: 'or',
      names: 'or',
      texts: 'hi',
      status: 'names',
    });
    expect(body.meta.language).toEqual({
      asked: 'or',
      names: 'or',
      texts: null,
      status: 'beta',
    });
  });

  it('says in which language they are (kundli/full)', async () => {
    const one = await call(full, { ...BIRTH, sections: ['kundli/planets', 'kundli/sensitive-points'] }, asked);
    expect(one.body.meta.language).toEqual({
      asked: 'or',
      names: 'or',
      texts: 'hi',
      status: 'names',
    });
    expect(one.headers['content-language']).toBe('or, hi');
    const other = await call(full, { ...BIRTH, sections: ['kundli/planets'] }, asked);
    expect(other.body.meta.language).toEqual({
      asked: 'or',
      names: 'or',
      texts: null,
      status: 'beta',
    });
  });

  it('is in English where it tells of the API', async () => {
    const { body } = await call(errors, {}, { query: { language: 'hi' } });
    expect(body.meta.language).toMatchObject({ asked: 'hi', texts: 'en' });
  });
});

it.each([
  ['a sentence', { effect: 'Work goes well.' }, true],
  ['a Hindi sentence', { text: 'काम बनता है।' }, true],
  ['a phrase', { rows: [{ rule: 'Ekadashi rules one sunrise' }] }, true],
  [
    'names',
    {
      name: 'The Moon in the house of the Sun',
      sign_name: 'A. B. C.',
      letter_names: ['one two three'],
    },
    false,
  ],
  [
    'keys, dates and places',
    {
      key: 'rule_of_one',
      at: '2026-11-20 10:00',
      place: '8°15′39″ Taurus',
      n: 3,
    },
    false,
  ],
  ['a length', { text: '17y 3m 13d', hindi: '17 वर्ष 3 माह 13 दिन' }, false],
])('%s', (_, data, expected) => {
  expect(hasTexts(data)).toBe(expected);
});

it('is refused where nobody knows it, and passed over in the header', async () => {
  const { status, body } = await call(panchang, { ...DAY, language: 'zz' });
  expect([status, body.error.details[0].code]).toEqual([400, 'UNKNOWN_VALUE']);
  const { body: read } = await call(panchang, DAY, {
    headers: { 'Accept-Language': 'fr, hi;q=.5' },
  });
  expect(read.meta.language.asked).toBe('hi');
});
