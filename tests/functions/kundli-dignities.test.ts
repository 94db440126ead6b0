/** What a planet is in a chart: dignity, friendship, nature by the ascendant; and the upagrahas. */
import { handler as houseAnalysis } from '../../functions/kundli/house-analysis.ts';
import { handler as houseLords } from '../../functions/kundli/house-lords.ts';
import { handler as planetAnalysis } from '../../functions/kundli/planet-analysis.ts';
import { norm180 } from '../../layers/jyotish/ephemeris/angle.ts';
import { handler as dignities } from '../../functions/kundli/dignities.ts';
import { handler as friendships } from '../../functions/kundli/friendships.ts';
import { handler as functional } from '../../functions/kundli/functional-nature.ts';
import { handler as ghatChakra } from '../../functions/kundli/ghat-chakra.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as upagrahas } from '../../functions/kundli/upagrahas.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { call } from '../support/call.ts';
import { keysOf, planetsNamed } from '../support/keys.ts';
import { record } from '../support/ledger.ts';
import type { Strengths } from '../support/reference-births.ts';
import { birthFields, vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const ASHA = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

const strengths = vectorCases<Strengths>('strengths.json');
const P7 = GRAHAS.slice(0, 7);
const worst = (deviations: readonly number[]): number => Math.max(...deviations.map(Math.abs));

describe('kundli/dignities and friendships', () => {
  it('knows the dignities of the example birth', async () => {
    const { body } = await call(dignities, ASHA);
    const rows: readonly { planet: string; dignity: string; exaltation_distance: number; neecha_bhanga: unknown }[] =
      body.data.planets;
    expect(rows.map(({ dignity }) => dignity).slice(0, 2)).toEqual(['exalted', 'debilitated']);
    expect([rows[5]?.dignity, rows[6]?.dignity]).toEqual(['exalted', 'own']);
    expect(rows.filter((row) => row.neecha_bhanga !== null).map(({ planet }) => planet)).toEqual(['moon']);
    // Mars, lord of Scorpio, in the fourth sign from the ascendant and from the Moon.
    expect(rows[1]?.neecha_bhanga).toMatchObject({
      present: true,
      conditions: expect.arrayContaining([
        {
          key: 'dispositor_in_kendra',
          name: 'The lord of its sign in a kendra from the ascendant or the Moon',
          met: true,
        },
      ]),
    });
    expect(rows[0]?.exaltation_distance).toBeCloseTo(15.94216, 6);
  });

  it('tells the sign of exaltation beside the moolatrikona, of the Moon in Taurus and Mercury in Virgo', async () => {
    // 24 September 1986, noon in Delhi: the Moon at 16°55′ of Taurus, Mercury at 21°35′ of Virgo.
    const birth = { date: '1986-09-24', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 };
    const { planets } = (await call(dignities, birth)).body.data;
    const seen = Object.fromEntries(
      planets.map((row: { planet: string; dignity: string; exaltation_sign: boolean }) => [
        row.planet,
        [row.dignity, row.exaltation_sign],
      ]),
    );
    expect([seen.moon, seen.mercury]).toEqual([
      ['moolatrikona', true],
      ['own', true],
    ]);
    for (const { planet, dignity, exaltation_sign } of planets)
      if (planet !== 'moon' && planet !== 'mercury')
        expect([planet, exaltation_sign]).toEqual([planet, dignity === 'exalted']);
    const { data } = (await call(planetAnalysis, { ...birth, planet: 'moon' })).body;
    expect([data.dignity, data.exaltation_sign]).toEqual(['moolatrikona', true]);
    const lords = (await call(houseLords, birth)).body.data.houses;
    for (const { lord, exaltation_sign } of lords) expect(exaltation_sign).toBe(seen[lord][1]);
    const cancer = lords.findIndex(({ lord }: { lord: string }) => lord === 'moon') + 1;
    const sheet = (await call(houseAnalysis, { ...birth, house: cancer })).body.data;
    expect([sheet.lord_placement.dignity, sheet.lord_placement.exaltation_sign]).toEqual(['moolatrikona', true]);
  });

  it('has the compound relations of 30 reference births', async () => {
    const SCALE = ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'];
    const mismatches: number[] = [];
    for (const birth of strengths) {
      const { body } = await call(friendships, birthFields(birth));
      P7.forEach((from, i) =>
        P7.forEach((to, j) => {
          if (i === j) return;
          const expected = SCALE[(birth.compound_relations[i]?.[j] ?? NaN) + 2];
          expect([birth.id, from, to, body.data.compound[from][to]]).toEqual([birth.id, from, to, expected]);
          mismatches.push(body.data.compound[from][to] === expected ? 0 : 1);
        }),
      );
      for (const from of GRAHAS) expect(Object.keys(body.data.temporary[from])).toHaveLength(8);
    }
    record(
      {
        endpoint: 'kundli/friendships',
        oracle: 'Classical rule on Swiss Ephemeris 2.10.03 positions: compound relations',
        unit: 'mismatches',
      },
      mismatches,
    );
  });

  it('marks what an unknown time leaves open', async () => {
    // The Moon enters Sagittarius on 1990-05-12 and stays in Scorpio all of the 11th.
    const unknown = (date: string) => call(friendships, { ...ASHA, date, time: undefined, time_unknown: true });
    const open = await unknown('1990-05-12');
    const closed = await unknown('1990-05-11');
    expect([open.status, open.body.meta.uncertain]).toEqual([200, ['temporary', 'compound']]);
    expect([closed.status, closed.body.meta.uncertain]).toEqual([200, undefined]);
    const refused = await call(planets, { ...ASHA, time: undefined, time_unknown: true });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('kundli/functional-nature and ghat-chakra', () => {
  it('reads the row of Scorpio', async () => {
    const { body } = await call(functional, ASHA);
    expect(body.data).toEqual({
      benefics: planetsNamed('jupiter', 'moon', 'sun'),
      malefics: planetsNamed('venus', 'mercury', 'saturn'),
      neutrals: planetsNamed('mars'),
      yogakaraka: [],
      yogakaraka_pairs: [planetsNamed('sun', 'moon')],
      marakas: planetsNamed('venus'),
      badhaka: { house: 9, lord: 'moon', lord_name: 'Moon' },
    });
    const rule = await call(functional, { ...ASHA, functional: 'rule' });
    expect(keysOf(rule.body.data.malefics)).toEqual(['mercury', 'venus', 'saturn']);
  });

  it('reads the ghata of Scorpio', async () => {
    const { body } = await call(ghatChakra, { ...ASHA, language: 'hi' });
    expect(body.data).toMatchObject({
      month: { id: 7, key: 'ashvina', name: 'आश्विन' },
      tithi_group: 'nanda',
      tithi_group_name: 'नंदा',
      tithis: [
        { id: 1, key: 'pratipada', name: 'प्रतिपदा' },
        { id: 6, key: 'shashthi' },
        { id: 11, key: 'ekadashi' },
      ],
      weekday: { id: 5, key: 'friday', name: 'शुक्रवार' },
      nakshatra: { id: 27, key: 'revati' },
      moon_sign: { id: 2 },
    });
  });
});

describe('kundli/upagrahas', () => {
  /** Names of the reference file that are not ours. */
  const OTHER_NAMES: Readonly<Record<string, string>> = { kaala: 'kala', mandi_by_ghati: 'mandi' };

  it('agrees with 30 reference births', async () => {
    const deviations: number[] = [];
    for (const birth of strengths) {
      const { body } = await call(upagrahas, { ...birthFields(birth), sunrise: 'hindu' });
      const rows: readonly { key: string; longitude: number }[] = body.data.upagrahas;
      for (const [name, entry] of Object.entries(birth.upagrahas)) {
        const id = OTHER_NAMES[name] ?? name;
        const expected = typeof entry === 'number' ? entry : (entry.begin ?? entry.lon ?? NaN);
        deviations.push(norm180((rows.find((row) => row.key === id)?.longitude ?? NaN) - expected));
      }
    }
    expect(deviations).toHaveLength(30 * 11);
    expect(worst(deviations)).toBeLessThan(TOLERANCE.upagrahaDegree);
    record(
      {
        endpoint: 'kundli/upagrahas',
        oracle: 'Classical rule on Swiss Ephemeris 2.10.03 risings: longitudes',
        unit: 'deg',
      },
      deviations,
    );
  });

  it('leaves the parts of a sunless day empty', async () => {
    const { status, body } = await call(upagrahas, { ...ASHA, date: '1990-12-21', lat: 78.2, lon: 15.6, tz: 1 });
    expect(status).toBe(200);
    expect(body.data.sun).toBe('always_down');
    const rows: readonly { longitude: number | null; sign: unknown }[] = body.data.upagrahas;
    expect(rows.map((row) => row.longitude === null && row.sign === null)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
