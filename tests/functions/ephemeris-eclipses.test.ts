/** Eclipses, risings and settings. */
import { handler as lunar } from '../../functions/ephemeris/lunar-eclipses.ts';
import { handler as riseSet } from '../../functions/ephemeris/rise-set.ts';
import { handler as solar } from '../../functions/ephemeris/solar-eclipses.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const SWISS = 'Swiss Ephemeris 2.10.03 C library';

const ask = async (handler: Handler, body: object) => {
  const answer = await call(handler, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data;
};

/** Seconds between a text of ours and a Julian day of the reference. */
const secondsApart = (text: string, jd: number): number => Math.abs(Date.parse(text) / 1000 - (jd - 2440587.5) * 86400);

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

interface Rising {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly date: string;
  readonly apparent: Readonly<Record<string, readonly [number, string] | null>>;
  readonly hindu: Readonly<Record<string, readonly [number, string] | null>>;
}

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
