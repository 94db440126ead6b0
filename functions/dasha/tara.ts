import * as z from 'zod/mini';
import { dashaBirthOf, periodsOf } from '../../lib/answers/queries/dasha.ts';
import {
  balanceOutput,
  DASHA_TREE_FIELDS,
  FROM_BIRTH_FIELD,
  systemOutput,
  treeOutput,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { keyed, lord, nameOf, period, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { balanceShape, dashaShape, dashaWriter, noExtra, systemShape } from '../../lib/answers/present/dasha.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { TARA_LORD_KEYS, taraPlan } from '../../layers/jyotish/dasha/planet.ts';
import { GRAHAS, type Graha } from '../../layers/jyotish/ephemeris/sky.ts';

export const tara = endpoint({
  path: '/v1/dasha/tara',
  wave: 2,
  summary: 'Tara dasha of charts with planets in the quadrants',
  description:
    'The order and years of Vimshottari, begun by the strongest planet in houses 1, 4, 7, 10 (the greatest shadbala among Sun to Saturn; with nodes alone, the one further on in its sign). The nine lords are named from the first: janma, sampat, vipat and so on. The share of its star that the Moon has passed is the part of the first period before birth. Without a planet in a quadrant the dasha does not apply and `periods` is empty.',
  sources: ['BPHS ch. 46 v. 200'],
  credits: 1,
  input: birthAtInput({ ...DASHA_TREE_FIELDS, ...FROM_BIRTH_FIELD }),
  settings: ['ayanamsa', 'node', 'sunrise', 'year_length', 'depth', 'from_birth'],
  output: z.strictObject({
    ...systemOutput('tara'),
    applicable: about(flag, 'Whether a planet stands in a quadrant'),
    kendra_planets: planets('Planets in houses 1, 4, 7, 10, Sun first'),
    taras: objectList(
      'The nine names with their planets, in order of the periods; empty where the dasha does not apply',
      {
        ...keyed(TARA_LORD_KEYS, 'tara').shape,
        planet: oneOf(GRAHAS, 'Planet that has this name'),
        planet_name: nameOf('planet'),
      },
    ),
    balance: about(
      z.nullable(balanceOutput(about(lord, 'Planet of the period running at birth'), 'planet', 20, '17y 3m 13d')),
      'What is left at birth of the period running then; null where the dasha does not apply',
    ),
    ...treeOutput(period),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, options, words } = call;
    const { chart, strengths } = dashaBirthOf(sky, birth, options);
    const plan = taraPlan(chart(), strengths, options.year_length);
    const writer = dashaWriter<Graha>(words, birth.offset);
    const names = bank(words.language, 'dasha').taras;
    return {
      ...systemShape(words, 'tara'),
      applicable: plan.balance !== null,
      kendra_planets: planetsShape(words, plan.kendraPlanets),
      taras: plan.mahas.flatMap(({ lords: [planet] }, i) => {
        const key = TARA_LORD_KEYS[i];
        return planet && key ? [{ key, name: names[key], planet, planet_name: planetName(words, planet) }] : [];
      }),
      balance: plan.balance && balanceShape(writer, plan.balance),
      ...dashaShape(call, writer, periodsOf(plan, call), noExtra),
    };
  },
});

export const handler = serve(tara);
