import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as bhakoot } from '../../functions/matching/bhakoot.ts';
import { handler as dashakoot } from '../../functions/matching/dashakoot.ts';
import { handler as manglik } from '../../functions/matching/manglik.ts';
import { handler as nadi } from '../../functions/matching/nadi.ts';
import { handler as papasamyam } from '../../functions/matching/papasamyam.ts';
import { handler as summary } from '../../functions/matching/summary.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { manglikOf } from '../../layers/jyotish/dosha/manglik.ts';
import { fromCivil } from '../../layers/jyotish/ephemeris/instant.ts';
import { call } from '../support/call.ts';
import { Measured, record } from '../support/ledger.ts';
import { testSky } from '../support/sky.ts';
import { matrix } from '../support/soak.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';

interface Person extends TimedCase {
  readonly moon: number;
  readonly mars_house: Readonly<Record<'from_lagna' | 'from_moon' | 'from_venus', number>>;
  readonly manglik_1_4_7_8_12_lagna: boolean;
  readonly manglik_with_2_lagna: boolean;
  readonly manglik_1_4_7_8_12_moon: boolean;
}
interface Reference {
  readonly id: string;
  readonly tags: readonly string[];
  readonly boy: Person;
  readonly girl: Person;
  readonly nak_pada: readonly (readonly [number, number])[];
  readonly kutas: Readonly<Record<string, number>>;
  readonly six_kuta_total: number;
  readonly total_36: number;
  readonly vashya: { readonly common: number; readonly saravali: number };
  readonly yoni: { readonly table_a: number; readonly table_b: number };
}
const CASES = vectorCases<Reference>('matching.json');
const BIRTHS = CASES.filter(({ tags }) => tags.includes('births'));

/** The options that reproduce the file. */
const SCHOOL = { gana: 'transposed', vashya: 'half', yoni: 'horse_deer_1' };
const THEIRS: Readonly<Record<string, string>> = { maitri: 'graha_maitri' };

const starOf = (place: readonly [number, number] | undefined) => ({ nakshatra: place?.[0], pada: place?.[1] });
const birthsOf = ({ boy, girl }: Reference) => ({ groom: birthFields(boy), bride: birthFields(girl) });
const starsOf = ({ nak_pada: [boy, girl] }: Reference) => ({ groom: starOf(boy), bride: starOf(girl) });

type Kootas = readonly { readonly key: string; readonly points: number }[];
const points = (kootas: Kootas, id: string) => kootas.find(({ key }) => key === (THEIRS[id] ?? id))?.points;
const ask = async (handler: Handler, body: object) => {
  const { status, body: answer, text } = await call(handler, body);
  if (status !== 200) throw new Error(text);
  return answer;
};

