import * as z from 'zod/mini';
import { overThePair } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { matchInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/matching.ts';
import { int, num, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { poruthamName } from '../../lib/i18n/matching.ts';
import { kootaTotal } from '../../layers/jyotish/matching/ashtakoot.ts';
import {
  essentialsFailed,
  PORUTHAM_TRADITIONS,
  PORUTHAMS,
  poruthamsOf,
  poruthamVerdict,
} from '../../layers/jyotish/matching/porutham.ts';

export const porutham = endpoint({
  path: '/v1/matching/porutham',
  summary: 'Tamil or Kerala poruthams with grades',
  credits: 2,
  input: matchInput({
    tradition: z._default(z.enum(PORUTHAM_TRADITIONS), 'tamil'),
    count: z._default(z.literal([10, 12]).check(z.describe('12 adds nadi and varna')), 10),
    rajju: z._default(
      z.enum(['strict', 'soft']).check(z.describe('soft: opposite directions of one group are middling')),
      'strict',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'tradition', 'count', 'rajju'],
  output: z.strictObject({
    tradition: z.enum(PORUTHAM_TRADITIONS),
    poruthams: z.array(
      z.strictObject({ id: z.enum(PORUTHAMS), name: text, grade: z.enum(['good', 'madhyama', 'bad']), points: num }),
    ),
    total: num,
    max: int,
    essential_failed: z.array(z.enum(PORUTHAMS)),
    verdict: z.enum(['uttama', 'madhyama', 'adhama']),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, options } = call;
    return overThePair(call, (pair) => {
      const scores = poruthamsOf(pair, input.count, input.rajju);
      const total = kootaTotal(scores);
      const failed = essentialsFailed(scores, input.tradition);
      return {
        tradition: input.tradition,
        poruthams: scores.map((score) => ({ ...score, name: poruthamName(options.language, score.id) })),
        total,
        max: input.count,
        essential_failed: [...failed],
        verdict: poruthamVerdict(total, input.count, failed),
      };
    });
  },
});

export const handler = serve(porutham);
