import * as z from 'zod/mini';
import { overThePair } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { matchInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_PAIR, ownException } from '../../lib/contract/matching.ts';
import { flag, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { ownExceptions } from '../../lib/present/matching.ts';
import { count } from '../../layers/jyotish/ephemeris/angle.ts';
import { bhakootKind } from '../../layers/jyotish/matching/ashtakoot.ts';
import { DEFAULT_TABLES } from '../../layers/jyotish/matching/tables.ts';
import { kootaMatch, kootaPoints } from '../../layers/jyotish/matching/verdict.ts';

const distance = z.int().check(z.gte(1), z.lte(12));

export const bhakoot = endpoint({
  path: '/v1/matching/bhakoot',
  summary: 'Sign-distance dosha (2-12, 5-9, 6-8) with every exception tested',
  credits: 1,
  input: matchInput(),
  needsTime: false,
  settings: ['ayanamsa'],
  output: z.strictObject({
    distance: z.strictObject({ groom_to_bride: distance, bride_to_groom: distance }),
    kind: z.enum(['none', '2-12', '5-9', '6-8']),
    dosha: flag,
    cancelled: flag,
    exceptions: z.array(ownException),
    points: num,
    max: num,
  }),
  example: EXAMPLE_PAIR,
  compute: (call) =>
    overThePair(call, (pair) => {
      const { groom, bride } = pair;
      const match = kootaMatch(pair, DEFAULT_TABLES);
      return {
        distance: {
          groom_to_bride: count(groom.sign, bride.sign, 12),
          bride_to_groom: count(bride.sign, groom.sign, 12),
        },
        kind: bhakootKind(groom.sign, bride.sign),
        ...kootaPoints('bhakoot', match),
        exceptions: ownExceptions(match.exceptions, 'bhakoot'),
      };
    }),
});

export const handler = serve(bhakoot);
