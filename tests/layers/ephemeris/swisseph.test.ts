/** The ephemeris port against the C library's values, and the ways it refuses. */
import * as fc from '../../support/property.ts';
import { norm180 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { whereHousesBegin } from '../../../layers/jyotish/chart/bhava.ts';
import {
  FIRST_INSTANT_JD,
  LAST_INSTANT_JD,
  fromCivil,
  julian,
  plusDays,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import {
  AYANAMSAS,
  SkyError,
  type AyanamsaKey,
  type Body,
  type HouseSystem,
  type Place,
} from '../../../layers/jyotish/ephemeris/sky.ts';
import { loadEphemeris } from '../../../lib/adapters/ephemeris.ts';
import { record } from '../../support/ledger.ts';
import { testSky } from '../../support/sky.ts';
import { vectorCases } from '../../support/vectors.ts';
import { TOLERANCE } from '../../tolerance.ts';

interface PositionCase {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly jd_ut: number;
  readonly delta_t_sec: number;
  readonly ayanamsa_true: number;
  readonly ayanamsa_mean: number;
  readonly bodies: Readonly<
    Record<string, { readonly lon: number; readonly lat: number; readonly dist: number; readonly speed: number }>
  >;
  readonly houses: {
    readonly ascendant: number;
    readonly mc: number;
    readonly armc: number;
    readonly placidus: readonly number[] | null;
    readonly porphyry_bhava_madhya: readonly number[];
    readonly sripati_bhava_start: readonly number[];
    readonly whole_sign: readonly number[];
  };
}

const cases = vectorCases<PositionCase>('positions.json');
const mean = await testSky();
const trueNode = await testSky({ node: 'true' });
const bodyOf = (name: string): Body => name.split('_')[0]?.toLowerCase() as Body;
const worst = (deviations: readonly number[]): number => Math.max(...deviations.map(Math.abs));

/** Modes for which the library projects onto the ecliptic of their epoch; this service keeps the ecliptic of date. */
const FRAMES_OF_AN_EPOCH: readonly AyanamsaKey[] = ['j2000', 'j1900', 'b1950', 'galalign_mardyks'];

const sample = julian(2450000.3);
const delhi: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };

describe('the Swiss Ephemeris port', () => {
  it('gives the positions of the C library', () => {
    expect(cases).toHaveLength(120);
    const longitudes: number[] = [];
    const others: number[] = [];
    for (const row of cases) {
      for (const [name, expected] of Object.entries(row.bodies)) {
        const sky = name.endsWith('_true') ? trueNode : mean;
        const jd = julian(row.jd_ut);
        const found = sky.position(bodyOf(name), jd);
        longitudes.push(
          norm180(found.longitude - expected.lon),
          norm180(sky.longitude(bodyOf(name), jd) - expected.lon),
        );
        others.push(found.latitude - expected.lat, found.speed - expected.speed, found.distance - expected.dist);
      }
    }
    expect(longitudes).toHaveLength(120 * 14 * 2);
    expect(worst(longitudes)).toBeLessThan(TOLERANCE.longitudeDeg);
    expect(worst(others)).toBeLessThan(TOLERANCE.longitudeDeg);
    record(
      {
        endpoint: 'kundli/planets',
        oracle: 'Swiss Ephemeris 2.10.03 C library: longitudes of the grahas and outer planets',
        unit: 'deg',
      },
      longitudes,
    );
  });

  it('gives ayanamsa, delta T, ascendant, midheaven and cusps of the C library', () => {
    const angles: number[] = [];
    const cusps: number[] = [];
    for (const row of cases) {
      const jd = julian(row.jd_ut);
      const place = { lat: row.lat, lon: row.lon, altitude: 0 };
      angles.push(mean.ayanamsa(jd) - row.ayanamsa_true, mean.ayanamsaMean(jd) - row.ayanamsa_mean);
      angles.push(
        norm180(mean.ascendant(jd, place) - row.houses.ascendant),
        (mean.deltaT(jd) - row.delta_t_sec) / 3600,
      );
      const compare = (system: HouseSystem, found: readonly number[], expected: readonly number[]): void => {
        expect([system, found.length]).toEqual([system, 12]);
        found.forEach((cusp, i) => cusps.push(norm180(cusp - (expected[i] ?? Number.NaN))));
      };
      const sripati = mean.houses('sripati', jd, place);
      angles.push(norm180(sripati.mc - row.houses.mc), norm180(sripati.armc - row.houses.armc));
      compare('sripati', sripati.cusps, row.houses.porphyry_bhava_madhya);
      compare('sripati', whereHousesBegin(sripati, 'sripati'), row.houses.sripati_bhava_start);
      compare('whole_sign', mean.houses('whole_sign', jd, place).cusps, row.houses.whole_sign);
      if (row.houses.placidus) compare('placidus', mean.houses('placidus', jd, place).cusps, row.houses.placidus);
    }
    expect(worst(angles)).toBeLessThan(TOLERANCE.longitudeDeg);
    expect(worst(cusps)).toBeLessThan(TOLERANCE.cuspDeg);
    record({ endpoint: 'kundli/houses', oracle: 'Swiss Ephemeris 2.10.03 C library: house cusps', unit: 'deg' }, cusps);
  });

  it('offers 47 ayanamsas, each the difference between the tropical and the sidereal longitude of the library', async () => {
    const { wasm, out, more, error } = await loadEphemeris();
    const keys = Object.keys(AYANAMSAS) as AyanamsaKey[];
    expect(keys).toHaveLength(47);
    for (const key of keys) {
      const sky = await testSky({ ayanamsa: key });
      for (const jd of [2400000.5, 2451545, 2500000.25].map(julian)) {
        const longitude = sky.longitude('mars', jd);
        const shown = sky.ayanamsa(jd);
        expect([key, norm180(sky.tropical('mars', jd) - longitude - shown)]).toEqual([key, expect.closeTo(0, 9)]);
        if (FRAMES_OF_AN_EPOCH.includes(key)) continue;
        wasm._swe_set_sid_mode(AYANAMSAS[key], 0, 0);
        wasm._swe_calc_ut(jd, 4, 2 | 65536, out, error);
        expect([key, norm180(longitude - (wasm.HEAPF64[out >> 3] ?? Number.NaN))]).toEqual([key, expect.closeTo(0, 9)]);
        wasm._swe_get_ayanamsa_ex_ut(jd, 2, more, error);
        expect([key, shown - (wasm.HEAPF64[more >> 3] ?? Number.NaN)]).toEqual([key, expect.closeTo(0, 9)]);
      }
    }
  });

  it('keeps the speed of a planet where the ayanamsa passes from 360° to 0', async () => {
    const passing = await testSky({ ayanamsa: { t0_jd: sample, value: 1e-5 } });
    const other = await testSky({ ayanamsa: { t0_jd: sample, value: 10 } });
    expect(passing.ayanamsaMean(plusDays(sample, -0.5))).toBeGreaterThan(359);
    expect(passing.position('mars', sample).speed).toBeCloseTo(other.position('mars', sample).speed, 9);
  });

  it('takes an ayanamsa of the caller', async () => {
    const own = await testSky({ ayanamsa: { t0_jd: 2451545, value: 23.857092 } });
    expect(own.ayanamsaMean(julian(2451545))).toBeCloseTo(23.857092, 6);
    expect(own.longitude('sun', sample)).toBeCloseTo(mean.longitude('sun', sample), 4);
  });

  // Explanatory Supplement to the Astronomical Almanac (1992), section 9.3: from H metres rising and setting are seen
  // 2.12′ √H lower. On the equator at solstice the Sun climbs 15′ cos 23.4° a minute.
  it.each([[100], [1000], [3000]])('sees the Sun rise earlier from %i metres', (altitude) => {
    const place = { lat: 0, lon: 77, altitude };
    const solstice = fromCivil({ year: 2021, month: 12, day: 21 }, 18, 0);
    const [seen, level] = (['observer', 'apparent'] as const).map(
      (rule) => mean.nextEvent('sun', 'rise', solstice, place, rule) ?? Number.NaN,
    );
    const minutes = ((level ?? 0) - (seen ?? 0)) * 1440;
    const expected = (2.12 * Math.sqrt(altitude)) / (15 * Math.cos((23.44 * Math.PI) / 180));
    expect(Math.abs(minutes / expected - 1)).toBeLessThan(TOLERANCE.dipShare);
  });

  it('keeps no state between skies', async () => {
    const skies = [
      mean,
      trueNode,
      await testSky({ ayanamsa: 'raman' }),
      await testSky({ observer: 'topocentric', place: delhi }),
    ];
    const alone = skies.map((sky) => [
      sky.longitude('moon', sample),
      sky.longitude('rahu', sample),
      sky.ayanamsa(sample),
    ]);
    const order = fc.array(fc.nat({ max: skies.length - 1 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(order, (turns) => {
        for (const turn of turns) {
          const sky = skies[turn];
          sky?.nextEvent('moon', 'rise', sample, { lat: -33, lon: 151, altitude: 0 }, 'apparent'); // moves the observer
          expect([sky?.longitude('moon', sample), sky?.longitude('rahu', sample), sky?.ayanamsa(sample)]).toEqual(
            alone[turn],
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('moves the Moon by up to a degree for an observer on the ground', async () => {
    const ground = await testSky({ observer: 'topocentric', place: delhi });
    const shifts = Array.from({ length: 48 }, (_, i) => plusDays(sample, i / 48)).map((jd) =>
      Math.abs(norm180(ground.longitude('moon', jd) - mean.longitude('moon', jd))),
    );
    expect(Math.max(...shifts)).toBeGreaterThan(0.5);
    expect(Math.max(...shifts)).toBeLessThan(1.05);
  });

  it('sets Ketu opposite Rahu and turns its latitude', () => {
    fc.assert(
      fc.property(fc.double({ min: 2378500, max: 2597640, noNaN: true }), (t) => {
        const [rahu, ketu] = [trueNode.position('rahu', julian(t)), trueNode.position('ketu', julian(t))];
        expect(Math.abs(norm180(ketu.longitude - rahu.longitude))).toBeCloseTo(180, 9);
        expect(ketu.latitude + rahu.latitude).toBeCloseTo(0, 12);
        expect(ketu.speed).toBe(rahu.speed);
      }),
    );
  });

  it.each([
    ['before the files', 2378495.5],
    ['long before', 2000000.5],
    ['after the files', 2600000.5],
    ['no number', Number.NaN],
  ])('refuses an instant %s instead of changing theory', (_, t) => {
    for (const ask of [
      () => mean.longitude('sun', julian(t)),
      () => mean.position('moon', julian(t)),
      () => mean.nextEvent('sun', 'rise', julian(t), delhi, 'apparent'),
      () => mean.nextSolarEclipse(julian(t)),
      () => mean.nextLunarEclipse(julian(t)),
    ]) {
      expect(ask).toThrow(expect.objectContaining({ name: 'SkyError', code: 'EPHEMERIS_RANGE' }));
    }
  });

  it.each(['sun', 'moon', 'mars', 'rahu'] as const)(
    'places the %s at both ends of the range, whatever was asked before',
    (body) => {
      for (const [end, beyond] of [
        [FIRST_INSTANT_JD, 2378495.5],
        [LAST_INSTANT_JD, 2600000.5],
      ] as const) {
        mean.longitude(body, sample);
        const before = mean.longitude(body, end);
        expect(() => mean.longitude('sun', julian(beyond))).toThrow(SkyError);
        expect(() => mean.longitude('moon', julian(beyond))).toThrow(SkyError);
        expect(mean.longitude(body, end)).toBe(before);
      }
    },
  );

  it.each<[HouseSystem, boolean]>([
    ['placidus', false],
    ['koch', false],
    ['porphyry', true],
    ['sripati', true],
    ['whole_sign', true],
    ['equal', true],
    ['equal_mid', true],
  ])('answers %s inside the polar circle: %s', (system, has) => {
    const svalbard = { lat: 78.2, lon: 15.6, altitude: 0 };
    if (has) expect(mean.houses(system, sample, svalbard).cusps).toHaveLength(12);
    else expect(() => mean.houses(system, sample, svalbard)).toThrow(SkyError);
    expect(mean.ascendant(sample, svalbard)).toBeGreaterThanOrEqual(0);
  });
});
