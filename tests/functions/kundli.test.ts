/** The chart of a birth: planets, houses, birth details. */
import { norm180, separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { handler as avakahada } from '../../functions/kundli/avakahada.ts';
import { handler as bhavaChalit } from '../../functions/kundli/bhava-chalit.ts';
import { handler as birthDetails } from '../../functions/kundli/birth-details.ts';
import { handler as houses } from '../../functions/kundli/houses.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { degreeText } from '../../lib/answers/present/chart.ts';
import { call } from '../support/call.ts';
import { Measured, record } from '../support/ledger.ts';
import type { Positions, Strengths, Timed } from '../support/reference-births.ts';
import { birthFields, vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const ASHA = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
/** The birth whose figures were computed with the C library of Swiss Ephemeris 2.10 (Lahiri, mean node). */
const FIXTURE = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 };

interface Planet {
  readonly planet: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly speed: number;
  readonly sign: { readonly id: number };
  readonly nakshatra: { readonly id: number; readonly pada: number };
  readonly house: number;
  readonly retrograde: boolean;
}

interface Matched {
  readonly id: string;
  readonly tags: readonly string[];
  readonly boy: Timed;
  readonly girl: Timed;
  readonly nak_pada: readonly (readonly number[])[];
  readonly signs: readonly number[];
  readonly vashya: { readonly classes: readonly string[] };
  readonly yoni: { readonly animals: readonly string[] };
  readonly classes: {
    readonly varna: readonly string[];
    readonly gana: readonly string[];
    readonly nadi: readonly string[];
  };
}

const positions = vectorCases<Positions>('positions.json');
const strengths = vectorCases<Strengths>('strengths.json');
const worst = (deviations: readonly number[]): number => Math.max(...deviations.map(Math.abs));
const SWISSEPH = 'Swiss Ephemeris 2.10.03 C library';

describe('degrees as text', () => {
  it.each([
    [0, '0°00′00″'],
    [25.94216, '25°56′31″'],
    [8 + 9 / 60 + 50.7 / 3600, '8°09′50″'],
    [30 - 0.1 / 3600, '29°59′59″'],
  ])('%d is %s', (degree, text) => expect(degreeText(degree)).toBe(text));
});

describe('kundli/planets', () => {
  it('answers the worked example of the design', async () => {
    const { status, body } = await call(planets, { ...ASHA, language: 'hi' });
    expect(status).toBe(200);
    expect(body.data.planets[0]).toEqual({
      planet: 'sun',
      name: 'सूर्य',
      longitude: 25.94216,
      latitude: -0.00014,
      speed: 0.966037,
      sign: { id: 1, key: 'aries', name: 'मेष' },
      sign_degree: 25.94216,
      sign_degree_dms: '25°56′31″',
      sign_lord: 'mars',
      sign_lord_name: 'मंगल',
      nakshatra: { id: 2, key: 'bharani', name: 'भरणी', pada: 4, lord: 'venus', lord_name: 'शुक्र' },
      house: 6,
      retrograde: false,
      combust: false,
    });
    expect(body.data.ascendant).toEqual({
      planet: 'ascendant',
      name: 'लग्न',
      longitude: 218.164098,
      latitude: 0,
      speed: null,
      sign: { id: 8, key: 'scorpio', name: 'वृश्चिक' },
      sign_degree: 8.164098,
      sign_degree_dms: '8°09′50″',
      sign_lord: 'mars',
      sign_lord_name: 'मंगल',
      nakshatra: { id: 17, key: 'anuradha', name: 'अनुराधा', pada: 2, lord: 'saturn', lord_name: 'शनि' },
      house: 1,
      retrograde: false,
      combust: false,
    });
    expect(body.meta.settings).toEqual({
      ayanamsa: 'lahiri',
      ayanamsa_value: 23.7255,
      node: 'mean',
      language: 'hi',
      house_system: 'whole_sign',
    });
  });

  it.each(['mean', 'true'] as const)('agrees with 120 reference births, %s node', async (node) => {
    expect(positions).toHaveLength(120);
    const longitudes = new Measured();
    const [latitudes, speeds]: [number[], number[]] = [[], []];
    for (const birth of positions) {
      const asked = { ...birthFields(birth), node, outer: true, precision: 9 };
      const { body } = await call(planets, asked);
      const found: readonly Planet[] = body.data.planets;
      expect(found).toHaveLength(12);
      for (const planet of found) {
        const name = planet.planet.charAt(0).toUpperCase() + planet.planet.slice(1);
        const reference = birth.bodies[name] ?? birth.bodies[`${name}_${node}`];
        if (!reference) throw new Error(name);
        longitudes.of(asked, norm180(planet.longitude - reference.lon));
        latitudes.push(planet.latitude - reference.lat);
        speeds.push(planet.speed - reference.speed);
        const isNode = planet.planet === 'rahu' || planet.planet === 'ketu';
        expect([birth.id, name, planet.sign.id, planet.nakshatra.id, planet.nakshatra.pada, planet.retrograde]).toEqual(
          [birth.id, name, reference.sign + 1, reference.nak + 1, reference.pada + 1, isNode || reference.retro],
        );
      }
      expect(Math.abs(norm180(body.data.ascendant.longitude - birth.houses.ascendant))).toBeLessThan(
        TOLERANCE.turningDeg,
      );
      expect(body.data.ascendant.sign.id).toBe(birth.houses.asc_sign + 1);
    }
    expect(longitudes).toHaveLength(1440);
    expect(worst(longitudes)).toBeLessThan(TOLERANCE.longitudeDeg);
    expect(worst(latitudes)).toBeLessThan(TOLERANCE.longitudeDeg);
    expect(worst(speeds)).toBeLessThan(TOLERANCE.speedDeg);
    if (node === 'mean')
      record({ endpoint: 'kundli/planets', oracle: `${SWISSEPH}: longitudes`, unit: 'deg' }, longitudes);
  });

  // Swiss Ephemeris 2.10, C library (Lahiri, mean node).
  it('gives the fixture', async () => {
    const { body } = await call(planets, FIXTURE);
    const found: readonly Planet[] = body.data.planets;
    expect(found.slice(0, 8).map(({ longitude }) => longitude)).toEqual([
      271.059816, 140.123786, 235.980017, 257.839738, 69.678899, 277.136976, 263.558661, 293.987838,
    ]);
    expect(body.data.ascendant.longitude).toBe(331.428023);
  });

  it('sees the Moon from the surface up to a degree away', async () => {
    const moon = async (observer: string): Promise<number> =>
      (await call(planets, { ...ASHA, observer })).body.data.planets[1].longitude;
    const apart = separation(await moon('geocentric'), await moon('topocentric'));
    expect(apart).toBeGreaterThan(0.1);
    expect(apart).toBeLessThan(1.02);
  });
});

describe('kundli/houses', () => {
  const SYSTEMS = [
    ['placidus', 'start', 'placidus'],
    ['whole_sign', 'start', 'whole_sign'],
    ['porphyry', 'start', 'porphyry_bhava_madhya'],
    ['sripati', 'mid', 'porphyry_bhava_madhya'],
    ['sripati', 'start', 'sripati_bhava_start'],
  ] as const;

  it('agrees with 120 reference births in five ways', async () => {
    const deviations = new Measured();
    for (const birth of positions) {
      for (const [house_system, part, column] of SYSTEMS) {
        const expected = birth.houses[column];
        const asked = { ...birthFields(birth), house_system, precision: 9 };
        const { status, body } = await call(houses, asked);
        if (expected === null) {
          expect([birth.id, status, body.error.code]).toEqual([birth.id, 422, 'HOUSES_UNDEFINED']);
          continue;
        }
        const rows: readonly { start: number; mid: number; end: number }[] = body.data.houses;
        expect(rows).toHaveLength(12);
        deviations.of(asked, ...rows.map((row, i) => norm180(row[part] - (expected[i] ?? NaN))));
        deviations.of(
          asked,
          norm180(body.data.mc - birth.houses.mc),
          norm180(body.data.ascendant_degree - birth.houses.ascendant),
        );
        rows.forEach((row, i) => expect(row.end).toBe(rows[(i + 1) % 12]?.start));
      }
    }
    expect(deviations.length).toBe(120 * 5 * 14);
    expect(worst(deviations)).toBeLessThan(TOLERANCE.turningDeg);
    record({ endpoint: 'kundli/houses', oracle: `${SWISSEPH}: cusps`, unit: 'deg' }, deviations);
  });

  it.each(['placidus', 'koch'])('refuses %s inside the polar circle and says what to use', async (house_system) => {
    const { status, body } = await call(houses, { ...ASHA, lat: 70, house_system });
    expect([status, body.error.code]).toEqual([422, 'HOUSES_UNDEFINED']);
    expect(body.error.message).toMatch(/porphyry or whole_sign/);
  });

  it.each(['whole_sign', 'equal', 'equal_mid', 'sripati', 'porphyry'])(
    'has %s houses at the poles',
    async (house_system) => {
      for (const lat of [90, -90, 70]) {
        const { status, body } = await call(houses, { ...ASHA, lat, house_system });
        expect([lat, status, body.data?.houses.length]).toEqual([lat, 200, 12]);
      }
    },
  );
});

describe('kundli/bhava-chalit', () => {
  it('shows where planets and houses lie, and whose sign a middle is in', async () => {
    const { body } = await call(bhavaChalit, ASHA);
    const chart = (await call(planets, ASHA)).body.data;
    const places: readonly { planet: string; longitude: number; sign: { key: string } }[] = chart.planets;
    for (const { planet, longitude, sign } of body.data.planets) {
      const there = places.find((row) => row.planet === planet);
      expect([planet, longitude, sign.key]).toEqual([planet, there?.longitude, there?.sign.key]);
    }
    // The middle of the first house is the ascendant: 5°48′ Scorpio of the published example.
    expect(body.data.cusps[0]).toMatchObject({ sign: { key: 'scorpio' }, lord: 'mars', lord_name: 'Mars' });
    for (const { mid, sign } of body.data.cusps) expect(sign.id).toBe(Math.floor(mid / 30) + 1);
  });
});

describe('kundli/birth-details', () => {
  it('answers the example birth with the sunrise of the design', async () => {
    const { body } = await call(birthDetails, ASHA);
    expect(body.data).toMatchObject({
      utc: '1990-05-10T14:25:00Z',
      jd_ut: 2448022.10069444,
      ayanamsa: 23.7255,
      sunrise: '1990-05-10T05:33:57+05:30',
      sunset: '1990-05-10T19:01:30+05:30',
    });
    // 77.209° east are 5 h 8 m 50 s, 21 m 10 s less than the clock.
    expect(body.data.lmt_correction).toBeCloseTo(77.209 * 4 - 330, 6);
    expect(Date.parse(body.data.lmt)).toBe(Date.parse('1990-05-10T19:55:00+05:30'));
    expect(body.data.lmt).toBe('1990-05-10T19:34:00+05:09');
    // 14 h 21 m 3 s after sunrise: 35 ghati, 52 pala, and a part.
    expect(body.data.ishta_kaal).toMatch(/^35:52:3\d$/);
  });

  // Swiss Ephemeris 2.10, C library: Monday, sunrise 07:15:07, sunset 17:46:02, ayanamsa 23.721453.
  it('gives the fixture', async () => {
    const { body } = await call(birthDetails, FIXTURE);
    expect(body.data).toMatchObject({
      ayanamsa: 23.721453,
      sunrise: '1990-01-15T07:15:07+05:30',
      sunset: '1990-01-15T17:46:02+05:30',
      weekday: { civil: { id: 1, key: 'monday', lord: 'moon' }, hindu: { id: 1, name: 'Monday' } },
    });
  });

  it('has ayanamsa and sidereal time of 120 reference births', async () => {
    const ayanamsas: number[] = [];
    for (const birth of positions) {
      const { status, body } = await call(birthDetails, { ...birthFields(birth), precision: 9 });
      expect([birth.id, status]).toEqual([birth.id, 200]);
      ayanamsas.push(body.data.ayanamsa - birth.ayanamsa_true, body.data.ayanamsa_mean - birth.ayanamsa_mean);
      expect(Math.abs(norm180(body.data.lst - birth.houses.armc))).toBeLessThan(TOLERANCE.turningDeg);
    }
    expect(worst(ayanamsas)).toBeLessThan(TOLERANCE.longitudeDeg);
    record({ endpoint: 'kundli/birth-details', oracle: `${SWISSEPH}: ayanamsa`, unit: 'deg' }, ayanamsas);
  });

  it('takes the Vedic day of 30 reference births', async () => {
    const seconds: number[] = [];
    for (const birth of strengths) {
      const { body } = await call(birthDetails, { ...birthFields(birth), sunrise: 'hindu' });
      const rise = Date.parse(body.data.sunrise) / 86400e3 + 2440587.5;
      const set = Date.parse(body.data.sunset) / 86400e3 + 2440587.5;
      seconds.push((rise - birth.vedic_day.sunrise) * 86400, (set - birth.vedic_day.sunset) * 86400);
      expect([birth.id, body.data.weekday.hindu.id]).toEqual([birth.id, birth.vedic_day.weekday]);
      expect(body.data.ishta_ghati).toBeCloseTo((birth.jd_ut - birth.vedic_day.sunrise) * 60, 2);
    }
    expect(worst(seconds)).toBeLessThan(TOLERANCE.sunriseSecond);
    record({ endpoint: 'kundli/birth-details', oracle: `${SWISSEPH}: sunrise and sunset`, unit: 's' }, seconds);
  });

  it('gives a birth before sunrise the weekday of the day before', async () => {
    const before = await call(birthDetails, { ...ASHA, time: '05:33:56' });
    const after = await call(birthDetails, { ...ASHA, time: '05:33:58' });
    expect(before.body.data).toMatchObject({
      sunrise: expect.stringMatching(/^1990-05-09T/),
      weekday: { civil: { id: 4 }, hindu: { id: 3 } },
    });
    expect(before.body.data.ishta_ghati).toBeGreaterThan(59);
    expect(after.body.data).toMatchObject({
      sunrise: expect.stringMatching(/^1990-05-10T/),
      weekday: { civil: { id: 4 }, hindu: { id: 4 } },
    });
    expect(after.body.data.ishta_kaal).toMatch(/^00:00:0[0-4]$/);
    const midnight = await call(birthDetails, { ...ASHA, time: '00:00' });
    expect(midnight.body.data.weekday).toMatchObject({ civil: { id: 4 }, hindu: { id: 3 } });
  });

  it('says the same of one instant on both sides of the date line', async () => {
    const east = await call(birthDetails, { ...ASHA, date: '1990-05-11', time: '10:00', lat: -17, lon: 180, tz: 12 });
    const west = await call(birthDetails, { ...ASHA, date: '1990-05-10', time: '10:00', lat: -17, lon: -180, tz: -12 });
    for (const member of ['utc', 'jd_ut', 'lst', 'ishta_ghati', 'ishta_kaal']) {
      expect([member, east.body.data[member]]).toEqual([member, expect.anything()]);
      expect([member, west.body.data[member]]).toEqual([member, east.body.data[member]]);
    }
    expect([east.body.data.weekday.hindu.id, west.body.data.weekday.hindu.id]).toEqual([5, 4]);
  });

  it('computes for noon when the time is unknown, and says what that leaves open', async () => {
    const { status, body } = await call(birthDetails, { ...ASHA, time: undefined, time_unknown: true });
    expect([status, body.data.utc, body.data.weekday.civil.key]).toEqual([200, '1990-05-10T06:30:00Z', 'thursday']);
    expect(body.meta.uncertain).toEqual(expect.arrayContaining(['utc', 'sunrise', 'weekday', 'ishta_ghati']));
  });

  it('has no sunrise in the polar day, and still a weekday', async () => {
    const { status, body } = await call(birthDetails, { ...ASHA, date: '1990-06-21', lat: 78.2, lon: 15.6, tz: 2 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ sunrise: null, sunset: null, sun: 'always_up', weekday: { hindu: { id: 4 } } });
  });
});

describe('kundli/avakahada', () => {
  it('answers the example birth as the design shows it', async () => {
    const { body } = await call(avakahada, ASHA);
    expect(body.data).toMatchObject({
      nakshatra: { id: 17, pada: 1, lord: 'saturn' },
      sign: { key: 'scorpio' },
      sign_lord: 'mars',
      varna: 'brahmin',
      vashya: 'keeta',
      yoni: { animal: 'deer', sex: 'female' },
      gana: 'deva',
      nadi: 'madhya',
      tatva: 'water',
      yunja: 'madhya',
      paya: 'gold',
      name_letter: 'Na',
      name_letters: ['Na', 'Ni', 'Nu', 'Ne'],
    });
    const hindi = await call(avakahada, { ...ASHA, language: 'hi' });
    expect(hindi.body.data).toMatchObject({
      sign_lord_name: 'मंगल',
      varna: 'brahmin',
      varna_name: 'ब्राह्मण',
      vashya_name: 'कीट',
      gana_name: 'देव',
      nadi_name: 'मध्य',
      yoni: { animal: 'deer', animal_name: 'मृग', sex_name: 'मादा' },
      tatva_name: 'जल',
      yunja_name: 'मध्य',
      paya_name: 'स्वर्ण',
    });
    // The balance of the design: 17.288729 of Saturn's 19 years are left.
    expect(body.data.star_elapsed).toBeCloseTo(100 * (1 - 17.288729 / 19), 5);
  });

  it('agrees with the classes of 48 reference births', async () => {
    const mismatches: number[] = [];
    // The other pairs of the file have longitudes alone.
    for (const row of vectorCases<Matched>('matching.json').filter(({ tags }) => tags.includes('births'))) {
      for (const [i, birth] of [row.boy, row.girl].entries()) {
        const { data } = (await call(avakahada, birthFields(birth))).body;
        const found = [
          data.nakshatra.id,
          data.nakshatra.pada,
          data.sign.id - 1,
          data.varna,
          data.vashya,
          data.yoni.animal,
          data.gana,
          data.nadi,
        ];
        const { classes, vashya, yoni } = row;
        const expected = [
          ...(row.nak_pada[i] ?? []),
          row.signs[i],
          ...[classes.varna, vashya.classes, yoni.animals, classes.gana, classes.nadi].map((list) =>
            list[i]?.toLowerCase(),
          ),
        ];
        expect([row.id, ...found]).toEqual([row.id, ...expected]);
        mismatches.push(...found.map((value, k) => (value === expected[k] ? 0 : 1)));
      }
    }
    expect(mismatches).toHaveLength(384);
    record(
      {
        endpoint: 'kundli/avakahada',
        oracle: 'Classical tables and PyJHora 4.8.5: star, sign and classes',
        unit: 'mismatches',
      },
      mismatches,
    );
  });

  it('works without a time of birth when paya goes by the star', async () => {
    // The Moon is in Scorpio all of 1990-05-11, and leaves Anuradha in the evening.
    const unknown = { ...ASHA, date: '1990-05-11', time: undefined, time_unknown: true };
    const refused = await call(avakahada, unknown);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
    const { status, body } = await call(avakahada, { ...unknown, paya: 'nakshatra' });
    expect([status, body.data.sign.key]).toEqual([200, 'scorpio']);
    expect(body.meta.uncertain).toEqual(expect.arrayContaining(['nakshatra', 'star_elapsed']));
    expect(body.meta.uncertain).not.toContain('varna');
  });

  it('writes the syllables of the language and counts paya by star on request', async () => {
    const { body } = await call(avakahada, { ...ASHA, language: 'hi', paya: 'nakshatra' });
    expect(body.data).toMatchObject({ name_letter: 'ना', name_letters: ['ना', 'नी', 'नू', 'ने'], paya: 'silver' });
  });
});
