/** Jaimini and KP rows of the second wave: reference births over HTTP and worked examples. */
import { handler as argala } from '../../functions/jaimini/argala.ts';
import { handler as dba } from '../../functions/kp/dba-timeline.ts';
import { handler as devatas } from '../../functions/jaimini/devatas.ts';
import { handler as interlinks } from '../../functions/kp/cuspal-interlinks.ts';
import { handler as karakamsa } from '../../functions/jaimini/karakamsa.ts';
import { handler as planetSignificators } from '../../functions/kp/planet-significators.ts';
import { handler as promise } from '../../functions/kp/promise.ts';
import { handler as rashiDrishti } from '../../functions/jaimini/rashi-drishti.ts';
import { handler as changes } from '../../functions/kp/sub-lord-changes.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { signChart, strongerOfSeventh } from '../../layers/jyotish/jaimini/sign-strength.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { testSky } from '../support/sky.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

interface Named {
  readonly key: string;
  readonly name: string;
}
interface Case extends TimedCase {
  readonly id: string;
  readonly jd_ut: number;
  readonly karakamsa: {
    atmakaraka: string;
    sign: number;
    house_in_rasi: number;
    house_in_navamsa: number;
    occupants_rasi: readonly string[];
    occupants_navamsa: readonly string[];
    aspected_by_rasi: readonly string[];
    aspected_by_navamsa: readonly string[];
  };
  readonly planets_aspecting_sign: readonly (readonly string[])[];
  readonly argala: readonly {
    sign: number;
    reverse: boolean;
    pairs: readonly {
      argala_house: number;
      planets: readonly string[];
      obstruct_house: number;
      obstructing: readonly string[];
      effective: boolean;
    }[];
    vipareeta: boolean;
  }[];
  readonly devatas: Readonly<Record<string, { sign: number; planet: string; by: string; deity: string }>>;
  readonly sign_strength_opposites: readonly (readonly [number, number, number, number])[];
  readonly kp: {
    readonly cusps: readonly {
      house: number;
      longitude: number;
      sub_lord: string;
      star_of_sub: string;
      signifies: readonly number[];
      by_star: readonly number[];
    }[];
    readonly promise: Readonly<Record<string, string | { verdict: string }>>;
    readonly ascendant_changes?: readonly (readonly [
      number,
      readonly (string | number)[],
      readonly (string | number)[],
    ])[];
  };
}
const SIGN_LORDS = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];
const CASES = vectorCases<Case>('jaimini-2.json');
const ORACLE = 'reference Jaimini and KP charts (Swiss Ephemeris 2.10.03 C library, written rules)';
const ask = async (handler: Handler, c: TimedCase, extra: object = {}) => {
  const { status, body } = await call(handler, { ...birthFields(c), ...extra });
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body.data;
};
const names = (list: readonly Named[]): readonly string[] => list.map(({ name }) => name);
const jd = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;
const text = (at: number): string =>
  new Date(Math.round((at - 2_440_587.5) * 86_400) * 1000).toISOString().slice(0, 19);

