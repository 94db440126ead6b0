import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { VIMSHOPAKA_EXALTED, vimshopakaOf } from '../../layers/jyotish/strength/vimshopaka.ts';

const score = z.number().check(z.gte(0), z.lte(20), z.describe('0-20'));

export const vimshopaka = endpoint({
  path: '/v1/varga/vimshopaka',
  summary: 'Vimshopaka bala of the seven planets in the 6-, 7-, 10- and 16-varga schemes',
  credits: 2,
  needsTime: false,
  input: birthInput({
    exalted: z._default(
      z
        .enum(VIMSHOPAKA_EXALTED)
        .check(z.describe('"full": signs of exaltation and moolatrikona are worth 20 too, as the own sign is')),
      'friendship',
    ),
  }),
  settings: ['ayanamsa', 'exalted'],
  output: z.strictObject({
    planets: listOf(
      z.strictObject({
        planet: z.enum(PLANETS7),
        shadvarga: score,
        saptavarga: score,
        dashavarga: score,
        shodashavarga: score,
      }),
      7,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ input, birth, sky, uncertain }) => {
    if (!birth.timeKnown) uncertain('planets');
    const scores = vimshopakaOf(castChart(sky, birth.jd, birth.place), input.exalted);
    return { planets: PLANETS7.map((planet) => ({ planet, ...scores[planet] })) };
  },
});

export const handler = serve(vimshopaka);