describe('matching/ashtakoot on the reference pairs', () => {
  it('scores the six solid kootas of every pair of stars, and yoni by both tables', async () => {
    const mismatches: number[] = [];
    for (const row of CASES) {
      const a = await ask(ashtakoot, { ...starsOf(row), ...SCHOOL });
      const b = await ask(ashtakoot, { ...starsOf(row), ...SCHOOL, yoni: 'two' });
      for (const [id, expected] of Object.entries(row.kutas))
        mismatches.push(points(a.data.kootas, id) === expected ? 0 : 1);
      mismatches.push(points(a.data.kootas, 'yoni') === row.yoni.table_a ? 0 : 1);
      mismatches.push(points(b.data.kootas, 'yoni') === row.yoni.table_b ? 0 : 1);
      expect(a.data.manglik).toBeNull();
      expect(a.meta.time).toBeUndefined();
    }
    expect(mismatches).toHaveLength(150 * 8);
    expect(mismatches.filter(Boolean)).toEqual([]);
  });

  it('scores all eight of every pair of births', async () => {
    const mismatches = new Measured();
    for (const row of BIRTHS) {
      const body = birthsOf(row);
      const { data, meta } = await ask(ashtakoot, { ...body, ...SCHOOL });
      const saravali = await ask(ashtakoot, { ...body, ...SCHOOL, vashya: 'saravali' });
      for (const [id, expected] of Object.entries(row.kutas))
        mismatches.of(body, points(data.kootas, id) === expected ? 0 : 1);
      mismatches.of(body, points(data.kootas, 'vashya') === row.vashya.common ? 0 : 1);
      mismatches.of(body, points(saravali.data.kootas, 'vashya') === row.vashya.saravali ? 0 : 1);
      mismatches.of(body, data.total === row.total_36 ? 0 : 1);
      expect(meta.settings).toMatchObject(SCHOOL);
    }
    expect(mismatches).toHaveLength(24 * 9);
    expect(mismatches.filter(Boolean)).toEqual([]);
    const oracle = 'classical tables by Moon longitude, cross-checked with PyJHora 4.8.5; pairs of births over the API';
    record({ endpoint: 'matching/ashtakoot', oracle, unit: 'mismatches' }, mismatches);
  });

  it('has the Moon and the houses of Mars of every birth', async () => {
    const sky = await testSky();
    const moons: number[] = [];
    const houses = BIRTHS.flatMap(({ boy, girl }) => [boy, girl]).flatMap((person) => {
      const { year, month, day, hour, minute, second, tzone, lat, lon } = person;
      const jd = fromCivil({ year, month, day }, hour + minute / 60 + second / 3600, tzone);
      const chart = castChart(sky, jd, { lat, lon, altitude: 0 });
      moons.push(chart.grahas.moon.longitude - person.moon);
      const [north, all] = [manglikOf(chart, 'north').from, manglikOf(chart, 'all').from];
      const { from_lagna, from_moon, from_venus } = person.mars_house;
      return [
        north.lagna.house === from_lagna,
        north.moon.house === from_moon,
        north.venus.house === from_venus,
        north.lagna.present === person.manglik_1_4_7_8_12_lagna,
        all.lagna.present === person.manglik_with_2_lagna,
        north.moon.present === person.manglik_1_4_7_8_12_moon,
      ].map((same) => (same ? 0 : 1));
    });
    expect(moons.length * 6).toBe(houses.length);
    expect(Math.max(...moons.map(Math.abs))).toBeLessThan(1e-6); // the file prints seven decimals
    expect(houses.filter(Boolean)).toEqual([]);
    record(
      { endpoint: 'matching/manglik', oracle: 'houses of Mars by sign on the Swiss Ephemeris', unit: 'mismatches' },
      houses,
    );
  });
});

