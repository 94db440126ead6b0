import * as z from 'zod/mini';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { exactAngles } from '../../layers/jyotish/sky-events/aspects.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangeInput } from '../../lib/contract/inputs.ts';
import { deg, instant, num, sign } from '../../lib/contract/shapes.ts';
import { anglesField, bodiesField, BODIES, body, once, MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { checkMoonSpan } from '../../lib/http/read/window.ts';

export const ephemerisAspects = endpoint({
  path: '/v1/ephemeris/aspects',
  summary: 'Exact angles between moving bodies, conjunctions included',
  credits: 3,
  input: rangeInput({ bodies: bodiesField(BODIES, GRAHAS), angles: anglesField([0, 180]) }, MAX_SKY_DAYS),
  settings: ['ayanamsa', 'node', 'angles'],
  output: z.strictObject({
    events: z.array(
      z.strictObject({
        at: instant,
        a: body,
        b: body,
        angle: num,
        longitude: deg.check(z.describe('sidereal longitude of a')),
        sign: sign.check(z.describe('sign of a')),
      }),
    ),
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
        b,
        angle,
        longitude,
        sign: signShape(words, signOf(longitude)),
      })),
    };
  },
});

export const handler = serve(ephemerisAspects);
