import * as z from 'zod/mini';
import { dashaBirthOf, periodsOf } from '../../lib/answers/queries/dasha.ts';
import { DASHA_TREE_FIELDS, systemOutput, treeOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { nameOf, sign, signPeriod } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { signPeriodsShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { DAY_PORTIONS } from '../../layers/jyotish/dasha/portion.ts';
import { chakraPlan } from '../../layers/jyotish/dasha/rashi.ts';
import { chakraSeed, noPeriods } from '../../layers/jyotish/dasha/systems.ts';

export const chakra = endpoint({
  path: '/v1/dasha/chakra',
  wave: 2,
  summary: 'Chakra dasha: ten years for each sign, from a start that depends on the time of day',
  description:
    'Twelve signs of ten years each through the zodiac. A birth by night starts from the ascendant, by day from the sign of its lord, at dawn or dusk from the second house; dawn and dusk reach a sixth of the night and of the day around sunrise and sunset. Sub-periods are twelve equal parts through the zodiac from the sign itself. Where the Sun does not rise and set there is no start: `periods` is empty, and a warning says so.',
  sources: ['BPHS ch. 46 v. 50-51'],
  credits: 1,
  input: birthAtInput({ ...DASHA_TREE_FIELDS }),
  settings: ['ayanamsa', 'node', 'sunrise', 'year_length', 'depth'],
  output: z.strictObject({
    ...systemOutput('chakra'),
    portion: about(
      z.nullable(z.enum(DAY_PORTIONS)),
      'Portion of the day at birth; null where the Sun does not rise and set',
    ),
    portion_name: about(z.nullable(nameOf('portion')), 'Name of the portion; null as portion is'),
    seed: about(z.nullable(sign), 'Sign of the first period; null as portion is'),
    ...treeOutput(signPeriod),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, options, words, warn } = call;
    const { chart, portion } = dashaBirthOf(sky, birth, options);
    const at = portion();
    if (!at)
      warn('NO_SUNRISE', 'The Sun does not rise or set here on this day: Chakra dasha has no portion to start from.');
    const seed = at && chakraSeed(chart(), at);
    const plan = seed === null ? noPeriods(birth.jd) : chakraPlan(chart(), seed, options.year_length);
    return {
      ...systemShape(words, 'chakra'),
      portion: at && at.portion,
      portion_name: at && bank(words.language, 'dasha').portions[at.portion],
      seed: seed === null ? null : signShape(words, seed),
      ...signPeriodsShape(call, periodsOf(plan, call)),
    };
  },
});

export const handler = serve(chakra);
