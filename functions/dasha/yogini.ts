import * as z from 'zod/mini';
import { dashaPeriods } from '../../lib/ask/dasha.ts';
import { DASHA_TREE_FIELDS, dashaState, FROM_BIRTH_FIELD, STAR_SEED_FIELD } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { about, between, nameOf, text, whole, yoginiLord, yoginiPeriod } from '../../lib/contract/shapes.ts';
import { AppError } from '../../lib/contract/app-error.ts';
import { serve } from '../../lib/http/serve.ts';
import { balanceShape, dashaShape, dashaWriter, systemShape } from '../../lib/present/dasha.ts';
import { planetName } from '../../lib/present/names.ts';
import { dashaSeed } from '../../layers/jyotish/dasha/vimshottari.ts';
import { YOGINI_CYCLES_MAX, yoginiOf, yoginiPlan } from '../../layers/jyotish/dasha/yogini.ts';
import type { Yogini } from '../../layers/jyotish/dasha/lord.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const yogini = endpoint({
  path: '/v1/dasha/yogini',
  summary: 'Yogini periods of the 36-year cycle with balance at birth',
  description:
    'Eight yoginis rule 1 to 8 years, 36 in all, in rounds. The star of the seed chooses the first: star number plus 3, counted off in eights, so that Ardra begins with Mangala. Each period is cut into eight in proportion to their years, beginning with its own yogini. Three rounds (108 years) are laid out unless `cycles` says otherwise.',
  sources: ['Rudrayamala, as taught in handbooks of the Parashari tradition'],
  credits: 1,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthAtInput({
    ...STAR_SEED_FIELD,
    cycles: z._default(whole(1, YOGINI_CYCLES_MAX, 'Rounds of 36 years to lay out, 1 to 4'), 3),
    ...DASHA_TREE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'seed', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    system: about(z.literal('yogini'), 'Dasha system'),
    system_name: nameOf('dasha system'),
    balance: about(
      z.strictObject({
        lord: about(yoginiLord, 'Yogini of the period running at birth'),
        lord_name: nameOf('yogini'),
        years: between(0, 8, 'Years of that period not yet lived at birth, in years of year_length'),
        text: about(text, 'The same in years, months of a twelfth of a year and days of a 360th, cut: 3y 7m 20d'),
      }),
      'What is left at birth of the period running then',
    ),
    periods: about(z.array(yoginiPeriod), 'Periods in order of time, as deep as `depth`'),
    state: dashaState,
    current: about(
      z.array(yoginiPeriod).check(z.maxLength(6)),
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
    const plan = yoginiPlan(birth.jd, seed, options.year_length, input.cycles);
    const writer = dashaWriter<Yogini>(words, birth.offset);
    return {
      ...systemShape(words, 'yogini'),
      balance: balanceShape(writer, plan.balance),
      ...dashaShape(writer, dashaPeriods(plan, input, birth, at.jd), ({ lords }) => {
        const { planet } = yoginiOf(lords.at(-1));
        return { planet, planet_name: planetName(words, planet) };
      }),
    };
  },
});

export const handler = serve(yogini);
