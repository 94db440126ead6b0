import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { kpCusp, KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { kpCuspShapes } from '../../lib/answers/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';

export const cusps = endpoint({
  path: '/v1/kp/cusps',
  summary: 'Placidus cusps with sign, star, sub and sub-sub lord',
  description:
    'The twelve cusps, where the houses begin, under the Krishnamurti ayanamsa and Placidus division, with the lords of their sign, star, sub and sub-sub. The first is the ascendant, the tenth the midheaven. Inside the polar circles, where Placidus has no solution, ask for another `house_system`.',
  sources: ['K. S. Krishnamurti, KP Reader II and III'],
  credits: 1,
  input: birthInput(),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'house_system'],
  output: z.strictObject({ cusps: about(listOf(kpCusp, 12), 'The twelve cusps') }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => ({
    cusps: kpCuspShapes(words, castChart(sky, birth.jd, birth.place, options.house_system)),
  }),
});

export const handler = serve(cusps);
