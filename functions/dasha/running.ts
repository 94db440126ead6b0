import * as z from 'zod/mini';
import { dashaPlans } from '../../lib/answers/queries/dasha.ts';
import { DASHA_CHOICE_FIELDS, DASHA_CHOICES, dashaState, SYSTEMS_FIELD } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { beyondSky, birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { MAX_DASHA_LEVEL } from '../../lib/contract/frame/limits.ts';
import { about, between, int, objectList, oneOf, upTo, whole } from '../../lib/contract/frame/about.ts';
import { anyPeriod, instant, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaWriter, runningShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const running = endpoint({
  path: '/v1/dasha/running',
  summary: 'Dasha periods running at an instant, down to the sixth level, in several systems side by side',
  description:
    'For each system the periods that run at `at`, one per level from the major period down, and how much of the deepest has passed. Yogini and Chara are laid out in as many rounds as they have; `state` says why nothing runs before birth or after the last round. Unknown times of birth are answered for noon in Vimshottari and Yogini; Chara starts from the ascendant and needs the time.',
  sources: ['BPHS ch. 46'],
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: beyondSky(
    birthAtInput({
      ...SYSTEMS_FIELD,
      level: z._default(whole(1, MAX_DASHA_LEVEL, 'Deepest level to give, 1 maha to 6 deha'), MAX_DASHA_LEVEL),
      ...DASHA_CHOICE_FIELDS,
    }),
  ),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'systems', 'level', ...DASHA_CHOICES],
  output: z.strictObject({
    at: about(instant, 'Instant the answer is for'),
    systems: objectList('The systems in the order they were asked for', {
      system: oneOf(DASHA_SYSTEMS, 'Dasha system'),
      system_name: nameOf('dasha system'),
      state: dashaState,
      cycle: about(
        z.nullable(int),
        'Number of the round of the system, from 1, as dasha/expand takes it; null when none runs',
      ),
      current: upTo(MAX_DASHA_LEVEL, anyPeriod, 'Periods running, one per level, level 1 first; empty when none runs'),
      elapsed: about(
        z.nullable(between(0, 100, 'Per cent')),
        'Share of the deepest period that has passed, 0 to 100 per cent; null when none runs',
      ),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, words, setting, uncertain }) => {
    const plans = dashaPlans(sky, birth, input.systems, input, options);
    if (!birth.timeKnown) uncertain('systems');
    const text = isoLocal(at.jd, at.offset);
    setting('at', text);
    const writer = dashaWriter(words, birth.offset);
    return {
      at: text,
      systems: plans.map(({ system, plan }) => ({
        ...systemShape(words, system),
        ...runningShape(writer, plan, at.jd, input.level),
      })),
    };
  },
});

export const handler = serve(running);
