import * as z from 'zod/mini';
import { dashaPlans, expandedPeriod } from '../../lib/ask/dasha.ts';
import { DASHA_CHOICE_FIELDS, FROM_BIRTH_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { period } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { expandShape } from '../../lib/present/dasha.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';

export const expand = endpoint({
  path: '/v1/dasha/expand',
  summary: 'Children of one named dasha period, so that deep levels need not be sent at once',
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthInput({
    system: z.enum(DASHA_SYSTEMS).check(z.describe('dasha system')),
    lords: z
      .array(z.string().check(z.maxLength(32)))
      .check(z.minLength(1), z.maxLength(5), z.describe('lords of the period, level 1 first')),
    cycle: z._default(z.int().check(z.gte(1), z.lte(4), z.describe('round of the system')), 1),
    ...DASHA_CHOICE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'system', 'cycle', 'seed', 'rule', 'colords', 'from_birth'],
  output: z.strictObject({ parent: period, children: z.array(period) }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    system: 'vimshottari',
    lords: ['ketu', 'moon'],
  },
  compute: ({ birth, input, options, sky, uncertain }) => {
    const [laid] = dashaPlans(sky, birth, [input.system], input, options);
    if (!laid) throw new Error('one system gives one plan');
    if (!birth.timeKnown) for (const member of ['parent', 'children']) uncertain(member);
    return expandShape(expandedPeriod(laid.plan, input), birth.offset);
  },
});

export const handler = serve(expand);
