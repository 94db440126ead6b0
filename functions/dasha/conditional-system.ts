import * as z from 'zod/mini';
import { dashaBirthOf, periodsOf } from '../../lib/answers/queries/dasha.ts';
import {
  balanceOutput,
  DASHA_TREE_FIELDS,
  FROM_BIRTH_FIELD,
  judgedCondition,
  STAR_SEED_FIELD,
  treeOutput,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { lord, nameOf, period } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionShape, dashaWriter, noExtra, starDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { applicabilityFacts, judgeCondition } from '../../layers/jyotish/dasha/applicability.ts';
import { CONDITIONAL_SYSTEMS, conditionalDasha } from '../../layers/jyotish/dasha/conditional.ts';
import { dashaSeed } from '../../layers/jyotish/dasha/seed.ts';
import { starDashaPlan } from '../../layers/jyotish/dasha/star.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

export const conditional = endpoint({
  path: '/v1/dasha/conditional/{system}',
  wave: 2,
  summary: 'The eight star dashas that are used under a condition, with balance at birth and the condition',
  description:
    'Dwisaptati (72 years), shashtihayani (60), shodashottari (116), dwadashottari (112), panchottari (105), shatabdika (100), chaturashiti (84) and shattrimsha (36). Counted from its first star, the star of the seed selects the first lord; the share of the star that has passed is the part of the first period before birth. Shashtihayani gives groups of stars to its lords and the share is that of the group; with `abhijit` Saturn’s group begins with Abhijit. Sub-periods begin with the lord itself, in proportion to the years. `applicable` says whether the birth meets the condition of the text; nothing is refused when it does not.',
  sources: ['BPHS ch. 46 v. 24-41'],
  credits: 1,
  input: birthAtInput({
    system: oneOf(CONDITIONAL_SYSTEMS, 'Dasha system'),
    ...STAR_SEED_FIELD,
    abhijit: z._default(
      about(flag, 'Whether Abhijit (276°40′ to 280°53′20″) is counted; read by shashtihayani alone'),
      true,
    ),
    ...DASHA_TREE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'year_length', 'seed', 'abhijit', 'depth', 'from_birth'],
  output: z.strictObject({
    system: oneOf(CONDITIONAL_SYSTEMS, 'Dasha system'),
    system_name: nameOf('dasha system'),
    total: whole(36, 116, 'Years of the whole cycle'),
    balance: balanceOutput(about(lord, 'Planet of the period running at birth'), 'planet', 30, '5y 10m 20d'),
    ...treeOutput(period),
    applicable: about(
      z.nullable(flag),
      'Whether the birth meets the condition; null where it cannot be told because the Sun does not rise and set',
    ),
    condition: about(judgedCondition, 'The condition of use, judged'),
  }),
  example: { system: 'shodashottari', ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, options, input, words } = call;
    const { chart, portion } = dashaBirthOf(sky, birth, options);
    const judged = judgeCondition(input.system, applicabilityFacts(chart(), portion()?.isDay ?? null));
    const table = conditionalDasha(input.system, input.abhijit);
    const plan = starDashaPlan(table, birth.jd, dashaSeed(sky, birth.jd, birth.place, input.seed), options.year_length);
    return {
      ...systemShape(words, input.system),
      total: table.rows.reduce((sum, { years }) => sum + years, 0),
      ...starDashaShape(
        call,
        dashaWriter<Graha>(words, birth.offset),
        { plan, periods: periodsOf(plan, call) },
        noExtra,
      ),
      applicable: judged.met,
      condition: conditionShape(words, judged),
    };
  },
});

export const handler = serve(conditional);