describe('the published example', () => {
  it('comes out as printed', async () => {
    const { data, meta } = await ask(ashtakoot, EXAMPLE_PAIR);
    // The sentence is what the koota compares, a colon, and what was found.
    const foundIn = (text: string): string => text.slice(text.indexOf(': ') + 2).replace(/^./, (c) => c.toUpperCase());
    const koota = (key: string, title: string, groom: string, bride: string, got: string, text: string) => {
      const [given, max] = got.split('/').map(Number);
      const [[groomKey, groomName], [brideKey, brideName]] = [groom.split('='), bride.split('=')];
      return {
        ...{ key, name: title, groom: groomKey, groom_name: groomName, bride: brideKey, bride_name: brideName },
        ...{ points: given, max, dosha: false, cancelled: false, text, found: foundIn(text) },
      };
    };
    expect(data).toEqual({
      groom: {
        nakshatra: { id: 17, key: 'anuradha', name: 'Anuradha' },
        pada: 1,
        moon_sign: { id: 8, key: 'scorpio', name: 'Scorpio' },
        moon_sign_lord: 'mars',
        moon_sign_lord_name: 'Mars',
      },
      bride: {
        nakshatra: { id: 4, key: 'rohini', name: 'Rohini' },
        pada: expect.any(Number),
        moon_sign: { id: 2, key: 'taurus', name: 'Taurus' },
        moon_sign_lord: 'venus',
        moon_sign_lord_name: 'Venus',
      },
      total: 29.5,
      adjusted: 29.5,
      kootas: [
        koota(
          'varna',
          'Varna',
          'brahmin=Brahmin',
          'vaishya=Vaishya',
          '1/1',
          'Varna compares outlook on work: the groom’s varna, Brahmin, ranks above the bride’s, Vaishya, so the point is given.',
        ),
        koota(
          'vashya',
          'Vashya',
          'keeta=Keeta',
          'chatushpada=Chatushpada',
          '1/2',
          'Vashya compares influence on each other: the groom is of the Keeta group and the bride of the Chatushpada, a match in part.',
        ),
        koota(
          'tara',
          'Tara',
          'pratyari=Pratyari',
          'sadhaka=Sadhaka',
          '1.5/3',
          'Tara compares well-being together: counted from her star his tara is Pratyari, and from his star hers is Sadhaka; one of the two is adverse.',
        ),
        koota(
          'yoni',
          'Yoni',
          'deer=Deer',
          'serpent=Serpent',
          '2/4',
          'Yoni compares nature and closeness by animals: his is the deer, hers the serpent; the two are neutral to each other.',
        ),
        koota(
          'graha_maitri',
          'Graha Maitri',
          'mars=Mars',
          'venus=Venus',
          '3/5',
          'Graha maitri compares friendship of mind: the lords of the Moon signs, Mars and Venus, are neutral both ways.',
        ),
        koota(
          'gana',
          'Gana',
          'deva=Deva',
          'manushya=Manushya',
          '6/6',
          'Gana compares temperament: he is of the Deva gana, she of the Manushya; the two agree well.',
        ),
        koota(
          'bhakoot',
          'Bhakoot',
          'scorpio=Scorpio',
          'taurus=Taurus',
          '7/7',
          'Bhakoot compares family life and money: the Moon signs, his Scorpio and hers Taurus, stand well to each other.',
        ),
        koota(
          'nadi',
          'Nadi',
          'madhya=Madhya',
          'antya=Antya',
          '8/8',
          'Nadi compares constitution: his nadi is Madhya and hers Antya; they differ, as tradition asks.',
        ),
      ],
      exceptions: [],
      verdict: 'recommended',
      verdict_name: 'Recommended',
      manglik: { groom: true, bride: true, balanced: true },
    });
    expect(meta.settings).toEqual({
      ayanamsa: 'lahiri',
      vashya: 'sesqui',
      yoni: 'standard',
      gana: 'dharmasindhu',
      manglik_houses: 'all',
      language: 'en',
    });
    expect(meta.time).toMatchObject({ groom: { utc: '1990-05-10T14:25:00Z' }, bride: { utc: '1992-08-22T01:00:00Z' } });
  });

  it('may name its partners otherwise', async () => {
    const { data } = await ask(ashtakoot, EXAMPLE_PAIR);
    const { groom, bride } = EXAMPLE_PAIR;
    for (const [g, b] of [
      ['boy', 'girl'],
      ['male', 'female'],
      ['p1', 'p2'],
    ] as const)
      expect((await ask(ashtakoot, { [g]: groom, [b]: bride })).data).toEqual(data);
  });

  it('may mix a birth with a star, and then says nothing of Mars', async () => {
    const { data, meta } = await ask(ashtakoot, { groom: EXAMPLE_PAIR.groom, bride: { nakshatra: 'rohini' } });
    expect([data.total, data.manglik, data.groom.pada, data.bride.pada]).toEqual([29.5, null, 1, null]);
    expect(meta.warnings.map(({ code }: { code: string }) => code)).toEqual(['MANGLIK_NOT_JUDGED']);
  });
});

