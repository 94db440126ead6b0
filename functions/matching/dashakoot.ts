import * as z from 'zod/mini';
import { overThePair } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { matchInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR, KOOTA_TABLE_FIELDS, kootaRow } from '../../lib/contract/suites/matching.ts';
import { about, between, flag, objectOf } from '../../lib/contract/frame/about.ts';
import { listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { kootaShape } from '../../lib/answers/present/matching.ts';
import { ashtakootOf, kootaTotal } from '../../layers/jyotish/matching/ashtakoot.ts';
import { DASHAKOOT, dashakootFlags } from '../../layers/jyotish/matching/porutham.ts';

export const dashakoot = endpoint({
  path: '/v1/matching/dashakoot',
  summary: 'Ten-koota score: eight kootas in points, four as flags',
  description:
    'The score that services call dashakoot: the eight kootas of Guna Milan under their southern names, 36 points in all, and four South Indian agreements as flags: mahendra, stri dirgha, rajju and vedha, true where they are favourable. For graded South Indian poruthams ask matching/porutham.',
  sources: ['Muhurta Chintamani, vivaha-prakarana', 'South Indian practice (mahendra, stri dirgha, rajju, vedha)'],
  credits: 2,
  input: matchInput(KOOTA_TABLE_FIELDS),
  needsTime: false,
  settings: ['ayanamsa', 'vashya', 'yoni', 'gana'],
  output: z.strictObject({
    total: between(0, 36, 'Points of 36'),
    kootas: about(listOf(kootaRow, 8), 'The eight kootas, each under its southern name'),
    flags: objectOf('Agreements without points; true is favourable', {
      mahendra: about(flag, 'The groom’s star is one of the good counts from the bride’s'),
      stri_dirgha: about(flag, 'The groom’s star is far enough from the bride’s'),
      rajju: about(flag, 'The stars belong to different parts of the rajju'),
      vedha: about(flag, 'The stars do not obstruct each other'),
    }),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, words } = call;
    return overThePair(call, (pair) => {
      const scores = ashtakootOf(pair, input);
      return {
        total: kootaTotal(scores),
        kootas: DASHAKOOT.flatMap(({ id, koota }) =>
          scores.filter((score) => score.id === koota).map((score) => kootaShape(words, pair, score, id)),
        ),
        flags: dashakootFlags(pair),
      };
    });
  },
});

export const handler = serve(dashakoot);
