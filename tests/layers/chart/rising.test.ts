import * as fc from '../../support/property.ts';
import { norm180, norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { ascendantRate, localSiderealTime, risingSpan } from '../../../layers/jyotish/chart/rising.ts';
import { julian, plusDays, SECOND } from '../../../layers/jyotish/ephemeris/instant.ts';
import { testSky } from '../../support/sky.ts';
import { vectorCases } from '../../support/vectors.ts';
import { TOLERANCE } from '../../tolerance.ts';

interface Case {
  readonly id: string;
  readonly tags: readonly string[];
  readonly jd_ut: number;
  readonly lat: number;
  readonly lon: number;
  readonly houses: { readonly armc: number };
  readonly boundary?: { readonly crossing_jd_ut: number };
}

const sky = await testSky();
const WIDTHS = [30, 40 / 3, 10 / 3];
const instant = fc.double({ min: 2378500, max: 2597640, noNaN: true }).map(julian);
const lon = fc.double({ min: -180, max: 180, noNaN: true });
const place = (lat: fc.Arbitrary<number>) => fc.record({ lat, lon, altitude: fc.constant(0) });
const temperate = place(fc.double({ min: -66.5, max: 66.5, noNaN: true }));

describe('the rising point', () => {
  // The reference gives births just before or after a crossing, and its instant.
  it('finds the crossings of the boundary births', () => {
    const cases = vectorCases<Case>('positions.json').filter(({ tags }) => tags.some((tag) => tag.startsWith('asc_')));
    expect(cases.length).toBeGreaterThanOrEqual(6);
    for (const { id, tags, jd_ut, lat, lon: east, boundary } of cases) {
      const jd = julian(jd_ut);
      const span = risingSpan(sky, jd, { lat, lon: east, altitude: 0 }, tags.includes('asc_sign') ? 30 : 10 / 3);
      const crossing = tags.includes('after') ? span.previous : span.next;
      const off = Math.abs((crossing ?? NaN) - (boundary?.crossing_jd_ut ?? NaN)) / SECOND;
      expect({ id, near: off < TOLERANCE.risingSeconds }).toEqual({ id, near: true });
    }
  });

  it('has the sidereal time of the reference', () => {
    for (const { jd_ut, lon: east, houses } of vectorCases<Case>('positions.json')) {
      expect(Math.abs(norm180(localSiderealTime(sky, julian(jd_ut), east) - houses.armc))).toBeLessThan(1e-6);
    }
  });

  it('stands on the boundary at both ends of a stay, with the birth between', () => {
    fc.assert(
      fc.property(instant, temperate, fc.constantFrom(...WIDTHS), (jd, at, width) => {
        const { previous, next } = risingSpan(sky, jd, at, width);
        if (previous === null || next === null) throw new Error('every part rises outside the polar circles');
        expect(previous).toBeLessThanOrEqual(jd + SECOND / 1000);
        expect(next).toBeGreaterThan(jd);
        for (const end of [previous, next]) {
          const off = norm180(sky.ascendant(end, at) - width * Math.round(sky.ascendant(end, at) / width));
          const seconds = (Math.abs(off) / Math.abs(ascendantRate(sky, end, at))) * 60;
          expect(seconds).toBeLessThan(TOLERANCE.risingSeconds);
        }
        const part = Math.floor(sky.ascendant(jd, at) / width);
        const inside = julian((jd + next) / 2);
        expect(Math.floor(sky.ascendant(inside, at) / width)).toBe(part);
      }),
      { numRuns: 60 },
    );
  });

  it('moves at the rate it says', () => {
    const anywhere = place(fc.double({ min: -89, max: 89, noNaN: true }));
    fc.assert(
      fc.property(instant, anywhere, (jd, at) => {
        const half = 0.5 * SECOND;
        const moved = norm180(sky.ascendant(plusDays(jd, half), at) - sky.ascendant(plusDays(jd, -half), at)) * 60;
        const rate = ascendantRate(sky, jd, at);
        // A leap of the polar ascendant within the second is no motion.
        if (Math.abs(moved) < 5000)
          expect(Math.abs(moved - rate)).toBeLessThan(1e-3 * Math.max(1, Math.abs(rate) ** 2));
      }),
      { numRuns: 60 },
    );
  });

  it.each([67, 80, -75])('answers within a day inside the polar circle, latitude %d', (lat) => {
    const at = { lat, lon: 20, altitude: 0 };
    for (let hour = 0; hour < 24; hour += 5) {
      const jd = julian(2451545 + hour / 24);
      for (const width of WIDTHS) {
        const part = (t: typeof jd): number => Math.floor(sky.ascendant(t, at) / width);
        const { previous, next } = risingSpan(sky, jd, at, width);
        if (previous !== null)
          expect([previous <= jd, part(plusDays(previous, -0.1 * SECOND))]).not.toEqual([true, part(jd)]);
        if (next !== null) expect([next > jd, part(plusDays(next, 0.1 * SECOND))]).not.toEqual([true, part(jd)]);
      }
    }
  });

  it('stands still at the poles but for its leaps', () => {
    const pole = { lat: 90, lon: 0, altitude: 0 };
    expect(Math.abs(ascendantRate(sky, julian(2451545), pole))).toBeLessThan(1e-9);
    const { previous, next } = risingSpan(sky, julian(2451545), pole, 30);
    for (const end of [previous, next]) expect(end).not.toBeNull();
    expect(norm360(sky.ascendant(julian(2451545), pole))).toBeGreaterThanOrEqual(0);
  });
});