describe('the sentence of a koota', () => {
  /** What a sentence says of the points, in English; a table option may change the points, never the sense. */
  const SAYS: Readonly<Record<string, readonly (readonly [RegExp, (given: number, max: number) => boolean])[]>> = {
    varna: [
      [/is given/, (given) => given === 1],
      [/is not given/, (given) => given === 0],
    ],
    vashya: [
      [/full match/, (given, max) => given === max],
      [/in part/, (given, max) => given > 0 && given < max],
      [/do not match/, (given) => given === 0],
    ],
    tara: [
      [/both are good/, (given) => given === 3],
      [/one of the two/, (given) => given === 1.5],
      [/both are adverse/, (given) => given === 0],
    ],
    yoni: [
      [/full match/, (given) => given === 4],
      [/are friendly/, (given) => given === 3],
      [/neutral to each other/, (given) => given === 2],
      [/not friendly/, (given) => given === 1],
      [/natural opponents/, (given) => given === 0],
    ],
    graha_maitri: [
      [/one planet|friends both ways/, (given) => given === 5],
      [/who is neutral/, (given) => given === 4],
      [/neutral both ways/, (given) => given === 3],
      [/a friend to the other, who is an enemy/, (given) => given === 1],
      [/neutral to the other, who is an enemy/, (given) => given === 0.5],
      [/enemies both ways/, (given) => given === 0],
    ],
    gana: [
      [/both are of the/, (given) => given === 6],
      [/agree well/, (given) => given >= 5],
      [/agree little/, (given) => given === 1],
      [/do not agree/, (given) => given === 0],
    ],
    bhakoot: [
      [/stand well/, (given) => given === 7],
      [/bhakoot dosha/, (given) => given === 0],
    ],
    nadi: [
      [/differ/, (given) => given === 8],
      [/nadi dosha/, (given) => given === 0],
    ],
  };
  interface Koota {
    readonly key: string;
    readonly groom_name: string;
    readonly bride_name: string;
    readonly points: number;
    readonly max: number;
    readonly dosha: boolean;
    readonly cancelled: boolean;
    readonly text: string;
  }
  const tables = [{}, { vashya: 'half', yoni: 'two', gana: 'transposed' }, { vashya: 'saravali', gana: 'symmetric' }];

  // Of each pair one row of the table is told, whichever table it is: grooms take turns over the tables.
  const grooms = Array.from({ length: 14 }, (_, n) => 1 + 2 * n);

  it.each(tables)('is true to the values of every pair of stars under %j', async (table) => {
    const seen = new Set<string>();
    for (const groom of matrix(grooms, (_, n) => n % tables.length === tables.indexOf(table)))
      for (let bride = 1; bride <= 27; bride++) {
        const pair = { groom: { nakshatra: groom, pada: 2 }, bride: { nakshatra: bride, pada: 3 } };
        const [english, hindi] = [
          await ask(ashtakoot, { ...pair, ...table }),
          await ask(ashtakoot, { ...pair, ...table, language: 'hi' }),
        ];
        const rows: readonly Koota[] = english.data.kootas;
        const lifted = new Set(
          english.data.exceptions.flatMap((row: { koota: string; cancels: boolean; applies: boolean }) =>
            row.cancels && row.applies ? [row.koota] : [],
          ),
        );
        rows.forEach((row, i) => {
          const says = (SAYS[row.key] ?? []).filter(([words]) => words.test(row.text));
          expect([row.text, says.map(([, holds]) => holds(row.points, row.max))]).toEqual([row.text, [true]]);
          expect(row.text.toLowerCase()).toContain(row.groom_name.toLowerCase());
          if (row.groom_name !== row.bride_name) expect(row.text.toLowerCase()).toContain(row.bride_name.toLowerCase());
          expect([row.text, /an exception makes up for it\.$/.test(row.text)]).toEqual([row.text, row.cancelled]);
          expect(row.cancelled).toBe(row.dosha && lifted.has(row.key));
          const said: Koota = hindi.data.kootas[i];
          expect(said.text).toContain(said.groom_name);
          expect([said.text, /परिहार/.test(said.text), said.text.endsWith('।')]).toEqual([
            said.text,
            row.cancelled,
            true,
          ]);
          expect(said.text).not.toMatch(/[{}A-Za-z]/);
          seen.add(row.text.replace(row.groom_name, '').replace(row.bride_name, ''));
        });
        const sum = rows.reduce((all, { points: given, max, cancelled }) => all + (cancelled ? max : given), 0);
        expect(english.data.adjusted).toBeCloseTo(sum, 6);
      }
    expect(seen.size).toBeGreaterThan(30);
  });
});

