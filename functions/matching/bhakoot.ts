import * as z from 'zod/mini';
import { overThePair } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { matchInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR, KOOTA_POINTS } from '../../lib/contract/suites/matching.ts';
import { objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { kootaPointsShape, ownExceptions } from '../../lib/answers/present/matching.ts';
import { count } from '../../layers/jyotish/ephemeris/angle.ts';
import { bhakootKind } from '../../layers/jyotish/matching/ashtakoot.ts';
import { DEFAULT_TABLES } from '../../layers/jyotish/matching/tables.ts';
import { kootaMatch } from '../../layers/jyotish/matching/verdict.ts';

export const bhakoot = endpoint({
  path: '/v1/matching/bhakoot',
  summary: 'Sign-distance dosha (2-12, 5-9, 6-8) with every exception tested',
  description:
    'How the Moon signs stand to each other: second and twelfth, fifth and ninth, or sixth and eighth make bhakoot dosha and give no points, every other distance is clear and gives seven. Each rule of exception is tested and shown with its source; `cancelled` says whether one that cancels applies.',
  sources: ['Muhurta Chintamani, vivaha-prakarana'],
  credits: 1,
  input: matchInput(),
  needsTime: false,
  settings: ['ayanamsa'],
  output: z.strictObject({
    distance: objectOf('Distance of the Moon signs, both ways', {
      groom_to_bride: whole(1, 12, 'Signs from the groom’s to the bride’s, both counted, 1 to 12'),
      bride_to_groom: whole(1, 12, 'Signs from the bride’s to the groom’s, both counted, 1 to 12'),
    }),
    kind: oneOf(['none', '2-12', '5-9', '6-8'], 'Kind of dosha; none where the distance is clear'),
    kind_name: nameOf('kind'),
    ...KOOTA_POINTS,
  }),
  example: EXAMPLE_PAIR,
  compute: (call) =>
    overThePair(call, (pair) => {
      const { groom, bride } = pair;
      const match = kootaMatch(pair, DEFAULT_TABLES);
      const kind = bhakootKind(groom.sign, bride.sign);
      return {
        distance: {
          groom_to_bride: count(groom.sign, bride.sign, 12),
          bride_to_groom: count(bride.sign, groom.sign, 12),
        },
        kind,
        kind_name: bank(call.words.language, 'matching').bhakootKinds[kind],
        ...kootaPointsShape('bhakoot', match),
        exceptions: ownExceptions(call.words, match.exceptions, 'bhakoot'),
      };
    }),
});

export const handler = serve(bhakoot);
