import * as z from 'zod/mini';
import { dashaBirthOf, periodsOf } from '../../lib/answers/queries/dasha.ts';
import {
  DASHA_TREE_FIELDS,
  FROM_BIRTH_FIELD,
  judgedCondition,
  STAR_SEED_FIELD,
  starDashaOutput,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { beyondSky, birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag } from '../../lib/contract/frame/about.ts';
import { listOf, lord, period } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionShape, dashaWriter, noExtra, starDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { applicabilityFacts, judgeCondition } from '../../layers/jyotish/dasha/applicability.ts';
import { ANTAR_STARTS, ashtottari as ashtottariTable } from '../../layers/jyotish/dasha/conditional.ts';
import { dashaSeed } from '../../layers/jyotish/dasha/seed.ts';
import { starDashaPlan } from '../../layers/jyotish/dasha/star.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

const START_RULES = { rahu: 'ashtottari', paksha: 'ashtottari_paksha' } as const;

export const ashtottari = endpoint({
  path: '/v1/dasha/ashtottari',
  wave: 2,
  summary: 'Ashtottari periods of the 108-year cycle with balance at birth and the condition of use',
  description:
    'Eight planets rule 6 to 21 years. The stars are taken in groups of three and four from Ardra; the share of the group that the seed has passed is the part of the first period before birth. Saturn’s group has three stars, or four with Abhijit (`abhijit`), each of equal years. Sub-periods begin with the lord itself, or with the next one (`antar: next`), in proportion to the years. Two conditions of use are taught; `applicable` follows `start_rule`, and nothing is refused when it is not met.',
  sources: [
    'BPHS ch. 46 v. 17-23',
    'BPHS ch. 51 v. 2',
    'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach',
  ],
  credits: 1,
  input: beyondSky(
    birthAtInput({
      ...STAR_SEED_FIELD,
      abhijit: z._default(
        about(flag, 'Whether Saturn’s group counts Abhijit (276°40′ to 280°53′20″) as a star'),
        false,
      ),
      antar: choice(ANTAR_STARTS, 'own', 'Whose sub-period comes first: its own, or the next lord’s'),
      start_rule: choice(
        ['rahu', 'paksha'],
        'rahu',
        'Condition that applicable follows: the place of Rahu, or half of the month and time of day',
      ),
      ...DASHA_TREE_FIELDS,
      ...FROM_BIRTH_FIELD,
    }),
  ),
  settings: [
    'ayanamsa',
    'node',
    'sunrise',
    'year_length',
    'seed',
    'abhijit',
    'antar',
    'start_rule',
    'depth',
    'from_birth',
  ],
  output: z.strictObject({
    ...starDashaOutput('ashtottari', {
      word: 'planet',
      lord: about(lord, 'Planet of the period running at birth'),
      period,
      example: '7y 5m 13d',
    }),
    applicable: about(
      z.nullable(flag),
      'Whether the condition of start_rule is met; null where it cannot be told because the Sun does not rise and set',
    ),
    conditions: about(listOf(judgedCondition, 2), 'Both conditions, by Rahu and by the half of the month'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, options, input, words } = call;
    const { chart, portion } = dashaBirthOf(sky, birth, options);
    const facts = applicabilityFacts(chart(), portion()?.isDay ?? null);
    const judged = (['ashtottari', 'ashtottari_paksha'] as const).map((key) => judgeCondition(key, facts));
    const table = ashtottariTable(input.abhijit, input.antar);
    const plan = starDashaPlan(table, birth.jd, dashaSeed(sky, birth.jd, birth.place, input.seed), options.year_length);
    return {
      ...systemShape(words, 'ashtottari'),
      ...starDashaShape(
        call,
        dashaWriter<Graha>(words, birth.offset),
        { plan, periods: periodsOf(plan, call) },
        noExtra,
      ),
      applicable: judged.find(({ key }) => key === START_RULES[input.start_rule])?.met ?? null,
      conditions: judged.map((one) => conditionShape(words, one)),
    };
  },
});

export const handler = serve(ashtottari);