describe('a star in place of a birth', () => {
  it('needs its pada when it lies in two signs', async () => {
    const stars = { groom: { nakshatra: 3 }, bride: { nakshatra: 1 } };
    const { status, body } = await call(nadi, stars);
    expect([status, body.error.details[0].field, body.error.details[0].code]).toEqual([400, 'groom.pada', 'REQUIRED']);
    expect((await call(nadi, { ...stars, groom: { nakshatra: 3, pada: 2 } })).status).toBe(200);
  });

  it('is refused where a chart is needed', async () => {
    for (const handler of [manglik, papasamyam, summary])
      expect((await call(handler, { groom: { nakshatra: 1 }, bride: { nakshatra: 2 } })).status).toBe(400);
  });
});

describe('matching/nadi and matching/bhakoot', () => {
  it('say what they saw and which rule lifts it', async () => {
    const { data } = await ask(nadi, { groom: { nakshatra: 1, pada: 1 }, bride: { nakshatra: 1, pada: 2 } });
    expect(data).toMatchObject({
      groom: 'adi',
      groom_name: 'Adi',
      bride: 'adi',
      present: true,
      cancelled: true,
      points: 0,
      max: 8,
    });
    expect(data.exceptions.filter(({ applies }: { applies: boolean }) => applies)).toEqual([
      {
        rule: 'same_star_other_pada',
        rule_name: 'one star, but different padas',
        source: 'Muhurta Chintamani, vivaha-prakarana',
        cancels: true,
        applies: true,
      },
    ]);
    expect(data.exceptions).toHaveLength(5);
    const sixEight = await ask(bhakoot, { groom: { nakshatra: 1 }, bride: { nakshatra: 13 } });
    expect(sixEight.data).toMatchObject({
      distance: { groom_to_bride: 6, bride_to_groom: 8 },
      kind: '6-8',
      kind_name: '6-8 (Shadashtaka)',
      present: true,
      cancelled: false,
      points: 0,
      max: 7,
    });
    const clear = await ask(bhakoot, { groom: { nakshatra: 1 }, bride: { nakshatra: 15 } });
    expect(clear.data).toMatchObject({ kind: 'none', present: false, cancelled: false, exceptions: [], points: 7 });
  });
});

describe('matching/dashakoot', () => {
  it('takes the points of the eight kootas over under their southern names', async () => {
    const [ten, eight] = [await ask(dashakoot, EXAMPLE_PAIR), await ask(ashtakoot, EXAMPLE_PAIR)];
    expect(eight.data.total).toEqual(expect.any(Number));
    expect(ten.data.total).toBe(eight.data.total);
    expect(
      ten.data.kootas.map(({ key, points: got, max }: Kootas[number] & { max: number }) => [key, got, max]),
    ).toEqual([
      ['dina', 1.5, 3],
      ['gana', 6, 6],
      ['yoni', 2, 4],
      ['rashi', 7, 7],
      ['rashyadhipati', 3, 5],
      ['nadi', 8, 8],
      ['vashya', 1, 2],
      ['varna', 1, 1],
    ]);
    // From Rohini to Anuradha 14 stars; kati and kantha; 4 and 17 are no vedha pair.
    expect(ten.data.flags).toEqual({ mahendra: false, stri_dirgha: true, rajju: true, vedha: true });
  });
});
