import fc from 'fast-check';
import { handler as aspects } from '../../functions/ephemeris/aspects.ts';
import { handler as ayanamsa } from '../../functions/ephemeris/ayanamsa.ts';
import { handler as combustion } from '../../functions/ephemeris/combustion.ts';
import { handler as ingress } from '../../functions/ephemeris/ingress.ts';
import { handler as lunar } from '../../functions/ephemeris/lunar-eclipses.ts';
import { handler as phases } from '../../functions/ephemeris/moon-phases.ts';
import { handler as positions } from '../../functions/ephemeris/positions.ts';
import { handler as retrograde } from '../../functions/ephemeris/retrograde.ts';
import { handler as riseSet } from '../../functions/ephemeris/rise-set.ts';
import { handler as solar } from '../../functions/ephemeris/solar-eclipses.ts';
import { handler as table } from '../../functions/ephemeris/table.ts';
import { handler as time } from '../../functions/ephemeris/time.ts';
import type { Handler } from '../../lib/http/serve.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const SWISS = 'Swiss Ephemeris 2.10.03 C library';

const ask = async (handler: Handler, body: object) => {
  const answer = await call(handler, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data;
};

/** Seconds between a text of ours and a Julian day of the reference. */
const secondsApart = (text: string, jd: number): number => Math.abs(Date.parse(text) / 1000 - (jd - 2440587.5) * 86400);

const key = (name: string): string => name.toLowerCase().replace(/_.*/, '');

interface IngressCase {
  readonly id: string;
  readonly kind: 'sankranti' | 'ingress' | 'station' | 'sun_nakshatra';
  readonly body: string;
  readonly sign: number;
  readonly nakshatra: number;
  readonly direction?: string;
  readonly turns: string;
  readonly lon: number;
  readonly jd_ut: number;
}

describe('ephemeris/ingress and ephemeris/retrograde', () => {
  const cases = vectorCases<IngressCase>('ingresses.json');
  const windowOf = (chosen: readonly IngressCase[]) => {
    const years = chosen.map(({ jd_ut }) => new Date((jd_ut - 2440587.5) * 86_400_000).getUTCFullYear());
    return { from: `${Math.min(...years)}-01-01`, to: `${Math.max(...years)}-12-31`, tz: 0 };
  };

  interface Row {
    readonly at: string;
    readonly to: { readonly id: number };
    readonly retrograde: boolean;
  }
  const deviations: number[] = [];

  const groups = [
    'Sun',
    'Moon',
    'Mars',
    'Mercury',
    'Jupiter',
    'Venus',
    'Saturn',
    'Uranus',
    'Pluto',
    'Rahu_mean',
    'Rahu_true',
  ];
  it.each(groups)('finds every sign entry of %s', async (body) => {
    const chosen = cases.filter((row) => row.body === body && ['sankranti', 'ingress'].includes(row.kind));
    expect(chosen.length).toBeGreaterThan(0);
    const node = body === 'Rahu_true' ? { node: 'true' } : {};
    const { ingresses } = await ask(ingress, { ...windowOf(chosen), ...node, bodies: [key(body)] });
    for (const row of chosen) {
      const near: Row = ingresses.reduce((a: Row, b: Row) =>
        secondsApart(a.at, row.jd_ut) < secondsApart(b.at, row.jd_ut) ? a : b,
      );
      const off = secondsApart(near.at, row.jd_ut);
      expect({ id: row.id, to: near.to.id, near: off < TOLERANCE.roundedSecond }).toEqual({
        id: row.id,
        to: row.sign + 1,
        near: true,
      });
      if (row.direction) expect(near.retrograde).toBe(row.direction === 'retrograde');
      deviations.push(off);
    }
  });

  it('finds every nakshatra entry of the Sun', async () => {
    const chosen = cases.filter((row) => row.kind === 'sun_nakshatra');
    const { ingresses } = await ask(ingress, { ...windowOf(chosen), bodies: ['sun'], division: 'nakshatra' });
    for (const row of chosen) {
      const near: Row = ingresses.find(({ at }: Row) => secondsApart(at, row.jd_ut) < TOLERANCE.roundedSecond);
      expect(near.to.id).toBe(row.nakshatra); // this kind counts stars from 1
      deviations.push(secondsApart(near.at, row.jd_ut));
    }
    record({ endpoint: 'ephemeris/ingress', oracle: `${SWISS}, sign and nakshatra entries`, unit: 's' }, deviations);
  });

  interface Retrograde {
    readonly span: { readonly start: string; readonly end: string };
    readonly station_r: string;
    readonly station_d: string;
    readonly from: { readonly longitude: number };
    readonly to: { readonly longitude: number };
  }
  it('finds every station with its degree', async () => {
    const chosen = cases.filter((row) => row.kind === 'station');
    const bodies = [...new Set(chosen.map(({ body }) => key(body)))];
    const { periods } = await ask(retrograde, { ...windowOf(chosen), bodies });
    const off = chosen.map((row) => {
      const back = row.turns === 'retrograde';
      const found = periods
        .filter((period: { body: string }) => period.body === key(row.body))
        .map((period: Retrograde) => ({
          at: back ? period.station_r : period.station_d,
          limit: back ? period.span.start : period.span.end,
          degree: back ? period.from.longitude : period.to.longitude,
        }))
        .find(({ at }: { at: string }) => secondsApart(at, row.jd_ut) < TOLERANCE.stationSeconds);
      expect(Math.abs(found.degree - row.lon)).toBeLessThan(TOLERANCE.stationDegree);
      expect(found.limit).toBe(found.at);
      return secondsApart(found.at, row.jd_ut);
    });
    record({ endpoint: 'ephemeris/retrograde', oracle: `${SWISS}, stations`, unit: 's' }, off);
  });

  it('is the same search whole or in parts', async () => {
    const whole = await ask(ingress, { from: '2020-01-01', to: '2023-12-31', bodies: ['mercury', 'rahu'] });
    const parts = [];
    for (const year of [2020, 2021, 2022, 2023]) {
      parts.push(
        ...(await ask(ingress, { from: `${year}-01-01`, to: `${year}-12-31`, bodies: ['mercury', 'rahu'] })).ingresses,
      );
    }
    expect(whole.ingresses).toEqual(parts);
  });

  it('keeps every entry in sequence: what is entered is what is left next', async () => {
    const division = fc.constantFrom('sign', 'nakshatra', 'pada', 'navamsa', 'sub');
    const planet = fc.constantFrom(
      'sun',
      'moon',
      'mars',
      'mercury',
      'jupiter',
      'venus',
      'saturn',
      'rahu',
      'ketu',
      'pluto',
    );
    await fc.assert(
      fc.asyncProperty(division, planet, fc.integer({ min: 1801, max: 2398 }), async (which, body, year) => {
        const { ingresses } = await ask(ingress, {
          from: `${year}-01-01`,
          to: `${year}-12-31`,
          bodies: [body],
          division: which,
        });
        ingresses.slice(1).forEach((row: { from: object }, i: number) => expect(row.from).toEqual(ingresses[i].to));
      }),
      { numRuns: 25 },
    );
  });

  it('names the parts that are entered', async () => {
    const first = async (division: string) =>
      (await ask(ingress, { from: '2024-04-13', to: '2024-04-30', tz: 5.5, bodies: ['sun'], division })).ingresses[0];
    // The Sun enters Aries, and Ashwini with it, on 13 April 2024 (Mesha sankranti).
    expect(await first('sign')).toMatchObject({
      body: 'sun',
      name: 'Sun',
      from: { id: 12, key: 'pisces', name: 'Pisces' },
      to: { id: 1, key: 'aries', name: 'Aries' },
    });
    expect((await first('nakshatra')).to).toEqual({
      id: 1,
      key: 'ashwini',
      name: 'Ashwini',
      lord: 'ketu',
      lord_name: 'Ketu',
    });
    expect((await first('pada')).from).toMatchObject({ id: 27, key: 'revati', pada: 4, lord: 'mercury' });
    expect((await first('navamsa')).to).toMatchObject({ key: 'aries' });
    // KP number 1: Aries, Ashwini, sub of Ketu; number 249 ends Revati with the sub of Saturn.
    expect(await first('sub')).toMatchObject({
      from: { id: 249, sign: { key: 'pisces' }, nakshatra: { key: 'revati' }, sub_lord: 'saturn' },
      to: { id: 1, sign: { key: 'aries' }, nakshatra: { key: 'ashwini' }, sub_lord: 'ketu', sub_lord_name: 'Ketu' },
    });
  });

  it('refuses the Moon over more than five years', async () => {
    const { status, body } = await call(ingress, { from: '2020-01-01', to: '2026-01-01', bodies: ['moon'] });
    expect(status).toBe(400);
    expect(body.error.details[0].code).toBe('RANGE_TOO_LONG');
  });
});

interface Eclipse {
  readonly id: string;
  readonly kind: 'solar' | 'lunar';
  readonly type: string;
  readonly max_jd_ut: number;
  readonly magnitude: number;
  readonly umbral_magnitude: number;
  readonly penumbral_magnitude: number;
  readonly saros: readonly [number, number];
  readonly local: readonly (Readonly<Record<string, number | null>> & {
    readonly city: string;
    readonly visible: boolean;
  })[];
}

const CITIES: Readonly<Record<string, { readonly lat: number; readonly lon: number }>> = {
  Delhi: { lat: 28.6139, lon: 77.209 },
  Chennai: { lat: 13.0827, lon: 80.2707 },
  Kolkata: { lat: 22.5726, lon: 88.3639 },
  London: { lat: 51.5074, lon: -0.1278 },
  'New York': { lat: 40.7128, lon: -74.006 },
  Sydney: { lat: -33.8688, lon: 151.2093 },
};

describe('ephemeris/solar-eclipses and ephemeris/lunar-eclipses', () => {
  const cases = vectorCases<Eclipse>('eclipses.json');
  const seconds: Record<'solar' | 'lunar', number[]> = { solar: [], lunar: [] };
  const magnitudes: Record<'solar' | 'lunar', number[]> = { solar: [], lunar: [] };

  /** Two texts or instants, or neither. */
  const same = (kind: 'solar' | 'lunar', id: string, got: string | null, wanted: number | null | undefined): void => {
    if (got === null || wanted === null || wanted === undefined) {
      expect({ id, got }).toEqual({ id, got: wanted ?? null });
      return;
    }
    expect(secondsApart(got, wanted)).toBeLessThan(TOLERANCE.roundedSecond);
    seconds[kind].push(secondsApart(got, wanted));
  };
  const size = (kind: 'solar' | 'lunar', got: number, wanted: number): void => {
    expect(Math.abs(got - wanted)).toBeLessThan(TOLERANCE.eclipseMagnitude);
    magnitudes[kind].push(got - wanted);
  };

  const found = async (handler: Handler, city: string) =>
    (await ask(handler, { from: '2000-01-01', to: '2040-12-31', tz: 0, ...CITIES[city] })).eclipses;

  it.each(Object.keys(CITIES))('gives the solar eclipses and their course in %s', async (city) => {
    const eclipses = await found(solar, city);
    for (const row of cases.filter(({ kind }) => kind === 'solar')) {
      const got = eclipses.find((one: { maximum: string }) => secondsApart(one.maximum, row.max_jd_ut) < 60);
      const local = row.local.find((one) => one.city === city);
      expect({ id: row.id, kind: got.kind, type: got.type, saros: got.saros, visible: got.local.visible }).toEqual({
        id: row.id,
        kind: 'solar',
        type: row.type,
        saros: { series: row.saros[0], member: row.saros[1] },
        visible: local?.visible,
      });
      same('solar', row.id, got.maximum, row.max_jd_ut);
      size('solar', got.magnitude, row.magnitude);
      const { contacts } = got.local;
      if (!local?.visible) {
        expect(Object.values(contacts)).toEqual([null, null, null, null, null]);
        continue;
      }
      expect(got.local.type).toBe(local['type']);
      for (const name of ['first', 'second', 'third']) same('solar', row.id, contacts[name], local[name]);
      same('solar', row.id, contacts.last, local['fourth']);
      same('solar', row.id, contacts.maximum, local['max']);
      same('solar', row.id, got.local.sunrise_during, local['sunrise_during']);
      same('solar', row.id, got.local.sunset_during, local['sunset_during']);
      size('solar', got.local.magnitude, Number(local['magnitude']));
      size('solar', got.local.obscuration, Number(local['obscuration']));
    }
  });

  it.each(Object.keys(CITIES))('gives the lunar eclipses and what is seen in %s', async (city) => {
    const eclipses = await found(lunar, city);
    for (const row of cases.filter(({ kind }) => kind === 'lunar')) {
      const got = eclipses.find(
        (one: { contacts: { maximum: string } }) => secondsApart(one.contacts.maximum, row.max_jd_ut) < 60,
      );
      const local = row.local.find((one) => one.city === city);
      expect({ id: row.id, kind: got.kind, type: got.type, saros: got.saros, visible: got.visible }).toEqual({
        id: row.id,
        kind: 'lunar',
        type: row.type,
        saros: { series: row.saros[0], member: row.saros[1] },
        visible: local?.visible,
      });
      for (const [name, wanted] of [
        ['penumbral_begin', 'penumbral_begin'],
        ['first', 'partial_begin'],
        ['second', 'total_begin'],
        ['third', 'total_end'],
        ['last', 'partial_end'],
        ['penumbral_end', 'penumbral_end'],
      ] as const) {
        same('lunar', row.id, got.contacts[name], Reflect.get(row, wanted));
      }
      same('lunar', row.id, got.moonrise_during, local?.['moonrise_during']);
      same('lunar', row.id, got.moonset_during, local?.['moonset_during']);
      size('lunar', got.umbral, row.umbral_magnitude);
      size('lunar', got.penumbral, row.penumbral_magnitude);
    }
  });

  afterAll(() => {
    for (const kind of ['solar', 'lunar'] as const) {
      record(
        { endpoint: `ephemeris/${kind}-eclipses`, oracle: `${SWISS}, contacts in six cities`, unit: 's' },
        seconds[kind],
      );
      record(
        { endpoint: `ephemeris/${kind}-eclipses`, oracle: `${SWISS}, magnitudes`, unit: 'ratio' },
        magnitudes[kind],
      );
    }
  });

  it('lists the least of partial eclipses, of 5 January 1935, though it has no contacts', async () => {
    const { eclipses } = await ask(solar, { from: '1935-01-01', to: '1935-01-31', tz: 0, lat: 0, lon: 0 });
    expect(eclipses).toHaveLength(1);
    // NASA, Five Millennium Catalog of Solar Eclipses (Espenak, Meeus): partial, magnitude 0.0013, saros 111.
    expect(eclipses[0]).toMatchObject({
      kind: 'solar',
      type: 'partial',
      name: 'Partial solar eclipse',
      saros: { series: 111 },
    });
    expect(eclipses[0].magnitude).toBeCloseTo(0.0013, 3);
  });

  it('ends quietly at the last eclipses of the files', async () => {
    for (const handler of [solar, lunar]) {
      const { eclipses } = await ask(handler, { from: '2399-06-01', to: '2399-12-30', tz: 0, lat: 28, lon: 77 });
      expect(eclipses.length).toBeLessThan(4);
    }
  });
});

interface Rising {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly date: string;
  readonly apparent: Readonly<Record<string, readonly [number, string] | null>>;
  readonly hindu: Readonly<Record<string, readonly [number, string] | null>>;
}

describe('ephemeris/rise-set', () => {
  const deviations: number[] = [];
  it.each(['apparent', 'hindu'] as const)('agrees with the library under the rule %s', async (rule) => {
    for (const row of vectorCases<Rising>('risings.json')) {
      const { days } = await ask(riseSet, {
        from: row.date,
        to: row.date,
        lat: row.lat,
        lon: row.lon,
        tz: row.tzone,
        rule,
      });
      for (const day of days) {
        for (const event of ['rise', 'set']) {
          const wanted = row[rule][`${day.body}${event}`];
          if (!wanted || day[event] === null) {
            expect({ id: row.id, event, at: day[event] }).toEqual({ id: row.id, event, at: wanted ?? null });
            continue;
          }
          const off = secondsApart(day[event], wanted[0]);
          expect(off).toBeLessThan(TOLERANCE.sunriseSecond);
          deviations.push(off);
        }
      }
    }
  });
  afterAll(() =>
    record({ endpoint: 'ephemeris/rise-set', oracle: `${SWISS}, apparent and hindu`, unit: 's' }, deviations),
  );

  it('tells polar day from polar night, and gives no twilight where there is none', async () => {
    const tromso = { lat: 69.6492, lon: 18.9553, timezone: 'Europe/Oslo', bodies: ['sun'], twilight: true };
    const june = await ask(riseSet, { ...tromso, from: '2024-06-20', to: '2024-06-20' });
    expect(june.days[0]).toMatchObject({ rise: null, set: null, state: 'always_up' });
    expect(june.days[0].transit).toMatch(/^2024-06-20T12:4/);
    expect(june.twilight.map((row: { dawn: null }) => row.dawn)).toEqual([null, null, null]);
    const december = await ask(riseSet, { ...tromso, from: '2024-12-21', to: '2024-12-21' });
    expect(december.days[0]).toMatchObject({ rise: null, set: null, state: 'always_down' });
    expect(december.twilight[0].dawn).not.toBeNull();
    // At midsummer the Sun stays above each of the three depths; at midwinter even noon lies below none of them.
    expect(june.twilight.map((row: { state: string }) => row.state)).toEqual(['always_up', 'always_up', 'always_up']);
    expect(december.twilight.map((row: { state: string }) => row.state)).toEqual(['normal', 'normal', 'normal']);
    const pole = await ask(riseSet, { lat: 90, lon: 0, tz: 0, from: '2024-09-01', to: '2024-09-02' });
    expect(pole.days[0].state).toBe('always_up');
  });

  it('keeps to the civil date where clocks change, and across the date line', async () => {
    const apia = await ask(riseSet, {
      lat: -13.83,
      lon: -171.76,
      timezone: 'Pacific/Apia',
      from: '2011-12-29',
      to: '2011-12-31',
    });
    const dates = apia.days.filter((day: { body: string; rise: string }) => day.body === 'sun' && day.rise !== null);
    expect(dates.map((day: { rise: string }) => day.rise.slice(0, 10))).toEqual(['2011-12-29', '2011-12-31']);
  });

  it('says which event is missing', async () => {
    // Once in a lunation the Moon rises on no civil date, once it sets on none; the rest of the month it does both.
    const month = { lat: 28.6139, lon: 77.209, tz: 5.5, from: '2024-04-01', to: '2024-04-30', bodies: ['moon'] };
    const { days } = await ask(riseSet, month);
    const states = days.map(({ rise, set, state }: Record<'rise' | 'set' | 'state', string | null>) => {
      expect([rise === null, set === null]).toEqual([state === 'no_rise', state === 'no_set']);
      return state;
    });
    const times = (wanted: string): number => states.filter((state: string) => state === wanted).length;
    expect([times('no_rise'), times('no_set'), times('normal')]).toEqual([1, 1, 28]);
  });

  it('answers for planets', async () => {
    const { days } = await ask(riseSet, {
      lat: 28.6139,
      lon: 77.209,
      tz: 5.5,
      from: '2024-04-08',
      to: '2024-04-08',
      bodies: ['jupiter'],
    });
    expect(days[0].rise < days[0].transit && days[0].transit < days[0].set).toBe(true);
  });
});

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
    const degrees: number[] = [];
    for (const row of vectorCases<Birth>('positions.json')) {
      const { bodies } = await ask(positions, { ...birthFields(row), bodies: BODIES, node, precision: 9 });
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
        degrees.push(sidereal);
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

describe('ends of the range', () => {
  const bodies = [positions, time].map(
    (handler) => [handler, { date: '1800-01-02', time: '00:00', lat: 10, lon: 77, tz: 0 }] as const,
  );
  it.each(bodies)('answers at the first instant and refuses the one before', async (handler, body) => {
    expect((await call(handler, body)).status).toBe(200);
    const early = await call(handler, { ...body, tz: 1 });
    expect([early.status, early.body.error.code]).toEqual([422, 'EPHEMERIS_RANGE']);
  });

  it('gives a retrograde period near the end of the files whole, or not at all', async () => {
    const body = { from: '1800-03-01', to: '1800-06-05', tz: 0 };
    const { periods } = await ask(retrograde, { ...body, bodies: ['mercury'] });
    expect(periods).toHaveLength(1);
    // Saturn turned back in 1799, before the files begin.
    const early = await call(retrograde, { ...body, bodies: ['saturn'] });
    expect([early.status, early.body.error.code]).toEqual([422, 'EPHEMERIS_RANGE']);
  });

  it('never fails at the ends: an answer, or EPHEMERIS_RANGE', async () => {
    const all = { ingress, retrograde, combustion, aspects, phases, solar, lunar, riseSet, table };
    const every = Object.keys(all);
    // Periods that reach outside the files are not cut; the last two windows themselves lie outside in part.
    const windows: readonly (readonly [object, readonly string[]])[] = [
      [{ from: '1800-01-02', to: '1800-02-10', tz: 0 }, ['retrograde']],
      [{ from: '2399-11-20', to: '2399-12-31', tz: 0 }, ['retrograde', 'combustion']],
      [{ from: '2399-12-31', to: '2399-12-31', tz: -12 }, every],
      [{ from: '1800-01-01', to: '1800-01-02', tz: 14 }, every],
    ];
    for (const [window, refused] of windows) {
      for (const [name, handler] of Object.entries(all)) {
        const { status, body } = await call(handler, { ...window, lat: 28, lon: 77 });
        const expected = refused.includes(name) ? [422, 'EPHEMERIS_RANGE'] : [200, undefined];
        expect([window, name, status, body.error?.code]).toEqual([window, name, ...expected]);
      }
    }
  });
});
