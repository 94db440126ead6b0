import fc from '../../support/property.ts';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { fromCivil, julian, plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { SlowPlanet } from '../../../layers/jyotish/sky-events/slow-table.ts';
import { signEntries, signsInWindow } from '../../../layers/jyotish/transit/stays.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const entriesOf = (planet: SlowPlanet, block: number) => signEntries(sky, planet, block);

describe('signs of the slow planets in a window', () => {
  it('tile the window, each the sign of the sky at its middle and just inside its ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SlowPlanet>('jupiter', 'saturn'),
        fc.double({ min: 2378500, max: 2590000, noNaN: true }),
        fc.double({ min: 1, max: 4000, noNaN: true }),
        (planet, from, days) => {
          const window = { start: julian(from), end: julian(from + days) };
          const signs = signsInWindow(sky, planet, window, entriesOf);
          expect(signs[0]?.start).toBe(window.start);
          expect(signs.at(-1)?.end).toBe(window.end);
          signs.forEach(({ sign, start, end }, i) => {
            expect(end).toBe(signs[i + 1]?.start ?? window.end);
            const inside = Math.min(1e-4, (end - start) / 2);
            for (const at of [plusDays(start, inside), julian((start + end) / 2), plusDays(end, -inside)])
              expect(signOf(sky.longitude(planet, at))).toBe(sign);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds Saturn’s entry beside the Sun, whose gravity bends its light, by the sky itself', () => {
    const start = fromCivil({ year: 2079, month: 1, day: 10 }, 0, 0);
    const [, entry] = signsInWindow(sky, 'saturn', { start, end: plusDays(start, 10) }, entriesOf);
    const at = entry?.start ?? start;
    const aSecond = 1 / 86400;
    expect(sky.longitude('saturn', plusDays(at, -aSecond / 50))).toBeLessThan(270);
    expect(sky.longitude('saturn', plusDays(at, aSecond / 50))).toBeGreaterThan(270);
  });
});
