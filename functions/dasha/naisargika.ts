import * as z from 'zod/mini';
import { periodsOf } from '../../lib/answers/queries/dasha.ts';
import { DASHA_TREE_FIELDS, systemOutput, treeOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { whole } from '../../lib/contract/frame/about.ts';
import { period } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaShape, dashaWriter, noExtra, systemShape } from '../../lib/answers/present/dasha.ts';
import { naisargikaPlan } from '../../layers/jyotish/dasha/planet.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

export const naisargika = endpoint({
  path: '/v1/dasha/naisargika',
  wave: 2,
  summary: 'Naisargika dasha: the ages of life that belong to the planets by nature',
  description:
    'The same for everyone, counted from birth: Moon 1 year, Mars 2, Mercury 9, Venus 20, Jupiter 18, Sun 20, Saturn 50, together 120. It has no balance and no sub-periods, so `depth` is 1.',
  sources: ['BPHS ch. 43', 'Brihat Jataka 8.9'],
  credits: 1,
  input: birthAtInput({
    ...DASHA_TREE_FIELDS,
    depth: z._default(whole(1, 1, 'Levels to give: this dasha has one'), 1),
  }),
  needsTime: false,
  settings: ['year_length', 'depth'],
  output: z.strictObject({ ...systemOutput('naisargika'), ...treeOutput(period) }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, options, words, uncertain } = call;
    if (!birth.timeKnown) for (const member of ['periods', 'current']) uncertain(member);
    const plan = naisargikaPlan(birth.jd, options.year_length);
    return {
      ...systemShape(words, 'naisargika'),
      ...dashaShape(call, dashaWriter<Graha>(words, birth.offset), periodsOf(plan, call), noExtra),
    };
  },
});

export const handler = serve(naisargika);
