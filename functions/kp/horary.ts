import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { momentInput } from '../../lib/contract/inputs.ts';
import { KP_DEFAULTS, kpCusp, kpHouseSignificator, kpPlanet, NODE_AGENTS_FIELD } from '../../lib/contract/kp.ts';
import { deg, int, listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { kpCuspShapes, kpHouseSignificatorShapes, kpPlanetShapes } from '../../lib/present/kp.ts';
import { horaryChart } from '../../layers/jyotish/kp/horary.ts';
import { kpHouseSignificators } from '../../layers/jyotish/kp/significators.ts';
import { KP_NUMBERS } from '../../layers/jyotish/kp/sub-lords.ts';

const horaryNumber = int.check(z.gte(1), z.lte(KP_NUMBERS.length), z.describe('the number the querent gave'));

export const horary = endpoint({
  path: '/v1/kp/horary',
  summary: 'Horary chart of a number 1-249: its ascendant, cusps of the place, planets of the moment, significators',
  credits: 2,
  errors: ['HOUSES_UNDEFINED'],
  input: momentInput({ number: horaryNumber, ...NODE_AGENTS_FIELD }),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system', 'node_agents'],
  output: z.strictObject({
    number: horaryNumber,
    ascendant: deg,
    planets: listOf(kpPlanet, 9),
    cusps: listOf(kpCusp, 12),
    significators: listOf(kpHouseSignificator, 12),
  }),
  example: { number: 147, date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment, sky, options, input, words }) => {
    const chart = horaryChart(sky, moment.jd, moment.place, input.number, options.house_system);
    return {
      number: input.number,
      ascendant: chart.ascendant.longitude,
      planets: kpPlanetShapes(words, chart),
      cusps: kpCuspShapes(words, chart),
      significators: kpHouseSignificatorShapes(kpHouseSignificators(chart, input.node_agents)),
    };
  },
});

export const handler = serve(horary);
