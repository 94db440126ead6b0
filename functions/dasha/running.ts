import * as z from 'zod/mini';
import { dashaPlans } from '../../lib/ask/dasha.ts';
import { DASHA_CHOICE_FIELDS, SYSTEMS_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { DEEPEST_LEVEL } from '../../lib/contract/limits.ts';
import { instant, int, num, span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { runningShape } from '../../lib/present/dasha.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const running = endpoint({
  path: '/v1/dasha/running',
  summary: 'Dasha lords running at an instant, down to the sixth level, in several systems side by side',
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthAtInput({
    ...SYSTEMS_FIELD,
    level: z._default(z.int().check(z.gte(1), z.lte(DEEPEST_LEVEL), z.describe('deepest level')), DEEPEST_LEVEL),
    ...DASHA_CHOICE_FIELDS,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'systems', 'level', 'seed', 'rule', 'colords'],
  output: z.strictObject({
    at: instant,
    systems: z.array(
      z.strictObject({
        system: z.enum(DASHA_SYSTEMS),
        cycle: z.nullable(int.check(z.describe('round of the system, for dasha/expand'))),
        lords: z.array(text).check(z.maxLength(6), z.describe('level 1 first; empty where the system does not reach')),
        spans: z.array(span).check(z.maxLength(6)),
        elapsed: z.nullable(num.check(z.gte(0), z.lte(100), z.describe('per cent of the deepest period'))),
      }),
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, setting, uncertain }) => {
    const plans = dashaPlans(sky, birth, input.systems, input, options);
    if (!birth.timeKnown) uncertain('systems');
    const text = isoLocal(at.jd, at.offset);
    setting('at', text);
    return {
      at: text,
      systems: plans.map(({ system, plan }) => ({ system, ...runningShape(plan, at.jd, input.level, birth.offset) })),
    };
  },
});

export const handler = serve(running);
