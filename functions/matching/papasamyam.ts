import * as z from 'zod/mini';
import { chartOfBirth } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { about, flag, num } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { papaBalance, papaPoints } from '../../layers/jyotish/dosha/papasamyam.ts';

const points = z.strictObject({ points: about(num.check(z.gte(0)), 'Malefic points of the chart, 0 or more') });

export const papasamyam = endpoint({
  path: '/v1/matching/papasamyam',
  summary: 'Balance of the malefic points of both charts',
  description:
    'Weighs what the malefics give in the houses of marriage in one chart against the other, as dosha/papasamyam counts each. The balance is acceptable when the groom has at least as many points as the bride, and at most a quarter of his own more.',
  sources: ['South Indian practice (papasamyam)'],
  credits: 1,
  input: pairInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    groom: about(points, 'The groom'),
    bride: about(points, 'The bride'),
    difference: about(num, 'Points of the groom minus those of the bride'),
    acceptable: about(flag, 'The groom has at least as many points, and at most a quarter of his own more'),
  }),
  example: EXAMPLE_PAIR,
  compute: ({ groom, bride, skyAt }) => {
    const [g, b] = [groom, bride].map((birth) => papaPoints(chartOfBirth(birth, skyAt)).points.total);
    const [his, hers] = [g ?? 0, b ?? 0];
    return {
      groom: { points: his },
      bride: { points: hers },
      difference: his - hers,
      acceptable: papaBalance(his, hers),
    };
  },
});

export const handler = serve(papasamyam);
