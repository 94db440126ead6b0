import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { KP_DEFAULTS } from '../../lib/contract/kp.ts';
import { graha, house, listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { kpLevelsShape } from '../../lib/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { kpNodeActsFor, kpPlanetLevels } from '../../layers/jyotish/kp/significators.ts';

const houses = (about: string) => z.array(house).check(z.describe(about));

export const planetSignificators = endpoint({
  path: '/v1/kp/planet-significators',
  summary: 'Houses signified by each planet, in four levels of strength',
  credits: 1,
  input: birthInput(),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    planets: listOf(
      z.strictObject({
        planet: graha,
        levels: z.strictObject({
          1: houses('occupied by the star lord'),
          2: houses('occupied by the planet'),
          3: houses('owned by the star lord'),
          4: houses('owned by the planet'),
        }),
        acts_for: z
          .array(graha)
          .check(z.describe('Rahu and Ketu: planets of which they give the results, stronger than those themselves')),
      }),
      9,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const levels = kpPlanetLevels(chart);
    return {
      planets: GRAHAS.map((planet) => ({
        planet,
        levels: kpLevelsShape(levels[planet]),
        acts_for: [...kpNodeActsFor(chart, planet)],
      })),
    };
  },
});

export const handler = serve(planetSignificators);
