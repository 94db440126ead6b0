/**
 * What must hold for any birth: dashas of every system tile and sum to their years, a birth one second either side of
 * sunrise or sunset belongs to the other half of the day in every answer that asks, and the poles are answered.
 */
import * as fc from '../support/property.ts';
import { handler as applicability } from '../../functions/dasha/applicability.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as kala } from '../../functions/dasha/kala.ts';
import { handler as muntha } from '../../functions/varshaphal/muntha.ts';
import { handler as prashna } from '../../functions/prashna/chart.ts';
import { handler as specialLagnas } from '../../functions/kundli/special-lagnas.ts';
import { handler as upagrahas } from '../../functions/kundli/upagrahas.ts';
import { dashaChildren } from '../../layers/jyotish/dasha/cycle.ts';
import { dashaBirth, dashaPlanOf, DASHA_SYSTEMS, type DashaSystem } from '../../layers/jyotish/dasha/systems.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../layers/jyotish/ephemeris/rise-set.ts';
import { sunTable } from '../../layers/jyotish/ephemeris/year-table.ts';
import { promised } from '../../lib/service/catalogue/registry.ts';
import { isNatalSection } from '../../lib/contract/frame/natal-section.ts';
import { findEndpoint, runEndpoint } from '../../lib/service/catalogue/run.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { fixedClock } from '../../lib/adapters/place/fixed-clock.ts';
import { call } from '../support/call.ts';
import { testSky } from '../support/sky.ts';
import type { DashaPeriod } from '../../layers/jyotish/dasha/period.ts';

const ENDPOINTS = (await promised()).flatMap((one) =>
  one.kind === 'calculation' && isNatalSection(one) && !('tzone' in one.example) ? [one] : [],
);

const YEAR = 365.25;
const CHOICES = { seed: 'moon', yearLength: YEAR, rule: 'knrao', colords: 'dual', tribhagi: false } as const;

/** Years of one round as the texts give them (BPHS ch. 46; Rudrayamala for Yogini); null where the chart decides. */
const ROUND_YEARS: Readonly<Record<DashaSystem, number | null>> = {
  vimshottari: 120,
  yogini: 36,
  ashtottari: 108,
  shodashottari: 116,
  dwadashottari: 112,
  panchottari: 105,
  shatabdika: 100,
  chaturashiti: 84,
  dwisaptati: 72,
  shashtihayani: 60,
  shattrimsha: 36,
  tithi_ashtottari: 108,
  tithi_yogini: 36,
  yoga_vimshottari: 120,
  karana_chaturashiti: 84,
  naisargika: 120,
  tara: 120,
  chakra: 120,
  shoola: 108,
  niryana_shoola: 96,
  sthira: 96,
  chara: null,
  narayana: null,
  sudasa: null,
  kendradi_rashi: null,
  mandooka: null,
  trikona: null,
  yogardha: null,
  kalachakra: null,
  kala: null,
};
/** Systems of which the second round has twelve years less those of the first. */
const TO_TWELVE: readonly DashaSystem[] = [
  'narayana',
  'sudasa',
  'kendradi_rashi',
  'shoola',
  'niryana_shoola',
  'sthira',
  'mandooka',
  'trikona',
  'yogardha',
];

