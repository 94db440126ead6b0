import * as z from 'zod/mini';
import { COMBUSTIBLE, combustPeriods } from '../../layers/jyotish/sky-events/combustion.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangeInput } from '../../lib/contract/inputs.ts';
import { flag, num, span } from '../../lib/contract/shapes.ts';
import { bodiesField, once, MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { spanShape } from '../../lib/present/time.ts';
import { checkMoonSpan } from '../../lib/http/read/window.ts';

export const ephemerisCombustion = endpoint({
  path: '/v1/ephemeris/combustion',
  summary: 'Periods of combustion that touch a window, with the orb that counted',
  credits: 2,
  input: rangeInput(
    {
      bodies: bodiesField(COMBUSTIBLE, ['mars', 'mercury', 'jupiter', 'venus', 'saturn']),
      orb: z.optional(
        z.number().check(z.gt(0), z.lte(30), z.describe('degrees for every body; left out: the classical orb of each')),
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['orb'],
  output: z.strictObject({
    periods: z.array(z.strictObject({ body: z.enum(COMBUSTIBLE), span, orb: num, retrograde: flag })),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5 },
  compute: ({ input: { bodies, orb }, range, sky }) => {
    checkMoonSpan(range, bodies);
    return {
      periods: once(bodies)
        .flatMap((body) => combustPeriods(sky, body, range, orb))
        .sort((a, b) => a.start - b.start)
        .map((period) => ({
          body: period.body,
          span: spanShape(range.clock, period),
          orb: period.orb,
          retrograde: period.retrograde,
        })),
    };
  },
});

export const handler = serve(ephemerisCombustion);
