import * as fc from '../../support/property.ts';
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { natalDoshas } from '../../../layers/jyotish/dosha/all.ts';
import { KAAL_SARP_TYPES, kaalSarpIn } from '../../../layers/jyotish/dosha/kaal-sarp.ts';
import {
  type MANGLIK_HOUSES,
  MANGLIK_REFERENCES,
  manglikOf,
  type ManglikReference,
} from '../../../layers/jyotish/dosha/manglik.ts';
import { kalathraOf } from '../../../layers/jyotish/dosha/kalathra.ts';
import { papaPoints } from '../../../layers/jyotish/dosha/papasamyam.ts';
import { PITRA } from '../../../layers/jyotish/dosha/pitra.ts';
import { doshaTrace, gradeByCount, judgeDosha } from '../../../layers/jyotish/dosha/rule.ts';
import { julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../../layers/jyotish/condition/doctrine.ts';
import { PAIR_DOSHAS, pairDoshas } from '../../../layers/jyotish/dosha/pairs.ts';
import { chartReading } from '../../../layers/jyotish/condition/reading.ts';
import { handChart } from '../../support/chart.ts';
import { record } from '../../support/ledger.ts';
import { testSky } from '../../support/sky.ts';
import { vectorCases } from '../../support/vectors.ts';

const reading = (tokens: string) => chartReading(handChart(tokens));
const finding = (id: string, tokens: string) => {
  const found = natalDoshas(reading(tokens)).find((row) => row.id === id);
  if (!found) throw new Error(id);
  return {
    ...found,
    met: found.met.map(({ id: key }) => key),
    cancelledBy: found.cancelledBy.map(({ id: key }) => key),
  };
};

interface Person {
  readonly jd_ut: number;
  readonly lat: number;
  readonly lon: number;
  readonly mars_house?: { readonly from_lagna: number; readonly from_moon: number; readonly from_venus: number };
  readonly manglik_1_4_7_8_12_lagna: boolean;
  readonly manglik_with_2_lagna: boolean;
  readonly manglik_1_4_7_8_12_moon: boolean;
}

describe('manglik', () => {
  it('counts the houses of Mars as the reference does', async () => {
    const sky = await testSky();
    const people = vectorCases<{ boy: Person; girl: Person }>('matching.json')
      .flatMap(({ boy, girl }) => [boy, girl])
      .filter(({ mars_house }) => mars_house !== undefined);
    expect(people.length).toBe(48);
    const wrong = people.map((person) => {
      const place = { lat: person.lat, lon: person.lon, altitude: 0 };
      const chart = castChart(sky, julian(person.jd_ut), place);
      const all = manglikOf(chart).from;
      const north = manglikOf(chart, 'north').from;
      const ours = [
        all.lagna.house,
        all.moon.house,
        all.venus.house,
        all.lagna.present,
        north.lagna.present,
        north.moon.present,
      ];
      const houses = person.mars_house;
      const theirs = [
        houses?.from_lagna,
        houses?.from_moon,
        houses?.from_venus,
        person.manglik_with_2_lagna,
        person.manglik_1_4_7_8_12_lagna,
        person.manglik_1_4_7_8_12_moon,
      ];
      return ours.filter((value, i) => value !== theirs[i]).length;
    });
    record(
      {
        endpoint: 'dosha/manglik',
        oracle: 'Mars houses from lagna, Moon and Venus by the Swiss Ephemeris C library (matching.json)',
        unit: 'mismatches',
      },
      wrong,
    );
    expect(wrong.every((n) => n === 0)).toBe(true);
  });

  /** Rules that apply from a reference. */
  const applying = (tokens: string, reference: ManglikReference): readonly number[] =>
    manglikOf(handChart(tokens))
      .cancellations.filter((row) => row.reference === reference && row.applies)
      .map(({ rule }) => rule);

  // Mars present from the lagna, from neither Moon nor Venus, and nothing to cancel it.
  const bare = 'As3 Ma9 Mo5 Ve1 Ju8';
  it.each([
    ['', []],
    ['Ma10', [1]],
    ['As2 Ma5 Mo3 Ve11', [2]],
    ['As2 Ma3 Mo1 Ve12', [3]],
    ['As10 Ma4 Mo12 Ju3', [3]],
    ['As2 Ma9 Mo5', [3]],
    ['Ma2 Ju5', [3]],
    ['Ju3', [4]],
    ['Ju1', [4]],
    ['Ve3', [4]],
    ['Mo9', [5]],
    ['Ju9', [4, 6]],
    ['As4 Ma7', [7]],
    ['Ma9~', [8]],
    ['Ma9*', [8]],
  ])('%s: rules %j apply from the lagna', (move, rules) => {
    const tokens = `${bare} ${move}`;
    const found = manglikOf(handChart(tokens));
    expect(found.from.lagna.present).toBe(true);
    expect(applying(tokens, 'lagna')).toEqual(rules);
    const cancelled = rules.some((rule) => rule <= 7);
    expect(found.effective).toBe(
      !cancelled || (found.from.moon.present && applying(tokens, 'moon').every((r) => r > 7)),
    );
  });

  it('reports every rule for every reference, and nothing applies where Mars does no harm', () => {
    const found = manglikOf(handChart('As1 Ma5 Mo1 Ve3 Ju5')); // Leo, with Jupiter, in no counted house
    expect(found.cancellations).toHaveLength(8 * 3);
    expect(found).toMatchObject({ manglik: false, effective: false, grade: 'none', extent: 'none', severity: 0 });
    expect(found.cancellations.some(({ applies }) => applies)).toBe(false);
  });

  it('is present from the Moon alone, effective until that too is cancelled; Venus alone only weighs', () => {
    // Mars 7th from the Moon and third from the lagna.
    expect(manglikOf(handChart('As7 Ma9 Mo3 Ve1 Ju8'))).toMatchObject({ manglik: true, effective: true });
    expect(manglikOf(handChart('As7 Ma9 Mo3 Ve7 Ju8'))).toMatchObject({ manglik: true, effective: false });
    // From Venus alone: 20 × 1 × great friend .7 (Jupiter in Scorpio, the twelfth from Mars).
    const venus = manglikOf(handChart('As7 Ma9 Mo5 Ve3 Ju8'));
    expect(venus).toMatchObject({ manglik: false, effective: false, grade: 'none' });
    expect(venus.severity).toBeCloseTo(14, 10);
  });

  it.each([
    // 50 × 1 (7th) × .7 (great friend)
    ['As3 Ma9 Mo5 Ve1 Ju8', 35, 'mild', 'partial'],
    // + Moon 30 × 1 (8th) × .7
    ['As3 Ma9 Mo2 Ve1 Ju8', 56, 'moderate', 'full'],
    // fallen in Cancer: 50 × .8 (4th) × 1.2 = 48
    ['As1 Ma4 Mo12 Ve6 Ju3 Su12', 48, 'moderate', 'full'],
    // fallen, 8th from the lagna, 7th from the Moon, 12th from Venus: (50 + 30 + 20 × .8) × 1.2 = 115.2, capped
    ['As9 Ma4 Mo10 Ve5 Ju3', 100, 'strong', 'full'],
    // own sign in the 8th of Aries: 50 × 1 × .4
    ['As1 Ma8 Mo6 Ve6 Ju3', 20, 'mild', 'partial'],
  ] as const)('%s weighs %d', (tokens, severity, grade, extent) => {
    const found = manglikOf(handChart(tokens));
    expect(found.severity).toBeCloseTo(severity, 10);
    expect(found).toMatchObject({ grade, extent, manglik: true });
  });

  it('knows the three lists of houses', () => {
    const houses = (list: keyof typeof MANGLIK_HOUSES): readonly number[] =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter(
        (sign) => manglikOf(handChart(`As1 Ma${sign}`), list).from.lagna.present,
      );
    expect(houses('all')).toEqual([1, 2, 4, 7, 8, 12]);
    expect(houses('north')).toEqual([1, 4, 7, 8, 12]);
    expect(houses('south')).toEqual([2, 4, 7, 8, 12]);
  });

  it('is effective only where it is present, for any chart', () => {
    const sign = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(sign, sign, sign, sign, (as, ma, mo, ve) => {
        const found = manglikOf(handChart(`As${as} Ma${ma} Mo${mo} Ve${ve}`));
        expect(!found.effective || found.manglik).toBe(true);
        expect(found.manglik).toBe(found.from.lagna.present || found.from.moon.present);
        expect(MANGLIK_REFERENCES.some((r) => found.from[r].present)).toBe(found.severity > 0);
        expect(found.severity).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('Kaal Sarp', () => {
  const serpent = (tokens: string) => kaalSarpIn(reading(tokens));
  const inside = 'Su3 Mo4 Ma5 Me3 Ju6 Ve4 Sa7';
  it('is complete from Rahu forward, and from Ketu forward', () => {
    expect(serpent(`Ra2 ${inside}`)).toMatchObject({
      present: true,
      partial: false,
      type: 'kulik',
      direction: 'ascending',
      brokenBy: [],
      axis: { rahu: 2, ketu: 8 },
      grade: 'moderate',
    });
    expect(serpent(`Ra8 ${inside}`)).toMatchObject({
      present: true,
      partial: false,
      type: 'karkotak',
      direction: 'descending',
    });
  });

  it('is partial with one outside and absent with two', () => {
    expect(serpent(`Ra2 ${inside} Sa9`)).toMatchObject({
      present: false,
      partial: true,
      type: 'kulik',
      brokenBy: ['saturn'],
      grade: 'none',
    });
    expect(serpent(`Ra2 ${inside} Sa9 Ve10`)).toMatchObject({
      present: false,
      partial: false,
      type: null,
      direction: null,
      brokenBy: ['venus', 'saturn'],
      grade: 'none',
    });
  });

  it('goes by longitude, not by sign', () => {
    expect(serpent(`Ra2/10 ${inside} Sa2/10.1`)).toMatchObject({ partial: false });
    expect(serpent(`Ra2/10 ${inside} Sa2/10`)).toMatchObject({ partial: false });
    expect(serpent(`Ra2/10 ${inside} Sa2/9.9`)).toMatchObject({ partial: true, brokenBy: ['saturn'] });
    expect(serpent(`Ra2/10 ${inside} Sa8/10.1`)).toMatchObject({ partial: true });
  });

  it('has twelve kinds by the house of Rahu', () => {
    const kinds = Array.from({ length: 12 }, (_, i) => serpent(`As${((13 - i) % 12) + 1} Ra2 ${inside}`).type);
    expect(kinds).toEqual(KAAL_SARP_TYPES);
  });
});

describe('pitra', () => {
  const met = (tokens: string) =>
    doshaTrace(PITRA, reading(tokens))
      .filter((row) => row.met)
      .map(({ id }) => id);
  // Aries lagna: the ninth is Sagittarius, its lord Jupiter. Saturn in Virgo aspects Scorpio, Pisces and Gemini.
  const bare = 'Su4 Mo3 Ma5 Ju3 Ra2';
  it.each([
    ['', []],
    ['Su2', ['luminary_with_node']],
    ['Su8', ['luminary_with_node', 'sun_with_or_aspected_by_saturn']],
    ['Mo8', ['luminary_with_node']],
    ['Su6', ['sun_with_or_aspected_by_saturn']],
    ['Su3', ['sun_with_or_aspected_by_saturn']],
    ['Sa9 Ma9', ['ninth_house_afflicted']],
    ['Sa9', []],
    ['Ju6', ['ninth_lord_fallen']],
    ['Ra9', ['node_in_ninth']],
  ])('%s meets %j', (move, rules) => {
    expect(met(`${bare} ${move}`)).toEqual(rules.length === 0 ? [] : expect.arrayContaining(rules));
  });

  it('is graded by the number of rules', () => {
    expect(judgeDosha(PITRA, reading(bare))).toMatchObject({ present: false, grade: 'none' });
    expect(judgeDosha(PITRA, reading(`${bare} Su2`))).toMatchObject({
      present: false,
      grade: 'none',
      met: [{ id: 'luminary_with_node' }],
      planets: ['sun', 'rahu'],
    });
    expect(judgeDosha(PITRA, reading(`${bare} Su8`)).grade).toBe('moderate');
    expect(judgeDosha(PITRA, reading(`${bare} Su8 Ju6`)).grade).toBe('strong');
    expect([-1, 0, 1, 2, 3, 9].map(gradeByCount)).toEqual(['none', 'none', 'mild', 'moderate', 'strong', 'strong']);
  });
});

describe('the other natal doshas', () => {
  it.each([
    // Within 3°, within 10°, wider; eased by the dignity of Jupiter; with Ketu.
    ['guru_chandal', 'Ju2 Ra2', 'strong'],
    ['guru_chandal', 'Ju2/11 Ra2/15', 'moderate'],
    ['guru_chandal', 'Ju2/1 Ra2/20', 'mild'],
    ['guru_chandal', 'Ju4 Ra4', 'mild'],
    ['guru_chandal', 'Ju8 Ra2', 'mild'],
    ['guru_chandal', 'Ju3 Ra2', 'none'],
    ['grahan', 'Mo2/1 Ra2/20', 'mild'],
    ['grahan', 'Mo6/11 Ra6/20', 'moderate'],
    ['grahan', 'Mo6/17.5 Ra6/20 Ju3', 'strong'],
    ['grahan', 'Mo6/17.5 Ra6/20 Ju6/1', 'mild'],
    ['grahan', 'Mo6/1 Su6/18 Ra6/20', 'strong'],
    ['grahan', 'Mo3 Ra2', 'none'],
    ['shrapit', 'Sa2 Ra2', 'strong'],
    ['shrapit', 'Sa2/10 Ra2', 'moderate'],
    ['angarak', 'Ma2 Ra8', 'strong'],
    ['angarak', 'Ma2/5 Ra8', 'moderate'],
    ['vish', 'Mo6 Sa6', 'strong'],
    ['vish', 'Mo6/9 Sa6', 'moderate'],
    ['vish', 'Mo10 Sa4', 'mild'],
    ['vish', 'Mo10 Sa4 Ju10', 'mild'],
    ['gandmool', 'Mo1/2', 'moderate'],
    ['gandmool', 'Mo1/5', 'mild'],
    ['gandmool', 'Mo4/17', 'mild'],
    ['gandmool', 'Mo12/29', 'moderate'],
    ['gandmool', 'Mo2', 'none'],
    ['abhukta_mula', 'Mo9/0.4', 'mild'],
    ['abhukta_mula', 'Mo9/0.5', 'none'],
    ['kemadruma', 'Mo3 Ma5 Me8 Ju8 Ve5 Sa11', 'mild'],
    ['daridra', 'Sa6', 'mild'],
    ['daridra', 'Sa6 Ma12 Ju1 Ve1', 'moderate'],
    ['shakata', 'Ju4 Mo9', 'mild'],
    ['kalatra', 'Su4 Ma7 Sa10 Ra3', 'none'],
    // The seventh of Aries, and 1, 4, 8, 12; Venus strong and apart.
    ['kalatra', 'Su4 Ma7 Sa8 Ra4 Ve7 Ju3', 'moderate'],
    // Without one in the seventh, and Venus out of harm.
    ['kalatra', 'Su4 Ma1 Sa8 Ra4 Ve5 Ju3', 'mild'],
    ['kalatra', 'Su4 Ma7 Sa8 Ra2 Ve7 Ju3', 'strong'],
    ['ghatak', 'Ma6 Sa6', 'strong'],
    ['ghatak', 'Ma6/6 Sa6', 'moderate'],
    ['ghatak', 'Ma5 Sa6', 'none'],
  ])('%s in %s is %s', (id, tokens, grade) => {
    expect(finding(id, tokens)).toMatchObject({ grade, present: grade !== 'none' });
  });

  it('notes three malefics of kalatra without counting them', () => {
    expect(finding('kalatra', 'Su4 Ma7 Sa8 Ra3')).toMatchObject({
      present: false,
      grade: 'none',
      met: ['sun', 'mars', 'saturn'],
    });
  });

  it('marks what is cancelled', () => {
    expect(finding('gandmool', 'Mo4/17').cancelledBy).toEqual(['harmless_pada']);
    expect(finding('kemadruma', 'Mo3 Ma5 Me8 Ju8 Ve5 Sa10').cancelledBy).toEqual(['planet_in_kendra_from_lagna']);
    expect(finding('manglik', 'As3 Ma10 Mo5 Ve1 Ju8')).toMatchObject({
      cancelledBy: ['own_or_exalted_sign'],
      grade: 'mild',
    });
    expect(finding('manglik', 'As3 Ma9 Mo5 Ve1 Ju8')).toMatchObject({ cancelledBy: [], met: ['from_lagna'] });
  });
});

describe('kalathra', () => {
  // Aries rises, so Venus rules the seventh. Nothing is met here; each row moves what it says.
  const QUIET = 'Su3 Ma5 Sa10 Ra9 Ve11 Ju2';
  it.each<[string, string[], string[]]>([
    ['', [], []],
    ['Ma7', ['malefic_in_7: mars'], []],
    ['Ma2', ['malefic_in_2: mars'], []],
    ['Ma8', ['malefic_in_1_4_8_12: mars'], []],
    ['Ma2 Sa8', ['malefic_in_2: mars', 'malefic_in_1_4_8_12: saturn'], []],
    ['Ve8', ['lord7_in_6_8_12: venus', 'venus_weak: venus'], []],
    ['Ve6', ['lord7_in_6_8_12: venus', 'lord7_fallen: venus', 'venus_weak: venus'], []],
    ['Ve11*', ['lord7_fallen: venus', 'venus_afflicted: venus'], []],
    ['Ve10', ['venus_afflicted: venus saturn'], []],
    ['Ve3', ['venus_afflicted: venus sun ketu'], []],
    ['Ma7 Ju7', ['malefic_in_7: mars'], ['jupiter_on_7']],
    ['Ma7 Ju3', ['malefic_in_7: mars'], ['jupiter_on_7']],
    ['Ma7 Ve7', ['malefic_in_7: mars'], ['lord7_dignified']],
    ['Ve12', ['lord7_in_6_8_12: venus', 'venus_weak: venus'], ['lord7_dignified']],
  ])('%s', (tokens, met, eased) => {
    const found = kalathraOf(reading(`${QUIET} ${tokens}`));
    const lines = found.rules
      .filter(({ planets }) => planets.length > 0)
      .map(({ key, planets }) => `${key}: ${planets.join(' ')}`);
    expect([lines, found.easedBy]).toEqual([met, eased]);
    // Fewer than four malefics: noted, not counted.
    expect([found.present, found.grade]).toEqual([false, 'none']);
  });

  it('is the row of every list: present by the count, graded by the rules', () => {
    const sign = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(sign, sign, sign, sign, sign, (su, ma, sa, ra, ve) => {
        const tokens = `Su${su} Ma${ma} Sa${sa} Ra${ra} Ve${ve}`;
        const found = kalathraOf(reading(tokens));
        const listed = finding('kalatra', tokens);
        expect([found.present, found.grade, found.met.map(({ id }) => id)]).toEqual([
          listed.present,
          listed.grade,
          listed.met,
        ]);
        const malefics = [su, ma, sa, ra, ((ra + 5) % 12) + 1].filter((one) =>
          [1, 2, 4, 7, 8, 12].includes(one),
        ).length;
        const rules = found.rules.filter(({ planets }) => planets.length > 0).length;
        const grade = ['mild', 'mild', 'moderate'][rules] ?? 'strong';
        expect([found.present, found.grade]).toEqual(malefics >= 4 ? [true, grade] : [false, 'none']);
      }),
    );
  });
});

describe('pair doshas', () => {
  const pairs = (tokens: string, wide = false) =>
    pairDoshas(chartReading(handChart(tokens), 1, NO_CIRCUMSTANCES, { ...READING_DOCTRINE, wide }));
  const forms = (tokens: string, wide = false): readonly string[] =>
    pairs(tokens, wide).map(({ id, planets, form }) => `${id} ${planets.join(' ')}: ${form}`);
  // No pair: Sun and Moon apart from the nodes, Saturn out of sight of the Moon.
  const QUIET = 'Su12 Mo3 Ma11 Ju3 Sa6 Ra2 Ve11 Me12';

  it.each<[string, readonly string[]]>([
    ['', []],
    ['Su2', ['grahan sun rahu: conjunction']],
    ['Mo8/25', ['grahan moon ketu: conjunction']],
    ['Ju8', ['guru_chandal jupiter ketu: conjunction']],
    ['Ma2', ['angarak mars rahu: conjunction']],
    ['Ma6', ['ghatak mars saturn: conjunction']],
    ['Mo6', ['vish moon saturn: conjunction']],
    ['Mo12', ['vish moon saturn: mutual_aspect']],
    ['Mo11 Sa4', ['vish moon saturn: exchange']],
    // Pushya, Saturn's star, in his tenth sign from Libra.
    ['Mo4/5 Sa7', ['vish moon saturn: star']],
    ['Mo4/25 Sa7', []],
  ])('%s', (move, found) => {
    expect(forms(`${QUIET} ${move}`)).toEqual(found);
  });

  it('counts the aspect of Saturn for shrapit alone, and only when it is asked for', () => {
    const aspecting = `${QUIET} Sa5 Ra2 Mo9`;
    expect([forms(aspecting), forms(aspecting, true)]).toEqual([[], ['shrapit saturn rahu: aspect']]);
  });

  it('are the rows of every list, with one grade', () => {
    const sign = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.array(sign, { minLength: 6, maxLength: 6 }), fc.boolean(), ([su, mo, ma, ju, sa, ra], wide) => {
        const tokens = `Su${su}/11 Mo${mo}/13 Ma${ma}/2 Ju${ju} Sa${sa}/16 Ra${ra}/12`;
        const chart = chartReading(handChart(tokens), 1, NO_CIRCUMSTANCES, { ...READING_DOCTRINE, wide });
        const listed = natalDoshas(chart).filter(({ id }) => PAIR_DOSHAS.some((one) => one === id));
        const found = pairDoshas(chart);
        for (const { id, present, grade } of listed)
          expect([id, present, grade]).toEqual([
            id,
            found.some((pair) => pair.id === id),
            found.find((pair) => pair.id === id)?.grade ?? 'none',
          ]);
      }),
    );
  });
});

describe('papasamyam', () => {
  it('weighs lagna, Moon and Venus, with dignity, and the nodes once', () => {
    // From Aries: Mars 7 (Libra; lord Venus neutral, in the twelfth from it: friend) 1; Saturn 8 (Scorpio; Mars an enemy,
    // in the twelfth from it a friend of the hour: neutral) 1; Sun 1 exalted ½; Rahu 3, Ketu 9: none.
    // From the Moon in Gemini: Mars 5, Saturn 6, Sun 11; Rahu 1 (own quarter: moolatrikona ½) → ½ × ½.
    // From Venus in Virgo: Mars 2 → ¼; Saturn 3; Sun 8 exalted → ⅛; Rahu 10; Ketu 4 (Sagittarius, moolatrikona) → ⅛.
    const { points, contributors } = papaPoints(handChart('As1 Ma7 Sa8 Su1 Ra3 Mo3 Ve6'));
    expect(points).toEqual({ lagna: 2.5, moon: 0.25, venus: 0.5, total: 3.25 });
    expect(contributors.map(({ planet, reference, house }) => `${planet} ${reference} ${house}`)).toEqual([
      'mars lagna 7',
      'saturn lagna 8',
      'sun lagna 1',
      'rahu moon 1',
      'mars venus 2',
      'sun venus 8',
      'ketu venus 4',
    ]);
  });

  it('adds a quarter for a fallen or hostile planet', () => {
    // Mars fallen in Cancer, fourth from Aries: 1.25.
    expect(papaPoints(handChart('As1 Ma4 Sa3 Su3 Ra3 Mo2 Ve2')).points.lagna).toBe(1.25);
  });

  it('never counts both nodes from one reference', () => {
    const sign = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(sign, sign, sign, sign, (as, mo, ve, ra) => {
        const { points, contributors } = papaPoints(handChart(`As${as} Mo${mo} Ve${ve} Ra${ra}`));
        for (const reference of MANGLIK_REFERENCES) {
          const nodes = contributors.filter(
            (row) => row.reference === reference && ['rahu', 'ketu'].includes(row.planet),
          );
          expect(nodes.length).toBeLessThanOrEqual(1);
        }
        const sum = contributors.reduce((total, row) => total + row.points, 0);
        expect(points.total).toBeCloseTo(sum, 12);
      }),
    );
  });
});
