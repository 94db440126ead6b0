import * as z from 'zod/mini';
import { dashaPeriods } from '../../lib/ask/dasha.ts';
import { DASHA_TREE_FIELDS, FROM_BIRTH_FIELD, SEED_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { lord, num, period, text } from '../../lib/contract/shapes.ts';
import { AppError } from '../../lib/contract/app-error.ts';
import { serve } from '../../lib/http/serve.ts';
import { balanceShape, dashaShape, noExtra } from '../../lib/present/dasha.ts';
import { dashaSeed, vimshottariPlan } from '../../layers/jyotish/dasha/vimshottari.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const vimshottari = endpoint({
  path: '/v1/dasha/vimshottari',
  summary: 'Mahadasha: Vimshottari periods with balance at birth and the periods running now or at an instant',
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthAtInput({ ...SEED_FIELD, ...DASHA_TREE_FIELDS, ...FROM_BIRTH_FIELD }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'seed', 'depth', 'from_birth'],
  lift: ['current'],
  output: z.strictObject({
    system: z.literal('vimshottari'),
    seed: text,
    balance: z.strictObject({ lord, years: num.check(z.gte(0), z.lte(20)), text }),
    periods: z.array(period),
    current: z.array(period).check(z.maxLength(6), z.describe('one per level, running at `at`')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, setting, uncertain }) => {
    if (!birth.timeKnown) {
      if (input.seed === 'lagna') throw new AppError('BIRTH_TIME_REQUIRED');
      for (const member of ['balance', 'periods', 'current']) uncertain(member);
    }
    setting('at', isoLocal(at.jd, at.offset));
    const seed = dashaSeed(sky, birth.jd, birth.place, input.seed);
    const plan = vimshottariPlan(birth.jd, seed, options.year_length);
    return {
      system: 'vimshottari' as const,
      seed: input.seed,
      balance: balanceShape(plan.balance),
      ...dashaShape(dashaPeriods(plan, input, birth, at.jd), birth.offset, noExtra),
    };
  },
});

export const handler = serve(vimshottari);
