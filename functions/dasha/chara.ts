import * as z from 'zod/mini';
import { dashaPeriods } from '../../lib/ask/dasha.ts';
import { CHARA_FIELDS, DASHA_TREE_FIELDS, FROM_BIRTH_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { num, PERIOD_MEMBERS, type PeriodShape } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { dashaShape } from '../../lib/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { CHARA_CYCLES_MAX, CHARA_SCHOOLS, charaPlan } from '../../layers/jyotish/dasha/chara.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

interface CharaPeriod extends PeriodShape {
  years: number;
  children?: CharaPeriod[] | undefined;
}
const charaPeriod: z.ZodMiniType<CharaPeriod> = z.strictObject({
  ...PERIOD_MEMBERS,
  years: num.check(z.describe('length in years of year_length')),
  children: z.optional(z.array(z.lazy(() => charaPeriod))),
});

export const chara = endpoint({
  path: '/v1/dasha/chara',
  summary: 'Jaimini Chara dasha of the signs, by the rule of K. N. Rao or P. V. R. Narasimha Rao',
  credits: 1,
  input: birthAtInput({
    ...CHARA_FIELDS,
    cycles: z._default(z.int().check(z.gte(1), z.lte(CHARA_CYCLES_MAX), z.describe('rounds of the twelve signs')), 1),
    ...DASHA_TREE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'rule', 'colords', 'cycles', 'depth'],
  output: z.strictObject({
    rule: z.enum(CHARA_SCHOOLS),
    direction: z.enum(['direct', 'reverse']),
    periods: z.array(charaPeriod),
    current: z.array(charaPeriod).check(z.maxLength(6), z.describe('one per level, running at `at`')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, setting }) => {
    setting('at', isoLocal(at.jd, at.offset));
    const { rule, colords, cycles } = input;
    const plan = charaPlan(castChart(sky, birth.jd, birth.place), options.year_length, rule, colords, cycles);
    const years = ({ start, end }: { start: number; end: number }) => ({ years: (end - start) / options.year_length });
    return {
      rule,
      direction: plan.direction,
      ...dashaShape(dashaPeriods(plan, input, birth, at.jd), birth.offset, years),
    };
  },
});

export const handler = serve(chara);
