import * as z from 'zod/mini';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, num, objectList } from '../../lib/contract/frame/about.ts';
import { deg, name } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, BODIES, body, once, ZODIAC } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bodyShape, zodiacShape } from '../../lib/answers/present/sky.ts';

export const ephemerisPositions = endpoint({
  path: '/v1/ephemeris/positions',
  summary: 'Positions of bodies at an instant, tropical and sidereal, with declination and speed',
  description:
    'Apparent positions of date: light-time, aberration and nutation included, seen from the Earth’s centre, or from the place with observer topocentric. The sidereal longitude is the tropical one less the ayanamsa of the instant. Rahu is the mean or the true node as the option says, Ketu stands opposite.',
  sources: ['Swiss Ephemeris 2.10 on the JPL ephemeris DE431'],
  credits: 1,
  input: momentInput({ bodies: bodiesField(BODIES, GRAHAS) }),
  settings: ['ayanamsa', 'node', 'observer'],
  output: z.strictObject({
    bodies: objectList('One row for each body, in the order asked for', {
      body,
      name,
      ...ZODIAC,
      tropical_longitude: about(deg, 'Tropical longitude in degrees, 0 to 360'),
      latitude: between(-90, 90, 'Ecliptic latitude in degrees, north positive'),
      ra: about(deg, 'Right ascension in degrees, 0 to 360'),
      dec: between(-90, 90, 'Declination in degrees, north positive'),
      distance: about(num, 'Distance in astronomical units; of the nodes that of the mean Moon'),
      speed: about(num, 'Degrees a day in longitude, negative backwards'),
    }),
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ input, moment: { jd }, sky, words }) => ({
    bodies: once(input.bodies).map((one) => {
      const { longitude, latitude, distance, speed } = sky.position(one, jd);
      const { ra, dec } = sky.equatorial(one, jd);
      return {
        ...bodyShape(words, one),
        ...zodiacShape(words, longitude),
        tropical_longitude: sky.tropical(one, jd),
        latitude,
        ra,
        dec,
        distance,
        speed,
      };
    }),
  }),
});

export const handler = serve(ephemerisPositions);