describe('Jaimini against the reference', () => {
  it('karakamsa, sign aspects, argala and deities', async () => {
    const rows: Readonly<Record<'karakamsa' | 'rashi-drishti' | 'argala' | 'devatas', number[]>> = {
      karakamsa: [],
      'rashi-drishti': [],
      argala: [],
      devatas: [],
    };
    for (const c of CASES) {
      const k = await ask(karakamsa, c);
      const want = c.karakamsa;
      expect([c.id, k.atmakaraka_name, k.karakamsa.sign.id, k.karakamsa.house, k.swamsa.house]).toEqual([
        c.id,
        want.atmakaraka,
        want.sign + 1,
        want.house_in_rasi,
        want.house_in_navamsa,
      ]);
      expect(
        [k.karakamsa.occupants, k.swamsa.occupants, k.karakamsa.aspected_by, k.swamsa.aspected_by].map(names),
      ).toEqual([want.occupants_rasi, want.occupants_navamsa, want.aspected_by_rasi, want.aspected_by_navamsa]);
      rows.karakamsa.push(0);
      const { aspects: signs } = await ask(rashiDrishti, c);
      expect([
        c.id,
        signs.map(({ planets_aspecting: p }: { planets_aspecting: readonly Named[] }) => names(p)),
      ]).toEqual([c.id, c.planets_aspecting_sign]);
      rows['rashi-drishti'].push(0);
      for (const row of (await ask(argala, c)).houses) {
        const asked = c.argala.find(({ sign }) => sign === row.sign.id - 1);
        const ours = row.pairs.map((pair: Record<string, unknown>) => [
          pair['argala_house'],
          names(pair['planets'] as Named[]),
          pair['obstruction_house'],
          names(pair['obstructing'] as Named[]),
          pair['effective'],
        ]);
        const theirs = asked?.pairs.map((p) => [
          p.argala_house,
          p.planets,
          p.obstruct_house,
          p.obstructing,
          p.effective,
        ]);
        expect([c.id, row.sign.id, row.reversed, row.vipareeta, ours]).toEqual([
          c.id,
          row.sign.id,
          asked?.reverse,
          asked?.vipareeta,
          theirs,
        ]);
        rows.argala.push(0);
      }
      for (const row of (await ask(devatas, c)).devatas) {
        const asked = c.devatas[row.key];
        expect([c.id, row.key, row.sign.id, row.planet_name, row.by, row.deity]).toEqual([
          c.id,
          row.key,
          (asked?.sign ?? NaN) + 1,
          asked?.planet,
          asked?.by,
          asked?.deity,
        ]);
        rows.devatas.push(0);
      }
    }
    for (const [name, wrong] of Object.entries(rows))
      record({ endpoint: `jaimini/${name}`, oracle: `${ORACLE}, signs and planets`, unit: 'mismatches' }, wrong);
  });

  it('strength of opposite signs, with the rule that decides', async () => {
    const sky = await testSky();
    for (const c of CASES) {
      const chart = signChart(castChart(sky, julian(c.jd_ut), { lat: c.lat, lon: c.lon, altitude: 0 }));
      for (const [sign, , stronger, rule] of c.sign_strength_opposites)
        expect([c.id, sign, strongerOfSeventh(chart, sign + 1)]).toMatchObject([
          c.id,
          sign,
          { sign: stronger + 1, rule },
        ]);
    }
  });
});

describe('KP against the reference', () => {
  it('cusps, their sub lords, and what they promise', async () => {
    const off: number[] = [];
    const wrong: number[] = [];
    for (const c of CASES) {
      const { cusps } = await ask(interlinks, c);
      for (const [i, want] of c.kp.cusps.entries()) {
        const mine = cusps[i];
        expect([c.id, mine.house, mine.sub_lord_name, mine.star_lord_name, mine.signifies]).toEqual([
          c.id,
          want.house,
          want.sub_lord,
          want.star_of_sub,
          want.signifies,
        ]);
        off.push(mine.longitude - want.longitude);
      }
      for (const [matter, said] of Object.entries(c.kp.promise)) {
        const data = await ask(promise, c, { matter });
        const verdict = typeof said === 'string' ? said : said.verdict;
        expect([c.id, matter, data.verdict]).toEqual([c.id, matter, verdict]);
        wrong.push(0);
      }
    }
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(TOLERANCE.clockCuspDeg);
    record(
      { endpoint: 'kp/cuspal-interlinks', oracle: `${ORACLE}, cusps with equal lords and houses`, unit: 'deg' },
      off,
    );
    record({ endpoint: 'kp/promise', oracle: `${ORACLE}, verdicts`, unit: 'mismatches' }, wrong);
  });

  it('changes of the ascendant in the two hours after birth', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      const want = c.kp.ascendant_changes;
      if (!want || want.length === 0) continue;
      const local = (at: number): string => text(at + c.tzone / 24).slice(0, 10);
      const place = { lat: c.lat, lon: c.lon, tz: c.tzone };
      const range = { from: local(c.jd_ut), to: local(c.jd_ut + 2 / 24) };
      const { status, body } = await call(changes, { ...place, ...range });
      expect([c.id, status]).toEqual([c.id, 200]);
      const rows: readonly { at: string; level: string; from_name: string; to_name: string }[] = body.data.changes;
      for (const [at, before, after] of want) {
        const here = rows.filter((row) => Math.abs(jd(row.at) - at) * 86_400 < 2);
        for (const [i, level] of (['sign', 'star', 'sub'] as const).entries()) {
          if (before[i] === after[i]) continue;
          const mine = here.find((row) => row.level === level);
          // The reference numbers signs from 0 where we name their lords.
          const lord = (value: string | number | undefined) => (typeof value === 'number' ? SIGN_LORDS[value] : value);
          expect([c.id, level, mine?.from_name, mine?.to_name]).toEqual([c.id, level, lord(before[i]), lord(after[i])]);
        }
        off.push((jd(here[0]?.at ?? '') - at) * 86_400);
      }
    }
    expect(off.length).toBeGreaterThan(50);
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(TOLERANCE.changeSecond);
    record({ endpoint: 'kp/sub-lord-changes', oracle: `${ORACLE}, changes of the ascendant`, unit: 's' }, off);
  });
});

/** 15 January 1990, 10:30, New Delhi, worked in the design of the project. */
const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 };

