/** Reference pages: facts of the tables, both ways to name an item, both languages. */
import { handler as allDoshas } from '../../functions/dosha/all.ts';
import { handler as topic } from '../../functions/reference/topic.get.ts';
import { handler as item } from '../../functions/reference/topic-id.get.ts';
import { handler as detectYogas } from '../../functions/yoga/detect.ts';
import { REFERENCE_TOPICS, REPORT_MODULES } from '../../lib/contract/suites/reference.ts';
import { KUNDLI_SECTIONS } from '../../lib/print/report/templates.ts';
import { FESTIVAL_IDS } from '../../layers/jyotish/calendar/festival-table.ts';
import { AYANAMSA_KEYS } from '../../layers/jyotish/ephemeris/sky.ts';
import { MUHURAT_EVENT_IDS } from '../../layers/jyotish/muhurat/events.ts';
import { DOSHA_IDS } from '../../layers/jyotish/dosha/all.ts';
import { VARGAS } from '../../layers/jyotish/chart/varga.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { YOGA_RULES } from '../../layers/jyotish/yoga/detect.ts';
import { call } from '../support/call.ts';
import { bannedWords, sentencesOf } from '../support/prose.ts';

/** Members of lists without a published number of items beside them. */
const COUNTS: Readonly<Record<string, number>> = {
  signs: 12,
  planets: 9,
  houses: 12,
  nakshatras: 27,
  tithis: 16, // fifteen of a half, and the new moon
  'nitya-yogas': 27,
  karanas: 11,
  vargas: VARGAS.length,
  dashas: DASHA_SYSTEMS.length,
  yogas: YOGA_RULES.length,
  doshas: DOSHA_IDS.length,
  ayanamsas: AYANAMSA_KEYS.length,
  'house-systems': 11,
  festivals: FESTIVAL_IDS.length,
  'muhurat-events': MUHURAT_EVENT_IDS.length,
  'pdf-modules': Object.keys(KUNDLI_SECTIONS).length,
  'chart-styles': 5,
  languages: 14,
  'kp-subs': 249,
};
/** Topics that name gods, rites and persons, as they have to. */
const OF_NAMES: readonly string[] = ['ayanamsas', 'festivals', 'muhurat-events'];
/** Words that name things in a dictionary and threaten no one there. */
const NAMED: readonly string[] = ['marriage', 'debts'];

const look = (path: Record<string, string>, language = 'en') => call(item, {}, { path, query: { language } });
const properties = (body: { data: { item: { properties: readonly { key: string; text: string }[] } } }) =>
  Object.fromEntries(body.data.item.properties.map(({ key, text }) => [key, text]));

