import { handler } from '../../functions/yoga/detect.ts';
import { bank } from '../../lib/words/bank.ts';
import { wordsOf } from '../../lib/words/words.ts';
import { yogaName } from '../../lib/words/yogas.ts';
import { allDoshas } from '../../layers/jyotish/dosha/all.ts';
import { CONDITION_IDS } from '../../layers/jyotish/dosha/condition-ids.ts';
import { KAAL_SARP_TYPES } from '../../layers/jyotish/dosha/kaal-sarp.ts';
import { julian, plusDays } from '../../layers/jyotish/ephemeris/instant.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { YOGA_AND_DOSHA_RULES } from '../../layers/jyotish/dosha/as-yogas.ts';
import { YOGA_FAMILIES } from '../../layers/jyotish/yoga/rule.ts';
import { call } from '../support/call.ts';
import { handChart } from '../support/chart.ts';
import { keysOf } from '../support/keys.ts';
import { testSky } from '../support/sky.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly family: string;
  readonly chart: string;
  readonly present: boolean;
  readonly strength: number;
  readonly planets: readonly string[];
  readonly cancelled_by: readonly {
    readonly key: string;
    readonly name: string;
    readonly found: readonly { readonly text: string }[];
  }[];
}
const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, gender: 'male' };
const detect = async (
  body: object = {},
): Promise<{ yogas: readonly Row[]; checked: number; not_checked: readonly object[] }> =>
  (await call(handler, { ...birth, ...body })).body.data;

