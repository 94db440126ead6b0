import * as fc from '../../support/property.ts';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { julian, plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Ayanamsa } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { SlowPlanet } from '../../../layers/jyotish/sky-events/slow-table.ts';
import { signEntries, signsInWindow } from '../../../layers/jyotish/transit/stays.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();

describe('signs of the slow planets in a window', () => {
  it('tile the window, each the sign of the sky at its middle and just inside its ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SlowPlanet>('jupiter', 'saturn'),
        fc.double({ min: 2378500, max: 2590000, noNaN: true }),
        fc.double({ min: 1, max: 4000, noNaN: true }),
        // The entries of the first are frozen, those of the others found in blocks.
        fc.constantFrom<Ayanamsa>('lahiri', 'raman', 'true_chitra'),
        (planet, from, days, ayanamsa) => {
          const under = sky.under({ ayanamsa });
          const window = { start: julian(from), end: julian(from + days) };
          const signs = signsInWindow(under, planet, window, (one, block) => signEntries(under, one, block));
          expect(signs[0]?.start).toBe(window.start);
          expect(signs.at(-1)?.end).toBe(window.end);
          signs.forEach(({ sign, start, end }, i) => {
            expect(end).toBe(signs[i + 1]?.start ?? window.end);
            const inside = Math.min(1e-4, (end - start) / 2);
            for (const at of [plusDays(start, inside), julian((start + end) / 2), plusDays(end, -inside)])
              expect(signOf(under.longitude(planet, at))).toBe(sign);
          });
        },
      ),
      { numRuns: 90 },
    );
  });
});
