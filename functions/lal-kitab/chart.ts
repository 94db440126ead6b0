import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { houseRow, listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { houseRowShape } from '../../lib/answers/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { inLalHouse, tevaOf } from '../../layers/jyotish/lal-kitab/teva.ts';

export const lalKitabChart = endpoint({
  path: '/v1/lal-kitab/chart',
  wave: 1,
  summary: 'Fixed-sign chart of Lal Kitab (teva)',
  description:
    'Planets keep their houses of the birth chart, counted by signs from the ascendant, and the signs are fixed to the houses: Aries to the first, Pisces to the twelfth.',
  sources: ['Lal Kitab 1952 (Arun Sanhita)', 'B. M. Goswami, Jyotish Lal Kitab 1952'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    houses: about(listOf(houseRow, 12), 'The twelve houses with the signs fixed to them'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const teva = tevaOf(castChart(sky, birth.jd, birth.place));
    return {
      houses: Array.from({ length: 12 }, (_, i) => houseRowShape(words, i + 1, i + 1, inLalHouse(teva, i + 1))),
    };
  },
});

export const handler = serve(lalKitabChart);
