import * as z from 'zod/mini';
import { dashaPlans } from '../../lib/answers/queries/dasha.ts';
import { DASHA_CHOICE_FIELDS, DASHA_CHOICES, MAX_DASHA_DAYS } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { anyLords, instant, nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaWriter, systemShape } from '../../lib/answers/present/dasha.ts';
import { dashaJunctions, sandhiShare } from '../../layers/jyotish/dasha/sandhi.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const sandhi = endpoint({
  path: '/v1/dasha/sandhi',
  wave: 2,
  summary: 'Junction windows between dasha periods, and how much of a range lies inside them',
  description:
    'For each change of period inside the range, the last part of the period that ends and the first part of the one that begins: `share` of each, a tenth unless said otherwise. `level: 2` does the same for the sub-periods and reaches at most a quarter of a year to either side. Junctions are listed when their instant lies in the range, which may span 120 years; nothing before birth is listed.',
  sources: ['Phaladeepika ch. 20 (junctions of dashas)'],
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthRangeInput(
    {
      system: choice(DASHA_SYSTEMS, 'vimshottari', 'Dasha system'),
      level: z._default(about(z.literal([1, 2]), 'Level of the periods: 1 maha, 2 antar'), 1),
      share: z._default(between(0.02, 0.2, 'Part of each period that belongs to its junction, 0.02 to 0.2'), 0.1),
      ...DASHA_CHOICE_FIELDS,
    },
    MAX_DASHA_DAYS,
  ),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'system', 'level', 'share', ...DASHA_CHOICES],
  output: z.strictObject({
    system: oneOf(DASHA_SYSTEMS, 'Dasha system'),
    system_name: nameOf('dasha system'),
    overlap: between(0, 100, 'Share of the range that lies inside the windows, per cent; overlaps counted once'),
    junctions: objectList('Junctions in order of time; empty when no period changes in the range', {
      at: about(instant, 'When the period changes, with the offset of the birth'),
      span: about(span, 'Window around it'),
      from: anyLords('Lords of the period that ends, level 1 first'),
      to: anyLords('Lords of the period that begins, level 1 first'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2020-01-01', to: '2035-12-31' },
  compute: ({ birth, range, input, options, sky, words, uncertain }) => {
    if (!birth.timeKnown) for (const member of ['overlap', 'junctions']) uncertain(member);
    const [laid] = dashaPlans(sky, birth, [input.system], input, options);
    if (!laid) throw new Error('one system gives one plan');
    const window = { from: Math.max(range.start, birth.jd), to: range.end };
    const found = dashaJunctions(laid.plan, input.level, input.share, window, options.year_length);
    const { lord } = dashaWriter(words, birth.offset);
    return {
      ...systemShape(words, input.system),
      overlap: 100 * sandhiShare(found, { from: range.start, to: range.end }),
      junctions: found.map(({ at, start, end, from, to }) => ({
        at: isoLocal(at, birth.offset),
        span: { start: isoLocal(start, birth.offset), end: isoLocal(end, birth.offset) },
        from: from.lords.map(lord),
        to: to.lords.map(lord),
      })),
    };
  },
});

export const handler = serve(sandhi);
