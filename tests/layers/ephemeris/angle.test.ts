/** Directions on the circle, held against the exact remainder of the language. */
import * as fc from '../../support/property.ts';
import { norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';

/** Every double near the edges of a turn, and any other. */
const degrees = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1100, max: 1100 }),
  fc
    .constantFrom(-720, -360, -0, 0, 360, 720, 1080)
    .chain((edge) => fc.double({ noNaN: true, min: edge - 1e-12, max: edge + 1e-12 })),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

it('is the exact remainder of a turn, never −0 and never 360', () => {
  fc.assert(
    fc.property(degrees, (x) => {
      const rest = x % 360;
      const up = rest < 0 ? rest + 360 : rest;
      expect(norm360(x)).toBe(up === 360 || up === 0 ? 0 : up);
    }),
    { numRuns: 2000 },
  );
});
