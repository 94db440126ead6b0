import * as z from 'zod/mini';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { exactAngles } from '../../layers/jyotish/sky-events/aspects.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, objectList } from '../../lib/contract/frame/about.ts';
import { deg, instant, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { anglesField, bodiesField, BODIES, body, once, MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { checkMoonSpan } from '../../lib/service/http/read/window.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { signAtShape } from '../../lib/answers/present/sky.ts';

export const ephemerisAspects = endpoint({
  path: '/v1/ephemeris/aspects',
  summary: 'Exact angles between moving bodies, conjunctions included',
  description:
    'Every instant at which two of the bodies stand at one of the angles in longitude, to either side: 0 is a conjunction, 180 an opposition. A pair that turns back may meet three times. These are astronomical angles; graha drishti by signs is answered by kundli/aspects.',
  sources: ['Swiss Ephemeris 2.10'],
  credits: 3,
  input: rangeInput({ bodies: bodiesField(BODIES, GRAHAS), angles: anglesField([0, 180]) }, MAX_SKY_DAYS),
  settings: ['ayanamsa', 'node', 'angles'],
  output: z.strictObject({
    events: objectList('Exact angles of all pairs in order of time', {
      at: about(instant, 'When the angle is exact'),
      a: about(body, 'The one body'),
      a_name: nameOf('one body'),
      b: about(body, 'The other body'),
      b_name: nameOf('other body'),
      angle: between(0, 180, 'Degrees between them in longitude'),
      longitude: about(deg, 'Sidereal longitude of a, degrees'),
      sign: about(sign, 'Sign of a'),
    }),
  }),
  example: {
    from: '2026-01-01',
    to: '2026-12-31',
    tz: 5.5,
    bodies: ['jupiter', 'saturn', 'mars'],
    angles: [0, 90, 180],
  },
  compute: ({ input: { bodies, angles }, range, sky, words }) => {
    checkMoonSpan(range, bodies);
    return {
      events: exactAngles(sky, once(bodies), range, once(angles)).map(({ jd, a, b, angle, longitude }) => ({
        at: range.clock.text(jd),
        a,
        a_name: planetName(words, a),
        b,
        b_name: planetName(words, b),
        angle,
        longitude,
        sign: signAtShape(words, longitude),
      })),
    };
  },
});

export const handler = serve(ephemerisAspects);
