import * as z from 'zod/mini';
import { dashaPeriods } from '../../lib/ask/dasha.ts';
import { DASHA_TREE_FIELDS, dashaState, FROM_BIRTH_FIELD, SEED_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { about, between, lord, nameOf, period, text } from '../../lib/contract/shapes.ts';
import { AppError } from '../../lib/contract/app-error.ts';
import { serve } from '../../lib/http/serve.ts';
import { balanceShape, dashaShape, dashaWriter, noExtra, systemShape } from '../../lib/present/dasha.ts';
import { DASHA_SEED_KEYS, dashaSeed, vimshottariPlan } from '../../layers/jyotish/dasha/vimshottari.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

export const vimshottari = endpoint({
  path: '/v1/dasha/vimshottari',
  summary: 'Mahadasha: Vimshottari periods with balance at birth and the periods running now or at an instant',
  description:
    'Lays out the 120 years of Vimshottari from the star of the Moon, or of another seed, and cuts each period into nine in proportion to the years of the planets, beginning with its own lord. The share of the first star that the seed has passed is the part of the first period lived before birth: the first period keeps its start before birth, and periods that ended before birth are left out unless `from_birth` is false. A whole tree goes down to level 4 at most; ask for deeper levels with a window (`from`, `to`) or with `dasha/expand`.',
  sources: ['BPHS ch. 46 v. 12-16'],
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthAtInput({ ...SEED_FIELD, ...DASHA_TREE_FIELDS, ...FROM_BIRTH_FIELD }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'seed', 'depth', 'from_birth'],
  lift: ['current'],
  output: z.strictObject({
    system: about(z.literal('vimshottari'), 'Dasha system'),
    system_name: nameOf('dasha system'),
    seed: about(z.enum(DASHA_SEED_KEYS), 'What the dasha was started from'),
    balance: about(
      z.strictObject({
        lord: about(lord, 'Planet of the period running at birth'),
        lord_name: nameOf('planet'),
        years: between(0, 20, 'Years of that period not yet lived at birth, in years of year_length'),
        text: about(text, 'The same in years, months of a twelfth of a year and days of a 360th, cut: 17y 3m 13d'),
      }),
      'What is left at birth of the period running then',
    ),
    periods: about(z.array(period), 'Periods in order of time, as deep as `depth`'),
    state: dashaState,
    current: about(
      z.array(period).check(z.maxLength(6)),
      'Periods running at `at`, one per level down to `depth`; empty when none runs',
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, words, setting, uncertain }) => {
    if (!birth.timeKnown) {
      if (input.seed === 'lagna') throw new AppError('BIRTH_TIME_REQUIRED');
      for (const member of ['balance', 'periods', 'current']) uncertain(member);
    }
    setting('at', isoLocal(at.jd, at.offset));
    const seed = dashaSeed(sky, birth.jd, birth.place, input.seed);
    const plan = vimshottariPlan(birth.jd, seed, options.year_length);
    const writer = dashaWriter<Graha>(words, birth.offset);
    return {
      ...systemShape(words, 'vimshottari'),
      seed: input.seed,
      balance: balanceShape(writer, plan.balance),
      ...dashaShape(writer, dashaPeriods(plan, input, birth, at.jd), noExtra),
    };
  },
});

export const handler = serve(vimshottari);