describe('yoga/detect', () => {
  // The chart of examples.md: Scorpio rising with the Moon, Sun and Mercury in Aries, Jupiter in Gemini, Venus in Pisces,
  // Mars in Aquarius, Saturn and Rahu in Capricorn. Read by hand.
  it('reads the published example as a hand does', async () => {
    const { yogas } = await detect();
    expect(keysOf(yogas)).toEqual(
      expect.arrayContaining(['kemadruma', 'vasi', 'budhaditya', 'dama', 'shrapit', 'manglik']),
    );
    for (const absent of [
      'gajakesari',
      'hamsa',
      'malavya',
      'sunapha',
      'anapha',
      'vesi',
      'chandra_mangala',
      'kaal_sarp',
    ])
      expect(keysOf(yogas)).not.toContain(absent);
    // Scorpio rises with the Moon; Mars in Aquarius is the fourth from both.
    const undoing = yogas.find(({ key }) => key === 'kemadruma')?.cancelled_by ?? [];
    const one = 'Mars in house 4 from the ascendant and the Moon';
    expect(undoing.map(({ key, name, found }) => [key, name, found.map(({ text }) => text)])).toEqual([
      ['planet_in_kendra_from_lagna', 'A planet in a kendra from the ascendant', [one]],
      ['planet_in_kendra_from_moon', 'A planet in a kendra from the Moon', [one]],
      ['moon_in_kendra', 'The Moon in a kendra', ['The Moon in house 1']],
    ]);
    expect(yogas.every(({ present }) => present)).toBe(true);
  });

  it('checks every rule, and lists the absent ones on request', async () => {
    const plain = await detect();
    const full = await detect({ absent: true });
    expect(plain.checked).toBe(YOGA_AND_DOSHA_RULES.length);
    expect(full.checked).toBe(plain.checked);
    expect(full.yogas).toHaveLength(full.checked);
    expect(full.yogas.filter(({ present }) => present)).toEqual(plain.yogas);
    expect(keysOf(full.yogas)).toEqual(YOGA_AND_DOSHA_RULES.map(({ id }) => id));
  });

  it.each(YOGA_FAMILIES.map((family) => [family]))('filters by %s', async (family) => {
    const all = await detect({ absent: true });
    const { yogas, checked } = await detect({ absent: true, families: [family] });
    expect(yogas).toEqual(all.yogas.filter((row) => row.family === family));
    expect(checked).toBe(yogas.length);
    expect(checked).toBeGreaterThan(0);
  });

  it('reads each chart asked for once', async () => {
    const { yogas, checked } = await detect({ charts: ['D9', 'D1', 'D9'], absent: true });
    expect(new Set(yogas.map(({ chart }) => chart))).toEqual(new Set(['D9', 'D1']));
    const inChart = (key: string) => keysOf(yogas.filter(({ chart }) => chart === key));
    expect(inChart('D1')).toEqual(YOGA_AND_DOSHA_RULES.map(({ id }) => id));
    // Doshas of the birth itself are not asked of a divisional chart.
    expect(inChart('D9')).toEqual(inChart('D1').slice(0, inChart('D9').length));
    for (const natal of ['manglik', 'kaal_sarp', 'gandmool']) expect(inChart('D9')).not.toContain(natal);
    expect(checked).toBe(yogas.length);
    // Navamsa of the example (examples.md): Virgo rises, Mars in Aries, Saturn in Capricorn, so no great person is formed
    // but Saturn owns and holds the fifth.
    const navamsa = yogas.filter(({ chart, present }) => chart === 'D9' && present);
    expect(keysOf(navamsa)).not.toContain('ruchaka');
    expect(keysOf(navamsa)).not.toContain('sasa');
  });

  it('says which yogas a birth without gender leaves open', async () => {
    const { checked, not_checked } = await detect({ gender: undefined });
    expect(not_checked).toEqual([{ key: 'mahabhagya', name: 'Mahabhagya Yoga', chart: 'D1', needs: 'gender' }]);
    expect(checked).toBe(YOGA_AND_DOSHA_RULES.length - 1);
  });

  it('answers beneath the midnight sun and in the polar night', async () => {
    const north = { lat: 78.22, lon: 15.65, tz: 1 };
    const summer = await detect({ ...north, date: '2020-06-21', time: '23:30' });
    const gulika = [{ key: 'vanchana_chora_bheeti', name: 'Vanchana Chora Bheeti Yoga', chart: 'D1', needs: 'gulika' }];
    expect(summer.not_checked).toEqual(gulika);
    const winter = await detect({ ...north, date: '2020-12-21', time: '12:00' });
    expect(winter.not_checked).toEqual(gulika);
  });

  it('finds seven planets in one sign on 5 February 1962', async () => {
    // The gathering in Capricorn of 1962, reported in the press of the day: Sun to Saturn with Ketu.
    const { yogas } = await detect({ date: '1962-02-05', time: '05:30', absent: true });
    const present = (id: string) => yogas.find(({ key }) => key === id)?.present;
    expect([present('gola'), present('rajju'), present('yuga'), present('kemadruma')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(present('sanyasa')).toBe(true);
  });

  it.each([
    [{ families: [] }, 'families'],
    [{ families: ['solar', 'stellar'] }, 'families.1'],
    [{ charts: ['D13'] }, 'charts.0'],
    [{ charts: [] }, 'charts'],
    [{ node_aspects: '9' }, 'node_aspects'],
    [{ absent: 'yes' }, 'absent'],
  ])('refuses %j', async (body, field) => {
    const called = await call(handler, { ...birth, ...body });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, field]);
  });

  it('asks for the time of birth', async () => {
    const called = await call(handler, { ...birth, time: undefined, time_unknown: true });
    expect([called.status, called.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('words of conditions', () => {
  it('exist for every condition that forms or cancels a yoga or dosha, and for no other', () => {
    expect([...CONDITION_IDS].sort()).toEqual(Object.keys(bank('en', 'conditions')).sort());
  });
});

describe('names of yogas and doshas', () => {
  it('tell every id apart in both languages, in the script of the language', async () => {
    const sky = await testSky();
    const jd = julian(2451545);
    const day = {
      date: { year: 2000, month: 1, day: 1 },
      start: jd,
      end: plusDays(jd, 1),
      sunrise: null,
      sunset: null,
      nextSunrise: null,
      sun: 'normal',
      vara: 6,
    } as const;
    const doshas = allDoshas(sky, chartReading(handChart('')), { jd, day, moon: 75 }, jd).map(({ id }) => id);
    expect(new Set(doshas).size).toBe(doshas.length);
    for (const language of ['en', 'hi'] as const) {
      const yogaNames = YOGA_AND_DOSHA_RULES.map(({ id }) => yogaName(language, id));
      expect(new Set(yogaNames).size).toBe(YOGA_AND_DOSHA_RULES.length);
      const doshaNames = doshas.map((id) => bank(language, 'doshas').doshaNames[id]);
      expect(new Set(doshaNames).size).toBe(doshas.length);
      const kinds = KAAL_SARP_TYPES.map((type) => bank(language, 'doshas').kaalSarpNames[type]);
      expect(new Set(kinds).size).toBe(12);
      const script = language === 'hi' ? /^[\u0900-\u097F (),]+$/ : /^[A-Za-z0-9 ()]+$/;
      for (const name of [...yogaNames, ...doshaNames, ...kinds]) expect(name).toMatch(script);
    }
    expect(yogaName('en', 'raja_4_9')).toBe('Raja Yoga (4th and 9th lords)');
    expect(yogaName('hi', 'dhana_1_own_saturn')).toContain(wordsOf('hi').nameOfKey('planets', 'saturn'));
    expect(yogaName('en', 'daridra_1')).toBe('Daridra Yoga (11th lord)');
    expect(yogaName('en', 'duryoga')).toBe('Duryoga');
  });
});
