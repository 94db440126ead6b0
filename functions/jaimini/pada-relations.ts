import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import { ARUDHA_KEYS, arudhaPadas } from '../../layers/jyotish/jaimini/arudha.ts';
import { PADA_RELATIONS, padaPairs } from '../../layers/jyotish/jaimini/graha-arudha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { colordsField } from '../../lib/contract/suites/dasha.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const pada = z.enum(ARUDHA_KEYS);

export const padaRelations = endpoint({
  path: '/v1/jaimini/pada-relations',
  wave: 3,
  summary: 'How the twelve arudhas stand to each other: kendra, trikona, 3-11, 2-12, 6-8',
  description:
    'The signs of the arudhas of jaimini/arudha-padas, every two of them: the count from the first to the second, and the relation that the two counts make. Jaimini reads those in kendras, trikonas and 3-11 as helping each other, 6-8 and 2-12 as apart; the answer tells the relation alone.',
  sources: ['Jaimini Sutras 1.3', 'BPHS ch. 29'],
  credits: 1,
  input: birthInput({ colords: colordsField('single') }),
  settings: ['ayanamsa', 'node', 'colords'],
  output: z.strictObject({
    pairs: objectListOf(66, 'All pairs of the twelve arudhas', {
      a: about(pada, 'The one arudha, A1 to A12'),
      a_name: nameOf('one arudha'),
      a_sign: about(sign, 'Its sign'),
      b: about(pada, 'The other arudha'),
      b_name: nameOf('other arudha'),
      b_sign: about(sign, 'Its sign'),
      distance: whole(1, 12, 'Count from the sign of a to that of b, 1 to 12'),
      relation: oneOf(PADA_RELATIONS, 'Relation of the two signs'),
      relation_name: nameOf('relation'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { padas } = bank(words.language, 'arudha');
    const { padaRelations: relations } = bank(words.language, 'jaimini');
    return {
      pairs: padaPairs(arudhaPadas(chart, input.colords)).map(({ a, b, distance, relation }) => ({
        a: rowOf(ARUDHA_KEYS, a.house, 'pada'),
        a_name: rowOf(padas, a.house, 'pada'),
        a_sign: signShape(words, a.sign),
        b: rowOf(ARUDHA_KEYS, b.house, 'pada'),
        b_name: rowOf(padas, b.house, 'pada'),
        b_sign: signShape(words, b.sign),
        distance,
        relation,
        relation_name: relations[relation],
      })),
    };
  },
});

export const handler = serve(padaRelations);
