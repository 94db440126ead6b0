import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS, kpCusp, kpHouseSignificator, kpPlanet, NODE_AGENTS_FIELD } from '../../lib/contract/suites/kp.ts';
import { about, whole } from '../../lib/contract/frame/about.ts';
import { deg, listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { kpCuspShapes, kpHouseSignificatorShapes, kpPlanetShapes } from '../../lib/answers/present/kp.ts';
import { horaryChart } from '../../layers/jyotish/kp/horary.ts';
import { kpHouseSignificators } from '../../layers/jyotish/kp/significators.ts';
import { KP_NUMBERS } from '../../layers/jyotish/kp/sub-lords.ts';

const horaryNumber = whole(1, KP_NUMBERS.length, 'The number the querent gave, 1 to 249');

export const horary = endpoint({
  path: '/v1/kp/horary',
  summary: 'Horary chart of a number 1-249: its ascendant, cusps of the place, planets of the moment, significators',
  description:
    'The KP chart of a question. The zodiac is cut into 249 subs at star and sign boundaries; the number gives the ascendant, the beginning of its sub. The other cusps are those of the place at the sidereal time at which that degree rises, the planets are those of the moment of judgement, and the significators follow as in kp/house-significators. Where that degree never rises at the latitude, or Placidus has no solution, the chart cannot be cast.',
  sources: ['K. S. Krishnamurti, KP Reader VI'],
  errors: ['HOUSES_UNDEFINED'],
  credits: 2,
  input: momentInput({ number: horaryNumber, ...NODE_AGENTS_FIELD }),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'house_system', 'node_agents'],
  output: z.strictObject({
    number: horaryNumber,
    ascendant_degree: about(deg, 'Sidereal longitude of the ascendant of the number, degrees'),
    planets: about(listOf(kpPlanet, 9), 'The nine planets at the moment, Sun to Ketu, in the houses of this chart'),
    cusps: about(listOf(kpCusp, 12), 'The twelve cusps'),
    significators: about(listOf(kpHouseSignificator, 12), 'Significators of the twelve houses'),
  }),
  example: { number: 147, date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment, sky, options, input, words }) => {
    const chart = horaryChart(sky, moment.jd, moment.place, input.number, options.house_system);
    return {
      number: input.number,
      ascendant_degree: chart.ascendant.longitude,
      planets: kpPlanetShapes(words, chart),
      cusps: kpCuspShapes(words, chart),
      significators: kpHouseSignificatorShapes(words, kpHouseSignificators(chart, input.node_agents)),
    };
  },
});

export const handler = serve(horary);
