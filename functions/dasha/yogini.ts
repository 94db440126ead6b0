import * as z from 'zod/mini';
import { dashaPeriods } from '../../lib/ask/dasha.ts';
import { DASHA_TREE_FIELDS, FROM_BIRTH_FIELD, STAR_SEED_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { graha, num, PERIOD_MEMBERS, text, type PeriodShape } from '../../lib/contract/shapes.ts';
import { AppError } from '../../lib/contract/app-error.ts';
import { serve } from '../../lib/http/serve.ts';
import { balanceShape, dashaShape } from '../../lib/present/dasha.ts';
import { dashaSeed } from '../../layers/jyotish/dasha/vimshottari.ts';
import { YOGINI_CYCLES_MAX, yoginiOf, yoginiPlan } from '../../layers/jyotish/dasha/yogini.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

interface YoginiPeriod extends PeriodShape {
  planet: Graha;
  children?: YoginiPeriod[] | undefined;
}
const yoginiPeriod: z.ZodMiniType<YoginiPeriod> = z.strictObject({
  ...PERIOD_MEMBERS,
  planet: graha.check(z.describe('planet of the last yogini in lords')),
  children: z.optional(z.array(z.lazy(() => yoginiPeriod))),
});

export const yogini = endpoint({
  path: '/v1/dasha/yogini',
  summary: 'Yogini periods of the 36-year cycle with balance at birth',
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthAtInput({
    ...STAR_SEED_FIELD,
    cycles: z._default(z.int().check(z.gte(1), z.lte(YOGINI_CYCLES_MAX), z.describe('rounds of 36 years')), 3),
    ...DASHA_TREE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'seed', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    balance: z.strictObject({ lord: text, years: num.check(z.gte(0), z.lte(8)), text }),
    periods: z.array(yoginiPeriod),
    current: z.array(yoginiPeriod).check(z.maxLength(6), z.describe('one per level, running at `at`')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, setting, uncertain }) => {
    if (!birth.timeKnown) {
      if (input.seed === 'lagna') throw new AppError('BIRTH_TIME_REQUIRED');
      for (const member of ['balance', 'periods', 'current']) uncertain(member);
    }
    setting('at', isoLocal(at.jd, at.offset));
    const seed = dashaSeed(sky, birth.jd, birth.place, input.seed);
    const plan = yoginiPlan(birth.jd, seed, options.year_length, input.cycles);
    return {
      balance: balanceShape(plan.balance),
      ...dashaShape(dashaPeriods(plan, input, birth, at.jd), birth.offset, ({ lords }) => ({
        planet: yoginiOf(lords.at(-1)).planet,
      })),
    };
  },
});

export const handler = serve(yogini);
