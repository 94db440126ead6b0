import * as z from 'zod/mini';
import { colordsField } from '../../lib/contract/dasha.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { house, listOf, sign, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { ARUDHA_EXCEPTIONS, arudhaPadas as padasOf } from '../../layers/jyotish/jaimini/arudha.ts';

export const arudhaPadas = endpoint({
  path: '/v1/jaimini/arudha-padas',
  summary: 'The twelve bhava arudhas from the arudha lagna (A1) to the upapada (A12), with the exception applied',
  credits: 1,
  input: birthInput({ colords: colordsField('single') }),
  settings: ['ayanamsa', 'node', 'colords'],
  output: z.strictObject({
    padas: listOf(
      z.strictObject({
        name: text.check(z.regex(/^A([1-9]|1[0-2])$/)),
        sign,
        house: house.check(z.describe('house of the pada from the ascendant, by signs')),
        exception: z
          .enum(ARUDHA_EXCEPTIONS)
          .check(z.describe('moved to the tenth because it fell on its own house, or on the seventh from it')),
      }),
      12,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, input, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    return {
      padas: padasOf(chart, input.colords).map((pada) => ({
        name: `A${pada.house}`,
        sign: signShape(words, pada.sign),
        house: houseFrom(chart.ascendant.sign, pada.sign),
        exception: pada.exception,
      })),
    };
  },
});

export const handler = serve(arudhaPadas);
