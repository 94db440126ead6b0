import * as z from 'zod/mini';
import { overThePair } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { matchInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_PAIR, KOOTA_TABLE_FIELDS, kootaRow } from '../../lib/contract/matching.ts';
import { flag, listOf, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { poruthamName } from '../../lib/i18n/matching.ts';
import { kootaShape } from '../../lib/present/matching.ts';
import { ashtakootOf, kootaTotal } from '../../layers/jyotish/matching/ashtakoot.ts';
import { DASHAKOOT, dashakootFlags } from '../../layers/jyotish/matching/porutham.ts';

export const dashakoot = endpoint({
  path: '/v1/matching/dashakoot',
  summary: 'Ten-koota score: eight kootas in points, four as flags',
  credits: 2,
  input: matchInput(KOOTA_TABLE_FIELDS),
  needsTime: false,
  settings: ['ayanamsa', 'vashya', 'yoni', 'gana'],
  output: z.strictObject({
    total: num.check(z.describe('of 36')),
    kootas: listOf(kootaRow, 8),
    flags: z
      .strictObject({ mahendra: flag, stri_dirgha: flag, rajju: flag, vedha: flag })
      .check(z.describe('true is favourable')),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, options, words } = call;
    return overThePair(call, (pair) => {
      const scores = ashtakootOf(pair, input);
      return {
        total: kootaTotal(scores),
        kootas: DASHAKOOT.flatMap(({ id, koota }) =>
          scores
            .filter((score) => score.id === koota)
            .map((score) => kootaShape(words, pair, score, id, poruthamName(options.language, id))),
        ),
        flags: dashakootFlags(pair),
      };
    });
  },
});

export const handler = serve(dashakoot);
