/** Positions, ayanamsas, aspects and phases. */
import { handler as aspects } from '../../functions/ephemeris/aspects.ts';
import { handler as ayanamsa } from '../../functions/ephemeris/ayanamsa.ts';
import { handler as combustion } from '../../functions/ephemeris/combustion.ts';
import { handler as phases } from '../../functions/ephemeris/moon-phases.ts';
import { handler as positions } from '../../functions/ephemeris/positions.ts';
import { handler as table } from '../../functions/ephemeris/table.ts';
import { handler as time } from '../../functions/ephemeris/time.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { Measured, record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const SWISS = 'Swiss Ephemeris 2.10.03 C library';

const ask = async (handler: Handler, body: object) => {
  const answer = await call(handler, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data;
};

describe('ephemeris/ayanamsa', () => {
  // Values of Swiss Ephemeris 2.10, mean at J2000 and true at 2026-01-01 00:00 UT.
  const rows = [
    ['lahiri', 23.857092, 24.22181],
    ['lahiri_icrc', 23.856789, 24.22151],
    ['lahiri_1940', 23.842323, 24.20704],
    ['lahiri_vp285', 23.863481, 24.2282],
    ['true_chitra', 23.840018, 24.20441],
    ['krishnamurti', 23.76024, 24.12496],
    ['krishnamurti_vp291', 23.780365, 24.14508],
    ['raman', 22.410791, 22.77551],
    ['fagan_bradley', 24.7403, 25.10502],
    ['yukteshwar', 22.478803, 22.84352],
    ['jn_bhasin', 22.762137, 23.12685],
    ['usha_shashi', 20.057541, 20.42226],
    ['true_pushya', 22.727092, 23.09211],
    ['true_revati', 20.045162, 20.41072],
    ['true_mula', 24.579975, 24.94464],
    ['suryasiddhanta', 20.895059, 21.25978],
    ['ss_citra', 23.005763, 23.37048],
    ['ss_revati', 20.103388, 20.4681],
  ] as const;
  it('gives the published values', async () => {
    const ids = rows.map(([id]) => id);
    const at2000 = (await ask(ayanamsa, { date: '2000-01-01', time: '12:00', ids })).values;
    const at2026 = (await ask(ayanamsa, { date: '2026-01-01', ids })).values;
    const off = rows.flatMap(([id, mean, value], i) => {
      expect(at2000[i].key).toBe(id);
      return [(at2000[i].mean - mean) / 1e-6, (at2026[i].value - value) / 1e-5];
    });
    for (const one of off) expect(Math.abs(one)).toBeLessThan(0.51 + TOLERANCE.lastPlace);
    record(
      { endpoint: 'ephemeris/ayanamsa', oracle: 'Swiss Ephemeris 2.10, values at 2000 and 2026', unit: 'last_place' },
      off,
    );
  });

  it('gives all of them, growing by precession', async () => {
    const { values } = await ask(ayanamsa, { date: '2024-01-01', ids: 'all' });
    expect(values).toHaveLength(47);
    for (const { rate, key, name } of values) {
      expect(rate).toBeGreaterThan(45);
      expect(name).not.toBe(key);
    }
    const series = (await ask(ayanamsa, { from: '2000-01-01', to: '2000-12-31', step_days: 30 })).values;
    expect(series).toHaveLength(13);
    expect(series[12].date).toBe('2000-12-26');
  });

  it.each([
    [{ date: '2024-01-01', from: '2024-01-01', to: '2024-02-01' }, 'date'],
    [{ from: '2024-01-01' }, 'to'],
    [{ from: '2024-01-02', to: '2024-01-01' }, 'to'],
    [{ date: '2024-13-01' }, 'date'],
    [{ ids: ['nobody'] }, 'ids.0'],
    [{ from: '1801-01-01', to: '2001-01-01' }, 'to'],
  ])('refuses %j', async (body, field) => {
    const answer = await call(ayanamsa, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details[0].field).toBe(field);
  });
});

describe('ephemeris/positions, table and time', () => {
  // Swiss Ephemeris 2.10, C library (Lahiri, mean node).
  const j2000 = { date: '2000-01-01', time: '12:00', lat: 0, lon: 0, tz: 0 };
  it('gives the figures of the C library', async () => {
    const { bodies } = await ask(positions, { ...j2000, bodies: ['sun'] });
    expect(bodies[0].longitude).toBeCloseTo(256.515696, 5);
    const birth = { date: '1990-01-15', time: '10:30', tz: 5.5, lat: 28.6139, lon: 77.209 };
    const nine = (await ask(positions, birth)).bodies;
    const wanted = [271.059816, 140.123786, 235.980017, 257.839738, 69.678899, 277.136976, 263.558661, 293.987838];
    wanted.forEach((longitude, i) => expect(nine[i].longitude).toBeCloseTo(longitude, 5));
    const node = { date: '2024-01-01', time: '00:00', tz: 0, lat: 0, lon: 0, bodies: ['rahu', 'rahu'] };
    expect((await ask(positions, node)).bodies[0].longitude).toBeCloseTo(356.686049, 5);
    expect((await ask(positions, node)).bodies).toHaveLength(1);
    expect((await ask(positions, { ...node, node: 'true' })).bodies[0].longitude).toBeCloseTo(356.886414, 5);
  });

  interface Standing {
    readonly lon: number;
    readonly lat: number;
    readonly dist: number;
    readonly speed: number;
  }
  interface Birth extends TimedCase {
    readonly id: string;
    readonly delta_t_sec: number;
    readonly ayanamsa_true: number;
    readonly bodies: Readonly<Record<string, Standing>>;
  }
  const BODIES = [
    'sun',
    'moon',
    'mars',
    'mercury',
    'jupiter',
    'venus',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
    'rahu',
    'ketu',
  ];

  it.each(['mean', 'true'] as const)('agrees with the library in every number, %s node', async (node) => {
    const degrees = new Measured();
    for (const row of vectorCases<Birth>('positions.json')) {
      const asked = { ...birthFields(row), bodies: BODIES, node, precision: 9 };
      const { bodies } = await ask(positions, asked);
      for (const got of bodies) {
        const name = got.body[0].toUpperCase() + got.body.slice(1);
        const wanted = row.bodies[name] ?? row.bodies[`${name}_${node}`];
        if (!wanted) throw new Error(`${row.id} has no ${name}`);
        const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
        const sidereal = apart(got.longitude, wanted.lon);
        expect(sidereal).toBeLessThan(TOLERANCE.longitudeDeg);
        expect(apart(got.tropical_longitude, wanted.lon + row.ayanamsa_true)).toBeLessThan(TOLERANCE.longitudeDeg);
        expect(Math.abs(got.latitude - wanted.lat)).toBeLessThan(TOLERANCE.longitudeDeg);
        expect(Math.abs(got.distance - wanted.dist)).toBeLessThan(TOLERANCE.longitudeDeg);
        expect(Math.abs(got.speed - wanted.speed)).toBeLessThan(TOLERANCE.speedDeg);
        degrees.of(asked, sidereal);
      }
      const clock = await ask(time, birthFields(row));
      expect(Math.abs(clock.delta_t - row.delta_t_sec)).toBeLessThan(TOLERANCE.deltaTSeconds);
    }
    if (node === 'mean')
      record({ endpoint: 'ephemeris/positions', oracle: `${SWISS}, sidereal longitudes`, unit: 'deg' }, degrees);
  });

  it('gives right ascension and declination of date', async () => {
    // Meeus, Astronomical Algorithms (2nd ed.), example 33.a: Venus, 1992-12-20 00:00 TD (59 s after UT).
    const body = { date: '1992-12-19', time: '23:59:01', tz: 0, lat: 0, lon: 0, bodies: ['venus'] };
    const [venus] = (await ask(positions, body)).bodies;
    expect(venus.ra).toBeCloseTo(15 * (21 + 4 / 60 + 41.454 / 3600), 4);
    expect(venus.dec).toBeCloseTo(-(18 + 53 / 60 + 16.84 / 3600), 4);
  });

  it('counts rows from the first midnight, half open, and refuses more than it should give', async () => {
    const body = { from: '2024-01-01', to: '2024-01-02', tz: 5.5, bodies: ['sun', 'moon'], step_hours: 6 };
    const { rows } = await ask(table, body);
    expect(rows.map((row: { at: string }) => row.at)).toEqual([
      '2024-01-01T00:00:00+05:30',
      '2024-01-01T06:00:00+05:30',
      '2024-01-01T12:00:00+05:30',
      '2024-01-01T18:00:00+05:30',
      '2024-01-02T00:00:00+05:30',
      '2024-01-02T06:00:00+05:30',
      '2024-01-02T12:00:00+05:30',
      '2024-01-02T18:00:00+05:30',
    ]);
    const one = await ask(positions, { date: '2024-01-02', time: '18:00', tz: 5.5, lat: 0, lon: 0, bodies: ['moon'] });
    expect(rows[7].positions.moon.longitude).toBe(one.bodies[0].longitude);
    const refused = await call(table, { ...body, to: '2025-12-31', step_hours: 0.5 });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details[0].code).toBe('RANGE_TOO_LONG');
  });

  it('tells the times of an instant', async () => {
    const data = await ask(time, j2000);
    // Meeus, Astronomical Algorithms (2nd ed.): JD 2451545.0; delta T 63.83 s (IERS); mean obliquity 23°26′21.448″ (ch. 22).
    expect(data.jd_ut).toBe(2451545);
    expect(data.delta_t).toBeCloseTo(63.83, 1);
    expect(data.obliquity_mean).toBeCloseTo(23.43929, 4);
    // Meeus, example 12.a: apparent sidereal time at Greenwich, 1987-04-10 00:00 UT, 13h 10m 46.1351s.
    const meeus = await ask(time, { date: '1987-04-10', time: '00:00', lat: 0, lon: 0, tz: 0 });
    expect(meeus.lst).toBeCloseTo(15 * (13 + 10 / 60 + 46.1351 / 3600), 4);
    // Meeus, example 28.a: equation of time, 1992-10-13 00:00 TD, +13m 42.6s.
    const equation = await ask(time, { date: '1992-10-13', time: '00:00', lat: 0, lon: 0, tz: 0 });
    expect(equation.equation_of_time).toBeCloseTo(13 + 42.6 / 60, 1);
    expect(data.jd_tt - data.jd_ut).toBeCloseTo(data.delta_t / 86400, 8);
  });
});

