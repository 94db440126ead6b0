import * as z from 'zod/mini';
import { changesOfSystems, dashaPlans } from '../../lib/answers/queries/dasha.ts';
import { DASHA_CHOICE_FIELDS, DASHA_CHOICES, MAX_DASHA_DAYS, SYSTEMS_FIELD } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { beyondSky, birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { MAX_DASHA_LEVEL } from '../../lib/contract/frame/limits.ts';
import { about, objectList, oneOf, several, whole } from '../../lib/contract/frame/about.ts';
import { anyLords, instant, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaWriter, timelineShape } from '../../lib/answers/present/dasha.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';

const level = (about: string) => whole(1, MAX_DASHA_LEVEL, about);

export const timeline = endpoint({
  path: '/v1/dasha/timeline',
  summary: 'Every change of dasha period in a window, in order of time, for chosen systems and levels',
  description:
    'One list of the moments at which periods change, of all the systems and levels asked for, so that a calendar or a reminder needs no tree. Where several levels change at one instant, the higher level comes first. The window may span 120 years and the list 10,000 changes; nothing before birth is listed.',
  sources: ['BPHS ch. 46'],
  credits: 2,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: beyondSky(
    birthRangeInput(
      {
        ...SYSTEMS_FIELD,
        levels: z._default(
          several(level('Level, 1 maha to 6 deha'), 1, 6, 'Levels of which changes are listed, 1 maha to 6 deha'),
          [1, 2],
        ),
        ...DASHA_CHOICE_FIELDS,
      },
      MAX_DASHA_DAYS,
    ),
  ),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'systems', 'levels', ...DASHA_CHOICES],
  output: z.strictObject({
    events: objectList('Changes in order of time; empty when nothing changes in the window', {
      at: about(instant, 'When the period changes, with the offset of the birth'),
      system: oneOf(DASHA_SYSTEMS, 'Dasha system'),
      system_name: nameOf('dasha system'),
      level: level('Level that changes, 1 maha to 6 deha'),
      from: anyLords('Lords of the period that ends, level 1 first'),
      to: anyLords('Lords of the period that begins, level 1 first'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2024-01-01', to: '2031-12-31' },
  compute: ({ birth, range, input, options, sky, words, uncertain }) => {
    if (!birth.timeKnown) uncertain('events');
    const plans = dashaPlans(sky, birth, input.systems, input, options);
    const changes = changesOfSystems(plans, input.levels, { from: range.start, to: range.end }, birth);
    return { events: timelineShape(dashaWriter(words, birth.offset), changes) };
  },
});

export const handler = serve(timeline);
