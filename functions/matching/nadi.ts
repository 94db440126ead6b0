import * as z from 'zod/mini';
import { overThePair } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { matchInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR, KOOTA_POINTS } from '../../lib/contract/suites/matching.ts';
import { oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { kootaPointsShape, ownExceptions } from '../../lib/answers/present/matching.ts';
import { NADIS } from '../../layers/jyotish/chart/avakahada.ts';
import { DEFAULT_TABLES } from '../../layers/jyotish/matching/tables.ts';
import { kootaMatch } from '../../layers/jyotish/matching/verdict.ts';

export const nadi = endpoint({
  path: '/v1/matching/nadi',
  summary: 'Nadi dosha with pada, star and sign exceptions',
  description:
    'Whether both birth stars belong to one nadi, which is nadi dosha and gives no points; different nadis give eight. Each rule of exception is tested and shown with its source. With one star and one quarter of it nothing cancels the dosha, nor where a quarter that decides was not sent.',
  sources: ['Muhurta Chintamani, vivaha-prakarana'],
  credits: 1,
  input: matchInput(),
  needsTime: false,
  settings: ['ayanamsa'],
  output: z.strictObject({
    groom: oneOf(NADIS, 'Nadi of the groom'),
    groom_name: nameOf('groom’s nadi'),
    bride: oneOf(NADIS, 'Nadi of the bride'),
    bride_name: nameOf('bride’s nadi'),
    ...KOOTA_POINTS,
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { nadis } = bank(call.words.language, 'avakahada');
    return overThePair(call, (pair) => {
      const match = kootaMatch(pair, DEFAULT_TABLES);
      return {
        groom: pair.groom.nadi,
        groom_name: nadis[pair.groom.nadi],
        bride: pair.bride.nadi,
        bride_name: nadis[pair.bride.nadi],
        ...kootaPointsShape('nadi', match),
        exceptions: ownExceptions(call.words, match.exceptions, 'nadi'),
      };
    });
  },
});

export const handler = serve(nadi);
