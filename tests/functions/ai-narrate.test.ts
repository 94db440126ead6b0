/** Answers told in sentences: what is said stands in the answers, number by number. */
import { handler } from '../../functions/ai/narrate.ts';
import { handler as ascendant } from '../../functions/kundli/ascendant.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as running } from '../../functions/dasha/running.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as rahuKaal } from '../../functions/panchang/rahu-kaal.ts';
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as manglik } from '../../functions/dosha/manglik.ts';
import { handler as sadeSati } from '../../functions/dosha/sade-sati.ts';
import { handler as kaalSarp } from '../../functions/dosha/kaal-sarp.ts';
import { handler as core } from '../../functions/numerology/core.ts';
import { handler as muhurat } from '../../functions/muhurat/find-event.ts';
import { call } from '../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const DAY = { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 };
const AT = { ...BIRTH, at: '2026-11-21T12:00:00+05:30' };
const SOURCES = [
  ['kundli/ascendant', ascendant, BIRTH, {}],
  ['kundli/planets', planets, BIRTH, {}],
  ['dasha/running', running, AT, {}],
  ['panchang/daily', daily, DAY, {}],
  ['panchang/rahu-kaal', rahuKaal, DAY, {}],
  ['matching/ashtakoot', ashtakoot, { groom: BIRTH, bride: { ...BIRTH, date: '1991-05-10' } }, {}],
  ['dosha/manglik', manglik, BIRTH, {}],
  ['dosha/sade-sati', sadeSati, AT, {}],
  ['dosha/kaal-sarp', kaalSarp, BIRTH, {}],
  ['numerology/core', core, { dob: '1990-05-10', name: 'Asha Rao' }, {}],
  [
    'muhurat/find/marriage',
    muhurat,
    { from: '2027-01-01', to: '2027-03-01', lat: 28.6, lon: 77.2, tz: 5.5, limit: 5 },
    { event: 'marriage' },
  ],
] as const;

const digits = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

it.each(
  SOURCES.flatMap(([endpoint, source, body, path]) =>
    (['en', 'hi'] as const).map((language) => ({ endpoint, source, body, path, language })),
  ),
)(
  'tells $endpoint in $language, with numbers of the answer only',
  async ({ endpoint, source, body, path, language }) => {
    const { body: answered } = await call(source, { ...body, language }, { path });
    const { status, body: told } = await call(handler, { results: [{ endpoint, data: answered.data }], language });
    expect(status).toBe(200);
    expect(told.data.untold).toEqual([]);
    const known = new Set(digits(JSON.stringify(answered.data)));
    expect(digits(told.data.text).filter((number) => !known.has(number))).toEqual([]);
    expect(told.data.text).not.toMatch(/undefined|null|[{}]/);
    if (language === 'hi') expect(told.data.text).toMatch(/[\u0900-\u097f]/);
    const paths = new Map(told.data.facts.map((one: { cite: string; path: string }) => [one.cite, one.path]));
    for (const { template, text, slots } of told.data.parts) {
      // What an answer says stands in slots, and each slot is a member of it.
      expect(template.replaceAll(/\{[^}]*\}/g, '')).not.toMatch(/\d/);
      for (const { slot, from, to } of slots) {
        const [, cite, member] = /^(f\d+)\.([\w.]+)/.exec(slot) ?? [];
        const path = [paths.get(cite), member].filter((one) => one !== '').join('.');
        expect(answered.data).toHaveProperty(path);
        expect(text.slice(from, to)).not.toBe('');
      }
    }
  },
);

it('says what was calculated', async () => {
  const { body } = await call(sadeSati, AT);
  const { body: told } = await call(handler, { results: [{ endpoint: 'dosha/sade-sati', data: body.data }] });
  expect(told.data.text).toBe('Sade Sati is not running. It next begins on 28 January 2041.');
});

it('tells the first things only in the brief tone', async () => {
  const { body } = await call(daily, DAY);
  const results = [{ endpoint: 'panchang/daily', data: body.data }];
  const plain = await call(handler, { results });
  const brief = await call(handler, { results, tone: 'brief' });
  expect(brief.body.data.parts.length).toBeLessThan(plain.body.data.parts.length);
});

it('leaves out what is not there, and names answers it cannot tell', async () => {
  const results = [
    { endpoint: 'dosha/kaal-sarp', data: { present: false } },
    { endpoint: 'panchang/daily', data: { tithi: 'none' } },
    { endpoint: 'geo/search', data: {} },
  ];
  const { body } = await call(handler, { results });
  expect(body.data).toMatchObject({ text: 'There is no Kaal Sarp dosha.', untold: [2, 3] });
  const { status } = await call(handler, { results: [{ endpoint: 'geo/search', data: {} }] });
  expect(status).toBe(400);
});

it.each(['constructor', '__proto__', 'toString'])('knows no endpoint named %s', async (endpoint) => {
  const alone = await call(handler, { results: [{ endpoint, data: {} }] });
  expect([alone.status, alone.body.error.details[0].field]).toEqual([400, 'results']);
});
