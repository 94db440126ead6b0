import * as z from 'zod/mini';
import { overThePair } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { matchInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_PAIR, ownException } from '../../lib/contract/matching.ts';
import { flag, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { ownExceptions } from '../../lib/present/matching.ts';
import { NADIS } from '../../layers/jyotish/chart/avakahada.ts';
import { DEFAULT_TABLES } from '../../layers/jyotish/matching/tables.ts';
import { kootaMatch, kootaPoints } from '../../layers/jyotish/matching/verdict.ts';

export const nadi = endpoint({
  path: '/v1/matching/nadi',
  summary: 'Nadi dosha with pada, star and sign exceptions',
  credits: 1,
  input: matchInput(),
  needsTime: false,
  settings: ['ayanamsa'],
  output: z.strictObject({
    groom: z.enum(NADIS),
    bride: z.enum(NADIS),
    dosha: flag,
    cancelled: flag,
    exceptions: z.array(ownException),
    points: num,
    max: num,
  }),
  example: EXAMPLE_PAIR,
  compute: (call) =>
    overThePair(call, (pair) => {
      const match = kootaMatch(pair, DEFAULT_TABLES);
      return {
        groom: pair.groom.nadi,
        bride: pair.bride.nadi,
        ...kootaPoints('nadi', match),
        exceptions: ownExceptions(match.exceptions, 'nadi'),
      };
    }),
});

export const handler = serve(nadi);
