import * as z from 'zod/mini';
import { dashaPlans, expandedPeriod } from '../../lib/answers/queries/dasha.ts';
import {
  CYCLE_FIELD,
  DASHA_CHOICE_FIELDS,
  DASHA_CHOICES,
  FROM_BIRTH_FIELD,
  SECOND_FIELD,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, oneOf, several } from '../../lib/contract/frame/about.ts';
import { anyPeriod } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaWriter, expandShape } from '../../lib/answers/present/dasha.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';

export const expand = endpoint({
  path: '/v1/dasha/expand',
  summary: 'Children of one named dasha period, so that deep levels need not be sent at once',
  description:
    'Finds the period with the given lords and gives it with the periods of the next level, down to level 6. Name it by the keys of its lords, level 1 first, as `lords` shows them in the other dasha answers; where a system runs in rounds, `cycle` says which. A sign can come twice in Kalachakra: `from` picks the later of the two. The choices (`seed` to `chart`) must be those of the tree that the period was taken from; those left out have the defaults of the system’s own endpoint.',
  sources: ['BPHS ch. 46 (Vimshottari, Yogini, Chara), the sub-periods in proportion to the years of their lords'],
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthInput({
    system: oneOf(DASHA_SYSTEMS, 'Dasha system'),
    lords: several(
      about(z.string().check(z.maxLength(32)), 'Key of a lord: a planet, a yogini or a sign'),
      1,
      5,
      'Keys of the lords of the period, level 1 first; 1 to 5',
    ),
    ...CYCLE_FIELD,
    ...SECOND_FIELD,
    ...DASHA_CHOICE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'system', 'cycle', ...DASHA_CHOICES, 'from_birth'],
  output: z.strictObject({
    parent: about(anyPeriod, 'The period that was named'),
    children: about(z.array(anyPeriod), 'Its parts in order of time; those that ended before birth only on request'),
  }),
  example: { ...EXAMPLE_BIRTH, system: 'vimshottari', lords: ['ketu', 'moon'] },
  compute: ({ birth, input, options, sky, words, uncertain }) => {
    const [laid] = dashaPlans(sky, birth, [input.system], input, options);
    if (!laid) throw new Error('one system gives one plan');
    if (!birth.timeKnown) for (const member of ['parent', 'children']) uncertain(member);
    return expandShape(dashaWriter(words, birth.offset), expandedPeriod(laid.plan, input, birth.offset));
  },
});

export const handler = serve(expand);
