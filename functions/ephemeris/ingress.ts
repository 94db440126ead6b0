import * as z from 'zod/mini';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { DIVISIONS, ingresses } from '../../layers/jyotish/sky-events/ingress.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangeInput } from '../../lib/contract/inputs.ts';
import { flag, instant } from '../../lib/contract/shapes.ts';
import { bodiesField, BODIES, body, once, MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { checkMoonSpan } from '../../lib/http/read/window.ts';

const part = z
  .int()
  .check(
    z.gte(1),
    z.lte(249),
    z.describe('part from 1: signs and navamsa signs 1-12, nakshatras 1-27, padas 1-108, KP subs 1-249'),
  );

export const ephemerisIngress = endpoint({
  path: '/v1/ephemeris/ingress',
  summary: 'Entries of bodies into signs, nakshatras, padas, navamsas or KP subs, retrograde re-entries included',
  credits: 3,
  input: rangeInput(
    { bodies: bodiesField(BODIES, GRAHAS), division: z._default(z.enum(DIVISIONS), 'sign') },
    MAX_SKY_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'division'],
  output: z.strictObject({
    ingresses: z.array(z.strictObject({ body, at: instant, from: part, to: part, retrograde: flag })),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5, bodies: ['sun', 'jupiter', 'saturn'], division: 'sign' },
  compute: ({ input: { bodies, division }, range, sky }) => {
    checkMoonSpan(range, bodies);
    return {
      ingresses: ingresses(sky, once(bodies), range, division).map(({ body, jd, from, to, retrograde }) => ({
        body,
        at: range.clock.text(jd),
        from,
        to,
        retrograde,
      })),
    };
  },
});

export const handler = serve(ephemerisIngress);
