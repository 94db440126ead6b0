import * as fc from '../../support/property.ts';
import { julian, plusDays, SECOND } from '../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import type { SunriseRule } from '../../../layers/jyotish/ephemeris/sky.ts';
import { dayTable, yearTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

const sky = await testSky();
const instant = fc.double({ min: 2378600, max: 2597500, noNaN: true }).map(julian);
const placeWithin = (lat: number) =>
  fc.record({
    lat: fc.double({ min: -lat, max: lat, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    altitude: fc.constant(0),
  });
const rule = fc.constantFrom<SunriseRule>('apparent', 'center', 'hindu', 'observer');
const event = fc.constantFrom<'rise' | 'set'>('rise', 'set');

describe('rise and set from a table', () => {
  it.each([
    ['sun', 55, TOLERANCE.tableSunriseSeconds],
    ['moon', 55, TOLERANCE.tableMoonriseSeconds],
  ] as const)('agree with the library: %s below %d° within %d s', (body, latitude, limit) => {
    fc.assert(
      fc.property(instant, placeWithin(latitude), rule, event, (jd, place, by, which) => {
        const found = horizonOf(dayTable(sky, jd), place, by).next(body, which, jd);
        if (found === null) throw new Error('the Sun and Moon rise and set below 55°');
        expect(found).toBeGreaterThanOrEqual(jd);
        // From far away its quick search is off by up to a second; its slow one (hindu) overlooks what lies within the hour.
        const exact = sky.nextEvent(body, which, plusDays(found, by === 'hindu' ? -0.2 : -0.02), place, by);
        expect(Math.abs(found - (exact ?? 0))).toBeLessThan(limit * SECOND);
      }),
      { numRuns: 150 },
    );
  });

  it('never skips an event', () => {
    fc.assert(
      fc.property(instant, placeWithin(60), event, (jd, place, which) => {
        const horizon = horizonOf(yearTable(sky, jd, true), place, 'apparent');
        for (const [body, least, most] of [
          ['sun', 0.985, 1.015],
          ['moon', 0.98, 1.1],
        ] as const) {
          let at = horizon.next(body, which, jd);
          for (let i = 0; i < 20; i++) {
            const next: typeof at = at === null ? null : horizon.next(body, which, plusDays(at, 0.001));
            if (at === null || next === null) throw new Error(`no ${which} of the ${body}`);
            expect([next - at > least, next - at < most]).toEqual([true, true]);
            at = next;
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('says so when the Sun does not rise', () => {
    const place = { lat: 78.2, lon: 15.6, altitude: 0 };
    for (const jd of [2460480.5, 2460664.5].map(julian)) {
      const horizon = horizonOf(dayTable(sky, jd), place, 'apparent');
      expect([horizon.next('sun', 'rise', jd), horizon.next('sun', 'set', jd)]).toEqual([null, null]);
    }
  });

  it('asks the library for an observer above sea level', () => {
    const jd = julian(2460310.1);
    const rise = (altitude: number): number | null =>
      horizonOf(dayTable(sky, jd), { lat: 30, lon: 78, altitude }, 'observer').next('sun', 'rise', jd);
    const place = { lat: 30, lon: 78, altitude: 3000 };
    expect(rise(3000)).toBe(sky.nextEvent('sun', 'rise', plusDays(jd, -0.15), place, 'observer'));
    const apparent = horizonOf(dayTable(sky, jd), { ...place, altitude: 0 }, 'apparent').next('sun', 'rise', jd);
    expect(rise(0)).toBe(apparent);
  });
});
