import * as z from 'zod/mini';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { momentInput } from '../../lib/contract/inputs.ts';
import { deg, num } from '../../lib/contract/shapes.ts';
import { bodiesField, BODIES, body, once } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';

export const ephemerisPositions = endpoint({
  path: '/v1/ephemeris/positions',
  summary: 'Positions of bodies at an instant, tropical and sidereal, with declination and speed',
  credits: 1,
  input: momentInput({ bodies: bodiesField(BODIES, GRAHAS) }),
  settings: ['ayanamsa', 'node', 'observer'],
  output: z.strictObject({
    bodies: z.array(
      z.strictObject({
        body,
        tropical: deg,
        sidereal: deg,
        latitude: num,
        ra: deg,
        dec: num,
        distance: num.check(z.describe('astronomical units; the mean distance for the nodes')),
        speed: num.check(z.describe('sidereal longitude, degrees per day')),
      }),
    ),
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ input, moment: { jd }, sky }) => ({
    bodies: once(input.bodies).map((one) => {
      const { longitude, latitude, distance, speed } = sky.position(one, jd);
      const { ra, dec } = sky.equatorial(one, jd);
      return { body: one, tropical: sky.tropical(one, jd), sidereal: longitude, latitude, ra, dec, distance, speed };
    }),
  }),
});

export const handler = serve(ephemerisPositions);
