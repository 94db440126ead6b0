import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { deg, house, listOf, lord, sign, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { bhavas } from '../../layers/jyotish/chart/bhava.ts';
import { lordOf, signOf } from '../../layers/jyotish/chart/rashi.ts';

export const houses = endpoint({
  path: '/v1/kundli/houses',
  summary: 'House beginnings, middles and ends in the chosen system, with ascendant and midheaven',
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'house_system'],
  output: z.strictObject({
    house_system: text,
    ascendant: deg,
    mc: deg.check(z.describe('midheaven')),
    houses: listOf(
      z.strictObject({
        house,
        start: deg,
        mid: deg,
        end: deg,
        sign: sign.check(z.describe('sign of the middle')),
        lord: lord.check(z.describe('lord of that sign')),
      }),
      12,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, words }) => {
    const frame = sky.houses(options.house_system, birth.jd, birth.place);
    return {
      house_system: options.house_system,
      ascendant: frame.ascendant,
      mc: frame.mc,
      houses: bhavas(frame, options.house_system).map((bhava) => ({
        ...bhava,
        sign: signShape(words, signOf(bhava.mid)),
        lord: lordOf(signOf(bhava.mid)),
      })),
    };
  },
});

export const handler = serve(houses);
