import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { kpPlanet, KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { kpPlanetShapes } from '../../lib/answers/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';

export const planets = endpoint({
  path: '/v1/kp/planets',
  summary: 'Sign, star, sub and sub-sub lord of each planet, and its house by Placidus cusps',
  description:
    'The nine planets under the Krishnamurti ayanamsa with the lords of their sign, star, sub and sub-sub. A star is cut into nine subs in proportion to the Vimshottari years, beginning with its own lord, and a sub into sub-subs in the same way. Houses are counted from Placidus cusp to cusp; inside the polar circles, where Placidus has no solution, ask for another `house_system`.',
  sources: ['K. S. Krishnamurti, KP Reader II and III'],
  credits: 1,
  input: birthInput(),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({ planets: about(listOf(kpPlanet, 9), 'The nine planets, Sun to Ketu') }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => ({
    planets: kpPlanetShapes(words, castChart(sky, birth.jd, birth.place, options.house_system)),
  }),
});

export const handler = serve(planets);
