import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { deg, flag, graha, house, listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { bhavas } from '../../layers/jyotish/chart/bhava.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

export const bhavaChalit = endpoint({
  path: '/v1/kundli/bhava-chalit',
  summary: 'Planets by bhava against planets by sign, with the shifts',
  credits: 1,
  input: birthInput(),
  defaults: { house_system: 'sripati' },
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    planets: listOf(
      z.strictObject({
        planet: graha,
        sign_house: house.check(z.describe('counted by signs from the ascendant')),
        bhava_house: house.check(z.describe('by house_system')),
        shifted: flag,
      }),
      9,
    ),
    cusps: listOf(z.strictObject({ house, start: deg, mid: deg, end: deg }), 12),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    return {
      planets: GRAHAS.map((planet) => {
        const [bySign, byBhava] = [signHouse(chart, planet), chart.grahas[planet].house];
        return { planet, sign_house: bySign, bhava_house: byBhava, shifted: bySign !== byBhava };
      }),
      cusps: [...bhavas(chart.frame, options.house_system)],
    };
  },
});

export const handler = serve(bhavaChalit);
