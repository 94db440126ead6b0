import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { KP_DEFAULTS, kpHouseSignificator, NODE_AGENTS_FIELD } from '../../lib/contract/kp.ts';
import { listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { kpHouseSignificatorShapes } from '../../lib/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { kpHouseSignificators } from '../../layers/jyotish/kp/significators.ts';

export const houseSignificators = endpoint({
  path: '/v1/kp/house-significators',
  summary: 'Planets signifying each house in order of strength: a, b, c, d',
  credits: 1,
  input: birthInput(NODE_AGENTS_FIELD),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system', 'node_agents'],
  output: z.strictObject({ houses: listOf(kpHouseSignificator, 12) }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, input }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    return { houses: kpHouseSignificatorShapes(kpHouseSignificators(chart, input.node_agents)) };
  },
});

export const handler = serve(houseSignificators);
