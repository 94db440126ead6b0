import * as z from 'zod/mini';
import { chartOfBirth } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { pairInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/matching.ts';
import { flag, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { papaBalance, papaPoints } from '../../layers/jyotish/dosha/papasamyam.ts';

const points = z.strictObject({ points: num });

export const papasamyam = endpoint({
  path: '/v1/matching/papasamyam',
  summary: 'Balance of the malefic points of both charts',
  credits: 1,
  input: pairInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    groom: points,
    bride: points,
    difference: num.check(z.describe('groom minus bride')),
    acceptable: flag.check(z.describe('groom has at least as many points, and at most a quarter of his own more')),
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
