/** Returns and months of the Sun, against its longitude. */
import * as fc from '../../support/property.ts';
import { norm180 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Ayanamsa } from '../../../layers/jyotish/ephemeris/sky.ts';
import { solarReturn, sunAdvanced } from '../../../layers/jyotish/varshaphal/solar-return.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

const sky = await testSky();

describe('solar returns', () => {
  it('bring the Sun back to its place, and on by the arc that is asked for, seen from the centre of the Earth or a place', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2378600, max: 2560000, noNaN: true }).map(julian),
        fc.integer({ min: 1, max: 99 }),
        fc.double({ min: 0.1, max: 359, noNaN: true }),
        fc.constantFrom<Ayanamsa>('lahiri', 'true_chitra', { t0_jd: 2451545, value: 10 }),
        fc.constantFrom('geocentric', 'topocentric'),
        (birth, years, arc, ayanamsa, observer) => {
          const seen = sky.under({ ayanamsa, observer, place: { lat: 28.61, lon: 77.21, altitude: 0 } });
          const natal = seen.longitude('sun', birth);
          const start = solarReturn(seen, birth, years);
          const away = (at: number, wanted: number) => Math.abs(norm180(seen.longitude('sun', julian(at)) - wanted));
          expect(away(start, natal)).toBeLessThan(TOLERANCE.solarReturnDeg);
          expect(away(sunAdvanced(seen, natal, start, arc), natal + arc)).toBeLessThan(TOLERANCE.solarReturnDeg);
        },
      ),
      { numRuns: 400 },
    );
  });
});