describe('the worked example', () => {
  it('karakamsa, deities and promise', async () => {
    const k = (await call(karakamsa, G)).body.data;
    expect([
      k.atmakaraka,
      k.karakamsa.house,
      names(k.karakamsa.aspected_by),
      k.swamsa.house,
      names(k.swamsa.occupants),
      names(k.swamsa.aspected_by),
    ]).toEqual(['mars', 12, ['Ketu'], 8, ['Mars', 'Ketu'], ['Moon']]);
    const found = (await call(devatas, G)).body.data.devatas;
    expect(found.map((row: Record<string, unknown>) => [row['planet'], row['deity']])).toEqual([
      ['sun', 'shiva'],
      ['moon', 'gauri'],
      ['mars', 'skanda'],
    ]);
    const marriage = (await call(promise, { ...G, matter: 'marriage' })).body.data;
    expect(marriage).toMatchObject({
      sub_lord: 'jupiter',
      star_lord: 'rahu',
      signified: [11],
      verdict: 'promised',
      cusp: expect.closeTo(151.524875, 4),
    });
    const abroad = (await call(promise, { ...G, matter: 'foreign' })).body.data;
    expect(abroad).toMatchObject({ sub_lord: 'rahu', signified: [2, 9], verdict: 'mixed' });
  });

  it('gives every lord of a dba span a wanted house, scored by its best level', async () => {
    const levels = (await call(planetSignificators, G)).body.data.planets;
    const at = (planet: string): Readonly<Record<string, readonly number[]>> =>
      levels.find((row: { planet: string }) => row.planet === planet).levels;
    const best = (planet: string): number => {
      for (const level of ['1', '2', '3', '4'])
        if (at(planet)[level]?.some((house) => [2, 7, 11].includes(house))) return 5 - Number(level);
      return 0;
    };
    const { windows } = (await call(dba, { ...G, houses: [2, 7, 11], from: '2015-01-01', to: '2020-12-31' })).body.data;
    expect(windows.length).toBeGreaterThan(3);
    for (const { lords, score } of windows) {
      const points = lords.map(({ planet }: { planet: string }) => best(planet));
      expect(points.every((point: number) => point > 0)).toBe(true);
      expect(score).toBeCloseTo((100 * (3 * points[0] + 2 * points[1] + points[2])) / 24, 4);
    }
  });

  it('passes 249 parts of the zodiac with the ascendant in a day, and turns back with a planet', async () => {
    const day = { from: '2024-03-20', to: '2024-03-20', lat: 0, lon: 0, tz: 0 };
    const { changes: rows } = (await call(changes, { ...day, levels: ['sign', 'sub'] })).body.data;
    // 243 subs and 12 signs, of which 6 begin inside a sub; a day is four minutes longer than a turn of the sky.
    expect(rows.filter(({ level }: { level: string }) => level === 'sub').length).toBeGreaterThanOrEqual(243);
    expect(rows.filter(({ level }: { level: string }) => level === 'sign').length).toBeGreaterThanOrEqual(12);
    // Mercury turned back on 1 April 2024: what it passed it passes again.
    const { changes: turned } = (
      await call(changes, { ...day, from: '2024-03-25', to: '2024-04-14', bodies: ['mercury'], levels: ['sub'] })
    ).body.data;
    const pairs = turned.map((row: { from: string; to: string }) => `${row.from}-${row.to}`);
    expect(pairs.some((pair: string) => pairs.includes(pair.split('-').reverse().join('-')))).toBe(true);
    expect((await call(changes, { ...day, to: '2024-05-20' })).status).toBe(400);
    expect((await call(changes, { ...day, to: '2024-04-10', levels: ['sub_sub'] })).body.error.details[0].code).toBe(
      'RANGE_TOO_LONG',
    );
  });

  it('says it in Hindi, and 404 for no matter', async () => {
    for (const [handler, extra] of [
      [karakamsa, {}],
      [rashiDrishti, {}],
      [argala, {}],
      [devatas, {}],
      [interlinks, {}],
      [promise, { matter: 'career' }],
      [dba, { houses: [2], from: '2024-01-01', to: '2024-12-31' }],
    ] as const) {
      const { body, status } = await call(handler, { ...G, ...extra, language: 'hi' });
      expect(status).toBe(200);
      const words = [...JSON.stringify(body.data).matchAll(/"(?:\w+_)?name":"([^"]+)"/g)].map(([, name]) => name ?? '');
      expect(words.filter((name) => !/[\u0900-\u097f]/.test(name))).toEqual([]);
    }
    expect((await call(promise, { ...G, matter: 'luck' })).status).toBe(400);
  });
});
