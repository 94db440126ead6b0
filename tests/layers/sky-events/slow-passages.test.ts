/** Passages of Jupiter and Saturn from their frozen tables, against the sky itself. */
import { createHash } from 'node:crypto';
import * as fc from '../../support/property.ts';
import { norm180, norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';
import {
  FIRST_INSTANT_JD,
  fromCivil,
  julian,
  LAST_INSTANT_JD,
  plusDays,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import { angleCrossings, equalParts, motionOf, stations } from '../../../layers/jyotish/ephemeris/passages.ts';
import type { Ayanamsa, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { passagesByEntries, signByEntries } from '../../../layers/jyotish/sky-events/slow-entries.ts';
import { slowPassages, slowSign } from '../../../layers/jyotish/sky-events/slow-passages.ts';
import { SLOW_PLANETS, slowLongitude, type SlowPlanet } from '../../../layers/jyotish/sky-events/slow-table.ts';
import { JUPITER_TABLE, JUPITER_TABLE_DIGEST } from '../../../layers/jyotish/sky-events/slow-tables/jupiter.ts';
import { SATURN_TABLE, SATURN_TABLE_DIGEST } from '../../../layers/jyotish/sky-events/slow-tables/saturn.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

const sky = await testSky();
const planet = fc.constantFrom(...SLOW_PLANETS);
const SIGNS = equalParts(12);
const ALL = { start: FIRST_INSTANT_JD, end: LAST_INSTANT_JD };
const instant = fc.double({ min: FIRST_INSTANT_JD, max: LAST_INSTANT_JD, noNaN: true }).map(julian);

describe('the tables of Jupiter and Saturn', () => {
  it.each([
    ['Jupiter', JUPITER_TABLE, JUPITER_TABLE_DIGEST],
    ['Saturn', SATURN_TABLE, SATURN_TABLE_DIGEST],
  ])('%s: as it was written', (_name, table, digest) => {
    expect(createHash('sha256').update(JSON.stringify(table)).digest('hex')).toBe(digest);
  });

  it('are within seconds of arc of the sky, from the first instant to the last', () => {
    const near = (one: SlowPlanet, jd: number): void => {
      const at = julian(jd);
      const away = norm180(slowLongitude(sky, one, at)(at) - sky.longitude(one, at));
      expect(Math.abs(away) * 3600).toBeLessThan(TOLERANCE.slowTableArcseconds);
    };
    fc.assert(fc.property(planet, instant, near), { numRuns: 20_000 });
    for (const one of SLOW_PLANETS) for (const end of [FIRST_INSTANT_JD, LAST_INSTANT_JD]) near(one, end);
  });
});

/** The same passages from the sky alone, by the search for any body. */
const bySkyAlone = (from: Sky, one: SlowPlanet, parts: readonly number[], start: number, end: number) =>
  angleCrossings((jd) => from.longitude(one, jd), motionOf(one), julian(start), julian(end), parts);

describe('frozen entries of Jupiter and Saturn into signs', () => {
  it.each(SLOW_PLANETS)('are those that the sky alone shows in all of six hundred years: %s', (one) => {
    const found = passagesByEntries(sky, one, SIGNS, ALL) ?? [];
    const expected = bySkyAlone(sky, one, SIGNS, ALL.start, ALL.end);
    expect(found.map(({ index, angle, retrograde }) => [index, angle, retrograde])).toEqual(
      expected.map(({ index, angle, retrograde }) => [index, angle, retrograde]),
    );
    found.forEach(({ jd }, i) => {
      expect(Math.abs(jd - (expected[i]?.jd ?? Number.NaN)) * 86400).toBeLessThan(TOLERANCE.slowEntrySeconds);
    });
  });

  it.each(SLOW_PLANETS)('give the sign at any instant: %s', (one) => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(signByEntries(sky, one, at)).toBe(signOf(sky.longitude(one, at)));
      }),
      { numRuns: 500 },
    );
    for (const end of [ALL.start, ALL.end]) expect(signByEntries(sky, one, end)).toBe(signOf(sky.longitude(one, end)));
  });

  it('tell nothing of another ayanamsa, of a place on Earth, of other boundaries and beyond the ephemeris', () => {
    const place = { lat: 19.07, lon: 72.88, altitude: 0 };
    const span = { start: julian(2460000), end: julian(2462000) };
    const beyond = { start: julian(2460000), end: plusDays(ALL.end, 1) };
    expect(passagesByEntries(sky, 'saturn', SIGNS, span)).not.toHaveLength(0);
    expect(passagesByEntries(sky.under({ ayanamsa: 'lahiri_icrc' }), 'saturn', SIGNS, span)).toBeNull();
    expect(passagesByEntries(sky.under({ observer: 'topocentric', place }), 'saturn', SIGNS, span)).toBeNull();
    expect(passagesByEntries(sky, 'saturn', [0, 40], span)).toBeNull();
    expect(passagesByEntries(sky, 'saturn', SIGNS, beyond)).toBeNull();
  });

  it('ask the sky nothing', () => {
    const blind = new Proxy(sky, {
      get: (from, name) => (name === 'settings' ? from.settings : () => expect(String(name)).toBe('not asked')),
    });
    expect(slowPassages(blind, 'jupiter', SIGNS, julian(2460000), julian(2462000)).length).toBeGreaterThan(5);
    expect(slowSign(blind, 'jupiter', julian(2460000))).toBe(12);
  });
});

