import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS, kpHouseSignificator, NODE_AGENTS_FIELD } from '../../lib/contract/suites/kp.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { kpHouseSignificatorShapes } from '../../lib/answers/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { kpHouseSignificators } from '../../layers/jyotish/kp/significators.ts';

export const houseSignificators = endpoint({
  path: '/v1/kp/house-significators',
  summary: 'Planets signifying each house in order of strength: a, b, c, d',
  description:
    'For each house the planets that signify it, in four lists from the strongest: planets in the star of an occupant, the occupants, planets in the star of the lord of the cusp sign, and that lord. Rahu and Ketu act for the planets in their sign, those that aspect it, and the lords of their star and sign, and go before them in the lists unless `node_agents` is false.',
  sources: ['K. S. Krishnamurti, KP Reader II and III'],
  credits: 1,
  input: birthInput(NODE_AGENTS_FIELD),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system', 'node_agents'],
  output: z.strictObject({ houses: about(listOf(kpHouseSignificator, 12), 'The twelve houses') }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, input, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    return { houses: kpHouseSignificatorShapes(words, kpHouseSignificators(chart, input.node_agents)) };
  },
});

export const handler = serve(houseSignificators);