describe('ephemeris/combustion, aspects and moon-phases', () => {
  it('begins and ends a combustion at the stated orb', async () => {
    const { periods } = await ask(combustion, {
      from: '2024-01-01',
      to: '2024-12-31',
      tz: 0,
      bodies: ['venus', 'mercury', 'saturn', 'moon'],
    });
    expect(periods.length).toBeGreaterThan(15);
    for (const { body, span, orb } of periods) {
      for (const at of [span.start, span.end]) {
        const [date, rest] = at.split('T');
        const { bodies } = await ask(positions, {
          date,
          time: rest.slice(0, 8),
          lat: 0,
          lon: 0,
          tz: 0,
          bodies: [body, 'sun'],
        });
        const apart = Math.abs(((bodies[0].tropical_longitude - bodies[1].tropical_longitude + 540) % 360) - 180);
        expect(Math.abs(apart - orb)).toBeLessThan(TOLERANCE.combustEdgeDegree);
      }
    }
    const mercury = periods.filter(({ body }: { body: string }) => body === 'mercury');
    expect(new Set(mercury.map((row: { orb: number; retrograde: boolean }) => `${row.orb}${row.retrograde}`))).toEqual(
      new Set(['14false', '12true']),
    );
  });

  it('splits nothing and loses nothing when an orb of one’s own is given', async () => {
    const { periods } = await ask(combustion, { from: '2024-01-01', to: '2024-12-31', bodies: ['jupiter'], orb: 5 });
    expect(periods).toHaveLength(1);
    expect(periods[0].orb).toBe(5);
  });

  it('finds the great conjunction of 21 December 2020 and its fellows of 1981', async () => {
    // Jupiter and Saturn in longitude: 2020-12-21 18:20 UT; thrice in 1980-81 (1980-12-31, 1981-03-04, 1981-07-24): Meeus, More Mathematical Astronomy Morsels, ch. 57.
    const great = await ask(aspects, {
      from: '1980-01-01',
      to: '2021-01-31',
      bodies: ['jupiter', 'saturn'],
      angles: [0],
    });
    const dates = great.events.map(({ at }: { at: string }) => at.slice(0, 10));
    expect(dates).toEqual(['1980-12-31', '1981-03-04', '1981-07-24', '2000-05-28', '2020-12-21']);
    expect(great.events[4].at.slice(11, 15)).toBe('18:2');
  });

  it('gives the phases of early 2024 to the published minute', async () => {
    // US Naval Observatory, Phases of the Moon 2024 (UT).
    const { phases: found } = await ask(phases, { from: '2024-01-01', to: '2024-02-29', tz: 0 });
    const published = [
      ['last_quarter', '2024-01-04T03:30'],
      ['new', '2024-01-11T11:57'],
      ['first_quarter', '2024-01-18T03:53'],
      ['full', '2024-01-25T17:54'],
      ['last_quarter', '2024-02-02T23:18'],
      ['new', '2024-02-09T22:59'],
      ['first_quarter', '2024-02-16T15:01'],
      ['full', '2024-02-24T12:30'],
    ] as const;
    expect(found.map((row: { phase: string }) => row.phase)).toEqual(published.map(([phase]) => phase));
    published.forEach(([, at], i) => {
      expect(Math.abs(Date.parse(found[i].at) - Date.parse(`${at}:00Z`)) / 1000).toBeLessThan(
        TOLERANCE.publishedMinuteSeconds,
      );
    });
  });

  it('lists phases in their order, and a full Moon opposite the Sun', async () => {
    const { phases: found } = await ask(phases, { from: '2020-01-01', to: '2024-12-31' });
    const order = ['new', 'first_quarter', 'full', 'last_quarter'];
    found.slice(1).forEach((row: { phase: string }, i: number) => {
      expect(order.indexOf(row.phase)).toBe((order.indexOf(found[i].phase) + 1) % 4);
    });
    const opposed = await ask(aspects, {
      from: '2020-01-01',
      to: '2024-12-31',
      bodies: ['moon', 'sun'],
      angles: [180],
    });
    const full = found.filter((row: { phase: string }) => row.phase === 'full');
    expect(opposed.events.map(({ at }: { at: string }) => at)).toEqual(full.map(({ at }: { at: string }) => at));
  });
});
