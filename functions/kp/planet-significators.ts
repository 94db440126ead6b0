import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS, kpPlanetSignificator } from '../../lib/contract/suites/kp.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { kpLevelsShape } from '../../lib/answers/present/kp.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { kpNodeActsFor, kpPlanetLevels } from '../../layers/jyotish/kp/significators.ts';

export const planetSignificators = endpoint({
  path: '/v1/kp/planet-significators',
  summary: 'Houses signified by each planet, in four levels of strength',
  description:
    'For each planet the houses it signifies, in four levels from the strongest: the house of the lord of its star, its own house, the houses that the lord of its star rules, and the houses it rules itself. A house is ruled by the lord of the sign on its cusp.',
  sources: ['K. S. Krishnamurti, KP Reader II and III'],
  credits: 1,
  input: birthInput(),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({ planets: about(listOf(kpPlanetSignificator, 9), 'The nine planets, Sun to Ketu') }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const levels = kpPlanetLevels(chart);
    return {
      planets: GRAHAS.map((planet) => ({
        planet,
        name: planetName(words, planet),
        levels: kpLevelsShape(levels[planet]),
        acts_for: planetsShape(words, kpNodeActsFor(chart, planet)),
      })),
    };
  },
});

export const handler = serve(planetSignificators);
