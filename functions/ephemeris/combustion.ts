import * as z from 'zod/mini';
import { COMBUSTIBLE, combustPeriods } from '../../layers/jyotish/sky-events/combustion.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { name, span } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, once, MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { checkMoonSpan } from '../../lib/service/http/read/window.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bodyShape } from '../../lib/answers/present/sky.ts';
import { spanShape } from '../../lib/answers/present/time.ts';

export const ephemerisCombustion = endpoint({
  path: '/v1/ephemeris/combustion',
  summary: 'Periods of combustion that touch a window, with the orb that counted',
  description:
    'When a planet stands nearer to the Sun in longitude than its orb: Moon 12 degrees, Mars 17, Mercury 14 (12 retrograde), Jupiter 11, Venus 10 (8 retrograde), Saturn 15, or one orb for all where `orb` is given. A period is given whole, also where it reaches outside the window, and parts where the planet turns, because the orb then changes.',
  sources: ['Surya Siddhanta 9.6-9', 'BPHS ch. 28'],
  credits: 2,
  input: rangeInput(
    {
      bodies: bodiesField(COMBUSTIBLE, ['mars', 'mercury', 'jupiter', 'venus', 'saturn']),
      orb: z.optional(
        z
          .number()
          .check(
            z.gt(0),
            z.lte(30),
            z.describe('Degrees for every body, up to 30; left out: the classical orb of each'),
          ),
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['orb'],
  output: z.strictObject({
    periods: objectList('Periods of all bodies in order of time', {
      body: oneOf(COMBUSTIBLE, 'Planet that is combust'),
      name,
      span: about(span, 'How long'),
      orb: between(0, 30, 'Degrees from the Sun within which it counted'),
      retrograde: about(flag, 'Whether it moves backwards meanwhile'),
    }),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5 },
  compute: ({ input: { bodies, orb }, range, sky, words }) => {
    checkMoonSpan(range, bodies);
    return {
      periods: once(bodies)
        .flatMap((body) => combustPeriods(sky, body, range, orb))
        .sort((a, b) => a.start - b.start)
        .map((period) => ({
          ...bodyShape(words, period.body),
          span: spanShape(range.clock, period),
          orb: period.orb,
          retrograde: period.retrograde,
        })),
    };
  },
});

export const handler = serve(ephemerisCombustion);
