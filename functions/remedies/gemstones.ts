import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { gemDetails, gemKey, gemReasons, notice, optional } from '../../lib/contract/suites/remedies.ts';
import { about, between, keysOf, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, keyed, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { gemDetailsShape, gemReasonsShape } from '../../lib/answers/present/remedies.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GEM_ROLES, gemsFor, opposedGems } from '../../layers/jyotish/remedies/gems.ts';
import { GEMS } from '../../layers/jyotish/remedies/planet-rows.ts';

export const remediesGemstones = endpoint({
  path: '/v1/remedies/gemstones',
  summary: 'Life, lucky and fortune stones with weight, metal, finger, day, and the stones not worn beside them',
  description:
    'The stones of the lords of the first, fifth and ninth house, each planet once. One is left out when its planet is ' +
    'debilitated without cancellation (the lord of the ascendant excepted). The nodes’ stones come only with ' +
    '`include_nodes`, and only where the lord of their sign stands in 1, 5, 9, 10 or 11. No shop, no price, no effect.',
  sources: ['Phaladeepika ch. 2 v. 29', 'Jataka Parijata ch. 2 v. 21', 'BPHS ch. 34 (lordships)'],
  credits: 2,
  input: birthInput({
    body_weight_kg: z.optional(between(2, 300, 'Body weight in kilograms, 2 to 300')),
    include_nodes: z._default(about(z.boolean(), 'Judge the stones of Rahu and Ketu too'), false),
  }),
  settings: ['ayanamsa', 'node', 'include_nodes'],
  output: z.strictObject({
    gems: objectList('Stones; empty where none passes its tests', {
      ...gemKey,
      role: oneOf(
        [...keysOf(GEM_ROLES), 'node'],
        'life: lord of the 1st house, lucky: of the 5th, fortune: of the 9th, node: of a node',
      ),
      role_name: nameOf('role'),
      planet: about(graha, 'Planet of the stone'),
      planet_name: nameOf('planet'),
      why: gemReasons,
      optional,
      ...gemDetails,
      avoid_with: about(z.array(keyed(GEMS, 'stone')), 'Stones not worn together with it: those of the other group'),
    }),
    notice,
  }),
  example: { ...EXAMPLE_BIRTH, body_weight_kg: 62 },
  compute: async ({ birth, input, sky, words }) => {
    const pen = { words, bank: bank(words.language, 'remedies') };
    const { gemRoles, notice: said } = pen.bank;
    const gems = bank(words.language, 'gems');
    const chart = castChart(sky, birth.jd, birth.place);
    return {
      gems: gemsFor(chart, input.include_nodes).map(({ role, planet, gem, findings }) => ({
        key: gem,
        name: gems[gem],
        role,
        role_name: gemRoles[role],
        planet,
        planet_name: planetName(words, planet),
        why: gemReasonsShape(
          pen,
          findings.filter(({ passed }) => passed),
        ),
        optional: true as const,
        ...gemDetailsShape(pen, planet, input.body_weight_kg ?? null),
        avoid_with: opposedGems(planet).map((other) => ({ key: other, name: gems[other] })),
      })),
      notice: said,
    };
  },
});

export const handler = serve(remediesGemstones);