describe('the reference pages', () => {
  it.each(REFERENCE_TOPICS)('list %s whole, in both languages', async (name) => {
    for (const language of ['en', 'hi'] as const) {
      const { body } = await call(topic, {}, { path: { topic: name }, query: { language } });
      expect(body.data.items).toHaveLength(COUNTS[name] ?? 0);
      const meanings: readonly string[] = body.data.items.map(({ meaning }: { meaning: string }) => meaning);
      expect(new Set(meanings.flatMap(sentencesOf)).size).toBe(meanings.flatMap(sentencesOf).length);
      if (OF_NAMES.includes(name)) continue;
      const said = meanings.flatMap((meaning) => bannedWords(language, meaning));
      expect(said.filter((word) => !NAMED.includes(word))).toEqual([]);
    }
  });

  it.each([
    // BPHS ch. 4: Aries is a movable sign of fire, ruled by Mars.
    ['signs', 'aries', { lord: 'Mars', element: 'Fire', mode: 'Movable' }],
    // BPHS ch. 3 v. 49–54, 55: Saturn is exalted in Libra and falls in Aries; its friends are Mercury and Venus.
    [
      'planets',
      'saturn',
      { own_signs: 'Capricorn, Aquarius', exaltation: 'Libra', debilitation: 'Aries', friends: 'Mercury, Venus' },
    ],
    // BPHS ch. 7 v. 33–36: the tenth is a kendra and an upachaya.
    ['houses', 'karma', { kind: 'Kendra (angle), Upachaya (growing)' }],
    // The fourth star begins at 3 × 13°20′ = 40°; its deity is Prajapati or Brahma (Brihat Samhita ch. 98).
    ['nakshatras', 'rohini', { lord: 'Moon', begins: '10°00′00″ Taurus', deity: 'Brahma', symbol: 'Cart' }],
    // The first sub is 13°20′ × 7/120 = 46′40″ wide, of Ketu in the star of Ketu (KP Reader VI).
    [
      'kp-subs',
      '1',
      {
        begins: '0°00′00″ Aries',
        ends: '0°46′40″ Aries',
        lord: 'Mars',
        star_lord: 'Ketu',
        sub_lord: 'Ketu',
      },
    ],
    // The last one is Saturn's, 19 of 120 parts of the star of Mercury.
    [
      'kp-subs',
      'kp249',
      { begins: '27°53′20″ Pisces', ends: '0°00′00″ Aries', lord: 'Jupiter', star_lord: 'Mercury', sub_lord: 'Saturn' },
    ],
    ['festivals', 'onam', { regions: 'Kerala', tradition: 'Vaishnava' }],
  ])('tell of %s/%s what the texts say', async (name, id, expected) => {
    const { body } = await look({ topic: name, id });
    expect(properties(body)).toEqual(expected);
    expect(body.data.item.sources.length).toBeGreaterThan(0);
  });

  it.each([
    ['yogas', detectYogas, { charts: ['D1', 'D9'], absent: true, gender: 'male' }],
    ['doshas', allDoshas, {}],
  ] as const)('are where the answers on %s point', async (_, handler, asked) => {
    const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, ...asked };
    const found = [...(await call(handler, birth)).text.matchAll(/"reference":"reference\/(\w+)\/(\w+)"/g)];
    const pages = new Map(found.map(([path, name = '', id = '']) => [path, { topic: name, id }]));
    expect(pages.size).toBeGreaterThan(20);
    for (const page of pages.values()) expect([page, (await look(page)).status]).toEqual([page, 200]);
  });

  it('tell what each language can do in each suite', async () => {
    const { body } = await call(topic, {}, { path: { topic: 'languages' } });
    const rows: readonly { key: string; status: string; suites: readonly { suite: string; extent: string }[] }[] =
      body.data.items;
    const level = (key: string, suite: string) =>
      rows.find((row) => row.key === key)?.suites.find((one) => one.suite === suite)?.extent;
    expect(rows.filter(({ status }) => status === 'full').map(({ key }) => key)).toEqual(['en', 'hi']);
    expect(['charts', 'panchang', 'horoscope', 'pdf'].map((suite) => level('ta', suite))).toEqual([
      'full',
      'full',
      'full',
      'names',
    ]);
    const one = await look({ topic: 'languages', id: 'ta' });
    expect(one.body.data.item.suites).toEqual(rows.find(({ key }) => key === 'ta')?.suites);
  });

  it('offer the modules that a report of its own choice takes', () => {
    expect([...REPORT_MODULES].toSorted()).toEqual(Object.keys(KUNDLI_SECTIONS).toSorted());
  });

  it('know an item by key and by number', async () => {
    const [byKey, byNumber] = [
      await look({ topic: 'nakshatras', id: 'rohini' }),
      await look({ topic: 'nakshatras', id: '4' }),
    ];
    expect(byNumber.body.data).toEqual(byKey.body.data);
    expect((await look({ topic: 'nakshatras', id: 'rohini' }, 'hi')).body.data.item.name).toBe('रोहिणी');
  });

  it.each([
    [{ topic: 'nakshatras', id: '28' }, 'RESOURCE_NOT_FOUND'],
    [{ topic: 'nakshatras', id: '__proto__' }, 'RESOURCE_NOT_FOUND'],
    [{ topic: 'stones', id: 'ruby' }, 'UNKNOWN_VARIANT'],
  ])('refuse %j', async (path, code) => {
    const { status, body } = await look(path);
    expect([status, body.error.code]).toEqual([404, code]);
  });
});
