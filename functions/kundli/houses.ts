import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { deg, HOUSE_LIMITS } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bhavaShape } from '../../lib/answers/present/chart.ts';
import { bhavas } from '../../layers/jyotish/chart/bhava.ts';
import { HOUSE_SYSTEMS } from '../../layers/jyotish/ephemeris/sky.ts';

export const houses = endpoint({
  path: '/v1/kundli/houses',
  summary: 'House beginnings, middles and ends in the chosen system, with ascendant and midheaven',
  description:
    'Where the twelve houses begin, have their middle and end, in sidereal longitude, under the chosen house system. In whole-sign houses a house is a sign; in `equal_mid` and `sripati` the angles are middles of houses; in the others the cusp is where a house begins. Placidus, Koch and the other systems that divide by time have no solution inside the polar circles and are refused there.',
  sources: ['Swiss Ephemeris 2.10 (houses)', 'Sripati Paddhati (sripati)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'house_system'],
  output: z.strictObject({
    house_system: oneOf(Object.keys(HOUSE_SYSTEMS), 'House system that was used'),
    ascendant_degree: about(deg, 'Sidereal longitude of the ascendant, degrees'),
    mc: about(deg, 'Sidereal longitude of the midheaven, degrees'),
    houses: objectListOf(12, 'The twelve houses', HOUSE_LIMITS),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const frame = sky.houses(options.house_system, birth.jd, birth.place);
    return {
      house_system: options.house_system,
      ascendant_degree: frame.ascendant,
      mc: frame.mc,
      houses: bhavas(frame, options.house_system).map((bhava) => bhavaShape(words, bhava)),
    };
  },
});

export const handler = serve(houses);
