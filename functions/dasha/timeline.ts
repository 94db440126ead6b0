import * as z from 'zod/mini';
import { changesOfSystems, dashaPlans } from '../../lib/ask/dasha.ts';
import { DASHA_CHOICE_FIELDS, DASHA_MAX_DAYS, SYSTEMS_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthRangeInput } from '../../lib/contract/inputs.ts';
import { DEEPEST_LEVEL } from '../../lib/contract/limits.ts';
import { instant, int, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { timelineShape } from '../../lib/present/dasha.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';

export const timeline = endpoint({
  path: '/v1/dasha/timeline',
  summary: 'Every change of dasha period in a window, in order of time, for chosen systems and levels',
  credits: 2,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthRangeInput(
    {
      ...SYSTEMS_FIELD,
      levels: z._default(
        z
          .array(z.int().check(z.gte(1), z.lte(DEEPEST_LEVEL)))
          .check(z.minLength(1), z.maxLength(6), z.describe('levels of which changes are listed')),
        [1, 2],
      ),
      ...DASHA_CHOICE_FIELDS,
    },
    DASHA_MAX_DAYS,
  ),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'systems', 'levels', 'seed', 'rule', 'colords'],
  output: z.strictObject({
    events: z.array(
      z.strictObject({
        at: instant,
        system: z.enum(DASHA_SYSTEMS),
        level: int.check(z.gte(1), z.lte(DEEPEST_LEVEL)),
        from: z.array(text),
        to: z.array(text),
      }),
    ),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    from: '2024-01-01',
    to: '2031-12-31',
  },
  compute: ({ birth, range, input, options, sky, uncertain }) => {
    if (!birth.timeKnown) uncertain('events');
    const plans = dashaPlans(sky, birth, input.systems, input, options);
    const changes = changesOfSystems(plans, input.levels, { from: range.start, to: range.end }, birth);
    return { events: timelineShape(changes, birth.offset) };
  },
});

export const handler = serve(timeline);
