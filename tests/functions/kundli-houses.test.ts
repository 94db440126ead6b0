/** Houses of a chart: the ascendant, cusps, lords, aspects and planets together. */
import { norm180, separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { handler as ascendant } from '../../functions/kundli/ascendant.ts';
import { handler as aspects } from '../../functions/kundli/aspects.ts';
import { handler as bhavaChalit } from '../../functions/kundli/bhava-chalit.ts';
import { handler as chartFrom } from '../../functions/kundli/chart-from.ts';
import { handler as conjunctions } from '../../functions/kundli/conjunctions.ts';
import { handler as houseLords } from '../../functions/kundli/house-lords.ts';
import { handler as planetStates } from '../../functions/kundli/planet-states.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { call } from '../support/call.ts';
import { keysOf, planetsNamed } from '../support/keys.ts';
import { record } from '../support/ledger.ts';
import type { Positions, Strengths } from '../support/reference-births.ts';
import { birthFields, vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const ASHA = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

const positions = vectorCases<Positions>('positions.json');
const strengths = vectorCases<Strengths>('strengths.json');
const P7 = GRAHAS.slice(0, 7);
const worst = (deviations: readonly number[]): number => Math.max(...deviations.map(Math.abs));
const SWISSEPH = 'Swiss Ephemeris 2.10.03 C library';

describe('kundli/ascendant', () => {
  it('nests navamsa in star and sign around the birth', async () => {
    const { body } = await call(ascendant, ASHA);
    const { longitude, rate, boundaries } = body.data;
    expect(longitude).toBe(218.164098);
    expect(boundaries.map((row: { division: string }) => row.division)).toEqual(['sign', 'nakshatra', 'navamsa']);
    const times: number[][] = boundaries.map((row: { previous: string; next: string }) => [
      Date.parse(row.previous),
      Date.parse(row.next),
    ]);
    const birth = Date.parse('1990-05-10T19:55:00+05:30');
    for (const [previous = NaN, next = NaN] of times) expect([previous <= birth, next > birth]).toEqual([true, true]);
    // At the moment it states the ascendant stands on the boundary: 211.666… + 3°20′ steps.
    const edge = await call(ascendant, { ...ASHA, time: boundaries[2].next.slice(11, 19) });
    expect(Math.abs(norm180(edge.body.data.longitude - 220))).toBeLessThan(rate / 60);
  });

  it('states the crossings of the reference to the second', async () => {
    const seconds: number[] = [];
    for (const birth of positions.filter(({ tags }) => tags.some((tag) => tag.startsWith('asc_')))) {
      const { body } = await call(ascendant, birthFields(birth));
      const row = body.data.boundaries[birth.tags.includes('asc_sign') ? 0 : 2];
      const text: string = birth.tags.includes('after') ? row.previous : row.next;
      seconds.push(Date.parse(text) / 1000 - ((birth.boundary?.crossing_jd_ut ?? NaN) - 2440587.5) * 86400);
    }
    expect(seconds).toHaveLength(6);
    expect(worst(seconds)).toBeLessThan(TOLERANCE.roundedSecond);
    record({ endpoint: 'kundli/ascendant', oracle: `${SWISSEPH}: crossings of sign and navamsa`, unit: 's' }, seconds);
  });

  it('keeps to the clock of a zone, across its change', async () => {
    const { body } = await call(ascendant, {
      date: '2024-03-31',
      time: '01:59:30',
      lat: 48.2,
      lon: 16.37,
      timezone: 'Europe/Vienna',
    });
    const [sign] = body.data.boundaries;
    expect([sign.previous.slice(-6), sign.next.slice(-6)]).toEqual(['+01:00', '+02:00']);
  });

  it('answers at the poles', async () => {
    for (const lat of [90, -90, 66.6, 89.999]) {
      const { status, body } = await call(ascendant, { ...ASHA, lat });
      expect([lat, status, body.data?.boundaries.length]).toEqual([lat, 200, 3]);
    }
  });
});

describe('kundli/bhava-chalit, house-lords and chart-from', () => {
  it('moves planets between sandhis of the reference', async () => {
    for (const birth of positions.slice(0, 40)) {
      const { body } = await call(bhavaChalit, birthFields(birth));
      const { sripati_bhava_start: starts, asc_sign } = birth.houses;
      const rows: readonly { planet: string; sign_house: number; bhava_house: number; shifted: boolean }[] =
        body.data.planets;
      for (const { planet, sign_house, bhava_house, shifted } of rows.slice(0, 7)) {
        const reference = birth.bodies[planet.charAt(0).toUpperCase() + planet.slice(1)];
        if (!reference) throw new Error(planet);
        const holds = starts.findIndex((start, i) => {
          const width = ((((starts[(i + 1) % 12] ?? 0) - start) % 360) + 360) % 360;
          return (((reference.lon - start) % 360) + 360) % 360 < width;
        });
        expect([birth.id, planet, sign_house, bhava_house, shifted]).toEqual([
          birth.id,
          planet,
          ((reference.sign - asc_sign + 12) % 12) + 1,
          holds + 1,
          sign_house !== bhava_house,
        ]);
      }
      expect(body.meta.settings.house_system).toBe('sripati');
    }
  });

  it('places the lords of the example birth', async () => {
    const { body } = await call(houseLords, ASHA);
    const rows: readonly { house: number; lord: string; in_house: number; dignity: string; from_own_house: number }[] =
      body.data.houses;
    // Scorpio rises; Mars in Aquarius, Jupiter in Gemini, Saturn retrograde in Capricorn, Mercury and the Sun in Aries.
    expect(rows.map(({ lord }) => lord)).toEqual([
      'mars',
      'jupiter',
      'saturn',
      'saturn',
      'jupiter',
      'mars',
      'venus',
      'mercury',
      'moon',
      'sun',
      'mercury',
      'venus',
    ]);
    expect(rows.map((row) => row.in_house)).toEqual([4, 8, 3, 3, 8, 4, 5, 6, 1, 6, 6, 5]);
    expect(rows.map((row) => row.from_own_house)).toEqual([4, 7, 1, 12, 4, 11, 11, 11, 5, 9, 8, 6]);
    expect([rows[3], rows[6], rows[8], rows[9]].map((row) => row?.dignity)).toEqual([
      'own',
      'exalted',
      'debilitated',
      'exalted',
    ]);
  });

  it('counts from the Moon, and from the lagnas of the reference', async () => {
    const moon = await call(chartFrom, ASHA);
    expect(moon.body.data).toMatchObject({ reference: 'moon', sign: { id: 8 } });
    expect(moon.body.data.houses[5]).toEqual({
      house: 6,
      sign: { id: 1, key: 'aries', name: 'Aries' },
      lord: 'mars',
      lord_name: 'Mars',
      planets: planetsNamed('sun', 'mercury'),
    });
    for (const birth of strengths) {
      const signFrom = async (reference: string): Promise<number> =>
        (await call(chartFrom, { ...birthFields(birth), reference, sunrise: 'hindu' })).body.data.sign.id;
      expect(await signFrom('arudha_lagna')).toBe((birth.arudha_padas_single_lord[0] ?? NaN) + 1);
      expect(await signFrom('hora_lagna')).toBe(Math.floor(birth.special_lagnas.hora / 30) + 1);
      expect(await signFrom('ghati_lagna')).toBe(Math.floor(birth.special_lagnas.ghati / 30) + 1);
    }
  });

  it('needs the time of birth only where a lagna is asked for', async () => {
    const unknown = { ...ASHA, time: undefined, time_unknown: true };
    expect((await call(chartFrom, unknown)).status).toBe(200);
    const lagna = await call(chartFrom, { ...unknown, reference: 'hora_lagna' });
    expect([lagna.status, lagna.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('kundli/aspects', () => {
  interface Row {
    readonly from: string;
    readonly target_planet?: string;
    readonly target_house?: number;
    readonly angle: number;
    readonly virupas: number;
    readonly graha: boolean;
    readonly special: boolean;
  }
  const rowsOf = async (body: object): Promise<readonly Row[]> => (await call(aspects, body)).body.data.aspects;

  it('grades the aspects among the seven planets of 30 reference births', async () => {
    const deviations: number[] = [];
    for (const birth of strengths) {
      const rows = await rowsOf(birthFields(birth));
      P7.forEach((from, i) =>
        P7.forEach((to, j) => {
          if (i === j) return;
          const found = rows.find((row) => row.from === from && row.target_planet === to)?.virupas ?? 0;
          deviations.push(found - Math.min(60, birth.shadbala.drishti_matrix[i]?.[j] ?? NaN));
        }),
      );
    }
    expect(deviations).toHaveLength(30 * 42);
    expect(worst(deviations)).toBeLessThan(TOLERANCE.virupa);
    record(
      {
        endpoint: 'kundli/aspects',
        oracle: 'Classical rule on Swiss Ephemeris 2.10.03 positions: virupas',
        unit: 'virupas',
      },
      deviations,
    );
  });

  it('names the full aspects of the example birth, and what the nodes do', async () => {
    const full = (rows: readonly Row[], from: string): (string | number | undefined)[] =>
      rows.filter((row) => row.from === from && row.graha).map((row) => row.target_planet ?? row.target_house);
    const rows = await rowsOf(ASHA);
    // Mars in Aquarius (4th): 4th Taurus 7th house, 7th Leo 10th, 8th Virgo 11th. Saturn in the 3rd: 5th, 9th, 12th.
    expect(full(rows, 'mars')).toEqual([7, 10, 11]);
    expect(full(rows, 'saturn')).toEqual(['venus', 'ketu', 5, 9, 12]);
    expect(rows.filter((row) => row.from === 'mars' && row.special).map((row) => row.target_house)).toEqual([7, 11]);
    expect(full(rows, 'rahu')).toEqual(['ketu', 9]);
    expect(full(await rowsOf({ ...ASHA, node_aspects: '5-7-9' }), 'rahu')).toEqual(['ketu', 7, 9, 11]);
    expect(full(await rowsOf({ ...ASHA, node_aspects: 'none' }), 'rahu')).toEqual([]);
  });
});

describe('kundli/conjunctions and planet-states', () => {
  // 1962-02-05: seven planets and Ketu in Capricorn.
  it('finds the eight in Capricorn', async () => {
    const { body } = await call(conjunctions, {
      date: '1962-02-05',
      time: '05:30',
      lat: 28.6139,
      lon: 77.209,
      tz: 5.5,
    });
    expect(body.data.groups).toHaveLength(1);
    expect(body.data.groups[0].sign.id).toBe(10);
    expect(new Set(keysOf(body.data.groups[0].planets))).toEqual(new Set(['ketu', ...P7]));
    const near = await call(conjunctions, {
      date: '1962-02-05',
      time: '05:30',
      lat: 28.6139,
      lon: 77.209,
      tz: 5.5,
      orb: 1,
    });
    for (const { planets: group, max_separation } of near.body.data.groups) {
      expect(max_separation).toBeLessThanOrEqual(group.length - 1);
    }
  });

  // The great conjunction of 2020-12-21, 0.1° apart, Saturn to the north.
  it('knows the war of 2020-12-21 by either rule', async () => {
    const at = { date: '2020-12-21', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 };
    const of = async (body: object, planet: string) =>
      (await call(planetStates, body)).body.data.planets.find((row: { planet: string }) => row.planet === planet);
    const jupiter = { with: 'jupiter', with_name: 'Jupiter' };
    const saturnWins = { winner: 'saturn', winner_name: 'Saturn' };
    expect((await of(at, 'jupiter')).war).toEqual({ with: 'saturn', with_name: 'Saturn', ...saturnWins });
    expect((await of(at, 'saturn')).war).toEqual({ ...jupiter, ...saturnWins });
    expect((await of({ ...at, war: 'lower_longitude' }, 'saturn')).war).toMatchObject({
      ...jupiter,
      winner: 'jupiter',
    });
    expect((await of(at, 'venus')).war).toBeNull();
  });

  // Mercury turned retrograde on 2024-04-01 at 22:14 UT (almanacs); a week later it moves backwards.
  it('sees Mercury stand and turn', async () => {
    const motion = async (date: string): Promise<string> =>
      (await call(planetStates, { date, time: '22:14', lat: 0, lon: 0, tz: 0 })).body.data.planets[3].motion;
    expect([await motion('2024-03-25'), await motion('2024-04-01'), await motion('2024-04-09')]).toEqual([
      'direct',
      'stationary',
      'retrograde',
    ]);
  });

  it('ties gandanta to the width asked for', async () => {
    // 1990-05-10: Ketu at 107.87, no one near a knot; 1990-05-12 02:00: the Moon 2° into Sagittarius.
    const moon = async (gandanta: string): Promise<boolean> =>
      (await call(planetStates, { ...ASHA, date: '1990-05-13', time: '04:00', gandanta })).body.data.planets[1]
        .gandanta;
    const where = (await call(planets, { ...ASHA, date: '1990-05-13', time: '04:00' })).body.data.planets[1].longitude;
    expect([await moon('pada'), await moon('tight')]).toEqual([
      separation(where, 240) < 10 / 3,
      separation(where, 240) < 0.8,
    ]);
  });

  it('says whether the true node moves forward', async () => {
    const rows = async (node: string) => (await call(planetStates, { ...ASHA, node })).body.data.planets.slice(7);
    for (const row of await rows('mean')) expect([row.motion, row.node_direct]).toEqual(['retrograde', undefined]);
    for (const row of await rows('true'))
      expect([row.motion, typeof row.node_direct]).toEqual(['retrograde', 'boolean']);
  });
});
