import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { KP_DEFAULTS, kpCusp } from '../../lib/contract/kp.ts';
import { listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { kpCuspShapes } from '../../lib/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';

export const cusps = endpoint({
  path: '/v1/kp/cusps',
  summary: 'Placidus cusps with sign, star, sub and sub-sub lord',
  credits: 1,
  input: birthInput(),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'house_system'],
  output: z.strictObject({ cusps: listOf(kpCusp, 12) }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, words }) => ({
    cusps: kpCuspShapes(words, castChart(sky, birth.jd, birth.place, options.house_system)),
  }),
});

export const handler = serve(cusps);
