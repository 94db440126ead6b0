import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { KP_DEFAULTS, kpPlanet } from '../../lib/contract/kp.ts';
import { listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { kpPlanetShapes } from '../../lib/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';

export const planets = endpoint({
  path: '/v1/kp/planets',
  summary: 'Sign, star, sub and sub-sub lord of each planet, and its house by Placidus cusps',
  credits: 1,
  input: birthInput(),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({ planets: listOf(kpPlanet, 9) }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, words }) => ({
    planets: kpPlanetShapes(words, castChart(sky, birth.jd, birth.place, options.house_system)),
  }),
});

export const handler = serve(planets);