const anyBirth = fc.record({
  jd: fc.double({ min: 2_378_500, max: 2_597_000, noNaN: true }),
  lat: fc.oneof(fc.double({ min: -66, max: 66, noNaN: true }), fc.constantFrom(-90, 90, 66.6, -70, 78.2, 0)),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const lengthOf = ({ start, end }: Pick<DashaPeriod, 'start' | 'end'>): number => end - start;
const sumOf = (periods: readonly DashaPeriod[]): number => periods.reduce((sum, one) => sum + lengthOf(one), 0);

describe('every dasha system, for any birth', () => {
  it('has the years of the texts, in rounds and periods that tile without a gap', async () => {
    const sky = await testSky();
    fc.assert(
      fc.property(anyBirth, ({ jd, lat, lon }) => {
        const at = julian(jd);
        const place = { lat, lon, altitude: 0 };
        const clock = fixedClock(lon / 15);
        const birth = dashaBirth(sky, { jd: at, place, clock }, () => horizonOf(sunTable(sky, at), place, 'apparent'));
        for (const system of DASHA_SYSTEMS) {
          const plan = dashaPlanOf(system, birth, CHOICES);
          const [first] = plan.mahas;
          if (!first) continue; // a fixed karana, no planet in a quadrant, no sunrise
          expect(first.start).toBeLessThanOrEqual(at);
          // The row of Kalachakra may have begun some periods before the one at birth.
          if (system !== 'kalachakra') expect(first.end).toBeGreaterThan(at);
          for (const [i, maha] of plan.mahas.entries()) if (i > 0) expect(maha.start).toBe(plan.mahas[i - 1]?.end);
          const rounds = [...Map.groupBy(plan.mahas, ({ cycle }) => cycle).values()].map(
            (round) => sumOf(round) / YEAR,
          );
          const years = ROUND_YEARS[system];
          if (years !== null)
            for (const [i, round] of rounds.entries())
              expect([system, round]).toEqual([
                system,
                expect.closeTo(i > 0 && TO_TWELVE.includes(system) ? 144 - years : years, 6),
              ]);
          if (TO_TWELVE.includes(system)) expect(rounds.reduce((a, b) => a + b, 0)).toBeCloseTo(144, 6);
          if (system === 'kala') expect(rounds.reduce((a, b) => a + b, 0)).toBeCloseTo(120, 6);
          if (system === 'chara') expect(rounds[0]).toBeGreaterThanOrEqual(12);
          let parent = plan.mahas[plan.mahas.length >> 1] ?? first;
          for (let level = 1; level < 6; level++) {
            const children = dashaChildren(plan, parent);
            if (children.length === 0) break;
            expect([system, children[0]?.start, children.at(-1)?.end]).toEqual([system, parent.start, parent.end]);
            for (const [i, child] of children.entries()) {
              if (i > 0) expect(child.start).toBe(children[i - 1]?.end);
              expect(child.lords.slice(0, -1)).toEqual(parent.lords);
            }
            expect(Math.abs(sumOf(children) - lengthOf(parent))).toBeLessThan(1e-6);
            parent = children[children.length >> 1] ?? parent;
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('Kalachakra: rows of 100, 85, 83 or 86 years, nine signs to a period', async () => {
    const sky = await testSky();
    fc.assert(
      fc.property(anyBirth, ({ jd }) => {
        const at = julian(jd);
        const place = { lat: 20, lon: 78, altitude: 0 };
        const birth = dashaBirth(sky, { jd: at, place, clock: fixedClock(5.5) }, () =>
          horizonOf(sunTable(sky, at), place, 'apparent'),
        );
        const plan = dashaPlanOf('kalachakra', birth, CHOICES);
        expect([100, 85, 83, 86]).toContain(Math.round(sumOf(plan.mahas.slice(0, 9)) / YEAR));
        expect(plan.mahas.filter(({ end }) => end > at)).toHaveLength(9);
        for (const maha of plan.mahas) expect(dashaChildren(plan, maha)).toHaveLength(9);
      }),
      { numRuns: 40 },
    );
  });
});

/** Places and days whose sunrise and sunset are asked of the panchang: tropics, high north in winter and summer, far south. */
const DAYS = [
  { date: '1990-01-15', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '2024-06-20', lat: 64.1, lon: -21.9, tz: 0 },
  { date: '2011-12-22', lat: 59.9, lon: 10.7, tz: 1 },
  { date: '1955-03-21', lat: -41.3, lon: 174.8, tz: 12 },
  { date: '2300-09-01', lat: 0.1, lon: -78.5, tz: -5 },
] as const;

/** Half of the day that an answer goes by. */
const HALVES: Readonly<Record<string, (body: object) => Promise<string>>> = {
  'dasha/applicability': async (body) => {
    const { systems } = (await call(applicability, body)).body.data;
    const facts = systems.flatMap(
      ({ conditions, observed = [] }: { conditions?: { observed: unknown[] }[]; observed?: unknown[] }) => [
        ...observed,
        ...(conditions ?? []).flatMap((one) => one.observed),
      ],
    );
    return facts.find(({ key }: { key: string }) => key === 'birth').value === 'By day' ? 'day' : 'night';
  },
  // The fifth weekday begins the parts of the night: Gulika of that half lies in it.
  'kundli/upagrahas': async (body) =>
    JSON.stringify(
      (await call(upagrahas, body)).body.data.upagrahas.find(({ key }: { key: string }) => key === 'gulika').longitude,
    ),
  'varshaphal/muntha': async (body) => ((await call(muntha, { ...body, age: 0 })).body.data.is_day ? 'day' : 'night'),
};

describe('a second either side of sunrise and sunset', () => {
  it.each(DAYS)('$date at $lat', async (place) => {
    const { sunrise, sunset } = (await call(daily, place)).body.data;
    const beside = (instant: string, seconds: number) => {
      const local = new Date(Date.parse(instant) + place.tz * 3_600_000 + seconds * 1000).toISOString();
      return { ...place, date: local.slice(0, 10), time: local.slice(11, 19) };
    };
    for (const [name, halfOf] of Object.entries(HALVES)) {
      const [night, day, evening, dusk] = await Promise.all(
        [beside(sunrise, -1), beside(sunrise, 1), beside(sunset, -1), beside(sunset, 1)].map(halfOf),
      );
      expect([place.date, name, night === day, evening === dusk]).toEqual([place.date, name, false, false]);
      if (name !== 'kundli/upagrahas') expect([night, day, evening, dusk]).toEqual(['night', 'day', 'day', 'night']);
    }
    const [before, after] = await Promise.all(
      [beside(sunrise, -1), beside(sunrise, 1)].map(async (body) => ({
        kala: (await call(kala, body)).body.data,
        vara: (await call(prashna, body)).body.data.vara.id,
        bhava: (await call(specialLagnas, body)).body.data.lagnas.find(({ key }: { key: string }) => key === 'bhava')
          .longitude,
        sun: (await call(prashna, body)).body.data.planets[0].longitude,
      })),
    );
    // Dawn reaches over the sunrise without a break; the Hindu weekday begins there; Bhava lagna is the Sun then.
    expect([before?.kala.portion, after?.kala.portion]).toEqual(['dawn', 'dawn']);
    expect(Math.abs(before?.kala.elapsed - after?.kala.elapsed)).toBeLessThan(0.2);
    expect(((after?.vara ?? 0) - (before?.vara ?? 0) + 7) % 7).toBe(1);
    expect(Math.abs((((after?.bhava ?? 0) - (after?.sun ?? 0) + 540) % 360) - 180)).toBeLessThan(0.02);
  });
});

describe('at the poles and beyond the circles', () => {
  it.each([
    { lat: 90, lon: 0, date: '2024-06-21' },
    { lat: -90, lon: 0, date: '2024-06-21' },
    { lat: 78.2, lon: 15.6, date: '2024-12-21' },
    { lat: 66.6, lon: 25, date: '2024-03-20' },
    { lat: -77.85, lon: 166.7, date: '1801-06-01' },
  ])('every section answers or says why not: $lat, $date', async (place) => {
    const faults: string[] = [];
    for (const { path, example } of ENDPOINTS) {
      const name = path.replace('/v1/', '').replaceAll(/\{(\w+)\}/g, (_, key: string) => String({ ...example }[key]));
      const found = await findEndpoint(name);
      if (!found) throw new Error(name);
      const body = { ...example, ...place, time: '12:00', tz: Math.round(place.lon / 15) };
      const own = Object.fromEntries(Object.entries(body).filter(([key]) => !(key in found.variables)));
      try {
        await runEndpoint(found, own, {
          requestId: 'r',
          language: 'en',
          credits: () => ({ charged: 0, remaining: null }),
          warnings: [],
          now: julian(2_461_366),
        });
      } catch (error) {
        const code = error instanceof AppError ? error.code : String(error);
        if (code !== 'HOUSES_UNDEFINED' && code !== 'EPHEMERIS_RANGE') faults.push(`${name}: ${code}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
