import * as z from 'zod/mini';
import { colordsField } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { house, name, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import { ARUDHA_EXCEPTIONS, ARUDHA_KEYS, arudhaPadas as padasOf } from '../../layers/jyotish/jaimini/arudha.ts';

export const arudhaPadas = endpoint({
  path: '/v1/jaimini/arudha-padas',
  summary: 'The twelve bhava arudhas from the arudha lagna (A1) to the upapada (A12), with the exception applied',
  description:
    'The image of each house: as far from its lord as the lord is from the house. Where that falls on the house itself or on the seventh from it, the tenth from there is taken, and `exception` says so. Houses are counted by signs. Scorpio and Aquarius have one lord each (Mars, Saturn) unless `colords` is `dual`.',
  sources: ['Jaimini Sutras 1.1.30-32', 'BPHS ch. 29'],
  credits: 1,
  input: birthInput({ colords: colordsField('single') }),
  settings: ['ayanamsa', 'node', 'colords'],
  output: z.strictObject({
    padas: objectListOf(12, 'The twelve padas, A1 to A12', {
      key: oneOf(ARUDHA_KEYS, 'The house whose image it is: A1 to A12'),
      name,
      sign: about(sign, 'Sign of the pada'),
      house: about(house, 'House of the pada from the ascendant, by signs, 1 to 12'),
      exception: oneOf(
        ARUDHA_EXCEPTIONS,
        'Moved to the tenth because it fell on its own house (self) or on the seventh from it; none when it was not moved',
      ),
      exception_name: nameOf('exception'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, input, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { padas, exceptions } = bank(words.language, 'arudha');
    return {
      padas: padasOf(chart, input.colords).map((pada) => ({
        key: rowOf(ARUDHA_KEYS, pada.house, 'pada'),
        name: rowOf(padas, pada.house, 'pada'),
        sign: signShape(words, pada.sign),
        house: houseFrom(chart.ascendant.sign, pada.sign),
        exception: pada.exception,
        exception_name: exceptions[pada.exception],
      })),
    };
  },
});

export const handler = serve(arudhaPadas);