describe('passages of Jupiter and Saturn', () => {
  const ayanamsa = fc.oneof(
    fc.constantFrom<Ayanamsa>('lahiri', 'true_chitra', 'galcent_0sag'),
    // From 0.5 on it passes from 360° to 0 inside the range.
    fc.double({ min: 0.5, max: 40, noNaN: true }).map((value): Ayanamsa => ({ t0_jd: 2451545, value })),
  );
  const parts = fc.constantFrom(12, 12, 27, 108).map(equalParts);
  const observer = fc.constantFrom('geocentric', 'geocentric', 'topocentric');

  it('are those that the sky alone shows, none left out', () => {
    fc.assert(
      fc.property(
        planet,
        instant,
        fc.double({ min: 1, max: 4000, noNaN: true }),
        ayanamsa,
        parts,
        observer,
        (one, start, days, seen, angles, from) => {
          const end = julian(Math.min(start + days, LAST_INSTANT_JD));
          const under = sky.under({ ayanamsa: seen, observer: from, place: { lat: 19.07, lon: 72.88, altitude: 0 } });
          const found = slowPassages(under, one, angles, start, end);
          const expected = bySkyAlone(under, one, angles, start, end);
          expect(found.map(({ index, retrograde }) => [index, retrograde])).toEqual(
            expected.map(({ index, retrograde }) => [index, retrograde]),
          );
          found.forEach(({ jd }, i) => {
            expect(Math.abs(jd - (expected[i]?.jd ?? Number.NaN)) * 86400).toBeLessThan(TOLERANCE.slowPassageSeconds);
          });
        },
      ),
      { numRuns: 120 },
    );
  });

  it('are found over six hundred years in which the ayanamsa passes from 360° to 0', () => {
    const own = sky.under({ ayanamsa: { t0_jd: 2451545, value: 1.326 } });
    for (const one of SLOW_PLANETS) {
      const found = slowPassages(own, one, [90], FIRST_INSTANT_JD, LAST_INSTANT_JD);
      const expected = bySkyAlone(own, one, [90], FIRST_INSTANT_JD, LAST_INSTANT_JD);
      expect(found.map(({ jd }) => Math.round(jd * 1e5))).toEqual(expected.map(({ jd }) => Math.round(jd * 1e5)));
    }
  });

  it('are two where a boundary lies a hair short of a turn, none where it lies beyond', () => {
    for (const one of SLOW_PLANETS) {
      const turns = stations(sky, one, julian(2450000), julian(2455000));
      expect(turns.length).toBeGreaterThan(20);
      for (const { jd, longitude, to } of turns) {
        const back = to === 'retrograde' ? -1 : 1;
        for (const away of [1, 0.03, 1e-3, 1e-5]) {
          const count = (boundary: number): number =>
            slowPassages(sky, one, [norm360(boundary)], plusDays(jd, -50), plusDays(jd, 50)).length;
          expect([away, count(longitude + back * away)]).toEqual([away, 2]);
          expect([away, count(longitude - back * away)]).toEqual([away, 0]);
        }
      }
    }
  });

  it.each(['lahiri', 'raman'] as const)(
    'belong to the window that ends with them, not to the one that begins: %s',
    (seen) => {
      const under = sky.under({ ayanamsa: seen });
      const among = (from: JulianDay, to: JulianDay) => slowPassages(under, 'jupiter', SIGNS, from, to);
      const [first] = among(julian(2460000), julian(2460400));
      const jd = first?.jd ?? julian(0);
      const after = plusDays(jd, 1e-6);
      const before = plusDays(jd, -1e-6);
      expect(among(plusDays(jd, -30), after)).toHaveLength(1);
      expect(among(plusDays(jd, -30), before)).toHaveLength(0);
      expect(among(after, plusDays(jd, 30))).toHaveLength(0);
      expect(among(before, plusDays(jd, 30))).toHaveLength(1);
    },
  );

  it('are settled by the sky itself beside the Sun, whose gravity bends the light of Saturn', () => {
    const start = fromCivil({ year: 2079, month: 1, day: 10 }, 0, 0);
    // Padas: their passages are searched for, and 270° begins one.
    const found = slowPassages(sky, 'saturn', equalParts(108), start, plusDays(start, 10));
    const at = found.find(({ angle }) => angle === 270)?.jd ?? start;
    const aSecond = 1 / 86400;
    expect(sky.longitude('saturn', plusDays(at, -aSecond / 50))).toBeLessThan(270);
    expect(sky.longitude('saturn', plusDays(at, aSecond / 50))).toBeGreaterThan(270);
  });
});
