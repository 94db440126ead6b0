import * as z from 'zod/mini';
import { periodsOf } from '../../lib/answers/queries/dasha.ts';
import {
  CHARA_FIELDS,
  DASHA_TREE_FIELDS,
  dashaState,
  FROM_BIRTH_FIELD,
  roundsField,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { beyondSky, birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, oneOf, upTo } from '../../lib/contract/frame/about.ts';
import { nameOf, signPeriod } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signPeriodsShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { CHARA_SCHOOLS, charaPlan } from '../../layers/jyotish/dasha/chara.ts';
import { SIGN_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';

export const chara = endpoint({
  path: '/v1/dasha/chara',
  summary: 'Jaimini Chara dasha of the signs, by the rule of K. N. Rao or P. V. R. Narasimha Rao',
  description:
    'The twelve signs rule in turn from the ascendant, forward when the ninth sign from it is one of Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius, else backward. A sign has as many years as signs lie between it and its lord; a lord at home gives twelve. `knrao` repeats the same years in a second round and ignores exaltation. `pvr` adds a year for an exalted lord, takes one for a debilitated lord, and gives the second round 12 minus the first; a sign left with no year is left out. Each period is cut into twelve equal parts from the next sign in the same direction, its own sign last.',
  sources: [
    'Jaimini Sutras 1.1.25-29',
    'K. N. Rao, Predicting through Jaimini’s Chara Dasha',
    'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach',
  ],
  credits: 1,
  input: beyondSky(
    birthAtInput({
      ...CHARA_FIELDS,
      ...roundsField(SIGN_SYSTEMS.chara.rounds, 'Rounds of the twelve signs to lay out'),
      ...DASHA_TREE_FIELDS,
      ...FROM_BIRTH_FIELD,
    }),
  ),
  settings: ['ayanamsa', 'node', 'year_length', 'rule', 'colords', 'cycles', 'depth'],
  output: z.strictObject({
    system: about(z.literal('chara'), 'Dasha system'),
    system_name: nameOf('dasha system'),
    rule: oneOf(CHARA_SCHOOLS, 'School that was followed'),
    direction: oneOf(['direct', 'reverse'], 'Way the signs run: through the zodiac or back'),
    direction_name: nameOf('direction'),
    periods: about(z.array(signPeriod), 'Periods in order of time, as deep as `depth`'),
    state: dashaState,
    current: upTo(6, signPeriod, 'Periods running at `at`, one per level down to `depth`; empty when none runs'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, input, options, sky, words } = call;
    const { rule, colords } = input;
    const { most, usual } = SIGN_SYSTEMS.chara.rounds;
    const plan = charaPlan(castChart(sky, birth.jd, birth.place), options.year_length, rule, colords, most);
    return {
      ...systemShape(words, 'chara'),
      rule,
      direction: plan.direction,
      direction_name: bank(words.language, 'dasha').directions[plan.direction],
      ...signPeriodsShape(call, periodsOf(plan, call, usual)),
    };
  },
});

export const handler = serve(chara);
