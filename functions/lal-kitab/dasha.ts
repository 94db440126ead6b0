import * as z from 'zod/mini';
import { periodsOf } from '../../lib/answers/queries/dasha.ts';
import { dashaState } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, several, upTo, whole } from '../../lib/contract/frame/about.ts';
import { anyPeriod, keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { dashaShape, dashaWriter } from '../../lib/answers/present/dasha.ts';
import { GRAHAS, type Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { lalCycle, SUB_RULES } from '../../layers/jyotish/lal-kitab/cycle.ts';

const row = z.strictObject({
  ...anyPeriod.shape,
  lords: several(keyed(GRAHAS, 'planet'), 1, 2, 'Planets from level 1 down; the last is that of this period'),
  from_age: between(0, 200, 'Age at its start, in years of year_length'),
  to_age: between(0, 200, 'Age at its end, in years of year_length'),
});
const cyclePeriod = z.strictObject({
  ...row.shape,
  children: about(z.optional(z.array(row)), 'Sub-periods; left out at depth 1'),
});

export const lalKitabDasha = endpoint({
  path: '/v1/lal-kitab/dasha',
  wave: 2,
  summary: 'The 35-year cycle of the planets with its sub-periods',
  description:
    'Counted from birth, the same for everyone: Saturn 6 years, Rahu 6, Ketu 3, Jupiter 6, Sun 2, Moon 1, Venus 3, Mars 6, Mercury 2, repeating every 35 years; 140 years are laid out. Each period has three planets of its own in equal parts; `sub: year` gives each year of it three parts instead.',
  sources: [
    'Lal Kitab 1952 (Arun Sanhita)',
    'B. M. Goswami, Jyotish Lal Kitab 1952',
    'Arun Sanhita p. 8 (sub-periods)',
  ],
  credits: 1,
  needsTime: false,
  input: birthAtInput({
    sub: choice(SUB_RULES, 'period', 'Three equal parts of the period, or of each year'),
    depth: z._default(whole(1, 2, 'Levels to give, 1 or 2'), 2),
  }),
  settings: ['year_length', 'sub', 'depth'],
  output: z.strictObject({
    periods: about(z.array(cyclePeriod), 'Periods in order of time'),
    state: dashaState,
    current: upTo(2, row, 'Periods running at `at`, one per level; empty when none runs'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, input, options, words } = call;
    const plan = lalCycle(birth.jd, options.year_length, input.sub);
    const age = (jd: number): number => (jd - birth.jd) / options.year_length;
    return dashaShape(call, dashaWriter<Graha>(words, birth.offset), periodsOf(plan, call), ({ start, end }) => ({
      from_age: age(start),
      to_age: age(end),
    }));
  },
});

export const handler = serve(lalKitabDasha);
