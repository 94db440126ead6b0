import * as z from 'zod/mini';
import { dashaBirthOf, periodsOf } from '../../lib/answers/queries/dasha.ts';
import { DASHA_TREE_FIELDS, roundsField, systemOutput, treeOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between } from '../../lib/contract/frame/about.ts';
import { nameOf, period } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { dashaShape, dashaWriter, noExtra, systemShape } from '../../lib/answers/present/dasha.ts';
import type { DashaPlan } from '../../layers/jyotish/dasha/cycle.ts';
import { kalaPlan } from '../../layers/jyotish/dasha/planet.ts';
import { DAY_PORTIONS } from '../../layers/jyotish/dasha/portion.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

const ROUNDS = { most: 2, usual: 2 };

export const kala = endpoint({
  path: '/v1/dasha/kala',
  wave: 2,
  summary: 'Kala dasha from the portion of the day of birth: dawn, day, dusk or night',
  description:
    'The day has four portions: dawn (a sixth of the night before sunrise and of the day after it), day, dusk (likewise around sunset) and night. The share of its portion that has passed at birth, of 120 years, is divided among Sun to Ketu in the ratio 1 to 9; a second round divides the rest in the same way. Sub-periods divide a period as the whole is divided. Where the Sun does not rise and set there is no portion: `periods` is empty, and a warning says so.',
  sources: ['BPHS ch. 46 v. 42-49', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (second round)'],
  credits: 1,
  input: birthAtInput({ ...roundsField(ROUNDS, 'Rounds of the nine planets'), ...DASHA_TREE_FIELDS }),
  settings: ['sunrise', 'year_length', 'cycles', 'depth'],
  output: z.strictObject({
    ...systemOutput('kala'),
    portion: about(
      z.nullable(z.enum(DAY_PORTIONS)),
      'Portion of the day at birth; null where the Sun does not rise and set',
    ),
    portion_name: about(z.nullable(nameOf('portion')), 'Name of the portion; null as portion is'),
    elapsed: about(
      z.nullable(between(0, 100, 'Share of the portion that has passed at birth, per cent')),
      'Share of the portion that has passed at birth, 0 to 100 per cent; null as portion is',
    ),
    ...treeOutput(period),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, options, words, warn } = call;
    const at = dashaBirthOf(sky, birth, options).portion();
    if (!at)
      warn('NO_SUNRISE', 'The Sun does not rise or set here on this day: Kala dasha has no portion to start from.');
    const plan: DashaPlan<Graha> = at
      ? kalaPlan(birth.jd, at.elapsed, options.year_length, ROUNDS.most)
      : { birth: birth.jd, mahas: [], partsOf: () => [] };
    return {
      ...systemShape(words, 'kala'),
      portion: at && at.portion,
      portion_name: at && bank(words.language, 'dasha').portions[at.portion],
      elapsed: at && 100 * at.elapsed,
      ...dashaShape(call, dashaWriter<Graha>(words, birth.offset), periodsOf(plan, call, ROUNDS.usual), noExtra),
    };
  },
});

export const handler = serve(kala);
