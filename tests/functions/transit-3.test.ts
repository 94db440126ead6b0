/** Eclipses on a chart, kicks, and forms of entries, against the eclipses, positions and entries that are known otherwise. */
import { handler as ingress } from '../../functions/ephemeris/ingress.ts';
import { handler as positions } from '../../functions/ephemeris/positions.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as ascendant } from '../../functions/kundli/ascendant.ts';
import { handler as impact } from '../../functions/transit/eclipse-impact.ts';
import { handler as latta } from '../../functions/transit/latta.ts';
import { handler as murti } from '../../functions/transit/murti.ts';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { houseFrom, signOf } from '../../layers/jyotish/chart/rashi.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';

const BIRTH = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
};

describe('transit/eclipse-impact', () => {
  const SPANS = [
    ['2000-01-01', '2019-12-31'],
    ['2020-01-01', '2039-12-31'],
  ] as const;
  const all = async () =>
    (await Promise.all(SPANS.map(([from, to]) => data(impact, { ...BIRTH, from, to })))).flatMap(
      ({ eclipses }) => eclipses,
    );

  it('has every eclipse of the reference at its greatest instant', async () => {
    const found = await all();
    const wanted = vectorCases<Record<string, unknown>>('eclipses.json').flatMap((one) => {
      const jd = Object.entries(one).find(([name]) => /max.*jd|jd.*max/.test(name))?.[1];
      return typeof jd === 'number' && jd < 2466154 ? [jd] : [];
    });
    expect(wanted.length).toBeGreaterThan(20);
    const off = wanted.map((jd) =>
      Math.min(
        ...found.map(({ maximum }: { maximum: string }) => Math.abs(Date.parse(maximum) - toUnixMs(julian(jd))) / 1000),
      ),
    );
    for (const one of off) expect(one).toBeLessThanOrEqual(2);
    record(
      {
        endpoint: 'transit/eclipse-impact',
        oracle: 'C library, greatest instants of eclipses',
        unit: 's',
      },
      off,
    );
  });

  it('touches the points that lie within the orb, on either side', async () => {
    const natal = (await data(planets, BIRTH)).planets;
    const rising = (await data(ascendant, BIRTH)).longitude;
    let met = 0;
    for (const { longitude, hits, house_from_moon: fromMoon, good, birth_star: own, nakshatra } of await all()) {
      const points = [
        ['ascendant', rising],
        ...natal.map((row: { planet: string; longitude: number }) => [row.planet, row.longitude]),
      ];
      for (const [point, at] of points) {
        const apart = separation(Number(at), longitude);
        const hit = hits.find((row: { point: string }) => row.point === point);
        expect([point, hit !== undefined]).toEqual([point, apart <= 3 || apart >= 177]);
        if (hit === undefined) continue;
        met += 1;
        expect(hit.kind).toBe(apart <= 3 ? 'conjunction' : 'opposition');
        expect(Math.abs(hit.separation - Math.min(apart, 180 - apart))).toBeLessThan(2e-6);
      }
      const moon = natal.find((row: { planet: string }) => row.planet === 'moon');
      expect(fromMoon).toBe(houseFrom(moon.sign.id, signOf(longitude)));
      expect(good).toBe([3, 6, 10, 11].includes(fromMoon));
      expect(own).toBe(nakshatra.id === moon.nakshatra.id);
    }
    expect(met).toBeGreaterThan(10);
  });

  it.each([
    ['more than twenty years', { to: '2030-01-01', from: '2000-01-01' }, 'to'],
    ['a wide orb', { orb: 20 }, 'orb'],
  ])('refuses %s', async (_name, change, field) => {
    const called = await call(impact, {
      ...BIRTH,
      from: '2026-01-01',
      to: '2026-12-31',
      ...change,
    });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, field]);
  });
});

describe('transit/latta', () => {
  /** Muhurta Chintamani: the star kicked, the own one counted as the first. */
  const TABLE = {
    sun: 12,
    mars: 3,
    jupiter: 6,
    saturn: 8,
    moon: -22,
    mercury: -7,
    venus: -5,
    rahu: -9,
  } as const;
  it('counts from the star of each planet', async () => {
    const mismatches: number[] = [];
    for (const day of ['2026-01-15', '2026-05-02', '2027-11-20']) {
      const { lattas, birth_star: own } = await data(latta, {
        ...BIRTH,
        at: `${day}T12:00:00Z`,
      });
      const { bodies } = await data(positions, {
        date: day,
        time: '12:00',
        tz: 0,
        lat: 0,
        lon: 0,
      });
      expect(lattas).toHaveLength(8);
      for (const { planet, star, kicked_star: kicked, hits_birth_star: hits } of lattas) {
        const at = bodies.find(({ body }: { body: string }) => body === planet).nakshatra.id;
        const steps = TABLE[planet as keyof typeof TABLE];
        let wanted = at;
        for (let i = 1; i < Math.abs(steps); i++) wanted = steps > 0 ? (wanted % 27) + 1 : ((wanted + 25) % 27) + 1;
        expect([planet, star.id, kicked.id, hits]).toEqual([planet, at, wanted, wanted === own.id]);
        mismatches.push(0);
      }
    }
    record(
      {
        endpoint: 'transit/latta',
        oracle: 'Muhurta Chintamani, counted star by star',
        unit: 'mismatches',
      },
      mismatches,
    );
  });
});

describe('transit/murti', () => {
  it('names the form by the Moon of the entry', async () => {
    const body = { ...BIRTH, from: '2026-01-01', to: '2030-12-31' };
    const chosen = ['sun', 'mars', 'jupiter', 'saturn', 'rahu'];
    const { entries } = await data(murti, { ...body, planets: chosen });
    const { ingresses } = await data(ingress, {
      from: body.from,
      to: body.to,
      tz: 5.5,
      bodies: chosen,
      division: 'sign',
    });
    expect(entries.map(({ planet, at }: { planet: string; at: string }) => [planet, at])).toEqual(
      ingresses.map((row: { body: string; at: string }) => [row.body, row.at]),
    );
    const moonSign = (await data(planets, BIRTH)).planets[1].sign.id;
    const forms = {
      gold: [1, 6, 11],
      silver: [2, 5, 9],
      copper: [3, 7, 10],
      iron: [4, 8, 12],
    };
    for (const { at, moon_house: house, murti: form } of entries.slice(0, 25)) {
      const { bodies } = await data(positions, {
        date: at.slice(0, 10),
        time: at.slice(11, 19),
        tz: 5.5,
        lat: 0,
        lon: 0,
        bodies: ['moon'],
      });
      expect(house).toBe(houseFrom(moonSign, signOf(bodies[0].longitude)));
      expect(forms[form as 'gold']).toContain(house);
    }
    record(
      {
        endpoint: 'transit/murti',
        oracle: 'Printed almanacs: houses of gold, silver, copper and iron',
        unit: 'mismatches',
      },
      entries.slice(0, 25).map(() => 0),
    );
  });
});
